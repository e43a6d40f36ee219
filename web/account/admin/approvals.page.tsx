import { Link, useSearchParams } from "react-router";
import type { Application } from "../../../contract/approvals.ts";
import { pageTitle } from "../../page-title.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { formatDate } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/approvals.page.ts";
import { ApplicationBadge, kindOf } from "./application-badge.tsx";
import { ListFilter } from "./list-filter.tsx";

export const handle = { role: routeRoles.admin };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Approvals", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { data } = await signedInApi(request)("GET /api/admin/approvals", {
    query: {
      page: Number(search.get("page")) || 1,
      status: statusFrom(search.get("status")),
      kind: kindFrom(search.get("kind")),
      q: search.get("q") || undefined,
    },
  });
  return data;
}
clientLoader.hydrate = true as const;

const statusFrom = (text: string | null) =>
  text === "pending" || text === "approved" || text === "declined" ? text : undefined;
const kindFrom = (text: string | null) => (text === "Contractor" || text === "Vendor" ? text : undefined);

export default function Approvals({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isFiltered = ["status", "kind", "q"].some((name) => search.get(name));
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Approvals</h1>
      <Filter />
      {list.total === 0 ? (
        <EmptyState
          className="mt-8"
          title={isFiltered ? "No matches" : "Nobody has applied yet"}
          action={
            isFiltered && (
              <LinkButton to="/account/admin/approvals" variant="secondary">
                See all
              </LinkButton>
            )
          }
        >
          {isFiltered
            ? "No application matches."
            : "New applications from contractors, designers and vendors show up here, and we email you each one."}
        </EmptyState>
      ) : (
        <>
          <ApplicationTable applications={list.data} />
          <div className="mt-8">
            <Pagination page={list.current_page} lastPage={list.last_page} />
          </div>
        </>
      )}
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

function ApplicationTable({ applications }: { applications: readonly Application[] }) {
  const columns: Column<Application>[] = [
    {
      key: "company",
      title: "Company",
      cell: (row) => (
        <Link to={`/account/admin/approvals/${row.id}`} className="link inline-flex min-h-6 font-medium">
          {row.company_name}
        </Link>
      ),
    },
    { key: "kind", title: "Kind", cell: kindOf },
    { key: "applicant", title: "Applicant", cell: ({ applicant }) => applicant.full_name },
    { key: "place", title: "Place", cell: ({ city, state }) => `${city}, ${state}` },
    {
      key: "license",
      title: "License",
      cell: ({ license_number, license_state }) =>
        license_number ? <span className="code">{`${license_number} ${license_state}`}</span> : "None",
    },
    {
      key: "date",
      title: "Applied",
      cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
    },
    { key: "status", title: "Status", cell: ({ status }) => <ApplicationBadge status={status} /> },
  ];
  return (
    <Table
      caption="Applications"
      stacks
      className="mt-8"
      columns={columns}
      rows={applications}
      rowKey={({ id }) => id}
      empty="No applications."
    />
  );
}
