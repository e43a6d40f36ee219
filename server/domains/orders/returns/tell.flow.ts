import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { type Person, peopleOfOrder } from "../orders/index.ts";
import { type Step, sidesToTell, stepEmail } from "./emails.rules.ts";
import { casePath, type Side } from "./returns.rules.ts";
import type { CaseRow } from "./returns.store.ts";

/** Tells everyone concerned of a step, by email and notification, in its transaction; not the side that did it. */
export async function notifyOfStep(
  { config }: Pick<Platform, "config">,
  db: Db,
  row: CaseRow,
  step: Step,
  by: Side | null,
): Promise<void> {
  const people = await peopleOfOrder(db, row.order_id);
  const brand = await mailBrandOf(db, config, row.showroom_id);
  const vendor = people.vendors.get(row.vendor_id);
  const of: Record<Side, readonly Person[]> = {
    customer: [people.customer],
    // a pro who bought in their own showroom is told as the customer
    pro: people.pro.id === people.customer.id ? [] : [people.pro],
    vendor: vendor ? [vendor] : [],
    admin: sidesToTell(step).includes("admin") ? await activeAdmins(db) : [],
  };
  for (const side of sidesToTell(step)) {
    // customers get a receipt of what they did
    if (side === by && side !== "customer") continue;
    for (const person of of[side]) {
      const content = stepEmail(row, step, side, person.first_name);
      if (!content) continue;
      await queueMail(db, config, {
        kind: "order",
        to: person.email,
        content,
        ...(side === "customer" && { brand }),
        // names the order, so that the email is deleted with the customer's account
        cause: `return:${row.order_id}:${newId()}`,
      });
      await notify(db, {
        user_id: person.id,
        kind: "order",
        title: content.subject,
        body: `${row.qty} × ${row.product_name}`,
        link: casePath(row.id),
      });
    }
  }
}
