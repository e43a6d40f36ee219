import { Link, useSearchParams } from "react-router";
import type { ManagedUser } from "../../../contract/users.ts";
import { pageTitle } from "../../page-title.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { formatDate, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/users.page.ts";
import { ListFilter } from "./list-filter.tsx";
import { roleOf, UserStatus } from "./user-words.tsx";

export const handle = { role: routeRoles.admin };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Users", matches) },
  { name: "robots", content: "noindex" },
];

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

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { data } = await signedInApi(request)("GET /api/admin/users", {
    query: {
      page: Number(search.get("page")) || 1,
      type: roles.find(({ value }) => value === search.get("type"))?.value,
      status: statuses.find(({ value }) => value === search.get("status"))?.value,
      q: search.get("q") || undefined,
    },
  });
  return data;
}
clientLoader.hydrate = true as const;

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
      {list.total === 0 ? (
        <EmptyState
          className="mt-8"
          title="No matching users"
          action={
            <LinkButton to="/account/admin/users" variant="secondary">
              See all
            </LinkButton>
          }
        >
          No account matches.
        </EmptyState>
      ) : (
        <>
          <p className="figures mt-8 text-graphite text-sm">{plural(list.total, "account")}</p>
          <Table
            caption="Accounts"
            stacks
            className="mt-2"
            columns={columns}
            rows={list.data}
            rowKey={({ id }) => id}
            empty="No accounts."
          />
          <div className="mt-8">
            <Pagination page={list.current_page} lastPage={list.last_page} />
          </div>
        </>
      )}
    </>
  );
}

const columns: Column<ManagedUser>[] = [
  {
    key: "name",
    title: "Name",
    cell: ({ id, full_name, email }) => (
      <>
        <Link to={`/account/admin/users/${id}`} className="link inline-flex min-h-6 font-medium">
          {full_name || email}
        </Link>
        <span className="block text-graphite text-sm">{email}</span>
      </>
    ),
  },
  { key: "status", title: "Status", cell: (row) => <UserStatus {...row} /> },
  {
    key: "role",
    title: "Role",
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
    cell: ({ last_seen_at }) => (
      <span className="figures">{last_seen_at ? formatDate(last_seen_at) : "Never"}</span>
    ),
  },
  {
    key: "joined",
    title: "Joined",
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
  },
];
