import { expect, test } from "vitest";
import type { ItemStatus, Order, OrderItem } from "../../contract/orders/orders.ts";
import { axisOf, barOf, progressByVendor } from "./vendor-progress.ts";

const day = (date: number) => `2026-11-${String(date).padStart(2, "0")}T12:00:00.000Z`;

let ids = 0;
function item(vendor: string, qty: number, steps: [ItemStatus, number, string?][]): OrderItem {
  const history = steps.map(([to, date, tracking = ""], index) => ({
    kind: "status" as const,
    from: steps[index - 1]?.[0] ?? null,
    to,
    by: "Support",
    note: "",
    carrier: tracking && "UPS",
    tracking,
    at: day(date),
  }));
  return {
    id: `i${++ids}`,
    qty,
    status: steps.at(-1)![0],
    history,
    vendor: { id: vendor, name: vendor },
    delivery: { earliest: day(5), latest: day(11), parts: [] },
  } as unknown as OrderItem;
}

const orderOf = (items: OrderItem[]): Pick<Order, "items" | "vendor_orders"> => ({
  items,
  vendor_orders: [...new Set(items.map(({ vendor }) => vendor.id))].map((vendor_id, index) => ({
    vendor_id,
    vendor: vendor_id,
    number: `1-${index + 1}`,
    items: 1,
    pickup_code: null,
    can_hand_over: false,
  })),
});

test("a part that ships in two parcels is on its way until the last one has arrived", () => {
  const first = item("tiler", 8, [
    ["Waiting for approval", 1],
    ["Shipped", 3, "1Z1"],
    ["Delivered", 6],
  ]);
  const second = item("tiler", 4, [
    ["Waiting for approval", 1],
    ["Shipped", 7, "1Z2"],
  ]);
  const [part] = progressByVendor(orderOf([first, second]));
  expect(part).toMatchObject({
    state: "on_the_way",
    units: { all: 12, left: 12, arrived: 8 },
    left_at: day(3),
    arrived_at: null,
    promised: { earliest: day(5), latest: day(11) },
    parcels: [{ tracking: "1Z1" }, { tracking: "1Z2" }],
  });
  const now = new Date(day(8));
  const axis = axisOf(day(1), [part!], now);
  const bar = barOf(part!, axis, now);
  expect(bar.prepared).toBeCloseTo(0.2);
  expect(bar.travelled).toBeCloseTo(0.7);
  expect(bar.promised).toEqual({ from: expect.closeTo(0.4), to: 1 });
});

test("each vendor has a state of its own, and what was taken out of the order has none", () => {
  const parts = progressByVendor(
    orderOf([
      item("a", 1, [["Waiting for approval", 1]]),
      item("b", 1, [
        ["Waiting for approval", 1],
        ["Vendor Approved", 2],
      ]),
      item("c", 1, [
        ["Waiting for approval", 1],
        ["Shipped", 2],
        ["Delivered", 4],
        ["Return Request", 5],
      ]),
      item("d", 1, [
        ["Waiting for approval", 1],
        ["Decline", 2],
      ]),
    ]),
  );
  expect(parts.map(({ state }) => state)).toEqual(["waiting", "preparing", "delivered", "taken_out"]);
  expect(parts[2]).toMatchObject({ arrived_at: day(4), promised: null });
  const now = new Date(day(4));
  const bars = parts.map((part) => barOf(part, axisOf(day(1), parts, now), now));
  expect(bars[3]).toEqual({ prepared: 0, travelled: 0, promised: null });
  for (const { prepared, travelled } of bars) expect(travelled).toBeGreaterThanOrEqual(prepared);
});
