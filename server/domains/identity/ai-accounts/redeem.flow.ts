import { aiAccountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import { redeemCode } from "../../money/plans/index.ts";
import { countAttempt, forgetAttempts } from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { findAiAccount } from "./ai-accounts.store.ts";
import { bookCredits } from "./credits.store.ts";

/** Gives an AI design account the credits of a code that a pro made, and returns them with the balance. */
export async function redeemCredits(
  { db, now }: Platform,
  caller: Caller,
  typed: string,
): Promise<{ added: number; credits: number }> {
  const { id, is_verified } = aiAccountOf(caller);
  if (!is_verified) fail("email_unverified");
  await countAttempt(db, "ai-code-address", caller.ip);
  await countAttempt(db, "ai-code-account", id);
  const redeemed = await db.transaction().execute(async (transaction) => {
    const { id: code, credits: added, ending } = await redeemCode(transaction, typed, now());
    const booked = { ai_account_id: id, change: added, reason: "granted", cause: `code:${code}` } as const;
    // an account that was deleted meanwhile leaves the code open
    if (!(await bookCredits(transaction, booked))) fail("unauthenticated");
    const { credits } = (await findAiAccount(transaction, id))!;
    const [actor, details] = [{ id, type: "AI" } as const, { credits: added, ending, code }];
    await audit(transaction, { caller, actor, action: "credits.redeemed", details });
    return { added, credits };
  });
  await forgetAttempts(db, "ai-code-account", id);
  return redeemed;
}
