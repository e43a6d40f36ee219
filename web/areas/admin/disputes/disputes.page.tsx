import { Link } from "react-router";
import { disputeStatuses } from "../../../../contract/orders/dispute-words.ts";
import type { Dispute } from "../../../../contract/orders/disputes.ts";
import { reasonWords } from "../../../../domain/orders/dispute.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDate, formatUsd, plural } from "../../../ui/format.ts";
import type { Route } from "./+types/disputes.page.ts";
import { DisputeBadge } from "./dispute-badge.tsx";

export const meta = titled("Disputes");

const disputes = listSource(
  "GET /api/admin/disputes",
  (search) => ({ status: choiceIn(search, "status", disputeStatuses) }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => disputes.load(request);

export default function Disputes({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      title="Disputes"
      filter={
        <ListFilter className="sm:grid-cols-[minmax(0,16rem)_max-content]">
          <ChoiceField label="Status" name="status" options={disputeStatuses} />
        </ListFilter>
      }
      source={disputes}
      list={list}
      counted={plural(list.total, "dispute")}
      columns={columns}
      none={{
        title: "No disputes",
        children: "When a customer's bank disputes a payment, it shows up here with the evidence to send.",
      }}
      noMatch={{ title: "No matches", words: "No disputes with this status." }}
    />
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
