/** Where the reader is. Plain links work: a click on one of our own addresses changes the page here. */

import { address, parse, type Route } from "./routes";

class Router {
  route = $state.raw<Route>({ page: "home" });

  /** Follow the address bar and the links of the page. */
  start(): void {
    this.route = parse(new URL(location.href));
    addEventListener("popstate", () => (this.route = parse(new URL(location.href))));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Show a page; it becomes a step of the browser's history. */
  go(to: Route | string): void {
    this.#show(to, false);
    scrollTo(0, 0);
  }

  /** Show a page in place of the present one. */
  replace(to: Route | string): void {
    this.#show(to, true);
  }

  #show(to: Route | string, replace: boolean): void {
    const url = new URL(typeof to === "string" ? to : address(to), location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.route = parse(url);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
