import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import type { Config } from "../../../config.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailBrand, queueMail } from "../../../platform/mail.ts";
import { emitEvents, type Happened } from "../../identity/api-access/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import type { ItemMove, SoldItem } from "./items.store.ts";
import { customerMoveEmail, type MoveNews, moveTitle, supplierMoveEmail } from "./move-emails.rules.ts";
import { type OrderPeople, type Person, peopleOfOrder } from "./people.store.ts";
import { pickupCodes } from "./pickup.store.ts";

/** Returned or canceled products concern the vendor and the pro of the sale. */
const concernsSuppliers: readonly ItemStatus[] = ["Cancle", "Return Request", "Returned"];

/**
 * Notifies everyone involved of a status change of items in one order, inside its transaction; only their systems if
 * people get other words.
 */
export async function notifyOfMove(
  db: Db,
  config: Config,
  items: readonly SoldItem[],
  move: ItemMove,
  { refund_cents, isSilent }: { refund_cents: number | null; isSilent: boolean },
): Promise<void> {
  const { order_id, showroom_id } = items[0]!;
  const [people, brand] = await Promise.all([
    peopleOfOrder(db, order_id),
    mailBrandOf(db, config, showroom_id),
  ]);
  await emitEvents(db, movesFor(people, items, move), move.at);
  if (isSilent) return;
  const codes = move.to === "Ready to Pick Up" ? await pickupCodes(db, items) : [];
  const news = { ...newsOf(items, move, refund_cents), pickup_codes: codes };
  const told = [
    tell(db, config, people.customer, news, customerMoveEmail, brand),
    ...suppliersToTell(people, items, move).map(({ person, theirs }) =>
      tell(db, config, person, newsOf(theirs, move, null), supplierMoveEmail),
    ),
    ...(move.to === "Decline" && people.pro.id !== people.customer.id ? [notice(db, people.pro, news)] : []),
  ];
  await Promise.all(told);
}

/** What the webhooks of the sale's vendors and pro hear: each its own items, without prices. */
function movesFor(people: OrderPeople, items: readonly SoldItem[], move: ItemMove): Happened[] {
  const byVendor = [...Map.groupBy(items, (item) => item.vendor_id)];
  const heard = [
    ...byVendor.map(([vendorId, theirs]) => [people.vendors.get(vendorId)?.id, theirs] as const),
    [people.pro.id, items] as const,
  ];
  return heard.flatMap(([user_id, theirs]) => {
    if (!user_id) return [];
    const order = { id: theirs[0]!.order_id, number: theirs[0]!.order_number };
    const about = theirs.map(({ id, sku, product_name, qty, status }) => {
      return { id, sku, product_name, qty, from: status, to: move.to };
    });
    const data = { order, items: about, carrier: move.carrier, tracking: move.tracking };
    const moved = { user_id, event: "order.item_status_changed" as const, data };
    if (move.to !== "Return Request") return [moved];
    return [moved, { user_id, event: "return.requested" as const, data: { ...data, reason: move.note } }];
  });
}

function newsOf(items: readonly SoldItem[], move: ItemMove, refundCents: number | null): MoveNews {
  return {
    order_id: items[0]!.order_id,
    order_number: items[0]!.order_number,
    to: move.to,
    items: items.map((item) => `${item.qty} × ${item.product_name}`),
    note: move.note,
    tracking: [move.tracking && move.carrier, move.tracking].filter(Boolean).join(" "),
    refund_cents: refundCents,
  };
}

function suppliersToTell(people: OrderPeople, items: readonly SoldItem[], move: ItemMove) {
  if (!concernsSuppliers.includes(move.to)) return [];
  const byVendor = Map.groupBy(items, (item) => item.vendor_id);
  const vendors = [...byVendor].flatMap(([vendorId, theirs]) => {
    const person = people.vendors.get(vendorId);
    return person ? [{ person, theirs, role: "Vendor" as AccountType }] : [];
  });
  const pro = { person: people.pro, theirs: [...items], role: "Contractor" as AccountType };
  // a pro who bought in their own showroom is notified as the customer
  const all = people.pro.id === people.customer.id ? vendors : [...vendors, pro];
  return all.filter(({ role }) => role !== move.by.role);
}

async function tell(
  db: Db,
  config: Config,
  person: Person,
  news: MoveNews,
  content: (firstName: string, news: MoveNews) => ReturnType<typeof customerMoveEmail>,
  brand?: EmailBrand,
): Promise<void> {
  await Promise.all([
    queueMail(db, config, {
      kind: "order",
      to: person.email,
      content: content(person.first_name, news),
      brand,
    }),
    notice(db, person, news),
  ]);
}

const notice = (db: Db, person: Person, news: MoveNews): Promise<void> =>
  notify(db, {
    user_id: person.id,
    kind: "order",
    title: moveTitle(news),
    body: news.note,
    link: orderPath(news.order_id),
  });
