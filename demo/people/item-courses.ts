import type { ItemStatus } from "../../contract/orders/orders.ts";
import table from "../data/projects/item-notes.json" with { type: "json" };
import type { Random } from "../random.ts";

/** One step of an order item's life. */
export interface Step {
  from: ItemStatus | null;
  to: ItemStatus;
  role: "User" | "Vendor" | "Admin";
  at: Date;
  note: string;
  tracking: string;
}

const supply: readonly ItemStatus[] = ["Vendor Approved", "In Progress", "Ready to Pick Up"];
const carrier: readonly ItemStatus[] = [
  "Accept to Pick Up",
  "Picked Up",
  "Shipping",
  "Shipped",
  "Out For Delivery",
  "Delivered",
];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Usual hours before each status is reached from the one before. */
const hoursTo: Partial<Record<ItemStatus, readonly [number, number]>> = {
  "Vendor Approved": [2, 20],
  "In Progress": [4, 30],
  "Ready to Pick Up": [20, 80],
  "Accept to Pick Up": [3, 18],
  "Picked Up": [4, 26],
  Shipping: [2, 10],
  Shipped: [6, 30],
  "Out For Delivery": [30, 110],
  Delivered: [3, 9],
  "Return Request": [30, 240],
  Returned: [60, 200],
  Decline: [3, 40],
};

const notes: Partial<Record<ItemStatus, readonly string[]>> = table;

/** The statuses that an item passes on its way, the first being the order itself. */
export function pathTo(target: ItemStatus): ItemStatus[] {
  const start: ItemStatus[] = ["Waiting for approval"];
  if (target === "Waiting for approval") return start;
  if (target === "Decline" || target === "Cancle") return [...start, target];
  const whole = [...start, ...supply, ...carrier, "Return Request", "Returned"] as const;
  return whole.slice(0, whole.indexOf(target) + 1) as ItemStatus[];
}

function roleFor(status: ItemStatus): Step["role"] {
  if (status === "Waiting for approval" || status === "Cancle" || status === "Return Request") return "User";
  return supply.includes(status) || status === "Decline" ? "Vendor" : "Admin";
}

/**
 * The dated course of an item from the order to `target`, all of it between `placed_at` and `now`. A
 * cancellation falls within the first hour, a return request within twelve days of delivery.
 */
export function courseOf(target: ItemStatus, placed_at: Date, now: Date, random: Random): Step[] {
  const path = pathTo(target);
  const waits = path.map((status, at) => {
    if (at === 0) return 0;
    if (status === "Cancle") return random.int(6, 52) * minute;
    const [least, most] = hoursTo[status] ?? [4, 24];
    return random.int(least, most) * hour + random.int(0, 59) * minute;
  });
  const whole = waits.reduce((sum, wait) => sum + wait, 0);
  const room = now.getTime() - placed_at.getTime() - 20 * minute;
  const squeeze = whole > room ? room / whole : 1;
  let at = placed_at.getTime();
  return path.map((to, index) => {
    at += (waits[index] ?? 0) * squeeze;
    return {
      from: path[index - 1] ?? null,
      to,
      role: roleFor(to),
      at: new Date(at),
      note: random.pick(notes[to] ?? [""]),
      tracking: to === "Shipped" ? `FT${random.int(100_000_000, 999_999_999)}` : "",
    };
  });
}

/** Days ago on which orders lie whose items now stand at a status. */
export const placedDaysAgo: Record<ItemStatus, readonly [number, number]> = {
  "Waiting for approval": [0.05, 1.4],
  "Vendor Approved": [0.8, 3],
  "In Progress": [2, 6],
  "Ready to Pick Up": [4, 9],
  "Accept to Pick Up": [5, 10],
  "Picked Up": [6, 11],
  Shipping: [7, 12],
  Shipped: [8, 15],
  "Out For Delivery": [12, 18],
  Delivered: [20, 330],
  "Return Request": [22, 29],
  Returned: [60, 240],
  Decline: [4, 80],
  Cancle: [2, 140],
};

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);
