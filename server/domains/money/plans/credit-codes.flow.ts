import { hkdfSync } from "node:crypto";
import type { Credits } from "../../../../contract/money/plans.ts";
import { drawCreditCode, readCreditCode, shownCreditCode } from "../../../../domain/money/credit-codes.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { idOfRequest, tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { everyKey } from "../../../platform/secret-keys.ts";
import { audit } from "../../identity/audit/index.ts";
import { closeCode, findCode, insertCode } from "./credit-codes.store.ts";
import { creditsOf } from "./credits.flow.ts";
import { bookCredits, creditBalance } from "./credits.store.ts";
import { lockSubscription } from "./subscriptions.store.ts";

/** The code with this id. Nobody can guess it without the server's secret. */
function codeOf(secretKey: string, id: string): string {
  const drawn = new Uint32Array(hkdfSync("sha256", secretKey, "", `credit code ${id}`, 64));
  let next = 0;
  return drawCreditCode((count) => drawn[next++]! % count);
}

/** Turns credits of a pro into a code. Only its hash is kept, so only this request, sent again, is answered with it. */
export async function makeCode(
  platform: Platform,
  caller: Caller,
  { credits, note = "", request_key }: { credits: number; note?: string | undefined; request_key: string },
): Promise<{ code: string; credits: Credits }> {
  const { id: user_id } = accountOf(caller);
  const id = idOfRequest("credit code", user_id, request_key);
  const codes = everyKey(platform.config).map((key) => codeOf(key, id));
  const code = await platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    await lockSubscription(db, user_id, at);
    for (const made of codes) if (await findCode(db, { code_hash: tokenHash(made) })) return made;
    const [code] = codes as [string];
    const balance = await creditBalance(db, user_id);
    if (balance === 0) failFields({ credits: "You have no credits. Buy some first." });
    if (credits > balance) failFields({ credits: `You have ${balance}. Enter at most that many.` });
    const ending = code.slice(-4);
    await insertCode(db, { id, user_id, code_hash: tokenHash(code), ending, note, credits, created_at: at });
    await bookCredits(db, { user_id, change: -credits, reason: "given", code_id: id, at });
    const about = { type: "user", id: user_id };
    await audit(db, { caller, action: "plan.code_made", about, details: { credits, ending, code: id }, at });
    return code;
  });
  return { code: shownCreditCode(code), credits: await creditsOf(platform, user_id) };
}

/** Withdraws a code that nobody has used, and gives its credits back. Withdrawing it again changes nothing. */
export async function withdrawCode(platform: Platform, caller: Caller, id: string): Promise<Credits> {
  const { id: user_id } = accountOf(caller);
  await platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    await lockSubscription(db, user_id, at);
    const code = await closeCode(db, { id, user_id }, { withdrawn_at: at });
    if (!code) {
      const closed = (await findCode(db, { id, user_id })) ?? fail("not_found");
      return closed.withdrawn_at ? undefined : fail("already_used");
    }
    const { credits, ending } = code;
    await bookCredits(db, { user_id, change: credits, reason: "taken_back", code_id: id, at });
    const about = { type: "user", id: user_id };
    const details = { credits, ending, code: id };
    await audit(db, { caller, action: "plan.code_withdrawn", about, details, at });
  });
  return creditsOf(platform, user_id);
}

/** An open code that was redeemed. */
interface RedeemedCode {
  id: string;
  credits: number;
  ending: string;
}

/**
 * Redeems a code, in the transaction that books its credits. Of several at the same time, the first gets them. Refuses
 * the others with the reason, which does not say whose code it is.
 */
export async function redeemCode(db: Db, typed: string, at: Date): Promise<RedeemedCode> {
  const code = readCreditCode(typed);
  if (!code) {
    return failFields({
      code: "A code has 16 letters and digits, such as 7KQM-2XBT-W9RD-F4HV. Check yours.",
    });
  }
  const code_hash = tokenHash(code);
  const redeemed = await closeCode(db, { code_hash }, { redeemed_at: at });
  if (redeemed) return redeemed;
  const closed = await findCode(db, { code_hash });
  if (!closed) return failFields({ code: "We couldn't find this code. Check each character." });
  return failFields({
    code: closed.withdrawn_at
      ? "This code was withdrawn. Ask for a new one."
      : "This code has already been used.",
  });
}
