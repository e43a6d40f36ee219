import { Link, useSearchParams } from "react-router";
import type { PayeeRow } from "../../../../contract/money/statements.ts";
import { payeeSorts } from "../../../../contract/sorts.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatDate, formatUsd, plural } from "../../../ui/format.ts";
import type { Route } from "./+types/payees.page.ts";

export const meta = titled("Balances");

const shows = [
  { value: "owing", text: "Who owes us" },
  { value: "on_hold", text: "Payouts on hold" },
] as const;

const payees = listSource(
  "GET /api/admin/payees",
  (search) => ({
    show: choiceIn(search, "show", shows),
    q: wordsIn(search),
    sort: sortIn(search, payeeSorts),
  }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => payees.load(request);

/** What each vendor and pro is owed, or owes. */
export default function PayeesPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <ListPage
      className="max-w-[72rem]"
      title="Balances"
      lead={
        <>
          What we owe vendors and pros. A negative balance is due within 10 days and is deducted from the next
          earnings. Open a name to see statements, hold payouts or record a payment.
        </>
      }
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField label="Show" name="show" options={shows} />
          <SearchField label="Name, company or email" />
        </ListFilter>
      }
      table="payees"
      source={payees}
      list={list}
      counted={plural(list.total, "account")}
      columns={columns}
      noMatch={{
        title: search.get("show") === "owing" ? "Nobody owes us anything" : "No matches",
        words: "Vendors and pros show up here after their first sale.",
      }}
    />
  );
}

const columns: DataColumn<PayeeRow>[] = [
  {
    key: "payee",
    title: "Payee",
    priority: 1,
    sortKey: "payee",
    text: ({ company, name }) => company || name,
    cell: ({ id, name, company, type }) => (
      <>
        <Link to={`/account/admin/payees/${id}`} className="link inline-flex min-h-6 font-medium">
          {company || name}
        </Link>
        <span className="block text-graphite text-sm">{`${type === "Vendor" ? "Vendor" : "Pro"} · ${name}`}</span>
      </>
    ),
  },
  {
    key: "state",
    title: "Status",
    text: ({ due_on, hold }) =>
      [due_on && `Due ${formatDate(due_on)}`, hold && "On hold"].filter(Boolean).join(", "),
    cell: ({ due_on, hold }) =>
      (due_on || hold) && (
        <span className="flex flex-wrap gap-2">
          {due_on && (
            <Badge tone={new Date(due_on) < new Date() ? "bad" : "warn"}>{`Due ${formatDate(due_on)}`}</Badge>
          )}
          {hold && <Badge tone="warn">On hold</Badge>}
        </span>
      ),
  },
  {
    key: "pending",
    title: "Pending",
    numeric: true,
    sortKey: "pending",
    text: ({ pending }) => pending,
    cell: ({ pending }) => formatUsd(pending),
  },
  {
    key: "available",
    title: "Available",
    numeric: true,
    sortKey: "available",
    text: ({ available }) => available,
    cell: ({ available }) => (
      <span className={available < 0 ? "font-semibold text-bad" : undefined}>{formatUsd(available)}</span>
    ),
  },
  {
    key: "in_transit",
    title: "On the way",
    numeric: true,
    sortKey: "in_transit",
    text: ({ in_transit }) => in_transit,
    priority: 3,
    cell: ({ in_transit }) => formatUsd(in_transit),
  },
];
