import { Link, useRevalidator, useSearchParams } from "react-router";
import type { Payout } from "../../../contract/money/payouts.ts";
import { ownPayoutSorts } from "../../../contract/sorts.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import type { DataColumn } from "../../kit/lists/data-table.tsx";
import { sortIn } from "../../kit/lists/list-address.ts";
import { listSource } from "../../kit/lists/list-source.ts";
import { WorkList } from "../../kit/lists/work-list.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { useProof } from "../../kit/sign-in/use-proof.tsx";
import { MonthsChart } from "../../kit/statements/months-chart.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { formatDate, formatUsd, isoDay, plural } from "../../ui/format.ts";
import type { Route } from "./+types/payout-setup.page.ts";
import type { Balance } from "./balance.ts";
import { BankAccount } from "./bank-account.tsx";
import { RequestPayout } from "./request-payout.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import { StripeAccount } from "./stripe-account.tsx";
import { TaxDetailsPart } from "./tax-details.tsx";

export const meta = titled("Payouts");

const payouts = listSource(
  "GET /api/payouts/made",
  (search) => ({ sort: sortIn(search, ownPayoutSorts) }),
  (list) => list,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const [balance, made, tax, statements] = await Promise.all([
    call("GET /api/payouts", { query: { per_page: 10 } }),
    payouts.load(request),
    call("GET /api/payouts/tax"),
    // somebody who was never paid has none
    call("GET /api/statements", { feedback: "none" }).catch(() => undefined),
  ]);
  return { balance: balance.data, made, tax: tax.data, months: statements?.data.months ?? [] };
}

/** Where a vendor's or pro's money goes: balance, bank account, schedule, and what was paid out. */
export default function PayoutSetupPage({
  loaderData: { balance, made, tax, months },
}: Route.ComponentProps) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const { withProof, question } = useProof();
  const { setup } = balance;
  // a bookkeeper reads along
  const mayChange = user?.works_in?.role !== "bookkeeper";
  const isReady = !balance.provider_account || balance.provider_account.state === "ready";
  const mayAsk = balance.is_on && setup !== null && isReady && !balance.hold;
  return (
    <div className="max-w-[60rem]">
      <h1 className="heading text-xl md:text-2xl">Payouts</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Your share of a sale becomes available 46 business days after delivery, when the return period is
        over.{" "}
        <Link to="/account/statements" className="link">
          Statements
        </Link>{" "}
        have every sale and refund.
      </p>
      <Figures balance={balance} />
      {balance.hold && (
        <div className="mt-6 max-w-[64ch] border-warn border-l-2 pl-4">
          <p className="font-medium">{`Your payouts have been on hold since ${formatDate(balance.hold.since)}.`}</p>
          <p className="mt-1">{balance.hold.reason}</p>
          <p className="mt-1 text-graphite text-sm">
            Your balance stays yours. Contact support if you have questions.
          </p>
        </div>
      )}
      <Disputed parts={balance.disputed} />
      {!balance.is_on && (
        <p className="mt-6 max-w-[64ch] border-warn border-l-2 pl-4">
          This marketplace doesn't pay out to bank accounts right now. Your balance is safe. Contact support
          to ask how you get paid.
        </p>
      )}
      {mayAsk && mayChange && <RequestPayout balance={balance} onDone={revalidate} />}
      {balance.provider_account ? (
        <section className="mt-10">
          <h2 className="heading border-ink border-b pb-2 text-lg">Stripe account</h2>
          <StripeAccount
            account={balance.provider_account}
            setup={setup}
            mayChange={mayChange}
            withProof={withProof}
          />
        </section>
      ) : (
        balance.is_on && (
          <section className="mt-10">
            <h2 className="heading border-ink border-b pb-2 text-lg">Bank account</h2>
            <BankAccount setup={setup} mayChange={mayChange} withProof={withProof} onSaved={revalidate} />
          </section>
        )
      )}
      {balance.is_on && setup && (
        <section className="mt-10">
          <h2 className="heading border-ink border-b pb-2 text-lg">Schedule</h2>
          <ScheduleForm key={setup.version} setup={setup} isReadOnly={!mayChange} onSaved={revalidate} />
        </section>
      )}
      <section className="mt-10">
        <h2 className="heading border-ink border-b pb-2 text-lg">Tax details</h2>
        <TaxDetailsPart details={tax} mayChange={mayChange} withProof={withProof} onSaved={revalidate} />
      </section>
      <PaidOut made={made} months={months} />
      {question}
    </div>
  );
}

