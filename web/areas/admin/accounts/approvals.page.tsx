import { Link } from "react-router";
import type { Application } from "../../../../contract/identity/approvals.ts";
import { approvalSorts } from "../../../../contract/sorts.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDate, isoDay, plural } from "../../../ui/format.ts";
import type { Route } from "./+types/approvals.page.ts";
import { ApplicationBadge, kindOf } from "./application-badge.tsx";

export const meta = titled("Approvals");

const statuses = [
  { value: "pending", text: "Waiting" },
  { value: "approved", text: "Approved" },
  { value: "declined", text: "Declined" },
] as const;
const kinds = [
  { value: "Contractor", text: "Pros" },
  { value: "Vendor", text: "Vendors" },
] as const;

const applications = listSource(
  "GET /api/admin/approvals",
  (search) => ({
    status: choiceIn(search, "status", statuses),
    kind: choiceIn(search, "kind", kinds),
    q: wordsIn(search),
    sort: sortIn(search, approvalSorts),
  }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => applications.load(request);

export default function Approvals({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      title="Approvals"
      filter={
        <ListFilter className="sm:grid-cols-[1fr_1fr_2fr_auto]">
          <ChoiceField label="Status" name="status" options={statuses} />
          <ChoiceField label="Kind" name="kind" options={kinds} />
          <SearchField label="Company, email or license" />
        </ListFilter>
      }
      table="approvals"
      caption="Applications"
      source={applications}
      list={list}
      counted={plural(list.total, "application")}
      columns={columns}
      none={{
        title: "No applications yet",
        children:
          "New applications from contractors, designers and vendors show up here, and we email you each one.",
      }}
      noMatch={{ title: "No matches", words: "No matching applications." }}
    />
  );
}

const columns: DataColumn<Application>[] = [
  {
    key: "company",
    title: "Company",
    priority: 1,
    sortKey: "company",
    text: ({ company_name }) => company_name,
    cell: ({ id, company_name }) => (
      <Link to={`/account/admin/approvals/${id}`} className="link inline-flex min-h-6 font-medium">
        {company_name}
      </Link>
    ),
  },
  {
    key: "status",
    title: "Status",
    priority: 1,
    text: ({ status }) => status,
    cell: ({ status }) => <ApplicationBadge status={status} />,
  },
  { key: "kind", title: "Kind", text: kindOf, cell: kindOf },
  {
    key: "applicant",
    title: "Applicant",
    text: ({ applicant }) => applicant.full_name,
    cell: ({ applicant }) => applicant.full_name,
  },
  {
    key: "place",
    title: "Place",
    priority: 4,
    text: ({ city, state }) => `${city}, ${state}`,
    cell: ({ city, state }) => `${city}, ${state}`,
  },
  {
    key: "license",
    title: "License",
    text: ({ license_number, license_state }) => `${license_number} ${license_state}`.trim(),
    cell: ({ license_number, license_state }) =>
      license_number ? <span className="code">{`${license_number} ${license_state}`}</span> : "None",
  },
  {
    key: "date",
    title: "Applied",
    sortKey: "applied",
    text: ({ created_at }) => isoDay(created_at),
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
  },
];
