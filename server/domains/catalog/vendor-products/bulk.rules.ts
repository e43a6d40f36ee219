import type { BulkChange } from "../../../../contract/catalog/vendor-products.ts";
import { fromDollars, roundCents, toDollars } from "../../../../domain/money/money.ts";
import { freightWords } from "../../../../domain/orders/freight-class.ts";
import type { OfferChange } from "../products/index.ts";
import type { ListRow } from "./list.store.ts";

/** What a bulk change does to one variant. `skipped`: it cannot be changed this way. */
export type Planned =
  | { kind: "offer"; set: OfferChange }
  | { kind: "status"; status: "published" | "draft" }
  /** A new product goes to the admins instead. */
  | { kind: "review" }
  | { kind: "unchanged" }
  | { kind: "skipped" };

const mostCents = 1_000_000_000;

type Row = Pick<
  ListRow,
  "wholesale_cents" | "stock" | "lead_time_days" | "freight_class" | "status" | "review" | "was_live"
>;

/**
 * Decides what a bulk change does to a variant. It never puts archived or withdrawn variants on sale.
 * @param isReviewed whether an admin looks at the vendor's new products before they are live
 */
export function plannedChange(row: Row, change: BulkChange, isReviewed = false): Planned {
  switch (change.kind) {
    case "price_percent":
      return priced(row, roundCents((row.wholesale_cents * (100 + change.percent)) / 100));
    case "price_amount":
      return priced(row, row.wholesale_cents + fromDollars(change.amount));
    case "stock":
      if (row.stock === change.stock) return { kind: "unchanged" };
      if (row.status === "withdrawn") return { kind: "skipped" };
      return { kind: "offer", set: { stock: change.stock } };
    case "lead_time":
      return row.lead_time_days === change.lead_time_days
        ? { kind: "unchanged" }
        : { kind: "offer", set: { lead_time_days: change.lead_time_days } };
    case "freight_class":
      return row.freight_class === change.freight_class
        ? { kind: "unchanged" }
        : { kind: "offer", set: { freight_class: change.freight_class } };
    case "status":
      if (row.status === change.status) return { kind: "unchanged" };
      if (row.status === "withdrawn" || row.status === "archived") return { kind: "skipped" };
      if (change.status === "published" && isReviewed && !row.was_live) {
        return { kind: row.review === "pending" ? "unchanged" : "review" };
      }
      return { kind: "status", status: change.status };
  }
}

function priced(row: Row, cents: number): Planned {
  if (cents === row.wholesale_cents) return { kind: "unchanged" };
  if (cents < 1 || cents > mostCents) return { kind: "skipped" };
  return { kind: "offer", set: { wholesale_cents: cents } };
}

const dollarsOf = (cents: number) => `$${toDollars(cents).toFixed(2)}`;
const statusWords: Record<ListRow["status"], string> = {
  published: "Published",
  draft: "Draft",
  archived: "Archived",
  withdrawn: "Withdrawn",
};

/** Before and after of a planned change, in words. */
export function changeInWords(row: Row, planned: Planned): { before: string; after: string } | undefined {
  if (planned.kind === "status")
    return { before: statusWords[row.status], after: statusWords[planned.status] };
  if (planned.kind === "review") return { before: statusWords[row.status], after: "Sent for review" };
  if (planned.kind !== "offer") return undefined;
  const { wholesale_cents, stock, lead_time_days, freight_class } = planned.set;
  if (freight_class !== undefined)
    return { before: freightWords(row.freight_class), after: freightWords(freight_class) };
  if (wholesale_cents !== undefined)
    return { before: dollarsOf(row.wholesale_cents), after: dollarsOf(wholesale_cents) };
  if (stock !== undefined) return { before: `${row.stock} in stock`, after: `${stock} in stock` };
  return { before: `${row.lead_time_days} days`, after: `${lead_time_days} days` };
}
