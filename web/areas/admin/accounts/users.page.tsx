import { Link, useSearchParams } from "react-router";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { userSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { formatCount, formatDate, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/users.page.ts";
import { roleOf, UserStatus, userStatusWords } from "./user-words.tsx";

export const meta = titled("Users");

const roles = [
  { value: "User", text: "Customers" },
  { value: "Contractor", text: "Pros" },
  { value: "Vendor", text: "Vendors" },
  { value: "Admin", text: "Admins" },
] as const;

const statuses = [
  { value: "Active", text: "Active" },
  { value: "pending", text: "On hold or waiting" },
  { value: "Deactive", text: "Deactivated" },
] as const;

const queryOf = (search: URLSearchParams) => ({
  type: roles.find(({ value }) => value === search.get("type"))?.value,
  status: statuses.find(({ value }) => value === search.get("status"))?.value,
  q: search.get("q") || undefined,
  sort: sortIn(search, userSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/admin/users", { query })).data;
}

/** Everybody who has an account, to be found and looked at. */
export default function Users({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const text = (name: string) => search.get(name) ?? "";
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Users</h1>
      <ListFilter className="sm:grid-cols-[1fr_1fr_2fr_auto]">
        <Select label="Role" name="type" defaultValue={text("type")} placeholder="All" options={roles} />
        <Select
          label="Status"
          name="status"
          defaultValue={text("status")}
          placeholder="All"
          options={statuses}
        />
        <TextField
          label="Name, email, phone, company or ID"
          name="q"
          type="search"
          defaultValue={text("q")}
        />
      </ListFilter>
      <WorkList
        table="users"
        caption="Accounts"
        counted={plural(list.total, "account")}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        load={async (page) =>
          (await api("GET /api/admin/users", { query: { ...queryOf(search), page, per_page: filePageSize } }))
            .data
        }
        empty={
          <EmptyState
            className="mt-4"
            title="No matching users"
            action={
              <LinkButton to="/account/admin/users" variant="secondary">
                See all
              </LinkButton>
            }
          >
            No matching accounts.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: DataColumn<ManagedUser>[] = [
  {
    key: "name",
    title: "Name",
    priority: 1,
    sortKey: "name",
    text: ({ full_name }) => full_name,
    cell: ({ id, full_name, email }) => (
      <>
        <Link to={`/account/admin/users/${id}`} className="link inline-flex min-h-6 font-medium">
          {full_name || email}
        </Link>
        <span className="block text-graphite text-sm lg:hidden">{email}</span>
      </>
    ),
  },
  {
    key: "email",
    title: "Email",
    priority: 4,
    text: ({ email }) => email,
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  {
    key: "status",
    title: "Status",
    priority: 1,
    text: userStatusWords,
    cell: (row) => <UserStatus {...row} />,
  },
  {
    key: "role",
    title: "Role",
    text: (row) => [roleOf(row), row.company_name].filter(Boolean).join(", "),
    cell: (row) => (
      <>
        {roleOf(row)}
        {row.company_name && <span className="block text-graphite text-sm">{row.company_name}</span>}
      </>
    ),
  },
  {
    key: "seen",
    title: "Last seen",
    sortKey: "seen",
    text: ({ last_seen_at }) => isoDay(last_seen_at),
    cell: ({ last_seen_at }) => (
      <span className="figures">{last_seen_at ? formatDate(last_seen_at) : "Never"}</span>
    ),
  },
  {
    key: "joined",
    title: "Joined",
    sortKey: "joined",
    text: ({ created_at }) => isoDay(created_at),
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
  },
  {
    key: "orders",
    title: "Orders",
    numeric: true,
    priority: 3,
    sortKey: "orders",
    text: ({ orders }) => orders,
    cell: ({ orders }) => formatCount(orders),
  },
];
