import { createHash } from "node:crypto";
import type { UsedProduct } from "./rooms-showing.store.ts";

/** A template, and the SKUs in it that were asked about, one of each product. */
export interface Showing {
  template_id: string;
  skus: string[];
}

/**
 * The templates with products of these categories, by their slugs or their top categories', those with most of them
 * first. The SKUs are in the order of the categories.
 */
export function showingCategories(used: readonly UsedProduct[], slugs: readonly string[]): Showing[] {
  const placeOf = ({ category, top }: UsedProduct) => {
    const place = slugs.indexOf(category);
    return place >= 0 ? place : slugs.indexOf(top);
  };
  const found = used.filter((row) => placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return ranked(found, slugs.join());
}

/**
 * The templates that use a product, then those that use others of its category, then of its top category. Only the
 * first ones name its SKU.
 */
export function showingProduct(
  used: readonly UsedProduct[],
  hash: string,
  { category, top }: { category: string; top: string },
): Showing[] {
  const own = used.filter((row) => row.hash === hash);
  const like = [category, top].flatMap((slug) => showingCategories(used, [slug]));
  const seen = new Set<string>();
  return [...ranked(own, hash), ...like.map(({ template_id }) => ({ template_id, skus: [] }))].filter(
    ({ template_id }) => !seen.has(template_id) && seen.add(template_id),
  );
}

/** Equals come in an order of their own for each subject, so that not all pages show the same room. */
function ranked(used: readonly UsedProduct[], subject: string): Showing[] {
  return [...Map.groupBy(used, ({ template_id }) => template_id)]
    .map(([template_id, rows]) => ({ template_id, skus: oneOfEach(rows) }))
    .map((showing) => ({ showing, place: mixed(`${subject} ${showing.template_id}`) }))
    .sort((a, b) => b.showing.skus.length - a.showing.skus.length || a.place.localeCompare(b.place))
    .map(({ showing }) => showing);
}

const oneOfEach = (rows: readonly UsedProduct[]): string[] =>
  [...Map.groupBy(rows, ({ hash }) => hash).values()].map(([first]) => first!.sku);

const mixed = (text: string): string => createHash("sha1").update(text).digest("hex");
