import { Link, useSearchParams } from "react-router";
import type { PayeeRow } from "../../../contract/statements.ts";
import { ListFilter } from "../../account/admin/list-filter.tsx";
import { pageTitle } from "../../page-title.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate, formatUsd, plural } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type DataColumn, DataTable } from "../../work/data-table.tsx";
import type { Route } from "./+types/payees.page.ts";

export const handle = { role: routeRoles.admin };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Balances", matches) },
  { name: "robots", content: "noindex" },
];

const shows = [
  { value: "owing", text: "Who owes us" },
  { value: "on_hold", text: "Payouts on hold" },
] as const;
const showIn = (search: URLSearchParams) => shows.find(({ value }) => value === search.get("show"))?.value;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = {
    page: Number(search.get("page")) || 1,
    per_page: 25,
    show: showIn(search),
    q: search.get("q")?.slice(0, 80) || undefined,
  };
  return (await signedInApi(request)("GET /api/admin/payees", { query })).data;
}
clientLoader.hydrate = true as const;

/** What each vendor and pro is owed, or owes. */
export default function PayeesPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Balances</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        What we owe vendors and pros. A negative balance is due within 10 days and is set off against the next
        earnings. Open a name for statements, a hold or a payment.
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
      <p className="figures mt-6 text-graphite text-sm">{plural(list.total, "account")}</p>
      <DataTable
        caption="Balances"
        className="mt-2"
        columns={columns}
        rows={list.data}
        rowKey={({ id }) => id}
        empty={search.get("show") === "owing" ? "Nobody owes us anything." : "Nobody matches."}
      />
      <div className="mt-6">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </div>
  );
}

const columns: DataColumn<PayeeRow>[] = [
  {
    key: "payee",
    title: "Payee",
    priority: 1,
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
    title: "State",
    cell: ({ due_on, hold }) => (
      <span className="flex flex-wrap gap-2">
        {due_on && (
          <Badge tone={new Date(due_on) < new Date() ? "bad" : "warn"}>{`Due ${formatDate(due_on)}`}</Badge>
        )}
        {hold && <Badge tone="warn">On hold</Badge>}
      </span>
    ),
  },
  { key: "pending", title: "Pending", numeric: true, cell: ({ pending }) => formatUsd(pending) },
  {
    key: "available",
    title: "Available",
    numeric: true,
    cell: ({ available }) => (
      <span className={available < 0 ? "font-semibold text-bad" : undefined}>{formatUsd(available)}</span>
    ),
  },
  {
    key: "in_transit",
    title: "On the way",
    numeric: true,
    priority: 3,
    cell: ({ in_transit }) => formatUsd(in_transit),
  },
];