/** Money that waits for the banks of customers. */
function Disputed({ parts }: { parts: Balance["disputed"] }) {
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (
    <section aria-labelledby="disputed" className="mt-6 max-w-[64ch] border-warn border-l-2 pl-4">
      <h2 id="disputed" className="font-medium">{`${formatUsd(total)} is held for disputes`}</h2>
      <p className="mt-1">
        A customer's bank disputes a payment. We respond to the bank and hold your share until it decides. If
        you have documents that help, send us a message.
      </p>
      <ul className="mt-2 grid gap-1">
        {parts.map(({ number, about, reason, amount, since, proposal_id, order_id }) => (
          <li key={number} className="figures flex flex-wrap gap-x-4 text-sm">
            <Link
              to={proposal_id ? `/account/proposals/${proposal_id}` : `/account/orders/${order_id}`}
              className="link inline-flex min-h-6 items-center"
            >
              {proposal_id ? `Proposal ${about}` : `Order ${about}`}
            </Link>
            <span>{formatUsd(amount)}</span>
            <span className="text-graphite">{`${reason}, since ${formatDate(since)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaidOut({ made, months }: Pick<Route.ComponentProps["loaderData"], "made" | "months">) {
  const [search] = useSearchParams();
  return (
    <section className="mt-10">
      <h2 className="heading border-ink border-b pb-2 text-lg">Paid out</h2>
      <MonthsChart months={months} />
      {made.total === 0 ? (
        <p className="mt-4 text-graphite">No payouts yet.</p>
      ) : (
        <WorkList
          table="payouts"
          caption="Payouts"
          counted={plural(made.total, "payout")}
          columns={payoutColumns}
          list={made}
          rowKey={({ id }) => id}
          load={payouts.pagesOf(search)}
          empty="No payouts yet."
        />
      )}
    </section>
  );
}

function Figures({ balance }: { balance: Balance }) {
  const figures = [
    ["Available now", balance.available],
    ["Not yet available", balance.pending],
    ["On the way to your bank", balance.in_transit],
  ] as const;
  return (
    <>
      <dl className="mt-6 grid gap-x-10 gap-y-4 border-hairline border-y py-5 sm:grid-cols-3">
        {figures.map(([title, amount]) => (
          <div key={title}>
            <dt className="text-graphite text-sm">{title}</dt>
            <dd className="figures heading mt-1 text-xl">{formatUsd(amount)}</dd>
          </div>
        ))}
      </dl>
      {balance.negative_due_on && (
        <p className="mt-3 text-bad">
          {`Refunds were more than your balance. You owe ${formatUsd(-balance.available)}, due by ${formatDate(balance.negative_due_on)}. We deduct it from your next earnings. To pay it sooner, contact support.`}
        </p>
      )}
    </>
  );
}

const states: Record<Payout["status"], { text: string; tone: Tone }> = {
  requested: { text: "Requested", tone: "neutral" },
  in_transit: { text: "On the way", tone: "neutral" },
  paid: { text: "Paid", tone: "good" },
  failed: { text: "Returned", tone: "bad" },
};

const payoutColumns: DataColumn<Payout>[] = [
  {
    key: "date",
    title: "Date",
    priority: 1,
    sortKey: "asked",
    text: ({ created_at }) => isoDay(created_at),
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
  },
  {
    key: "status",
    title: "Status",
    priority: 1,
    text: ({ status, message }) => [states[status].text, message].filter(Boolean).join(": "),
    cell: ({ status, message }) => (
      <>
        <Badge tone={states[status].tone}>{states[status].text}</Badge>
        {message && <p className="text-graphite text-sm">{message}</p>}
      </>
    ),
  },
  {
    key: "to",
    title: "To",
    text: ({ account_last4 }) => `Account ending in ${account_last4}`,
    cell: ({ account_last4, is_scheduled }) => (
      <span className="figures">{`Account ending in ${account_last4}${is_scheduled ? ", by schedule" : ""}`}</span>
    ),
  },
  {
    key: "settled",
    title: "Settled",
    sortKey: "settled",
    text: ({ settled_at }) => isoDay(settled_at),
    cell: ({ settled_at }) => (
      <span className="figures">{settled_at ? formatDate(settled_at) : "Not yet"}</span>
    ),
  },
  {
    key: "amount",
    title: "Amount",
    numeric: true,
    priority: 1,
    sortKey: "amount",
    text: ({ amount }) => amount,
    cell: ({ amount }) => <span className="figures">{formatUsd(amount)}</span>,
  },
];
