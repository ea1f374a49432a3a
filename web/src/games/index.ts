/** The renderers, each loaded when its table opens. A game without one is played on the generic table. */

import type { Renderer } from "./contract";

type Load = () => Promise<{ default: Renderer }>;

const own = import.meta.glob<{ default: Renderer }>("./*/index.ts");

function loaderOf(game: string): Load | undefined {
  return own[`./${game}/index.ts`];
}

/** Whether a game has pictures of its own. */
export function hasRenderer(game: string): boolean {
  return loaderOf(game) !== undefined;
}

export async function rendererOf(game: string, generic = false): Promise<Renderer> {
  const load = (generic ? undefined : loaderOf(game)) ?? (() => import("./generic/index"));
  return (await load()).default;
}
