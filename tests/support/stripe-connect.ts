import published from "./stripe-interface.json" with { type: "json" };
import { fault, type Json, listOf, ok, type Reply, type StripeCall } from "./stripe-replies.ts";

const { objects } = published as unknown as { objects: Record<string, Json> };

/** Stripe Connect's side: accounts of payees, transfers to them, and their payouts to banks. */
export interface ConnectState {
  accounts: Map<string, Json>;
  transfers: Json[];
  /** Payouts of connected accounts; each has its account as `on_account`, which Stripe's do not. */
  payouts: Json[];
  /** The marketplace's balance, in cents. */
  balance: number;
  /** The next answers to these calls get lost, after the work is done. */
  loses: string[];
}

export const newConnectState = (): ConnectState => ({
  accounts: new Map(),
  transfers: [],
  payouts: [],
  balance: 1_000_000_000,
  loses: [],
});

/** The owner has answered everything on Stripe's pages, with a bank account that ends in these digits. */
export function completeAccount(state: ConnectState, id: string, last4 = "6789"): void {
  const bank = {
    ...objects.bank_account,
    id: `ba_${last4}`,
    last4,
    account: id,
    account_holder_name: "Oakstone LLC",
  };
  Object.assign(state.accounts.get(id)!, {
    capabilities: { transfers: "active" },
    details_submitted: true,
    payouts_enabled: true,
    external_accounts: { object: "list", data: [bank], has_more: false },
    requirements: { ...nothingDue },
  });
}

const nothingDue = {
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};

const now = () => Math.floor(Date.now() / 1000);
const invalid = (message: string, more: Json = {}) =>
  fault(400, { type: "invalid_request_error", message, ...more });

/** Undefined for a call that is none of Connect's. */
export function answerConnect(call: StripeCall, state: ConnectState): Reply | undefined {
  const reply = answer(call, state);
  const name = `${call.method} ${call.path}`;
  const lost = state.loses.indexOf(name);
  if (!reply || lost < 0) return reply;
  state.loses.splice(lost, 1);
  return { ...reply, isLost: true };
}

function answer(call: StripeCall, state: ConnectState): Reply | undefined {
  const [, , resource, id = "", action] = call.path.split("/");
  const sent = (name: string) => call.params.get(name);
  if (resource === "accounts" && id) {
    const account = state.accounts.get(id);
    return account ? ok(account) : fault(403, { type: "invalid_request_error", code: "account_invalid" });
  }
  if (resource === "accounts") {
    const account = { ...objects.account, id: `acct_${state.accounts.size + 1}`, email: sent("email") };
    state.accounts.set(account.id, account);
    return ok(account);
  }
  if (resource === "account_links") {
    const url = `https://connect.stripe.com/setup/e/${sent("account")}/once`;
    return ok({ ...objects.account_link, created: now(), url });
  }
  if (resource === "transfers" && action === "reversals") return reverse(call, state, id);
  if (resource === "transfers" && call.method === "GET") {
    const [group, destination] = [sent("transfer_group"), sent("destination")];
    return listOf(
      call,
      state.transfers.filter(
        (transfer) =>
          (!group || transfer.transfer_group === group) &&
          (!destination || transfer.destination === destination),
      ),
    );
  }
  if (resource === "transfers") return transfer(call, state);
  if (resource !== "payouts") return undefined;
  const ofAccount = state.payouts.filter(({ on_account }) => on_account === call.account);
  return call.method === "GET" ? listOf(call, ofAccount) : payOut(call, state);
}

function transfer({ params }: StripeCall, state: ConnectState): Reply {
  const [destination, amount] = [params.get("destination") ?? "", Number(params.get("amount"))];
  const account = state.accounts.get(destination);
  if (!account) return invalid(`No such destination: '${destination}'`, { code: "resource_missing" });
  if ((account.capabilities as Json).transfers !== "active") {
    return invalid(
      "Your destination account needs to have at least one of the following capabilities enabled",
      {
        code: "insufficient_capabilities_for_transfer",
      },
    );
  }
  if (amount > state.balance) return invalid("You have insufficient funds", { code: "balance_insufficient" });
  state.balance -= amount;
  const made: Json = {
    ...objects.transfer,
    id: `tr_${state.transfers.length + 1}`,
    amount,
    created: now(),
    destination,
    transfer_group: params.get("transfer_group"),
    metadata: { payout_key: params.get("metadata[payout_key]") },
  };
  state.transfers.push(made);
  return ok(made);
}

function reverse(_call: StripeCall, state: ConnectState, id: string): Reply {
  const made = state.transfers.find((each) => each.id === id);
  if (!made || made.reversed) return invalid("The transfer has already been fully reversed.");
  state.balance += Number(made.amount);
  Object.assign(made, { reversed: true, amount_reversed: made.amount });
  return ok({ ...objects.transfer_reversal, amount: made.amount, transfer: id });
}

function payOut({ params, account: on_account }: StripeCall, state: ConnectState): Reply {
  const account = state.accounts.get(on_account ?? "");
  if (!account?.payouts_enabled) return invalid("Payouts are not enabled.", { code: "payouts_not_allowed" });
  const made: Json = {
    ...objects.payout,
    id: `po_${state.payouts.length + 1}`,
    amount: Number(params.get("amount")),
    created: now(),
    metadata: { payout_key: params.get("metadata[payout_key]") },
    on_account,
  };
  state.payouts.push(made);
  return ok(made);
}
