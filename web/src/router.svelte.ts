export type Route =
  { page: "home" } | { page: "new" } | { page: "settings" } | { page: "table"; id: string } | { page: "nowhere" };

/** What an address shows. */
export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, id] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && (first === "new" || first === "settings")) return { page: first };
  if (parts.length === 2 && first === "table" && id) return { page: "table", id: decodeURIComponent(id) };
  return { page: "nowhere" };
}

class Router {
  route = $state<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      this.route = parse(location.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = parse(path);
    scrollTo(0, 0);
  }

  /** Follows a click on a link of our own without loading the page anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
