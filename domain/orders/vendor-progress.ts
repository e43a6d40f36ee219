import type { Order, OrderItem } from "../../contract/orders/orders.ts";
import { givesMoneyBack, statusOrder } from "./order-status.ts";

/** How far one vendor's part of an order has come. */
export interface VendorProgress {
  vendor_id: string;
  vendor: string;
  number: string;
  state: "waiting" | "preparing" | "on_the_way" | "delivered" | "taken_out";
  /** Units that are still in the order, and how many of them have left and have arrived. */
  units: { all: number; left: number; arrived: number };
  /** When the first units left the vendor, and when the last ones arrived; null until then. */
  left_at: string | null;
  arrived_at: string | null;
  /** The promised dates of what has not arrived; null when all has. */
  promised: { earliest: string; latest: string } | null;
  parcels: { carrier: string; tracking: string }[];
}

/** The statuses of products that are with a carrier or the customer. */
const hasLeft = statusOrder.slice(statusOrder.indexOf("Picked Up"), statusOrder.indexOf("Cancle"));
const hasArrived = ["Delivered", "Return Request", "Returned"] as const;
const arrived = (item: OrderItem): boolean => (hasArrived as readonly string[]).includes(item.status);
const left = (item: OrderItem): boolean => hasLeft.includes(item.status) || arrived(item);

const momentsOf = (items: readonly OrderItem[], to: readonly string[]): string[] =>
  items.flatMap(
    ({ history }) => history.find((step) => to.includes(step.to) && step.kind === "status")?.at ?? [],
  );

/** One entry for each vendor of an order, in the order of their numbers. */
export function progressByVendor(order: Pick<Order, "items" | "vendor_orders">): VendorProgress[] {
  return order.vendor_orders.map(({ vendor_id, vendor, number }) => {
    const all = order.items.filter((item) => item.vendor.id === vendor_id);
    // a return that is done has arrived before
    const items = all.filter(({ status }) => status === "Returned" || !givesMoneyBack(status));
    const unitsOf = (some: readonly OrderItem[]) => some.reduce((sum, { qty }) => sum + qty, 0);
    const [gone, there] = [items.filter(left), items.filter(arrived)];
    const open = items.filter((item) => !arrived(item));
    const windows = open.map(({ delivery }) => delivery);
    const isWaiting = items.every(({ status }) => status === "Waiting for approval");
    return {
      vendor_id,
      vendor,
      number,
      state:
        items.length === 0
          ? "taken_out"
          : open.length === 0
            ? "delivered"
            : gone.length > 0
              ? "on_the_way"
              : isWaiting
                ? "waiting"
                : "preparing",
      units: { all: unitsOf(items), left: unitsOf(gone), arrived: unitsOf(there) },
      left_at: momentsOf(gone, [...hasLeft, "Delivered"]).sort()[0] ?? null,
      arrived_at:
        items.length > 0 && open.length === 0
          ? (momentsOf(there, ["Delivered"]).sort().at(-1) ?? null)
          : null,
      promised:
        windows.length > 0
          ? {
              earliest: windows.map(({ earliest }) => earliest).sort()[0]!,
              latest: windows
                .map(({ latest }) => latest)
                .sort()
                .at(-1)!,
            }
          : null,
      parcels: parcelsOf(items),
    };
  });
}

/** Each tracking number once: items that travel together share one. */
function parcelsOf(items: readonly OrderItem[]): VendorProgress["parcels"] {
  const parcels = new Map<string, { carrier: string; tracking: string }>();
  for (const { history } of items) {
    const last = history.findLast(({ tracking }) => tracking !== "");
    if (last) parcels.set(last.tracking, { carrier: last.carrier, tracking: last.tracking });
  }
  return [...parcels.values()];
}

/** Where a part's stages lie on the time axis of an order, from 0 (placed) to 1 (the last date). */
export interface Bar {
  /** Until the vendor handed it out, or until now. */
  prepared: number;
  /** Until it arrived, or until now; the same as `prepared` before it left. */
  travelled: number;
  promised: { from: number; to: number } | null;
}

export interface TimeAxis {
  start: number;
  end: number;
}

/** From the order to the last date of any part; at least a day, so that stages can be told apart. */
export function axisOf(placedAt: string, parts: readonly VendorProgress[], now: Date): TimeAxis {
  const start = Date.parse(placedAt);
  const dates = parts.flatMap(({ arrived_at, promised }) => [arrived_at, promised?.latest]);
  const open = parts.some(({ promised }) => promised !== null) ? [now.getTime()] : [];
  const ends = [...dates.flatMap((date) => (date ? [Date.parse(date)] : [])), ...open];
  return { start, end: Math.max(start + 24 * 3600_000, ...ends) };
}

export function barOf(part: VendorProgress, axis: TimeAxis, now: Date): Bar {
  const at = (moment: string | Date) =>
    Math.min(1, Math.max(0, (new Date(moment).getTime() - axis.start) / (axis.end - axis.start)));
  if (part.state === "taken_out") return { prepared: 0, travelled: 0, promised: null };
  const until = part.arrived_at ?? now;
  const prepared = at(part.left_at ?? until);
  return {
    prepared,
    travelled: Math.max(prepared, at(until)),
    promised: part.promised && { from: at(part.promised.earliest), to: at(part.promised.latest) },
  };
}
