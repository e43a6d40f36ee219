import { Link, useSearchParams } from "react-router";
import type { Application } from "../../../../contract/identity/approvals.ts";
import { approvalSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDate, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/approvals.page.ts";
import { ApplicationBadge, kindOf } from "./application-badge.tsx";

export const meta = titled("Approvals");

const statusFrom = (text: string | null): Application["status"] | undefined =>
  text === "pending" || text === "approved" || text === "declined" ? text : undefined;
const kindFrom = (text: string | null): Application["kind"] | undefined =>
  text === "Contractor" || text === "Vendor" ? text : undefined;

const queryOf = (search: URLSearchParams) => ({
  status: statusFrom(search.get("status")),
  kind: kindFrom(search.get("kind")),
  q: search.get("q") || undefined,
  sort: sortIn(search, approvalSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/admin/approvals", { query })).data;
}

export default function Approvals({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isFiltered = ["status", "kind", "q"].some((name) => search.get(name));
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Approvals</h1>
      <Filter />
      <WorkList
        table="approvals"
        caption="Applications"
        counted={plural(list.total, "application")}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        load={async (page) =>
          (
            await api("GET /api/admin/approvals", {
              query: { ...queryOf(search), page, per_page: filePageSize },
            })
          ).data
        }
        empty={
          <EmptyState
            className="mt-4"
            title={isFiltered ? "No matches" : "No applications yet"}
            action={
              isFiltered && (
                <LinkButton to="/account/admin/approvals" variant="secondary">
                  See all
                </LinkButton>
              )
            }
          >
            {isFiltered
              ? "No matching applications."
              : "New applications from contractors, designers and vendors show up here, and we email you each one."}
          </EmptyState>
        }
      />
    </>
  );
}

function Filter() {
  const [search] = useSearchParams();
  return (
    <ListFilter className="sm:grid-cols-[1fr_1fr_2fr_auto]">
      <Select
        label="Status"
        name="status"
        defaultValue={search.get("status") ?? ""}
        placeholder="All"
        options={[
          { value: "pending", text: "Waiting" },
          { value: "approved", text: "Approved" },
          { value: "declined", text: "Declined" },
        ]}
      />
      <Select
        label="Kind"
        name="kind"
        defaultValue={search.get("kind") ?? ""}
        placeholder="All"
        options={[
          { value: "Contractor", text: "Pros" },
          { value: "Vendor", text: "Vendors" },
        ]}
      />
      <TextField
        label="Company, email or license"
        name="q"
        type="search"
        defaultValue={search.get("q") ?? ""}
      />
    </ListFilter>
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
