import { Link } from "react-router";
import type { LedgerEntry } from "../../../../contract/money/managed-ledger.ts";
import { type ManagedPaymentInFull, paperNames } from "../../../../contract/money/managed-payments.ts";
import type { DisputeStatus } from "../../../../contract/orders/dispute-words.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { SummaryRow } from "../../../kit/page/summary-row.tsx";
import { formatDateTime, formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { DisputeBadge } from "../disputes/dispute-badge.tsx";
import { bookedColumns } from "../ledger-columns.tsx";
import type { Route } from "./+types/payment.page.ts";
import { PaperButton } from "./paper-button.tsx";
import { PaymentStateBadge } from "./payment-state-badge.tsx";

export const meta = titled("Payment");

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const { data: payment } = await call("GET /api/admin/payments/{id}", { params: { id } });
  const { data: entries } = await call("GET /api/admin/ledger/entries", {
    query: { payment: payment.id, per_page: 50 },
  });
  return { payment, entries };
}

/** One payment: who paid whom for what, its papers, its dispute and what the ledger has of it. */
export default function PaymentPage({ loaderData: { payment, entries } }: Route.ComponentProps) {
  const { title, state, dispute, signature, papers, customer, pro } = payment;
  return (
    <div className="max-w-[72rem]">
      <p className="text-sm">
        <Link to="/account/admin/payments" className="link inline-flex min-h-6 items-center">
          All payments
        </Link>
      </p>
      <h1 className="heading mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-xl md:text-2xl">
        <span>{title}</span>
        <PaymentStateBadge state={state} />
      </h1>
      {dispute && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-warn border-l-2 pl-4">
          <p>
            {disputeWords(dispute.status)} <DisputeBadge status={dispute.status} />
          </p>
          <LinkButton size="sm" variant="secondary" to={`/account/admin/disputes/${dispute.id}`}>
            {`Open dispute ${dispute.number}`}
          </LinkButton>
        </div>
      )}
      <div className="mt-2 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Part title="People">
            <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
              <PersonOf title={pro ? "Customer" : "Paid by"} person={customer} />
              {pro && <PersonOf title="Pro" person={pro} company={pro.company_name} />}
            </dl>
          </Part>
          {signature && <Signature signature={signature} />}
          <Part title="Documents">
            {papers.length === 0 ? (
              <p className="text-graphite">No documents for this payment.</p>
            ) : (
              <ul className="flex flex-wrap gap-3">
                {papers.map((paper) => (
                  <li key={paper}>
                    <PaperButton
                      name={paperNames[paper]}
                      load={() =>
                        api("GET /api/admin/payments/{id}/papers/{paper}", {
                          params: { id: payment.id, paper },
                        })
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </div>
        <aside className="mt-10 max-lg:order-first max-lg:mt-6">
          <Facts payment={payment} />
        </aside>
      </div>
      <Part title="Ledger">
        <DataTable
          caption="Ledger entries"
          columns={entryColumns}
          rows={entries.data}
          rowKey={({ id }) => String(id)}
          empty="No ledger entries for this payment yet."
        />
        {entries.total > entries.data.length && (
          <p className="mt-4">
            <Link
              to={`/account/admin/ledger?payment=${payment.id}`}
              className="link inline-flex min-h-11 items-center"
            >
              All entries
            </Link>
          </p>
        )}
      </Part>
    </div>
  );
}

const disputeWords = (status: DisputeStatus): string =>
  status === "needs_response" || status === "under_review"
    ? "The customer's bank disputes this payment."
    : "The customer's bank disputed this payment.";

function Signature({ signature }: { signature: NonNullable<ManagedPaymentInFull["signature"]> }) {
  const { name, version, at, email, ip } = signature;
  return (
    <Part title="Signature">
      <p>
        <strong>{name}</strong> signed version <span className="figures">{version}</span>
        <span className="figures">{` on ${formatDateTime(at)}`}</span>
      </p>
      <p className="mt-1 break-words text-graphite text-sm">
        {[email, ip && `IP address ${ip}`].filter(Boolean).join(", ")}
      </p>
    </Part>
  );
}

function PersonOf({
  title,
  person,
  company,
}: {
  title: string;
  person: ManagedPaymentInFull["customer"];
  company?: string;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-graphite text-sm">{title}</dt>
      <dd className="mt-1 break-words">
        {person ? (
          <>
            <Link to={`/account/admin/users/${person.id}`} className="link inline-flex min-h-6 font-medium">
              {company || person.name}
            </Link>
            <span className="block text-graphite text-sm">
              {[company && person.name, person.email].filter(Boolean).join(", ")}
            </span>
          </>
        ) : (
          "Deleted account."
        )}
      </dd>
    </div>
  );
}

function Facts({ payment }: { payment: ManagedPaymentInFull }) {
  const { amount, refunded, at, settled_at, paid_with, provider, provider_ref, message, order } = payment;
  return (
    <dl className="figures grid gap-2 border-ink border-t pt-4">
      <SummaryRow label="Amount" value={formatUsd(amount)} strong />
      {refunded > 0 && <SummaryRow label="Refunded" value={formatUsd(refunded)} />}
      <SummaryRow label="Created" value={formatDateTime(at)} />
      {settled_at && <SummaryRow label="Settled" value={formatDateTime(settled_at)} />}
      {paid_with && <SummaryRow label="Paid with" value={paid_with} />}
      <SummaryRow label="Provider" value={provider} />
      {provider_ref && (
        <div>
          <dt className="text-graphite">Charge</dt>
          <dd className="code break-all text-sm">{provider_ref}</dd>
        </div>
      )}
      {message && <SummaryRow label="Provider message" value={message} />}
      {order && (
        <div className="pt-3">
          <dt className="sr-only">Order</dt>
          <dd>
            <Link to={`/account/orders/${order.id}`} className="link inline-flex min-h-11 items-center">
              {`Order ${order.number}`}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

const entryColumns: DataColumn<LedgerEntry>[] = [
  ...bookedColumns,
  { key: "amount", title: "Amount", numeric: true, priority: 1, cell: ({ amount }) => formatUsd(amount) },
];
