import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { freightWords } from "../../../../domain/orders/freight-class.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import type { ListRow } from "./list.store.ts";

/** Options as they go over the wire: names that people write are values there, never keys. */
export const optionList = (options: Record<string, string>): { name: string; value: string }[] =>
  Object.entries(options).map(([name, value]) => ({ name, value }));

/** A row of the vendor's list. */
export const listedView = (row: ListRow): ListedVariant => ({
  sku: row.sku,
  version: row.version,
  hash: row.hash,
  name: row.name,
  image: pictureOf(row, row.name),
  vendor_sku: row.vendor_sku,
  category: { id: row.category_id, name: row.category_name },
  options: optionList(row.options),
  price: toDollars(row.wholesale_cents),
  list_price: toDollars(row.list_cents),
  stock: row.stock,
  lots: row.lots.map(({ lot, qty, received_on }) => ({ lot, stock: qty, received_on })),
  takes_lots: row.takes_lots || row.lots.length > 0,
  lead_time_days: row.lead_time_days,
  freight_class: row.freight_class,
  unit: row.unit,
  status: row.status,
  review: row.review,
  updated_at: row.updated_at.toISOString(),
});

export const exportHeader = [
  "SKU",
  "Marketplace SKU",
  "Product name",
  "Category",
  "Options",
  "Wholesale price",
  "List price",
  "Stock",
  "Lead time (days)",
  "Freight class",
  "Unit",
  "Status",
] as const;

const statusWords: Record<ListRow["status"], string> = {
  published: "Published",
  draft: "Draft",
  archived: "Archived",
  withdrawn: "Withdrawn",
};

/** The cells of a row under `exportHeader`; what is a number stays one. */
export const exportCells = (row: ListRow): (string | number)[] => [
  row.vendor_sku,
  row.sku,
  row.name,
  row.category_name,
  optionList(row.options)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(", "),
  toDollars(row.wholesale_cents),
  toDollars(row.list_cents),
  row.stock,
  row.lead_time_days,
  freightWords(row.freight_class),
  row.unit,
  statusWords[row.status],
];
