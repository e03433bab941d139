import type { Catalogue, Created, Matches, NewMatch, Problem } from "./messages";

/** A request that the server refused, or that did not reach it. */
export class RequestError extends Error {
  constructor(
    /** The server's stable code, or `offline`. */
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { headers: { "content-type": "application/json" }, ...init });
  } catch (error) {
    throw new RequestError("offline", String(error));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new RequestError(problem.code ?? `http-${String(response.status)}`, problem.detail ?? response.statusText);
  }
  return (await response.json()) as T;
}

export const catalogue = (): Promise<Catalogue> => ask("/api/catalogue");
export const matches = (): Promise<Matches> => ask("/api/matches");
export const create = (match: NewMatch): Promise<Created> =>
  ask("/api/matches", { method: "POST", body: JSON.stringify(match) });
export const recordOf = (id: string): string => `/api/matches/${encodeURIComponent(id)}/record`;
