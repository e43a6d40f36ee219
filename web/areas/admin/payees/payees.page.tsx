import { Link, useSearchParams } from "react-router";
import type { PayeeRow } from "../../../../contract/money/statements.ts";
import { payeeSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatDate, formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/payees.page.ts";

export const meta = titled("Balances");

const shows = [
  { value: "owing", text: "Who owes us" },
  { value: "on_hold", text: "Payouts on hold" },
] as const;
const showIn = (search: URLSearchParams) => shows.find(({ value }) => value === search.get("show"))?.value;

const queryOf = (search: URLSearchParams) => ({
  show: showIn(search),
  q: search.get("q")?.slice(0, 80) || undefined,
  sort: sortIn(search, payeeSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/admin/payees", { query })).data;
}

/** What each vendor and pro is owed, or owes. */
export default function PayeesPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Balances</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        What we owe vendors and pros. A negative balance is due within 10 days and is deducted from the next
        earnings. Open a name to see statements, hold payouts or record a payment.
      </p>
      <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
        <Select
          label="Show"
          name="show"
          placeholder="All"
          defaultValue={showIn(search) ?? ""}
          options={shows}
        />
        <TextField
          label="Name, company or email"
          name="q"
          type="search"
          maxLength={80}
          defaultValue={search.get("q") ?? ""}
        />
      </ListFilter>
      <WorkList
        table="payees"
        caption="Balances"
        counted={plural(list.total, "account")}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        load={async (page) =>
          (
            await api("GET /api/admin/payees", {
              query: { ...queryOf(search), page, per_page: filePageSize },
            })
          ).data
        }
        empty={
          <EmptyState
            className="mt-4"
            title={search.get("show") === "owing" ? "Nobody owes us anything" : "No matches"}
            action={
              <LinkButton to="/account/admin/payees" variant="secondary">
                See all
              </LinkButton>
            }
          >
            Vendors and pros show up here after their first sale.
          </EmptyState>
        }
      />
    </div>
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
