import { usd } from "../../../../domain/money/usd.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { balanceOf, type Payee } from "../ledger/index.ts";
import { noteReminder, owingPayees } from "./balances.store.ts";
import { dunningEmail, dunningStage } from "./dunning.rules.ts";
import { addresseeOf } from "./payouts.store.ts";

/** Reminds payees of negative balances, each stage once, however often and in how many processes it runs. */
export async function remindOwing(platform: Platform): Promise<void> {
  for (const payee of await owingPayees(platform.db)) {
    try {
      await remind(platform, payee);
    } catch (error) {
      platform.log.error({ err: error, user: payee.user_id }, "a reminder could not be written");
    }
  }
  wakeMail(platform);
}

async function remind({ db, config, now }: Platform, payee: Payee): Promise<void> {
  const { user_id } = payee;
  await db.transaction().execute(async (tx) => {
    const { available_cents, negative_since } = await balanceOf(tx, payee);
    const owner = await addresseeOf(tx, user_id);
    if (!negative_since || !owner) return;
    const sent_at = now();
    const stage = dunningStage(negative_since, sent_at);
    if (!(await noteReminder(tx, { user_id, negative_since, stage, sent_at }))) return;
    const content = dunningEmail(owner.first_name, stage, -available_cents, negative_since);
    await queueMail(tx, config, { kind: "balance", to: owner.email, content });
    const { subject: title, preview: body } = content;
    await notify(tx, { user_id, kind: "balance", title, body, link: "/payout_setup" });
    if (stage !== "overdue") return;
    for (const admin of await activeAdmins(tx)) {
      const told = `${usd(-available_cents)} of a negative balance is overdue`;
      const link = `/account/admin/payees/${user_id}`;
      await notify(tx, { user_id: admin.id, kind: "reconciliation", title: told, link });
    }
  });
}
