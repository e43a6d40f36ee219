import { Link, useNavigate, useSearchParams } from "react-router";
import type { SharedProjectRow } from "../../../contract/pro-projects.ts";
import { sharedProjectSorts } from "../../../contract/sorts.ts";
import { ListFilter } from "../../account/admin/list-filter.tsx";
import { api } from "../../api.ts";
import type { ReplyOf } from "../../api-call.ts";
import { pageTitle } from "../../page-title.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatCount, formatDate, isoDay, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type DataColumn, DataTable } from "../../work/data-table.tsx";
import { ListBar } from "../../work/list-bar.tsx";
import { filePageSize } from "../../work/list-file.ts";
import { ListFoot } from "../../work/list-foot.tsx";
import { listPage } from "../../work/list-page.ts";
import { ListTools, useListView } from "../../work/list-tools.tsx";
import { sortIn } from "../../work/view-contents.ts";
import type { Route } from "./+types/shared-projects.page.ts";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Shared projects", matches) },
  { name: "robots", content: "noindex" },
];

const queryOf = (search: URLSearchParams) => ({
  q: search.get("q")?.trim().slice(0, 80) || undefined,
  sort: sortIn(search, sharedProjectSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/pro/shared_projects", { query })).data;
}
clientLoader.hydrate = true as const;

/** Projects that customers share with the pro. */
export default function SharedProjectsPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Shared projects</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Projects that customers share with you. Open one to propose products, see its rooms and write to its
        customer.
      </p>
      {list.total === 0 && !search.get("q") ? (
        <EmptyState
          className="mt-8"
          title="No shared projects yet"
          action={<LinkButton to="/account/clients/invitations">Invite a client</LinkButton>}
        >
          Your clients choose “Share with your pro” in their project. It shows up here at once.
        </EmptyState>
      ) : (
        <>
          <ListFilter className="sm:grid-cols-[minmax(0,28rem)_max-content]">
            <TextField
              label="Project or customer"
              name="q"
              type="search"
              maxLength={80}
              defaultValue={search.get("q") ?? ""}
            />
          </ListFilter>
          <Found list={list} search={search} />
        </>
      )}
    </>
  );
}

const pathOf = ({ id }: SharedProjectRow) => `/account/selections/${id}`;

function Found({
  list,
  search,
}: {
  list: ReplyOf<"GET /api/pro/shared_projects">["data"];
  search: URLSearchParams;
}) {
  const view = useListView("shared-projects", columns);
  const navigate = useNavigate();
  return (
    <>
      <ListBar total={plural(list.total, "project")}>
        <ListTools
          view={view}
          load={async (page) => {
            const query = { ...queryOf(search), page, per_page: filePageSize };
            return (await api("GET /api/pro/shared_projects", { query })).data;
          }}
          rowKey={({ id }) => id}
        />
      </ListBar>
      <DataTable
        caption="Shared projects"
        className="mt-2"
        columns={view.columns}
        rows={list.data}
        rowKey={({ id }) => id}
        sort={view.sort ?? { key: "changed", direction: "desc" }}
        onSort={view.onSort}
        onOpen={(row) => void navigate(pathOf(row))}
        empty="No project matches."
      />
      <ListFoot list={list} />
    </>
  );
}

const columns: readonly DataColumn<SharedProjectRow>[] = [
  {
    key: "name",
    title: "Project",
    priority: 1,
    sortKey: "name",
    cell: (row) => (
      <Link to={pathOf(row)} className="link inline-flex min-h-6 font-medium wrap-anywhere">
        {row.name}
      </Link>
    ),
    text: ({ name }) => name,
  },
  {
    key: "customer",
    title: "Customer",
    sortKey: "customer",
    cell: ({ customer, client_id }) =>
      client_id ? (
        <Link to={`/account/clients/${client_id}`} className="link inline-flex min-h-6">
          {customer}
        </Link>
      ) : (
        customer
      ),
    text: ({ customer }) => customer,
  },
  {
    key: "selections",
    title: "Selections",
    cell: ({ selections: { total, approved, waiting } }) =>
      waiting > 0 ? (
        <Badge tone="warn">{`${waiting} for you`}</Badge>
      ) : total > 0 ? (
        `${approved} of ${total} signed`
      ) : (
        <span className="text-graphite">None yet</span>
      ),
    text: ({ selections: { total, approved } }) => `${approved} of ${total}`,
  },
  {
    key: "products",
    title: "Products",
    numeric: true,
    sortKey: "products",
    cell: ({ products }) => formatCount(products),
    text: ({ products }) => products,
  },
  {
    key: "rooms",
    title: "Rooms",
    numeric: true,
    priority: 3,
    cell: ({ rooms }) => formatCount(rooms),
    text: ({ rooms }) => rooms,
  },
  {
    key: "shared",
    title: "Shared",
    priority: 3,
    sortKey: "shared",
    cell: ({ shared_at }) => <span className="figures">{formatDate(shared_at)}</span>,
    text: ({ shared_at }) => isoDay(shared_at),
  },
  {
    key: "changed",
    title: "Changed",
    sortKey: "changed",
    cell: ({ updated_at }) => <span className="figures">{formatDate(updated_at)}</span>,
    text: ({ updated_at }) => isoDay(updated_at),
  },
];
