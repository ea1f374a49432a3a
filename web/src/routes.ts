/** The addresses of the client. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; token: string | null; move: number | null; generic: boolean }
  | { page: "join"; table: string; invite: string }
  | { page: "rules"; game: string }
  | { page: "results"; game: string | null }
  | { page: "about" }
  | { page: "unknown" };

/** What an address shows. */
export function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  const [first, second, third, fourth] = parts;
  if (parts.some((part) => part === null)) return { page: "unknown" };
  if (first === undefined || first === null) return { page: "home" };
  switch (`${first}/${parts.length}`) {
    case "new/2":
      return { page: "new", game: second ?? "" };
    case "t/2":
    case "t/3":
      return {
        page: "table",
        table: second ?? "",
        token: third ?? null,
        move: moveOf(url.searchParams.get("move")),
        generic: url.searchParams.has("generic"),
      };
    case "t/4":
      if (third !== "join") return { page: "unknown" };
      return { page: "join", table: second ?? "", invite: fourth ?? "" };
    case "rules/2":
      return { page: "rules", game: second ?? "" };
    case "results/1":
    case "results/2":
      return { page: "results", game: second ?? null };
    case "about/1":
      return { page: "about" };
    default:
      return { page: "unknown" };
  }
}

/** The address of a page. */
export function address(route: Route): string {
  const path = (...parts: string[]): string => "/" + parts.map(encodeURIComponent).join("/");
  switch (route.page) {
    case "new":
      return path("new", route.game);
    case "table": {
      const place = route.token === null ? [route.table] : [route.table, route.token];
      const query = [
        ...(route.move === null ? [] : [`move=${route.move}`]),
        ...(route.generic ? ["generic"] : []),
      ];
      return path("t", ...place) + (query.length > 0 ? `?${query.join("&")}` : "");
    }
    case "join":
      return path("t", route.table, "join", route.invite);
    case "rules":
      return path("rules", route.game);
    case "results":
      return route.game === null ? "/results" : path("results", route.game);
    case "about":
      return "/about";
    case "home":
    case "unknown":
      return "/";
  }
}

/** The address of a table, a seat at it, and a moment of it. */
export function tableAddress(table: string, token: string | null, move: number | null = null): string {
  return address({ page: "table", table, token, move, generic: false });
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function moveOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
