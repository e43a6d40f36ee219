import { CardRefused } from "../platform/payments/gateway.ts";
import type { Platform } from "../platform/platform.ts";
import { countAttempt } from "./attempts.store.ts";
import type { Caller } from "./caller.ts";
import { Failure } from "./failure.ts";
import { type Limit, refuseAfter } from "./limits.ts";

const window_s = 15 * 60;
/** Low enough to stop someone who tries stolen numbers, high enough for an office behind one address. */
const perAccount: Limit = { count: 8, seconds: window_s };
const perAddress: Limit = { count: 24, seconds: window_s };

/**
 * Runs `work` that tries a card, and counts it if the card is declined. Refuses with 429, without trying, after too
 * many declined cards of the account or the address; good cards do not count.
 */
export async function tryCard<Result>(
  { db }: Platform,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  const limits = {
    [`declined-address:${caller.ip}`]: perAddress,
    ...(caller.account && { [`declined-account:${caller.account.id}`]: perAccount }),
  };
  await refuseAfter(db, limits);
  try {
    return await work();
  } catch (error) {
    if (isDecline(error)) {
      await Promise.all(Object.keys(limits).map((subject) => countAttempt(db, subject, window_s)));
    }
    throw error;
  }
}

const isDecline = (error: unknown): boolean =>
  error instanceof CardRefused || (error instanceof Failure && error.code === "payment_declined");
