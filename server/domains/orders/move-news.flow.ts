import type { ItemStatus } from "../../../contract/orders.ts";
import { orderPath } from "../../../domain/order-path.ts";
import type { AccountType } from "../../caller.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../platform/database.ts";
import { queueMail } from "../../platform/mail.ts";
import { notify } from "../notifications/index.ts";
import type { ItemMove, SoldItem } from "./items.store.ts";
import { customerMoveLetter, type MoveNews, moveTitle, supplierMoveLetter } from "./move-letters.rules.ts";
import { type OrderPeople, type Person, peopleOfOrder } from "./people.store.ts";

/** Goods come back or are called off: that concerns the vendor, and the pro whose sale it was. */
const concernsSuppliers: readonly ItemStatus[] = ["Cancle", "Return Request", "Returned"];

/** Tells everyone concerned of a move of items of one order, inside the transaction that makes it. */
export async function tellOfMove(
  db: Db,
  config: Config,
  items: readonly SoldItem[],
  move: ItemMove,
  refundCents: number | null,
): Promise<void> {
  const people = await peopleOfOrder(db, items[0]!.order_id);
  const news = newsOf(items, move, refundCents);
  const told = [
    tell(db, config, people.customer, news, customerMoveLetter),
    ...suppliersToTell(people, items, move).map(({ person, theirs }) =>
      tell(db, config, person, newsOf(theirs, move, null), supplierMoveLetter),
    ),
    ...(move.to === "Decline" ? [notice(db, people.pro, news)] : []),
  ];
  await Promise.all(told);
}

function newsOf(items: readonly SoldItem[], move: ItemMove, refundCents: number | null): MoveNews {
  return {
    order_id: items[0]!.order_id,
    order_number: items[0]!.order_number,
    to: move.to,
    items: items.map((item) => `${item.qty} × ${item.product_name}`),
    note: move.note,
    tracking: move.tracking,
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
  const all = [...vendors, { person: people.pro, theirs: [...items], role: "Contractor" as AccountType }];
  return all.filter(({ role }) => role !== move.by.role);
}

async function tell(
  db: Db,
  config: Config,
  person: Person,
  news: MoveNews,
  letter: (firstName: string, news: MoveNews) => ReturnType<typeof customerMoveLetter>,
): Promise<void> {
  await Promise.all([
    queueMail(db, config, { to: person.email, letter: letter(person.first_name, news) }),
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
