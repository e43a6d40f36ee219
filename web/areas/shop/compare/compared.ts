import { type LocalValues, readLocal, writeLocal } from "../../../client/session/local-store.ts";

/** A product to compare, with its name and the URL of a small picture for the tray; empty if unknown. */
type Compared = LocalValues["compare"][number];

export const mostCompared = 4;

/** Adds or removes a product; false if there are four already. */
export function toggleCompared(product: Compared): boolean {
  const before = readLocal("compare") ?? [];
  const others = before.filter(({ hash }) => hash !== product.hash);
  if (others.length < before.length) writeLocal("compare", others);
  else if (before.length >= mostCompared) return false;
  else writeLocal("compare", [...before, product]);
  return true;
}

export function forgetCompared(hash?: string): void {
  const before = readLocal("compare") ?? [];
  writeLocal("compare", hash === undefined ? [] : before.filter((one) => one.hash !== hash));
}

/** Address of the picture that the tray shows. */
export const smallPicture = (picture: { url: string } | null): string =>
  picture?.url.replace(/\d+\.webp/, "96.webp") ?? "";

/** The page that compares products, by their hashes. */
export const comparePath = (hashes: readonly string[]): string =>
  hashes.length === 0 ? "/compare" : `/compare?ids=${hashes.join(",")}`;

/** The hashes in a URL, as `ids=a,b` or `ids=a&ids=b`: without duplicates, at most four. */
export function comparedIn(params: URLSearchParams): string[] {
  const named = params.getAll("ids").flatMap((ids) => ids.split(","));
  return [...new Set(named.filter((hash) => /^[\w-]{1,40}$/.test(hash)))].slice(0, mostCompared);
}
