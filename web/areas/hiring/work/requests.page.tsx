import { Link, useNavigate, useSearchParams } from "react-router";
import { hireStatuses } from "../../../../contract/design/hire-words.ts";
import type { Hire } from "../../../../contract/design/hires.ts";
import { hireSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { ListBar } from "../../../kit/lists/list-bar.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../../kit/lists/list-foot.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { ListTools, useListView } from "../../../kit/lists/list-tools.tsx";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDate, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/requests.page.ts";
import { statusIn } from "./hire-rows.tsx";
import { HireBadge } from "./hire-status.tsx";

export const meta = titled("Hire requests");

const queryOf = (search: URLSearchParams) => ({
  status: statusIn(search),
  q: search.get("q")?.trim().slice(0, 80) || undefined,
  sort: sortIn(search, hireSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/pro/hires", { query })).data;
}

/** Customers who ask to hire this pro. */
export default function RequestsPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isFiltered = ["status", "q"].some((name) => search.get(name));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Hire requests</h1>
        <LinkButton to="/account/hire-profile" variant="secondary">
          Your public profile
        </LinkButton>
      </div>
      {(list.total > 0 || isFiltered) && (
        <>
          <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
            <Select
              label="Status"
              name="status"
              placeholder="All"
              defaultValue={search.get("status") ?? ""}
              options={Object.entries(hireStatuses).map(([value, text]) => ({ value, text }))}
            />
            <TextField
              label="Customer, project or message"
              name="q"
              type="search"
              maxLength={80}
              defaultValue={search.get("q") ?? ""}
            />
          </ListFilter>
          <Found list={list} search={search} />
        </>
      )}
      {list.total === 0 && !isFiltered && (
        <EmptyState
          className="mt-8"
          title="No requests yet"
          action={<LinkButton to="/account/hire-profile">Edit your public profile</LinkButton>}
        >
          Customers find you in the directory once your profile is listed. Their requests show up here.
        </EmptyState>
      )}
    </>
  );
}

function Found({ list, search }: { list: ReplyOf<"GET /api/pro/hires">["data"]; search: URLSearchParams }) {
  const view = useListView("requests", columns);
  const navigate = useNavigate();
  return (
    <>
      <ListBar total={plural(list.total, "request")}>
        <ListTools
          view={view}
          load={async (page) =>
            (await api("GET /api/pro/hires", { query: { ...queryOf(search), page, per_page: filePageSize } }))
              .data
          }
          rowKey={({ id }) => id}
        />
      </ListBar>
      <DataTable
        caption="Hire requests"
        className="mt-2"
        columns={view.columns}
        rows={list.data}
        rowKey={({ id }) => id}
        sort={view.sort ?? { key: "changed", direction: "desc" }}
        onSort={view.onSort}
        onOpen={({ id }) => void navigate(`/account/requests/${id}`)}
        empty="No matching requests."
      />
      <ListFoot list={list} />
    </>
  );
}

const columns: readonly DataColumn<Hire>[] = [
  {
    key: "customer",
    title: "Customer",
    priority: 1,
    sortKey: "name",
    cell: ({ id, customer, title }) => (
      <>
        <Link to={`/account/requests/${id}`} className="link inline-flex min-h-6 font-medium">
          {customer}
        </Link>
        <span className="block text-graphite text-sm wrap-anywhere">{title}</span>
      </>
    ),
    text: ({ customer }) => customer,
  },
  {
    key: "status",
    title: "Status",
    sortKey: "status",
    cell: ({ status }) => <HireBadge status={status} />,
    text: ({ status }) => hireStatuses[status],
  },
  {
    key: "budget",
    title: "Budget",
    numeric: true,
    sortKey: "budget",
    cell: ({ budget }) => (budget === null ? "" : formatUsd(budget)),
    text: ({ budget }) => budget,
  },
  {
    key: "message",
    title: "Message",
    priority: 4,
    cell: ({ message }) => <p className="line-clamp-2 max-w-[52ch] text-sm wrap-anywhere">{message}</p>,
    text: ({ message }) => message,
  },
  {
    key: "changed",
    title: "Updated",
    sortKey: "changed",
    cell: ({ updated_at }) => <span className="figures">{formatDate(updated_at)}</span>,
    text: ({ updated_at }) => isoDay(updated_at),
  },
  { key: "title", title: "Project", isHidden: true, cell: ({ title }) => title, text: ({ title }) => title },
];
