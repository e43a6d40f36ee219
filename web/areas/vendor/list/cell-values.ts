import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { formatCount } from "../../../ui/format.ts";

/** What can be changed in the table itself. */
export const editable = ["price", "stock", "lead_time_days"] as const;
export type EditableField = (typeof editable)[number];

export const fieldWords: Record<EditableField, string> = {
  price: "price",
  stock: "stock",
  lead_time_days: "lead time",
};

type Read = { ok: true; value: number } | { ok: false; message: string };

/** Reads what was typed into a cell: a price with at most two decimals, a whole stock, whole days. */
export function readCell(field: EditableField, text: string): Read {
  const plain = text
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  if (field === "price") {
    if (!/^\d+(\.\d{1,2})?$/.test(plain)) return refuse("Enter a price such as 12.50.");
    return Number(plain) > 0 && Number(plain) <= 10_000_000
      ? { ok: true, value: Number(plain) }
      : refuse("Enter a price from $0.01 to $10,000,000.");
  }
  const most = field === "stock" ? 10_000_000 : 730;
  if (!/^\d+$/.test(plain) || Number(plain) > most) {
    return refuse(
      field === "stock"
        ? "Enter a whole number up to 10,000,000."
        : "Enter a whole number of days, 0 to 730.",
    );
  }
  return { ok: true, value: Number(plain) };
}

const refuse = (message: string): Read => ({ ok: false, message });

/** A value as it is typed. */
export const cellText = (row: ListedVariant, field: EditableField): string =>
  field === "price" ? row.price.toFixed(2) : String(row[field]);

/** A value as it is shown. */
export function shownValue(row: ListedVariant, field: EditableField): string {
  if (field === "price") return formatUnitUsd(row.price, row.unit);
  return field === "stock" ? formatCount(row.stock) : `${row.lead_time_days} d`;
}
