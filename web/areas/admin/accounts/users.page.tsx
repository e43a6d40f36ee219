import { Link } from "react-router";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { userSorts } from "../../../../contract/sorts.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatCount, formatDate, isoDay, plural } from "../../../ui/format.ts";
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

const users = listSource(
  "GET /api/admin/users",
  (search) => ({
    type: choiceIn(search, "type", roles),
    status: choiceIn(search, "status", statuses),
    q: wordsIn(search),
    sort: sortIn(search, userSorts),
  }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => users.load(request);

/** Everybody who has an account, to be found and looked at. */
export default function Users({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      title="Users"
      filter={
        <ListFilter className="sm:grid-cols-[1fr_1fr_2fr_auto]">
          <ChoiceField label="Role" name="type" options={roles} />
          <ChoiceField label="Status" name="status" options={statuses} />
          <SearchField label="Name, email, phone, company or ID" />
        </ListFilter>
      }
      table="users"
      caption="Accounts"
      source={users}
      list={list}
      counted={plural(list.total, "account")}
      columns={columns}
      noMatch={{ title: "No matching users", words: "No matching accounts." }}
    />
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
