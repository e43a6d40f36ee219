import { Link } from "react-router";
import { type ManagedPayment, paymentKinds } from "../../../../contract/money/managed-payments.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import { DisputeBadge } from "../disputes/dispute-badge.tsx";
import type { Route } from "./+types/payments.page.ts";
import { PaymentStateBadge } from "./payment-state-badge.tsx";

export const meta = titled("Payments");

const payments = listSource(
  "GET /api/admin/payments",
  (search) => ({ kind: choiceIn(search, "kind", paymentKinds), q: wordsIn(search) }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => payments.load(request);

/** Every payment, whatever it was for; each leads to its people, papers and dispute. */
export default function Payments({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      className="max-w-[72rem]"
      title="Payments"
      lead="What customers pay for orders and proposals, and what pros pay for plans and credits."
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField label="For" name="kind" placeholder="Everything" options={paymentKinds} />
          <SearchField label="Number, name, email or charge" />
        </ListFilter>
      }
      source={payments}
      list={list}
      counted={plural(list.total, "payment")}
      columns={columns}
      none={{ title: "No payments yet", children: "The first paid order shows up here." }}
      noMatch={{ title: "No matching payments", words: "Try another number or name." }}
    />
  );
}

const columns: DataColumn<ManagedPayment>[] = [
  {
    key: "title",
    title: "Payment",
    priority: 1,
    cell: ({ id, title, at }) => (
      <>
        <Link to={`/account/admin/payments/${id}`} className="link inline-flex min-h-6 font-medium">
          {title}
        </Link>
        <span className="figures block whitespace-nowrap text-graphite text-sm">{formatDateTime(at)}</span>
      </>
    ),
  },
  { key: "customer", title: "Paid by", cell: ({ customer }) => customer?.name ?? "Deleted account" },
  { key: "pro", title: "Pro", priority: 3, cell: ({ pro }) => pro?.company_name ?? "–" },
  {
    key: "state",
    title: "Status",
    cell: ({ state, dispute }) => (
      <span className="flex flex-wrap gap-2">
        <PaymentStateBadge state={state} />
        {dispute && <DisputeBadge status={dispute.status} isNamed />}
      </span>
    ),
  },
  { key: "amount", title: "Amount", numeric: true, priority: 1, cell: ({ amount }) => formatUsd(amount) },
];
