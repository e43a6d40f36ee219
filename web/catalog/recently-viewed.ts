import { readLocal, writeLocal } from "../session/local-store.ts";

const remembered = 24;

/** Puts a product first among those that this browser looked at last. */
export function rememberViewed(hash: string): void {
  const before = readLocal("recently_viewed") ?? [];
  if (before[0] === hash) return;
  writeLocal("recently_viewed", [hash, ...before.filter((one) => one !== hash)].slice(0, remembered));
}
