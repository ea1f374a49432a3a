/** Anybody can check that the deal was fixed before the first move. */

const PREFIX = "fathomless commitment 1\n";

/** Null where the page may not compute hashes (a plain http address that is not this machine). */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (typeof crypto === "undefined" || crypto.subtle === undefined) return null;
  const bytes = new TextEncoder().encode(PREFIX + seed);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
