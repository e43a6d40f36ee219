import { type ReactNode, useImperativeHandle, useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import { routingProblem } from "../../../domain/money/bank-account.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { EnteredBank } from "./entered-card.ts";
import { loadStripeClient } from "./stripe-client.ts";

interface Account {
  account_holder: string;
  routing_number: string;
  account_number: string;
}

/** Empty. Input is held in memory until it is exchanged for a token, and nowhere else. */
const emptyAccount: Account = { account_holder: "", routing_number: "", account_number: "" };

/** A bank account to debit. With Stripe the browser sends it to Stripe alone; our server gets a token. */
export default function BankEntry({
  ref,
  errors,
  onTyped,
  children,
}: {
  ref: React.Ref<EnteredBank>;
  errors: FieldErrors;
  onTyped: () => void;
  /** What its owner agrees to; a payment of now unless told. */
  children?: ReactNode;
}) {
  const payment = useShop()?.settings.payment;
  const email = useSession().user?.email ?? "";
  const [account, setAccount] = useState(emptyAccount);
  const key = payment?.provider === "stripe" ? payment.publishable_key : null;
  useImperativeHandle(
    ref,
    () => ({
      method: "us_bank_account" as const,
      problems: () => problemsOf(account),
      token: () => (key ? stripeToken(key, account, email) : sandboxToken(account)),
    }),
    [account, key, email],
  );
  const set = (change: Partial<Account>) => {
    setAccount({ ...account, ...change });
    onTyped();
  };
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name on account"
          name="account_holder"
          className="sm:col-span-2"
          autoComplete="name"
          maxLength={80}
          value={account.account_holder}
          error={errors.account_holder}
          onChange={(event) => set({ account_holder: event.target.value })}
        />
        <TextField
          label="Routing number"
          name="routing_number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={account.routing_number}
          error={errors.routing_number}
          onChange={(event) => set({ routing_number: digits(event.target.value) })}
        />
        <TextField
          label="Account number"
          name="account_number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={17}
          value={account.account_number}
          error={errors.account_number}
          onChange={(event) => set({ account_number: digits(event.target.value) })}
        />
      </div>
      <p className="text-sm">
        {children ??
          "When you pay, you authorize us to debit this account for the total. It usually takes four business days. Prices and stock are kept for you, and the vendors start once the money has arrived."}
      </p>
      {!key && (
        <p className="border-hairline border-l-2 pl-4 text-graphite text-sm">
          This marketplace runs on test payments: no money moves. Use the routing number{" "}
          <span className="code">110000000</span> and the account <span className="code">000123456789</span>;{" "}
          <span className="code">000222222227</span> has no funds.
        </p>
      )}
    </div>
  );
}

function problemsOf({ account_holder, routing_number, account_number }: Account): FieldErrors {
  const routing = routingProblem(routing_number);
  return {
    ...(account_holder.trim().length < 2 && { account_holder: ["Enter the name on the account."] }),
    ...(routing && { routing_number: [routing] }),
    ...(!/^\d{4,17}$/.test(account_number) && {
      account_number: ["Enter an account number with 4 to 17 digits."],
    }),
  };
}

const sandboxToken = async (account: Account): Promise<string> =>
  (await api("POST /api/payments/bank_token", { body: account, feedback: "none" })).data.token;

async function stripeToken(
  key: string,
  { account_holder: name, routing_number, account_number }: Account,
  email: string,
): Promise<string> {
  const stripe = await loadStripeClient(key);
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: "us_bank_account",
    us_bank_account: { routing_number, account_number, account_holder_type: "individual" },
    billing_details: { name, email },
  });
  if (paymentMethod) return paymentMethod.id;
  const message = error?.message ?? "We couldn't check this bank account. Please try again.";
  const field = error?.param?.includes("routing") ? "routing_number" : "account_number";
  throw new ApiError(422, { message, code: "invalid", errors: { [field]: [message] }, request_id: "" });
}
