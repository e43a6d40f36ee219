import type { z } from "zod";
import type { TaxClass, TaxIdKind } from "../../../../contract/identity/tax-id-words.ts";
import type { certifyTaxDetails, TaxDetails } from "../../../../contract/money/payee-tax.ts";
import { maskedTaxId, taxIdDigits, taxIdProblem, writtenTaxId } from "../../../../domain/money/tax-id.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { accountOf, assertProvedLately, type Caller } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { seal, unseal } from "../../../platform/seal.ts";
import { assertZipInState } from "../../identity/accounts/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { taxDetailsEmail } from "./emails.rules.ts";
import { addresseeOf } from "./payouts.store.ts";
import { claimTaxReminders, storeTaxDetails, type TaxRow, taxDetailsOf } from "./tax.store.ts";

type Certified = z.output<(typeof certifyTaxDetails)["body"]>;

export const taxIdPurpose = "payee tax id";

export const taxView = ({
  user_id: _,
  tin: __,
  tin_last4,
  certified_ip: ___,
  ...row
}: TaxRow): TaxDetails => ({
  ...row,
  classification: row.classification as TaxClass,
  tin_kind: row.tin_kind as TaxIdKind,
  tin: maskedTaxId(row.tin_kind as TaxIdKind, tin_last4),
  certified_at: row.certified_at.toISOString(),
});

/** Keeps what a payee certifies in place of what was certified before. The tax ID is sealed; the audit log has none of it. */
export async function certifyTax(platform: Platform, caller: Caller, sent: Certified): Promise<TaxDetails> {
  const { db, config, now } = platform;
  const certified_at = now();
  assertProvedLately(caller, certified_at);
  const { is_certified: _, tin: typed, ...rest } = sent;
  const tin = taxIdDigits(typed);
  const problem = taxIdProblem(rest.tin_kind, tin);
  if (problem) failFields({ tin: problem });
  if (!isUsState(rest.state)) failFields({ state: "Choose a state." });
  await assertZipInState(rest);
  const { id: user_id } = accountOf(caller);
  const row: TaxRow = {
    user_id,
    ...rest,
    tin: seal(config.secretKey, taxIdPurpose, tin),
    tin_last4: tin.slice(-4),
    certified_at,
    certified_ip: caller.ip,
  };
  await db.transaction().execute(async (tx) => {
    await storeTaxDetails(tx, row);
    const about = { type: "user", id: user_id };
    await audit(tx, { caller, action: "payout.tax_certified", about, details: {}, at: certified_at });
  });
  return taxView(row);
}

/** What a tax form has about a payee. */
export interface FiledPayee extends TaxDetails {
  /** Whole, for the file alone. */
  whole_tin: string;
}

/** What payees have certified, by account. */
export async function filedPayees(
  { db, config }: { db: Db; config: Platform["config"] },
  user_ids: readonly string[],
): Promise<ReadonlyMap<string, FiledPayee>> {
  const rows = await taxDetailsOf(db, user_ids);
  return new Map(
    rows.map((row) => {
      const digits = unseal(config, taxIdPurpose, row.tin);
      return [row.user_id, { ...taxView(row), whole_tin: writtenTaxId(row.tin_kind as TaxIdKind, digits) }];
    }),
  );
}

/** Asks payees with sales in the last year who have certified nothing, once in 30 days. */
export async function remindOfTaxDetails(platform: Platform): Promise<void> {
  const { db, config, now } = platform;
  const at = now();
  const since = new Date(at.getTime() - 365 * 24 * 3_600_000);
  await db.transaction().execute(async (tx) => {
    for (const user_id of await claimTaxReminders(tx, since, at)) {
      const owner = await addresseeOf(tx, user_id);
      if (!owner) continue;
      const content = taxDetailsEmail(owner.first_name);
      await queueMail(tx, config, { kind: "bank", to: owner.email, content });
      const { subject: title, preview: body } = content;
      await notify(tx, { user_id, kind: "balance", title, body, link: "/payout_setup" });
    }
  });
  wakeMail(platform);
}
