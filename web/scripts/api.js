// Makes src/api/messages.ts from the JSON Schema that the server prints. With --check it only says whether the file is up to date.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const web = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(web, "src/api/messages.ts");

/** The Python that can import oxrow: named by OXROW_PYTHON, else the project's own environment, else the one on the path. */
function python() {
  const own = [join(web, "../.venv/bin/python"), join(web, "../.venv/Scripts/python.exe")];
  return process.env.OXROW_PYTHON ?? own.find((path) => existsSync(path)) ?? "python3";
}

function schema() {
  const env = { ...process.env, PYTHONPATH: join(web, "../src"), PYTHONIOENCODING: "utf-8" };
  return JSON.parse(execFileSync(python(), ["-m", "oxrow.server.schema"], { env, encoding: "utf8" }));
}

/** Titles would give every field a type of its own. */
function withoutTitles(part) {
  if (Array.isArray(part)) return part.map(withoutTitles);
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => key !== "title" || typeof value !== "string")
      .map(([key, value]) => [key, withoutTitles(value)]),
  );
}

async function typescript() {
  const { $defs } = schema();
  return compile({ $defs: withoutTitles($defs), additionalProperties: false }, "Everything", {
    bannerComment: "/* Made by `npm run api` from src/oxrow/server/messages.py. Not to be edited. */",
    unreachableDefinitions: true,
    // Lengths and ranges are checked by the server; tuples of every length only make the types unreadable.
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
  });
}

/** What the tool says about itself is of no use to a reader. */
const NOISE =
  / \*\n( \* This interface was referenced by.*\n \* via the `definition`.*\n)|( \* This interface was referenced by.*\n \* via the `definition`.*\n)/g;
const text = (await typescript())
  .replace(NOISE, "")
  .replace(/\/\*\*\n \*\/\n/g, "")
  .replace(/export interface Everything \{\}\n/, "");
if (process.argv.includes("--check")) {
  const folder = mkdtempSync(join(tmpdir(), "oxrow-api-"));
  writeFileSync(join(folder, "messages.ts"), text);
  const same = existsSync(target) && readFileSync(target, "utf8") === text;
  if (same) rmSync(folder, { recursive: true });
  else {
    console.error(
      `web/src/api/messages.ts is not what the server says: run \`npm run api\` in web/ (new text: ${folder}).`,
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, text);
}
