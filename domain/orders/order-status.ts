import type { ItemStatus } from "../../contract/orders/orders.ts";

/** Who moves an item: the types of account. */
export type ItemRole = "User" | "Vendor" | "Contractor" | "Admin";

/** All statuses in order, spelled as stored. */
export const statusOrder = [
  "Waiting for approval",
  "Vendor Approved",
  "Decline",
  "In Progress",
  "Ready to Pick Up",
  "Accept to Pick Up",
  "Picked Up",
  "Shipping",
  "Shipped",
  "Out For Delivery",
  "Cancle",
  "Return Request",
  "Returned",
  "Delivered",
] as const satisfies readonly ItemStatus[];

/** What users see instead of the stored spelling. */
export const statusLabels: Readonly<Record<ItemStatus, string>> = {
  "Waiting for approval": "Pending Approval",
  "Vendor Approved": "Approved",
  Decline: "Not Approved",
  "In Progress": "In Progress",
  "Ready to Pick Up": "Ready for Pick Up",
  "Accept to Pick Up": "Accept to Pick Up",
  "Picked Up": "Picked Up",
  Shipping: "Shipping",
  Shipped: "Shipped",
  "Out For Delivery": "Out For Delivery",
  Cancle: "Cancelled",
  "Return Request": "Return Request",
  Returned: "Returned",
  Delivered: "Delivered",
};

const supply: readonly ItemRole[] = ["Vendor", "Contractor", "Admin"];
const admin: readonly ItemRole[] = ["Admin"];
const buyer: readonly ItemRole[] = ["User", "Admin"];

type Moves = Partial<Record<ItemStatus, readonly ItemRole[]>>;

/** Before the carrier has the products: suppliers prepare and may correct their own status, Admin may do a handover. */
const preparing: Moves = {
  "Vendor Approved": supply,
  "In Progress": supply,
  "Ready to Pick Up": supply,
  Decline: supply,
  "Accept to Pick Up": admin,
  "Picked Up": admin,
  Shipping: admin,
  Shipped: admin,
  "Out For Delivery": admin,
  Delivered: admin,
  Cancle: buyer,
};

/** In transit: a missed delivery goes back to Shipping or Shipped, never to the warehouse. */
const travelling: Moves = {
  Shipping: admin,
  Shipped: admin,
  "Out For Delivery": admin,
  Delivered: admin,
  Cancle: admin,
};

/**
 * The only place that defines which status can follow which, and who may set it. Nothing leads back to `Waiting for
 * approval`; `Decline`, `Cancle` and `Returned` have refunded the money and are final.
 */
const transitions: Readonly<Record<ItemStatus, Moves>> = {
  "Waiting for approval": preparing,
  "Vendor Approved": preparing,
  "In Progress": preparing,
  "Ready to Pick Up": preparing,
  "Accept to Pick Up": { ...travelling, "Picked Up": admin, Cancle: buyer },
  "Picked Up": travelling,
  Shipping: travelling,
  Shipped: travelling,
  "Out For Delivery": travelling,
  Delivered: { "Return Request": buyer },
  // a return that is refused leaves the products with the customer
  "Return Request": { Returned: admin, Delivered: admin },
  Decline: {},
  Cancle: {},
  Returned: {},
};

/** Whether `role` may move an item from one status to another; `canCancel` and `canReturn` check deadlines. */
export const mayMove = (role: ItemRole, from: ItemStatus, to: ItemStatus): boolean =>
  from !== to && (transitions[from][to]?.includes(role) ?? false);

/** The statuses `role` may choose next, in the statuses' order. */
export const nextStatuses = (role: ItemRole, from: ItemStatus): ItemStatus[] =>
  statusOrder.filter((to) => mayMove(role, from, to));

const settled: readonly ItemStatus[] = ["Delivered", "Returned", "Decline", "Cancle"];

/** Statuses by what they say about a whole order: the earliest that is still open, then delivered before what was undone. */
export const leadingOrder: readonly ItemStatus[] = [
  ...statusOrder.filter((status) => !settled.includes(status)),
  ...settled,
];

/** The status that says where an order stands. */
export const leadingStatus = (statuses: readonly ItemStatus[]): ItemStatus | undefined =>
  leadingOrder.find((status) => statuses.includes(status));

/** Where a whole order stands: not paid, or the status that leads its items. */
export type OrderStanding = ItemStatus | "pending_payment" | "payment_failed";

/** The same in words, as the order's badge has them. */
export const standingLabel = (standing: OrderStanding): string =>
  standing === "pending_payment"
    ? "Waiting for payment"
    : standing === "payment_failed"
      ? "Payment declined"
      : statusLabels[standing];

/** One entry of the status dropdown. */
export interface StatusOption {
  value: ItemStatus;
  text: string;
  disabled: boolean;
}

/** The status dropdown for an item: all statuses, the current one selected, unreachable ones disabled. */
export const statusOptions = (role: ItemRole, current: ItemStatus): StatusOption[] =>
  statusOrder.map((value) => ({
    value,
    text: statusLabels[value],
    disabled: value !== current && !mayMove(role, current, value),
  }));

/** Statuses that return stock and money. */
export const givesMoneyBack = (status: ItemStatus): boolean =>
  status === "Decline" || status === "Cancle" || status === "Returned";

const minuteMs = 60_000;
/** Specification: cancel or change the address within 60 minutes. */
export const cancelWithinMinutes = 60;

/** The deadline for the customer to cancel an order placed at `placedAt`, or change its address. */
export const changeableUntil = (placedAt: Date): Date =>
  new Date(placedAt.getTime() + cancelWithinMinutes * minuteMs);

/**
 * Whether the customer may still cancel an item of an order placed at `placedAt`. One that is delayed may be canceled
 * until it is picked up, as the FTC's rule on mail orders asks.
 */
export const canCancel = (status: ItemStatus, placedAt: Date, now: Date, isDelayed = false): boolean =>
  mayMove("User", status, "Cancle") && (isDelayed || now <= changeableUntil(placedAt));

/** Before a vendor has an item ready: its date can still slip. */
export const beforeReady: readonly ItemStatus[] = ["Waiting for approval", "Vendor Approved", "In Progress"];
/** At the vendor, ready to be picked up. */
export const waitsForPickup: readonly ItemStatus[] = ["Ready to Pick Up", "Accept to Pick Up"];

/**
 * Whether the customer may still change the address of an order with items in these statuses. An order has one address:
 * once one item is on its way, the others follow. Canceled items do not count.
 */
export function canChangeAddress(statuses: readonly ItemStatus[], placedAt: Date, now: Date): boolean {
  const toSend = statuses.filter((status) => !givesMoneyBack(status));
  return toSend.length > 0 && toSend.every((status) => canCancel(status, placedAt, now));
}
