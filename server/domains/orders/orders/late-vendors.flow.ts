import { answerBy, answerLimits } from "../../../../domain/days/answer-deadline.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { takeWaitingParts, type WaitingPart } from "./late-vendors.store.ts";
import { peopleOfOrder } from "./people.store.ts";

/**
 * Reminds vendors who have not answered a purchase order after 36 of the 48 hours, and tells the pro and the admins of
 * those who are late. Each once.
 */
export async function watchVendors(platform: Platform): Promise<void> {
  const { db, now } = platform;
  const at = now();
  const { remind_before, late_before } = answerLimits(at);
  await db.transaction().execute(async (tx) => {
    for (const part of await takeWaitingParts(tx, "reminded_at", remind_before, at)) {
      await remindVendor(tx, platform, part);
    }
    const late = await takeWaitingParts(tx, "late_told_at", late_before, at);
    const admins = late.length > 0 ? await activeAdmins(tx) : [];
    for (const part of late) await notifyOfLate(tx, part, admins);
  });
  wakeMail(platform);
}

async function remindVendor(db: Db, { config }: Platform, part: WaitingPart): Promise<void> {
  const person = (await peopleOfOrder(db, part.order_id)).vendors.get(part.vendor_id);
  if (!person) return;
  const content = reminderEmail(person.first_name, part);
  await queueMail(db, config, { kind: "order", to: person.email, content });
  const link = orderPath(part.order_id);
  await notify(db, {
    user_id: person.id,
    kind: "order",
    title: content.subject,
    body: content.preview,
    link,
  });
}

async function notifyOfLate(db: Db, part: WaitingPart, admins: readonly { id: string }[]): Promise<void> {
  const { pro, customer } = await peopleOfOrder(db, part.order_id);
  const title = `${part.vendor_name} hasn't answered purchase order ${part.number}`;
  const body = "The 48 hours are over.";
  const told = [...(pro.id === customer.id ? [] : [pro.id]), ...admins.map(({ id }) => id)];
  for (const user_id of new Set(told)) {
    await notify(db, { user_id, kind: "order", title, body, link: orderPath(part.order_id) });
  }
}

const timeText = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: marketZone,
});

/** Reminds a vendor of a purchase order. */
function reminderEmail(firstName: string, part: WaitingPart): EmailContent {
  const by = answerBy(part.since);
  const until = `${shownDay(by)} at ${timeText.format(by)} Pacific time`;
  return {
    subject: `Purchase order ${part.number} is waiting for your answer`,
    preview: `Approve or decline it by ${until}.`,
    heading: "A purchase order is waiting for you",
    blocks: [
      `Hello ${firstName},`,
      `Please approve or decline purchase order ${part.number} by ${until}.`,
      "After that, the pro and our team see that it is late.",
    ],
    button: { label: "Answer the order", path: orderPath(part.order_id) },
    note: "Vendors answer each purchase order within 48 hours.",
  };
}
