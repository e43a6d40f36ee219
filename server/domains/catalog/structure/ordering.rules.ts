/**
 * The ids with one of them before another, or at the end.
 * @param before null for the end; one that is not in the list counts as the end
 */
export function movedBefore(ids: readonly number[], id: number, before: number | null): number[] {
  const others = ids.filter((one) => one !== id);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

/** A name as a part of an address that nobody has yet: "Tile & Stone" becomes "tile-stone", or "tile-stone-2". */
export function slugFor(name: string, taken: ReadonlySet<string>, otherwise: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 72)
    .replace(/-+$/, "");
  const base = plain || otherwise;
  const isFree = (slug: string) => slug !== "all" && !/^\d+$/.test(slug) && !taken.has(slug);
  if (isFree(base)) return base;
  for (let count = 2; ; count += 1) if (isFree(`${base}-${count}`)) return `${base}-${count}`;
}
