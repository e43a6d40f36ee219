import { isDeepStrictEqual } from "node:util";
import type { ImportedProduct } from "../products/index.ts";
import { productDiffers, type Standing } from "./compare.rules.ts";
import type { KnownOffer } from "./import.store.ts";
import type { ImportRow } from "./row.rules.ts";

/** The rows of one product. */
export interface ProductGroup {
  /** Of the product that already has its SKUs. */
  id: number | undefined;
  ref: string;
  rows: { row: ImportRow; standing: Standing; known?: KnownOffer | undefined }[];
}

interface Accepted {
  row: ImportRow;
  standing: Standing;
  known: KnownOffer | undefined;
}

/**
 * Groups rows by product: known SKUs stay in their product, new ones join the product of their reference. A new row
 * that only shares its name with others, and its options with one of them, is a separate product.
 */
export function groupRows(accepted: readonly Accepted[]): ProductGroup[] {
  const idOfRef = new Map<string, number>();
  for (const { row, known } of accepted) {
    if (known && !idOfRef.has(row.product_ref)) idOfRef.set(row.product_ref, known.product_id);
  }
  const groups = new Map<string, ProductGroup>();
  const knownOf = new Map<ProductGroup, KnownOffer>();
  for (const { row, known, standing } of accepted) {
    let id = known?.product_id ?? idOfRef.get(row.product_ref);
    let key = id === undefined ? row.product_ref : `#${id}`;
    if (!known && row.is_named && hasSameOptions(groups.get(key), row)) {
      id = undefined;
      key = `${row.product_ref}/${row.sku}`;
    }
    const group = groups.get(key) ?? { id, ref: key, rows: [] };
    group.rows.push({ row, standing, known });
    groups.set(key, group);
    if (known) knownOf.set(group, known);
  }
  for (const [group, known] of knownOf) markProductChange(group, known);
  return [...groups.values()];
}

const hasSameOptions = (group: ProductGroup | undefined, { options }: ImportRow): boolean =>
  group?.rows.some(({ row }) => isDeepStrictEqual(row.options, options)) ?? false;

/** A change of the product alone is reported at its first row. */
function markProductChange(group: ProductGroup, known: KnownOffer): void {
  if (group.rows.some(({ standing }) => standing !== "unchanged")) return;
  if (productDiffers(draftOf(group), brandOf(group), known)) group.rows[0]!.standing = "changed";
}

/** The brand in a product's rows. */
export const brandOf = ({ rows }: ProductGroup): string | undefined =>
  rows.find(({ row }) => row.brand)?.row.brand;

/** Groups in batches of about this many rows. */
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

/** What the rows of a group say about their product together: the last value wins, attributes are collected. */
export function draftOf({
  id,
  ref,
  rows,
}: ProductGroup): Omit<ImportedProduct, "hash" | "brand_id" | "surface"> {
  const last = <Field extends keyof ImportRow>(field: Field) =>
    rows.findLast(({ row }) => row[field] !== undefined)?.row[field];
  return {
    id,
    ref,
    name: last("name") ?? ref,
    category_id: last("category_id"),
    description: rows.find(saysProductDescription(id))?.row.description,
    warranty: last("warranty"),
    unit: last("unit") ?? (id === undefined && last("box_sqft") !== undefined ? "Box" : undefined),
    minimum_unit: last("minimum_unit"),
    attributes: collected(rows.map(({ row }) => row.attributes)),
  };
}

/** The first variant with a description describes the product; later lists change it if they change that variant's. */
const saysProductDescription =
  (id: number | undefined) =>
  ({ row, known }: ProductGroup["rows"][number]): boolean =>
    row.description !== undefined &&
    (id === undefined || (known !== undefined && ["", known.own_description].includes(known.description)));

/** One value if all agree, a list if a product comes in several. */
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

const surfaces: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
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
  }),
);

/** Where products of a category can be applied. */
export const surfacesOf = (slugPath: readonly string[]): string[] =>
  slugPath.map((slug) => surfaces.get(slug)).find((found) => found !== undefined) ?? [];
