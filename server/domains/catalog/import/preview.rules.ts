import { unitPrice } from "../../../../domain/money/pricing.ts";
import type { CategoryTree } from "../products/index.ts";
import type { Column, Columns } from "./columns.rules.ts";
import type { Standing } from "./compare.rules.ts";
import type { Facts } from "./facts.rules.ts";
import type { KnownOffer } from "./import.store.ts";
import type { ImportRow } from "./row.rules.ts";
import { basisWords, sqftPerSqm } from "./units.rules.ts";
import { fileScheme } from "./wanted-pictures/picture-name.rules.ts";

/** A row as the shop would show it; money in cents. */
export interface PreviewRow {
  line: number;
  sku: string;
  name: string;
  /** From the top: "Tile Flooring > Porcelain". */
  category: string;
  /** Options and dimensions, such as "12×24 in., Matte". */
  size: string;
  unit: string;
  /** The vendor's price per selling unit. */
  wholesale_cents: number;
  /** The customer's price at the smallest markup. */
  shop_cents: number;
  shop_cents_per_sqft: number | null;
  box_sqft: number | null;
  stock: number;
  picture: "kept" | "fetched" | "file" | "none";
  standing: Standing;
}

export interface UsedColumn {
  title: string;
  /** A field, or an attribute of the catalog. */
  holds: string;
  /** How its values are read, such as "USD per square foot" or "cm". */
  reading: string;
}

const shownRows = 10;

interface Accepted {
  row: ImportRow;
  standing: Standing;
  known: KnownOffer | undefined;
}

/** Ten rows from across the list. */
export function previewRows(
  accepted: readonly Accepted[],
  tree: CategoryTree,
  pricing: { marginBp: number; markupBp: number },
): PreviewRow[] {
  const step = Math.max(1, accepted.length / shownRows);
  const count = Math.min(shownRows, accepted.length);
  return Array.from({ length: count }, (_, at) =>
    previewRow(accepted[Math.floor(at * step)]!, tree, pricing),
  );
}

function previewRow(
  { row, known, standing }: Accepted,
  tree: CategoryTree,
  { marginBp, markupBp }: { marginBp: number; markupBp: number },
): PreviewRow {
  const path = tree.pathOf(row.category_id ?? known?.category_id ?? -1);
  const unit = row.unit ?? known?.unit ?? "Piece";
  const box_sqft = row.box_sqft ?? known?.box_sqft ?? null;
  const shop_cents = unitPrice(row.wholesale_cents, marginBp, markupBp).unit_price_cents;
  const sqft = unit === "Box" ? box_sqft : unit === "Square foot" ? 1 : null;
  return {
    line: row.line,
    sku: row.sku,
    name: row.name,
    standing,
    unit,
    box_sqft,
    shop_cents,
    category: path
      .map(({ name }) => name)
      .toReversed()
      .join(" > "),
    size: sizeText(row),
    wholesale_cents: row.wholesale_cents,
    shop_cents_per_sqft: sqft ? Math.round(shop_cents / sqft) : null,
    stock: row.stock ?? known?.stock ?? 0,
    picture: pictureOf(row.picture_url, known),
  };
}

function pictureOf(url: string | undefined, known: KnownOffer | undefined): PreviewRow["picture"] {
  if (!url || url === known?.picture_url) return known ? "kept" : "none";
  return url.startsWith(fileScheme) ? "file" : "fetched";
}

/** Options, then the sides as width × length × height if no option already says them. */
function sizeText({ options, item_size = {} }: ImportRow): string {
  const sides = [
    ["W", item_size.width_size],
    ["L", item_size.length_size],
    ["H", item_size.height_size],
  ].flatMap(([side, value]) => (value ? [`${side} ${value}`] : []));
  return [...Object.values(options), ...(Object.hasOwn(options, "Size") ? [] : sides)].join(", ");
}

/** The columns in use, in order, with how they are read. */
export function usedColumns({ fields, attributes, options, pictures }: Columns, facts: Facts): UsedColumn[] {
  const used = [...fields, ...attributes].map(([holds, column]) => ({
    at: column.at,
    title: column.title,
    holds,
    reading: readingOf(holds, column, facts),
  }));
  const pairs = options.map(({ nameAt, valueAt }, at) => ({
    at: nameAt,
    title: `columns ${nameAt + 1} and ${valueAt + 1}`,
    holds: `option ${at + 1}`,
    reading: "",
  }));
  const further = pictures.map(({ title, at }) => ({ at, title, holds: "one more picture", reading: "" }));
  return [...used, ...pairs, ...further].sort((a, b) => a.at - b.at).map(({ at: _, ...column }) => column);
}

const areaMarks = new Map([
  [9, "sq yd"],
  [sqftPerSqm, "m²"],
]);

function readingOf(holds: string, column: Column, facts: Facts): string {
  if (holds === "wholesale" || holds === "list") {
    const { currency, basis } = facts[holds];
    return `${currency} per ${basisWords.get(basis ?? "unit")}`;
  }
  if (holds === "weight") return facts.weight;
  if (holds === "box_sqft") return areaMarks.get(facts.content.get("box_sqft") ?? 1) ?? "sq ft";
  for (const [field, unit] of facts.lengths) if (field === holds) return unit;
  return column.length ?? "";
}
