import { createHash } from "node:crypto";
import { countAttempt, hasAttempted } from "../../../http/attempts.store.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Limit, takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";

const window_s = 15 * 60;
const day_s = 24 * 3600;
/** Different codes. Nobody owns that many; guessing takes thousands. */
const perAccount: Limit = { count: 20, seconds: window_s, grows_to: day_s };
const perAddress: Limit = { count: 60, seconds: window_s, grows_to: day_s };

/**
 * Counts a coupon code, and refuses with 429 after too many different ones by the account or the address. A recently
 * tried code is free: the checkout quotes repeatedly.
 */
export async function countCouponTry(db: Db, { account, ip }: Caller, code: string): Promise<void> {
  const word = createHash("sha256").update(code.toUpperCase()).digest("base64url").slice(0, 22);
  const tried = `coupon-code:${account?.id ?? ip}:${word}`;
  if (await hasAttempted(db, tried, window_s)) return;
  await takeAttempt(db, `coupon-address:${ip}`, perAddress);
  if (account) await takeAttempt(db, `coupon-account:${account.id}`, perAccount);
  await countAttempt(db, tried, window_s);
}
