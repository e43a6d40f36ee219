import type { Draft, VariantDraft } from "./draft.ts";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Each field as somebody else left it, unless it was changed here. */
function mergedFields<Thing extends object>(base: Thing, mine: Thing, theirs: Thing): Thing {
  const merged = { ...mine };
  for (const key of Object.keys(theirs) as (keyof Thing)[]) {
    if (isSame(base[key], mine[key])) merged[key] = theirs[key];
  }
  return merged;
}

/**
 * Puts what was changed here and what somebody else, or a sale, changed meanwhile together, field by field; where both
 * changed one, it stays as it is here.
 * @returns the draft, and in words what came from the others
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): { draft: Draft; news: string[] } {
  const byId = (draft: Draft) => new Map(draft.variants.map((variant) => [variant.id, variant]));
  const before = byId(base);
  const there = byId(theirs);
  const here = byId(mine);
  const variants = mine.variants.flatMap((variant): VariantDraft[] => {
    const other = there.get(variant.id);
    if (!other) return before.has(variant.id) ? [] : [variant];
    const merged = mergedFields(before.get(variant.id) ?? variant, variant, other);
    return [{ ...merged, ...(other.version !== undefined && { version: other.version }) }];
  });
  const added = theirs.variants.filter(({ id }) => !before.has(id) && !here.has(id));
  return {
    draft: { ...mergedFields(base, mine, theirs), variants: [...variants, ...added] },
    news: newsOf(base, theirs),
  };
}

function newsOf(base: Draft, theirs: Draft): string[] {
  const news: string[] = [];
  const { variants: _, ...fields } = theirs;
  for (const key of Object.keys(fields) as (keyof typeof fields)[]) {
    if (!isSame(base[key], theirs[key])) news.push(`The ${key.replaceAll("_", " ")} changed.`);
  }
  for (const variant of theirs.variants) {
    const former = base.variants.find(({ id }) => id === variant.id);
    if (!former) news.push(`${variant.vendor_sku} was added.`);
    else if (former.stock !== variant.stock)
      news.push(`${variant.vendor_sku}: stock changed from ${former.stock} to ${variant.stock}.`);
    else if (former.price !== variant.price)
      news.push(`${variant.vendor_sku}: price changed from ${former.price} to ${variant.price}.`);
    else if (!isSame({ ...former, version: 0 }, { ...variant, version: 0 }))
      news.push(`${variant.vendor_sku} changed.`);
  }
  return news;
}
