import { addDays, calendarDay } from "../../../../domain/days/calendar.ts";
import { shownDate } from "../../../../domain/days/shown-day.ts";
import { leavesBy } from "../../../../domain/orders/delivery-window.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import { beforeReady } from "../../../../domain/orders/order-status.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { readyOnOf, storeReadyOn, takeSlippedItems } from "./delay.store.ts";
import { delayedEmail, delayTitle, slippedEmail, slipTitle } from "./delay-emails.rules.ts";
import { addToTimelines, lockItems, type SoldItem } from "./items.store.ts";
import { type Person, peopleOfOrder } from "./people.store.ts";
import type { Viewer } from "./viewer.store.ts";

const mostDays = 365;

/** Gives an item a later date, and tells everyone concerned. 422 for a date that is not later than promised. */
export async function delayItem(
  platform: Platform,
  viewer: Viewer,
  {
    order_id,
    item_id,
    ready_on,
    reason,
  }: { order_id: string; item_id: string; ready_on: string; reason: string },
): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const [item] = await lockItems(db, viewer, { order_id, item_id });
    if (!item) return fail("not_found");
    const at = platform.now();
    if (
      item.order_status !== "paid" ||
      item.customer_id === viewer.id ||
      !beforeReady.includes(item.status)
    ) {
      failFields({ ready_on: "This item is already ready, or no longer in the order." });
    }
    const before = (await readyOnOf(db, item.id)) ?? calendarDay(leavesBy(item.placed_at, promised(item)));
    if (ready_on <= before || ready_on < calendarDay(at)) {
      failFields({ ready_on: `Choose a date after ${shownDate(later(before, calendarDay(at)))}.` });
    }
    if (ready_on > addDays(calendarDay(at), mostDays)) {
      failFields({ ready_on: "Choose a date within a year, or decline the item." });
    }
    await storeReadyOn(db, item.id, ready_on, at);
    await addToTimelines(db, [item], {
      kind: "date",
      by: { id: viewer.worker?.id ?? viewer.id, role: viewer.type },
      at,
      note: `Ready on ${shownDate(ready_on)} instead of ${shownDate(before)}. ${reason}`,
    });
    await notifyOfDelay(db, platform, viewer, item, { ready_on, before, reason });
  });
  wakeMail(platform);
}

const later = (one: string, other: string): string => (one > other ? one : other);
const promised = ({ qty, reserved_qty, lead_time_days }: SoldItem) => ({
  qty,
  from_stock: reserved_qty,
  lead_time_days,
});

/** The customer by email; the pro, and the vendor if somebody else changed it, by notification. */
async function notifyOfDelay(
  db: Db,
  { config }: Platform,
  viewer: Viewer,
  item: SoldItem,
  change: { ready_on: string; before: string; reason: string },
): Promise<void> {
  const people = await peopleOfOrder(db, item.order_id);
  const news = { ...newsOf(item), ...change };
  const brand = await mailBrandOf(db, config, item.showroom_id);
  const vendor = people.vendors.get(item.vendor_id);
  await queueMail(db, config, {
    // the customer decides whether to wait
    kind: "receipt",
    to: people.customer.email,
    content: delayedEmail(people.customer.first_name, news),
    brand,
    cause: `delay:${item.order_id}:${newId()}`,
  });
  const told = [people.customer, people.pro, ...(vendor ? [vendor] : [])].filter(
    ({ id }) => id !== viewer.id,
  );
  await notice(db, told, item.order_id, delayTitle(news), change.reason);
}

/** Tells of items whose date has passed while their vendor prepares them: the vendor, the customer, the pro, admins. */
export async function watchDates(platform: Platform): Promise<void> {
  const { config, db, now } = platform;
  await db.transaction().execute(async (tx) => {
    const slipped = await takeSlippedItems(tx, now());
    const admins = slipped.length > 0 ? await activeAdmins(tx) : [];
    for (const item of slipped) {
      const people = await peopleOfOrder(tx, item.order_id);
      const brand = await mailBrandOf(tx, config, item.showroom_id);
      const vendor = people.vendors.get(item.vendor_id);
      const mail = (person: Person, part: "customer" | "vendor", content: EmailContent) =>
        queueMail(tx, config, {
          kind: part === "customer" ? ("receipt" as const) : ("order" as const),
          to: person.email,
          content,
          cause: `slip:${item.order_id}:${newId()}`,
          ...(part === "customer" && { brand }),
        });
      await mail(
        people.customer,
        "customer",
        slippedEmail(people.customer.first_name, newsOf(item), "customer"),
      );
      if (vendor) await mail(vendor, "vendor", slippedEmail(vendor.first_name, newsOf(item), "vendor"));
      const told = [people.customer, people.pro, ...(vendor ? [vendor] : []), ...admins];
      await notice(tx, told, item.order_id, slipTitle(newsOf(item)), "");
    }
  });
  wakeMail(platform);
}

const newsOf = ({ order_id, order_number, qty, product_name }: SoldItem) => ({
  order_id,
  order_number,
  item: `${qty} × ${product_name}`,
});

async function notice(
  db: Db,
  people: readonly Pick<Person, "id">[],
  order_id: string,
  title: string,
  body: string,
): Promise<void> {
  for (const user_id of new Set(people.map(({ id }) => id))) {
    await notify(db, { user_id, kind: "order", title, body, link: orderPath(order_id) });
  }
}
