import { readLocal, writeLocal } from "../../client/session/local-store.ts";

const remembered = 24;

/** Moves a product to the front of this browser's recently viewed ones. */
export function rememberViewed(hash: string): void {
  const before = readLocal("recently_viewed") ?? [];
  if (before[0] === hash) return;
  writeLocal("recently_viewed", [hash, ...before.filter((one) => one !== hash)].slice(0, remembered));
}
