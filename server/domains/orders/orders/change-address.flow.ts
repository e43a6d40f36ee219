import type { ShippingAddress } from "../../../../contract/shapes.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import { canChangeAddress, givesMoneyBack } from "../../../../domain/orders/order-status.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import { freightProblem } from "../../../../domain/places/po-box.ts";
import type { Config } from "../../../config.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { saleRulesAt } from "../../admin/settings/index.ts";
import { placeOfZip } from "../../identity/accounts/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import {
  type AddressNews,
  addressTitle,
  customerAddressEmail,
  proAddressEmail,
  vendorAddressEmail,
} from "./address-emails.rules.ts";
import { addressProblems, isSameAddress, priceChange, unservedLine } from "./change-address.rules.ts";
import { findDestination, linesToSend, storeAddress } from "./change-address.store.ts";
import { addToTimelines, lockItems, type SoldItem } from "./items.store.ts";
import { type Person, peopleOfOrder } from "./people.store.ts";
import { asBuyer } from "./viewer.store.ts";

export interface AddressRequest {
  caller: Caller;
  order_id: string;
  address: ShippingAddress;
}

/** Each change is emailed to everybody involved in the order. */
const changesAtMost = { count: 10, seconds: 3600 };

/**
 * Changes the delivery address of a placed order, in one transaction with its timeline, audit, emails and
 * notifications. The items are locked as for a status change, so that nothing is canceled or picked up meanwhile. 404
 * for another account's order; 422 if it is too late, if the address is invalid, or if it would change the price.
 * @returns false if the address is unchanged; then nobody is notified
 */
export async function changeAddress(platform: Platform, request: AddressRequest): Promise<boolean> {
  const { caller, order_id, address } = request;
  const place = await placeOfZip(address.zip_code.slice(0, 5));
  const isChanged = await platform.db.transaction().execute(async (db) => {
    const items = await lockItems(db, asBuyer(accountOf(caller)), { order_id });
    if (items.length === 0) fail("not_found");
    // read after the lock, so that the timeline has the changes in order
    const at = platform.now();
    const { shipping_address: from, customer_name } = await findDestination(db, order_id);
    if (isSameAddress(from, address)) return false;
    assertOpen(items, at);
    const problems = addressProblems(address, place);
    if (Object.keys(problems).length > 0) failFields(problems);
    const street = freightProblem(address);
    const hasFreight = async () =>
      (await linesToSend(db, order_id)).some(({ is_freight, is_to_send }) => is_freight && is_to_send);
    if (street && (await hasFreight())) failFields({ street });
    // tax and freight depend only on the state: within it the sale stays frozen
    if (address.state !== from.state) await assertShipsThere(db, items[0]!, address.state);
    await takeAttempt(db, `order-address:${order_id}`, changesAtMost);
    await storeAddress(db, order_id, address);
    await record(db, items.filter(isToSend), { ...request, from, at });
    await notifyOfAddress(db, platform.config, items.filter(isToSend), { from, to: address, customer_name });
    return true;
  });
  if (isChanged) wakeMail(platform);
  return isChanged;
}

const isToSend = (item: SoldItem): boolean => !givesMoneyBack(item.status);

function assertOpen(items: readonly SoldItem[], now: Date): void {
  const { order_status, placed_at } = items[0]!;
  const statuses = items.map((item) => item.status);
  if (order_status !== "paid") {
    failFields({ order: "This order is not paid yet. Place a new order with the right address." });
  }
  if (!items.some(isToSend)) failFields({ order: "This order has nothing left to ship." });
  if (canChangeAddress(statuses, placed_at, now)) return;
  failFields({
    order: "The address can be changed within 60 minutes of ordering, before anything is picked up.",
  });
}

async function assertShipsThere(
  db: Db,
  order: Pick<SoldItem, "order_id" | "placed_at">,
  state: string,
): Promise<void> {
  const [lines, rules] = await Promise.all([
    linesToSend(db, order.order_id),
    saleRulesAt(db, order.placed_at),
  ]);
  const change =
    unservedLine(lines, state) ?? priceChange(lines, state, { ...rules, soldAt: order.placed_at });
  if (change) failFields({ state: change });
}

/** The old address stays in the timeline of all shipped items, and both in the audit log. */
async function record(
  db: Db,
  items: readonly SoldItem[],
  { caller, order_id, from, address, at }: AddressRequest & { from: ShippingAddress; at: Date },
): Promise<void> {
  const { id } = accountOf(caller);
  await addToTimelines(db, items, {
    by: { id, role: "User" },
    note: `Before: ${addressLine(from)}`,
    at,
  });
  await audit(db, {
    caller,
    action: "order.address_changed",
    about: { type: "order", id: order_id },
    details: { order: items[0]!.order_number },
    words: { user_id: id, words: { from: addressLine(from), to: addressLine(address) } },
    at,
  });
}

/** Notifies the customer, each vendor who still has to ship, and the pro. */
async function notifyOfAddress(
  db: Db,
  config: Config,
  items: readonly SoldItem[],
  change: Pick<AddressNews, "from" | "to" | "customer_name">,
): Promise<void> {
  const { order_id, order_number } = items[0]!;
  const people = await peopleOfOrder(db, order_id);
  const brand = await mailBrandOf(db, config, items[0]!.showroom_id);
  const changeId = newId();
  const tell = async (
    person: Person,
    theirs: readonly SoldItem[],
    content: (firstName: string, news: AddressNews) => EmailContent,
  ) => {
    const titles = theirs.map((item) => `${item.qty} × ${item.product_name}`);
    const news = { ...change, order_id, order_number, items: titles };
    await queueMail(db, config, {
      // a customer who did not change it has to hear of it
      kind: person === people.customer ? "receipt" : "order",
      to: person.email,
      content: content(person.first_name, news),
      ...(person === people.customer && { brand }),
      // names the order, so that the email is deleted with the customer's account
      cause: `address:${order_id}:${changeId}:${person.id}`,
    });
    await notify(db, {
      user_id: person.id,
      kind: "order",
      title: addressTitle(news),
      link: orderPath(order_id),
    });
  };
  await tell(people.customer, items, customerAddressEmail);
  for (const [vendorId, theirs] of Map.groupBy(items, (item) => item.vendor_id)) {
    const vendor = people.vendors.get(vendorId);
    if (vendor) await tell(vendor, theirs, vendorAddressEmail);
  }
  if (people.pro.id !== people.customer.id) await tell(people.pro, items, proAddressEmail);
}
