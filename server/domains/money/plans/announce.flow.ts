import { daysAfter } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { planPrices } from "../../../../domain/money/plan-prices.ts";
import { announcement, priceOf, remindBefore_days } from "../../../../domain/money/plans.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { planSettings } from "../../admin/settings/index.ts";
import { priceEmail, upcomingEmail } from "./emails.rules.ts";
import { payingMeans } from "./means.store.ts";
import { announcedOf, choiceOf, firstFrom, renewalOf } from "./plans.rules.ts";
import {
  accountsToTell,
  lockKnown,
  payerOf,
  setSubscription,
  unremindedAccounts,
} from "./subscriptions.store.ts";
import { notifyOfPlan } from "./tell.flow.ts";

/** Emails pros whose plan is charged within a week, and those for whom the price changes; each of it once. */
export async function announcePlans(platform: Platform): Promise<void> {
  const now = platform.now();
  // prices first, so that a reminder names the new one
  const prices = planPrices(await planSettings(platform.db));
  for (const user_id of await accountsToTell(platform.db, prices)) {
    await platform.db.transaction().execute((db) => notifyPrice(db, platform, user_id));
  }
  const until = daysAfter(now, remindBefore_days);
  for (const user_id of await unremindedAccounts(platform.db, now, until)) {
    await platform.db.transaction().execute((db) => remind(db, platform, user_id));
  }
  wakeMail(platform);
}

async function notifyPrice(db: Db, platform: Platform, user_id: string): Promise<void> {
  const row = await lockKnown(db, user_id);
  if (!row?.renews_at) return;
  const now = platform.now();
  const choice = choiceOf(row);
  const asked = priceOf(planPrices(await planSettings(db)), choice);
  if (asked === null) return;
  const agreed = row.price_cents;
  const told = announcement({ agreed, asked, announced: announcedOf(row) }, now);
  if (!told) return;
  if (told === "clear") {
    return setSubscription(db, row.id, { announced_cents: null, announced_from: null });
  }
  const { price_cents, from } = told;
  await setSubscription(db, row.id, { announced_cents: price_cents, announced_from: from });
  const day = firstFrom(row.anchor_at ?? row.renews_at, row.renews_at, from);
  await notifyOfPlan(db, platform, {
    user_id,
    action: "plan.price_told",
    caller: null,
    details: { plan: choice, from: toDollars(agreed), to: toDollars(price_cents) },
    at: now,
    // nobody renews at a price who has canceled
    content: row.next_choice
      ? null
      : (name) => priceEmail(name, { choice, from_cents: agreed, to_cents: price_cents, day }),
    cause: `price:${row.id}:${price_cents}:${now.toISOString()}`,
  });
}

async function remind(db: Db, platform: Platform, user_id: string): Promise<void> {
  const row = await lockKnown(db, user_id);
  if (!row?.renews_at || row.reminded_for?.getTime() === row.renews_at.getTime()) return;
  await setSubscription(db, row.id, { reminded_for: row.renews_at });
  const { choice, price_cents } = renewalOf(row, planPrices(await planSettings(db)), row.renews_at);
  const payer = await payerOf(db, user_id);
  if (choice === "basic" || price_cents === 0 || !payer) return;
  const means = await payingMeans(db, user_id, platform.payments.name);
  await queueMail(db, platform.config, {
    kind: "plan",
    to: payer.email,
    content: upcomingEmail(payer.first_name, {
      choice,
      at: row.renews_at,
      amount_cents: price_cents,
      is_first: row.trial_until !== null,
      card: means?.name ?? null,
    }),
    cause: `plan:upcoming:${row.id}:${row.renews_at.toISOString()}`,
  });
}
