/** The addresses of the client. */

/** A certain deal: its seed, and the options of its table written like `difficulty=hard,sets=2`. */
export interface Deal {
  seed?: string;
  options?: string;
}

/** What of a match is shown: a moment of it, or its present; with its review or without. */
export interface Moment {
  move: number | null;
  review: boolean;
}

export type Route =
  | { page: "home" }
  | ({ page: "new"; game: string } & Deal)
  | ({ page: "table"; table: string; token: string | null; generic: boolean } & Moment)
  | { page: "join"; table: string; invite: string }
  | { page: "rules"; game: string }
  | { page: "study"; game: string }
  | ({ page: "results"; game: string | null } & Deal)
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
      return { page: "new", game: second ?? "", ...dealOf(url.searchParams) };
    case "t/2":
    case "t/3":
      return {
        page: "table",
        table: second ?? "",
        token: third ?? null,
        move: moveOf(url.searchParams.get("move")),
        review: url.searchParams.has("review"),
        generic: url.searchParams.has("generic"),
      };
    case "t/4":
      if (third !== "join") return { page: "unknown" };
      return { page: "join", table: second ?? "", invite: fourth ?? "" };
    case "rules/2":
      return { page: "rules", game: second ?? "" };
    case "study/2":
      return { page: "study", game: second ?? "" };
    case "results/1":
      return { page: "results", game: null };
    case "results/2":
      return { page: "results", game: second ?? null, ...dealOf(url.searchParams) };
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
      return path("new", route.game) + dealQuery(route);
    case "table": {
      const place = route.token === null ? [route.table] : [route.table, route.token];
      const query = [
        ...(route.move === null ? [] : [`move=${route.move}`]),
        ...(route.review ? ["review"] : []),
        ...(route.generic ? ["generic"] : []),
      ];
      return path("t", ...place) + (query.length > 0 ? `?${query.join("&")}` : "");
    }
    case "join":
      return path("t", route.table, "join", route.invite);
    case "rules":
      return path("rules", route.game);
    case "study":
      return path("study", route.game);
    case "results":
      return route.game === null ? "/results" : path("results", route.game) + dealQuery(route);
    case "about":
      return "/about";
    case "home":
    case "unknown":
      return "/";
  }
}

/** The address of a table, a seat at it, and a moment of it. */
export function tableAddress(
  table: string,
  token: string | null,
  move: number | null = null,
): string {
  return address({ page: "table", table, token, move, review: false, generic: false });
}

/** The address of the review of a match, at its beginning. */
export function reviewAddress(table: string): string {
  return address({ page: "table", table, token: null, move: 0, review: true, generic: false });
}

function dealOf(query: URLSearchParams): Deal {
  const deal: Deal = {};
  const seed = query.get("seed");
  const options = query.get("options");
  if (seed) deal.seed = seed;
  if (options) deal.options = options;
  return deal;
}

function dealQuery({ seed, options }: Deal): string {
  const parts: string[] = [];
  if (seed) parts.push(`seed=${encodeURIComponent(seed)}`);
  // These signs mean nothing else in a query, and a link is read by people too.
  if (options) {
    const text = encodeURIComponent(options).replaceAll("%3D", "=").replaceAll("%2C", ",");
    parts.push(`options=${text}`);
  }
  return parts.length > 0 ? `?${parts.join("&")}` : "";
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
