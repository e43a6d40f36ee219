import type { Caller } from "./caller.ts";
import { Failure } from "./failure.ts";
import { countAttempt, type Limit, refuseAfter } from "./limits.ts";
import { CardRefused } from "./platform/payments/gateway.ts";
import type { Platform } from "./platform/platform.ts";

const window_s = 15 * 60;
/** Whoever tries stolen numbers is refused long before the tenth; an office behind one address is not. */
const perAccount: Limit = { count: 8, seconds: window_s };
const perAddress: Limit = { count: 24, seconds: window_s };

/**
 * Does what a card is tried in, and counts it when the card is declined. Refuses with 429, and tries nothing,
 * after too many declined cards of the account or the address; cards that are good count for nothing.
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
