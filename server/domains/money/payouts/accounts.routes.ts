import {
  linkProviderAccount,
  payoutWebhook,
  readProviderAccount,
} from "../../../../contract/money/payouts.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { ForgedEvent, GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { PayoutEvent } from "../../../platform/payments/payout-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linkAccount, readOwnAccount, takeIn } from "./accounts.flow.ts";
import { bringUpToDate, payoutOfKey } from "./pay-out.flow.ts";

const link = serve(linkProviderAccount, async ({ caller, platform }) => ({
  data: { url: await linkAccount(platform, caller) },
}));

const read = serve(readProviderAccount, async ({ caller, platform }) => ({
  data: await readOwnAccount(platform, caller),
}));

/** The signature covers the raw bytes, so this endpoint reads its body itself. */
const receive: Route = {
  endpoint: payoutWebhook,
  async handle(context, platform) {
    if (context.req.param("provider") !== platform.payouts?.name) fail("not_found");
    const body = await context.req.text();
    const event = await readEvent(platform, body, context.req.header("Stripe-Signature") ?? null);
    if (event) await apply(platform, event);
    return context.json({ success: true });
  },
};

async function readEvent(
  platform: Platform,
  body: string,
  signature: string | null,
): Promise<PayoutEvent | null> {
  try {
    return (await platform.payouts?.readEvent(body, signature)) ?? null;
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    platform.log.warn({ reason: error.message }, "a webhook about payouts was refused");
    return fail("bad_signature");
  }
}

/** Only names what to ask about: events come late, twice and out of order, and the provider has the present state. */
async function apply(platform: Platform, { account, payout_key }: PayoutEvent): Promise<void> {
  const payout = payout_key ? payoutOfKey(payout_key) : undefined;
  try {
    if (payout) await bringUpToDate(platform, payout);
    if (account) await takeIn(platform, account);
  } catch (error) {
    // not taken in: the provider sends the event again
    if (error instanceof GatewayUnreachable) fail("payout_provider_away", { retryAfter: 30 });
    throw error;
  }
}

export const accountRoutes: readonly Route[] = [link, read, receive];
