import { returnReasons } from "../../../../contract/orders/return-words.ts";
import type { ReturnCase, ReturnCaseInFull } from "../../../../contract/orders/returns.ts";
import { basisPoints, toDollars } from "../../../../domain/money/money.ts";
import { canDispute, isClaim, nextIn, openCases } from "../../../../domain/orders/return-case.ts";
import type { Viewer } from "../orders/index.ts";
import type { CaseRow } from "./returns.store.ts";

/** A part in a case. A pro who bought in their own showroom is its customer. */
export type Side = "customer" | "vendor" | "pro" | "admin";

const sides = { User: "customer", Vendor: "vendor", Contractor: "pro", Admin: "admin" } as const;

export const sideOf = (viewer: Viewer, row: Pick<CaseRow, "customer_id">): Side =>
  row.customer_id === viewer.id ? "customer" : sides[viewer.type];

export const casePath = (id: string): string => `/account/returns/${id}`;

/** What a side can do with a case now. */
export function mayDo(side: Side, row: CaseRow, now: Date): ReturnCaseInFull["may"] {
  const { kind, status } = row;
  const isReturn = kind === "return";
  const isSeller = side === "vendor" || side === "pro" || side === "admin";
  const isIn = (...states: CaseRow["status"][]) => states.includes(status);
  const answersClaims = side === "vendor" || side === "admin";
  return {
    approve: isReturn && isSeller && isIn("requested"),
    decline: isReturn
      ? isSeller && isIn("requested", "approved", "shipped")
      : answersClaims && isIn("requested"),
    receive: isReturn && answersClaims && isIn("approved", "shipped"),
    settle: isClaim(kind) && side === "vendor" && isIn("requested"),
    decide: side === "admin" && openCases.includes(status),
    escalate:
      side === "customer"
        ? canDispute(status, row.closed_at, now)
        : isClaim(kind) && (side === "vendor" || side === "pro") && isIn("requested"),
    ship: isReturn && side === "customer" && isIn("approved", "shipped"),
    label: isReturn && isSeller && isIn("approved"),
    withdraw: side === "customer" && kind !== "goodwill" && isIn("requested", "approved", "disputed"),
  };
}

const isOverdueNow = ({ overdue_at, status }: CaseRow): boolean =>
  overdue_at !== null && (status === "requested" || status === "shipped" || status === "disputed");

/** A part of what was paid for a line, at most what is left of it. */
export const partOfLine = (row: Pick<CaseRow, "line_total_cents" | "left_cents">, percent: number): number =>
  Math.min(row.left_cents, basisPoints(row.line_total_cents, percent * 100));

/** What a case gave back, or would give back as it was asked for. */
export function moneyOf(row: CaseRow): { refund_cents: number; vendor_cents: number } {
  const { kind, status, left_cents, vendor_left_cents, wanted, wanted_percent } = row;
  if (!openCases.includes(status)) return { refund_cents: row.refund_cents, vendor_cents: row.vendor_cents };
  if (wanted === "replacement") return { refund_cents: 0, vendor_cents: 0 };
  if (kind === "damage" && wanted === "part") {
    const refund_cents = partOfLine(row, wanted_percent ?? 0);
    const share = left_cents > 0 ? refund_cents / left_cents : 0;
    return { refund_cents, vendor_cents: Math.round(vendor_left_cents * share) };
  }
  return { refund_cents: left_cents, vendor_cents: vendor_left_cents };
}

export function caseView(viewer: Viewer, row: CaseRow): ReturnCase {
  const side = sideOf(viewer, row);
  const isOverdue = isOverdueNow(row);
  const next = nextIn(row.status, isOverdue);
  const { refund_cents, vendor_cents } = moneyOf(row);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    order: { id: row.order_id, number: row.order_number },
    item: {
      id: row.order_item_id,
      product_name: row.product_name,
      sku: side === "vendor" ? row.vendor_sku : row.sku,
      image: pictureOf(row),
      unit: row.unit,
      status: row.item_status,
    },
    qty: row.qty,
    customer: row.customer || "Former customer",
    vendor: row.vendor,
    showroom: row.showroom,
    ...(side !== "vendor" && { refund: toDollars(refund_cents) }),
    ...((side === "vendor" || side === "admin") && { vendor_amount: toDollars(vendor_cents) }),
    next,
    is_mine: isMineOf(side, row, next),
    due_at: row.due_at.toISOString(),
    is_overdue: isOverdue,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function isMineOf(side: Side, row: CaseRow, next: ReturnCase["next"]): boolean {
  if (side === "customer") return next === "customer";
  if (side === "admin") return next === "marketplace";
  if (side === "vendor") return row.status === "requested" || row.status === "shipped";
  return row.kind === "return" && row.status === "requested";
}

/** Users see which side acted, not which person. */
const actors = new Map([
  ["User", "Customer"],
  ["Vendor", "Vendor"],
  ["Contractor", "Showroom"],
  ["Admin", "Marketplace"],
  ["System", "Marketplace"],
]);

export const actorName = (role: string): string => actors.get(role) ?? role;

export const reasonWords = (row: Pick<CaseRow, "kind" | "reason">): string =>
  row.kind === "return" && Object.hasOwn(returnReasons, row.reason)
    ? returnReasons[row.reason as keyof typeof returnReasons]
    : row.kind === "damage"
      ? "Arrived damaged"
      : row.kind === "missing"
        ? "Missing from the delivery"
        : row.reason;

const pictureOf = (row: CaseRow): ReturnCase["item"]["image"] =>
  row.media_key === null
    ? null
    : {
        url: `/showroom/media/${row.media_key}/800.webp`,
        width: row.media_width ?? 1,
        height: row.media_height ?? 1,
        alt: row.product_name,
        placeholder: row.media_placeholder ?? "",
      };
