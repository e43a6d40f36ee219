import type Stripe from "stripe";
import type { PayeeAccount } from "./payout-provider.ts";
import { isStripeError, unreachable } from "./stripe-answers.ts";

type Client = () => Promise<Stripe>;

/** An Express account that only receives transfers, and pays its bank out when we ask. */
export async function openAccount(
  client: Client,
  { user_id, email }: { user_id: string; email: string },
): Promise<string> {
  try {
    const { id } = await (await client()).accounts.create(
      {
        type: "express",
        country: "US",
        email,
        capabilities: { transfers: { requested: true } },
        settings: { payouts: { schedule: { interval: "manual" } } },
        metadata: { user_id },
      },
      { idempotencyKey: `account_${user_id}` },
    );
    return id;
  } catch (error) {
    throw unreachable(error);
  }
}

export async function openLink(
  client: Client,
  account: string,
  pages: { done: string; again: string },
): Promise<string> {
  try {
    const { url } = await (await client()).accountLinks.create({
      account,
      type: "account_onboarding",
      refresh_url: pages.again,
      return_url: pages.done,
    });
    return url;
  } catch (error) {
    throw unreachable(error);
  }
}

/** An account that Stripe no longer lets us see was disconnected by its owner. */
const disconnected = "disconnected";

export async function readAccount(client: Client, id: string): Promise<PayeeAccount> {
  try {
    return stateOf(await (await client()).accounts.retrieve(id));
  } catch (error) {
    const isGone =
      isStripeError(error, "StripePermissionError") || isStripeError(error, "StripeInvalidRequestError");
    if (!isGone) throw unreachable(error);
    const nothing = { can_receive: false, is_submitted: false, missing: [], due_at: null, bank: null };
    return { account: id, ...nothing, disabled_reason: disconnected };
  }
}

function stateOf(account: Stripe.Account): PayeeAccount {
  const { requirements } = account;
  const missing = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  const due = requirements?.current_deadline;
  const [bank] = account.external_accounts?.data ?? [];
  return {
    account: account.id,
    can_receive: account.payouts_enabled === true && account.capabilities?.transfers === "active",
    is_submitted: account.details_submitted === true,
    missing: [...new Set(missing)],
    disabled_reason: requirements?.disabled_reason ?? null,
    due_at: due ? new Date(due * 1000) : null,
    bank: bank
      ? { ref: bank.id, holder_name: holderOf(bank) ?? account.email ?? "", last4: bank.last4 ?? "" }
      : null,
  };
}

const holderOf = (bank: Stripe.BankAccount | Stripe.Card): string | null =>
  bank.object === "bank_account" ? bank.account_holder_name : bank.name;
