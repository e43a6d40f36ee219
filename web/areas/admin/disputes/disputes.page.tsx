import { Link, useSearchParams } from "react-router";
import { type DisputeStatus, disputeStatuses } from "../../../../contract/orders/dispute-words.ts";
import type { Dispute } from "../../../../contract/orders/disputes.ts";
import { reasonWords } from "../../../../domain/orders/dispute.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../../kit/lists/list-foot.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/disputes.page.ts";
import { DisputeBadge } from "./dispute-badge.tsx";

export const meta = titled("Disputes");

const statusFrom = (text: string | null): DisputeStatus | undefined =>
  text && Object.hasOwn(disputeStatuses, text) ? (text as DisputeStatus) : undefined;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { data } = await signedInApi(request)("GET /api/admin/disputes", {
    query: { ...listPage(search), status: statusFrom(search.get("status")) },
  });
  return data;
}

export default function Disputes({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isFiltered = search.has("status");
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Disputes</h1>
      <ListFilter className="sm:grid-cols-[minmax(0,16rem)_max-content]">
        <Select
          label="Status"
          name="status"
          defaultValue={search.get("status") ?? ""}
          placeholder="All"
          options={Object.entries(disputeStatuses).map(([value, text]) => ({ value, text }))}
        />
      </ListFilter>
      {list.total === 0 ? (
        <EmptyState
          className="mt-8"
          title={isFiltered ? "No matches" : "No disputes"}
          action={
            isFiltered && (
              <LinkButton to="/account/admin/disputes" variant="secondary">
                See all
              </LinkButton>
            )
          }
        >
          {isFiltered
            ? "No disputes with this status."
            : "When a customer's bank disputes a payment, it shows up here with the evidence to send."}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Disputes"
            className="mt-8"
            columns={columns}
            rows={list.data}
            rowKey={({ id }) => id}
            empty="No disputes."
          />
          <ListFoot list={list} />
        </>
      )}
    </>
  );
}

const columns: DataColumn<Dispute>[] = [
  {
    key: "number",
    priority: 1,
    title: "Dispute",
    cell: ({ id, number }) => (
      <Link to={`/account/admin/disputes/${id}`} className="link code inline-flex min-h-6">
        {number}
      </Link>
    ),
  },
  {
    key: "payment",
    title: "Payment",
    cell: ({ payment, customer }) =>
      payment ? (
        <>
          <Link to={`/account/admin/payments/${payment.id}`} className="link inline-flex min-h-6">
            {payment.title}
          </Link>
          <span className="block text-graphite text-sm">{customer?.name}</span>
        </>
      ) : (
        "Unknown charge"
      ),
  },
  { key: "reason", title: "Reason", cell: ({ reason }) => reasonWords(reason) },
  { key: "amount", title: "Amount", numeric: true, cell: ({ amount }) => formatUsd(amount) },
  {
    key: "due",
    title: "Evidence due",
    cell: ({ evidence_due_at, evidence_sent_at }) => (
      <span className="figures">
        {evidence_sent_at
          ? `Sent ${formatDate(evidence_sent_at)}`
          : evidence_due_at
            ? formatDate(evidence_due_at)
            : "–"}
      </span>
    ),
  },
  { key: "status", title: "Status", cell: (row) => <DisputeBadge status={row.status} /> },
];
