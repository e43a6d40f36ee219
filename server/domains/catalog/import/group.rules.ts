import { productDiffers, type Standing } from "./compare.rules.ts";
import type { KnownOffer, ProductDraft } from "./import.store.ts";
import type { ImportRow } from "./row.rules.ts";

/** The rows of one product. */
export interface ProductGroup {
  /** Of the product that its SKUs stand in already. */
  id: number | undefined;
  ref: string;
  rows: { row: ImportRow; standing: Standing }[];
}

interface Accepted {
  row: ImportRow;
  standing: Standing;
  known: KnownOffer | undefined;
}

/** Rows by product: known SKUs stay in their product, new ones join the product of their reference. */
export function groupRows(accepted: readonly Accepted[]): ProductGroup[] {
  const idOfRef = new Map<string, number>();
  for (const { row, known } of accepted) {
    if (known && !idOfRef.has(row.product_ref)) idOfRef.set(row.product_ref, known.product_id);
  }
  const groups = new Map<string, ProductGroup>();
  const knownOf = new Map<ProductGroup, KnownOffer>();
  for (const { row, known, standing } of accepted) {
    const id = known?.product_id ?? idOfRef.get(row.product_ref);
    const key = id === undefined ? row.product_ref : `#${id}`;
    const group = groups.get(key) ?? { id, ref: id === undefined ? row.product_ref : key, rows: [] };
    group.rows.push({ row, standing });
    groups.set(key, group);
    if (known) knownOf.set(group, known);
  }
  for (const [group, known] of knownOf) markProductChange(group, known);
  return [...groups.values()];
}

/** A change of the product alone is told by its first row. */
function markProductChange(group: ProductGroup, known: KnownOffer): void {
  if (group.rows.some(({ standing }) => standing !== "unchanged")) return;
  if (productDiffers(draftOf(group), brandOf(group), known)) group.rows[0]!.standing = "changed";
}

/** The brand that a product's rows name. */
export const brandOf = ({ rows }: ProductGroup): string | undefined =>
  rows.find(({ row }) => row.brand)?.row.brand;

/** Groups in batches of about so many rows. */
export function* batchesOf(groups: readonly ProductGroup[], rows: number): Generator<ProductGroup[]> {
  let batch: ProductGroup[] = [];
  let count = 0;
  for (const group of groups) {
    batch.push(group);
    count += group.rows.length;
    if (count < rows) continue;
    yield batch;
    batch = [];
    count = 0;
  }
  if (batch.length > 0) yield batch;
}

/** What the rows of a group say of their product together: the last word counts, attributes are collected. */
export function draftOf({
  id,
  ref,
  rows,
}: ProductGroup): Omit<ProductDraft, "hash" | "brand_id" | "surface"> {
  const last = <Field extends keyof ImportRow>(field: Field) =>
    rows.findLast(({ row }) => row[field] !== undefined)?.row[field];
  return {
    id,
    ref,
    name: last("name") ?? ref,
    category_id: last("category_id"),
    description: last("description"),
    warranty: last("warranty"),
    unit: last("unit") ?? (id === undefined && last("box_sqft") !== undefined ? "Box" : undefined),
    minimum_unit: last("minimum_unit"),
    attributes: collected(rows.map(({ row }) => row.attributes)),
  };
}

/** One value where all agree, a list where a product comes in several. */
function collected(all: readonly ImportRow["attributes"][]): Record<string, unknown> {
  const values = new Map<string, Set<unknown>>();
  for (const attributes of all) {
    for (const [key, value] of Object.entries(attributes)) {
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  return Object.fromEntries(
    Array.from(values, ([key, set]) => [key, set.size === 1 ? [...set][0] : [...set]]),
  );
}

const surfaces: Record<string, string[]> = {
  "tile-flooring": ["floor", "wall"],
  "backsplash-tiles": ["wall", "backsplash", "shower"],
  countertop: ["countertop"],
  "hardwood-flooring": ["floor"],
  "laminate-flooring": ["floor"],
  "luxury-flooring": ["floor"],
  "artificial-turf": ["outdoor"],
  hardscaping: ["outdoor"],
  "pool-copings": ["outdoor"],
  "stacked-stone": ["wall", "outdoor"],
};

/** Where goods of a category may be applied. */
export const surfacesOf = (slugPath: readonly string[]): string[] =>
  slugPath.map((slug) => surfaces[slug]).find((found) => found !== undefined) ?? [];
