import { Link } from "react-router";
import { hireStatuses } from "../../../../contract/design/hire-words.ts";
import type { Hire } from "../../../../contract/design/hires.ts";
import { hireSorts } from "../../../../contract/sorts.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDate, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Route } from "./+types/requests.page.ts";
import { statusIn } from "./hire-rows.tsx";
import { HireBadge } from "./hire-status.tsx";

export const meta = titled("Hire requests");

const requests = listSource(
  "GET /api/pro/hires",
  (search) => ({ status: statusIn(search), q: wordsIn(search), sort: sortIn(search, hireSorts) }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requests.load(request);

/** Customers who ask to hire this pro. */
export default function RequestsPage({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      title="Hire requests"
      actions={
        <LinkButton to="/account/hire-profile" variant="secondary">
          Your public profile
        </LinkButton>
      }
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField label="Status" name="status" options={hireStatuses} />
          <SearchField label="Customer, project or message" />
        </ListFilter>
      }
      table="requests"
      source={requests}
      list={list}
      counted={plural(list.total, "request")}
      columns={columns}
      pathOf={({ id }) => `/account/requests/${id}`}
      sort={{ key: "changed", direction: "desc" }}
      none={{
        title: "No requests yet",
        action: <LinkButton to="/account/hire-profile">Edit your public profile</LinkButton>,
        children:
          "Customers find you in the directory once your profile is listed. Their requests show up here.",
      }}
      noMatch="No matching requests."
    />
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
