import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReturnReason } from "../../contract/orders/return-words.ts";
import { daysAfter } from "../../domain/days/calendar.ts";
import { type SeededCase, seedReturnCases } from "../../server/domains/orders/orders/index.ts";
import { seedClaimPhotos } from "../../server/domains/orders/returns/index.ts";
import type { Db } from "../../server/platform/database.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { daysBefore, type Step } from "../people/item-courses.ts";
import type { Market } from "../people/market.types.ts";
import type { DemoItem, DemoOrder } from "../people/orders.ts";
import { randomFor, uuidFor } from "../random.ts";

/** Where the picture of a broken tile lies in the file store; each claim has its own copy. */
const pathOf = (who: string): string => `returns/demo/${who}`;
const claims = ["customer@demo.test", "vendor@demo.test"] as const;

type CaseEvent = SeededCase["events"][number];
type Sold = DemoItem & { order: DemoOrder };

/**
 * A record for every return of the demo's orders, as far as the item's status is; a damage claim by the demo customer,
 * and one that waits for the demo vendor.
 */
export async function loadReturns(db: Db, market: Market, orders: readonly DemoOrder[]): Promise<void> {
  const sold: Sold[] = orders.flatMap((order) => order.items.map((item) => ({ ...item, order })));
  const returns = sold
    .filter(({ status }) => status === "Return Request" || status === "Returned")
    .map((item) => ({ item, asked: item.course.findLast(({ to }) => to === "Return Request")! }))
    .sort((a, b) => a.asked.at.getTime() - b.asked.at.getTime() || (a.item.id < b.item.id ? -1 : 1));
  const claimed = claimedItems(market, sold);
  await seedReturnCases(db, [
    ...returns.map(({ item, asked }) => returnOf(market, item, asked)),
    ...claimed.map(({ item }) => claimOf(item, market.now)),
  ]);
  await seedClaimPhotos(
    db,
    claimed.map(({ who, item: { id, order } }) => ({
      id: uuidFor(`claim/${id}/photo`, order.placed_at),
      order_id: order.id,
      case_id: caseId(id, order),
      user_id: order.customer.id,
      file_name: "cracked.webp",
      media_type: "image/webp",
      bytes: 13_552,
      path: pathOf(who),
      preview_path: `${pathOf(who)}-preview`,
      width: 1200,
      height: 900,
    })),
  );
}

const caseId = (item_id: string, { placed_at }: DemoOrder) => uuidFor(`case/${item_id}`, placed_at);

/** What returns and claims have in common before anybody answers. */
const caseOf = ({ id, order, vendor_id, qty }: Sold, asked: Pick<CaseEvent, "note" | "at">) => ({
  id: caseId(id, order),
  order_id: order.id,
  order_item_id: id,
  vendor_id,
  qty,
  details: asked.note,
  return_to: "",
  return_address: null,
  carrier: "",
  tracking: "",
  received_qty: null,
  condition: null,
  borne_by: null,
  refund_id: null,
  refund_cents: 0,
  vendor_cents: 0,
  wanted: null,
  due_at: daysAfter(asked.at, 30),
  events: [event(id, "requested", "User", asked.at, asked.note)] as const,
});

const event = (
  item_id: string,
  status: CaseEvent["status"],
  by_role: CaseEvent["by_role"],
  at: Date,
  note = "",
): CaseEvent => ({ id: uuidFor(`case/${item_id}/${status}`, at), status, by_role, note, at });

const reasons: Readonly<Record<string, ReturnReason>> = {
  "The color is not what the picture shows.": "not_as_shown",
  "Ordered one too many.": "too_many",
};

function returnOf(market: Market, item: Sold, asked: Step): SeededCase {
  const { id, order, status, refund } = item;
  const isOver = status === "Returned";
  const random = randomFor(
    market.seed,
    "return",
    order.key,
    order.items.findIndex((one) => one.id === id),
  );
  const stage = isOver ? "refunded" : random.pick(["requested", "approved", "shipped"] as const);
  const { events, ...common } = caseOf(item, asked);
  const ups = { carrier: "UPS", tracking: "1Z999AA10123456784" };
  const approved = event(id, "approved", "Vendor", daysAfter(asked.at, 1));
  const shipped = event(id, "shipped", "User", daysAfter(asked.at, 2), `${ups.carrier} ${ups.tracking}`);
  const refunded = event(id, "refunded", "Admin", item.course.at(-1)!.at);
  const further = {
    requested: [],
    approved: [approved],
    shipped: [approved, shipped],
    refunded: [approved, refunded],
  }[stage];
  return {
    ...common,
    kind: "return",
    reason: reasons[asked.note] ?? "changed_mind",
    ...(stage !== "requested" && dockOf(`${market.vendors.get(item.vendor_id)!.name}, Returns`)),
    ...(stage === "shipped" && ups),
    ...(isOver && {
      received_qty: item.qty,
      condition: "new",
      borne_by: "vendor",
      refund_id: refund?.id ?? null,
      refund_cents: refund?.amount_cents ?? 0,
      vendor_cents: item.final_price_cents * item.qty,
    }),
    events: [...events, ...further],
  };
}

const dockOf = (name: string) => ({
  return_to: `${name}\n5 Dock Road\nPortland, OR 97203`,
  return_address: {
    name,
    street: "5 Dock Road",
    apartment: "",
    city: "Portland",
    state: "OR",
    zip_code: "97203",
  },
});

const claimOf = (item: Sold, now: Date): SeededCase => ({
  ...caseOf(item, {
    note: "The box was dented at one corner, and what is inside is cracked.",
    at: daysBefore(now, 2),
  }),
  kind: "damage",
  reason: "damage",
  wanted: "replacement",
});

/** What was delivered last to the demo customer, and by the demo vendor: a box, if there is one. */
function claimedItems(market: Market, sold: readonly Sold[]): { who: string; item: Sold }[] {
  const open = sold
    .filter(({ status, released_at }) => status === "Delivered" && released_at === null)
    .sort(
      (a, b) =>
        Number(a.basket.product.unit !== "Box") - Number(b.basket.product.unit !== "Box") ||
        b.delivered_at!.getTime() - a.delivered_at!.getTime() ||
        (a.id < b.id ? -1 : 1),
    );
  const taken = new Set<Sold>();
  return claims.flatMap((who) => {
    const item = open.find((one) => {
      const sides = [one.order.customer.id, market.vendors.get(one.vendor_id)?.user_id];
      return !taken.has(one) && sides.includes(market.user_ids.get(who));
    });
    if (!item) return [];
    taken.add(item);
    return [{ who, item }];
  });
}

/** Puts the claims' pictures into the file store. */
export async function storeClaimPictures(files: Platform["files"]): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, "cracked-tile.webp"));
  for (const who of claims) {
    await files.put(pathOf(who), bytes);
    await files.put(`${pathOf(who)}-preview`, bytes);
  }
}
