import { Link, useSearchParams } from "react-router";
import type { AuditEntry, AuditGroup } from "../../../../contract/identity/audit.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDateTime, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/audit.page.ts";

export const meta = titled("Audit log");

const groups: Record<AuditGroup, string> = {
  "sign-in": "Sign-ins",
  account: "Accounts",
  approval: "Approvals",
  showroom: "Showrooms",
  role: "Roles and status",
  money: "Money",
  catalog: "Products, departments and brands",
  admin: "Admin acts",
  developer: "API keys and webhooks",
  privacy: "Privacy",
};

function filterFrom(search: URLSearchParams) {
  const group = search.get("group") ?? "";
  return {
    group: group in groups ? (group as AuditGroup) : undefined,
    who: search.get("who") || undefined,
    from: dayFrom(search.get("from")),
    to: dayFrom(search.get("to")),
  };
}

const dayFrom = (text: string | null) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") ? (text ?? undefined) : undefined;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { data } = await signedInApi(request)("GET /api/admin/audit", {
    query: { ...filterFrom(search), ...listPage(search) },
  });
  return data;
}

export default function AuditLog({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Audit log</h1>
      <p className="mt-2 text-graphite">
        Who did what, when and from where. Entries can't be changed. We keep them for two years.
      </p>
      <Filter />
      <WorkList
        table="audit"
        caption="Entries"
        counted={plural(list.total, "entry", "entries")}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        csv={() => api("GET /api/admin/audit/csv", { query: filterFrom(search) })}
        load={async (page) =>
          (
            await api("GET /api/admin/audit", {
              query: { ...filterFrom(search), page, per_page: filePageSize },
            })
          ).data
        }
        empty={
          <EmptyState
            className="mt-4"
            title="No matches"
            action={
              <LinkButton to="/account/admin/audit" variant="secondary">
                Show all
              </LinkButton>
            }
          >
            No matching entries.
          </EmptyState>
        }
      />
    </>
  );
}

function Filter() {
  const [search] = useSearchParams();
  const text = (name: string) => search.get(name) ?? "";
  return (
    <ListFilter className="sm:grid-cols-2 xl:grid-cols-[1fr_2fr_1fr_1fr_auto]">
      <Select
        label="About"
        name="group"
        defaultValue={text("group")}
        placeholder="Everything"
        options={Object.entries(groups).map(([value, words]) => ({ value, text: words }))}
      />
      <TextField label="Email, id or IP address" name="who" type="search" defaultValue={text("who")} />
      <TextField label="From" name="from" type="date" defaultValue={text("from")} />
      <TextField label="To" name="to" type="date" defaultValue={text("to")} />
    </ListFilter>
  );
}

const columns: DataColumn<AuditEntry>[] = [
  {
    key: "at",
    title: "When",
    priority: 1,
    text: ({ at }) => at,
    cell: ({ at }) => <span className="figures whitespace-nowrap">{formatDateTime(at)}</span>,
  },
  {
    key: "action",
    title: "What",
    priority: 1,
    text: ({ title }) => title,
    cell: ({ title }) => <span className="block lg:min-w-[9rem] font-medium">{title}</span>,
  },
  {
    key: "actor",
    title: "Who",
    text: ({ actor }) => actor.name,
    cell: ({ actor }) => (
      <>
        {actor.name}
        {actor.id && <span className="block text-graphite text-sm">{actor.type}</span>}
      </>
    ),
  },
  {
    key: "subject",
    title: "About",
    text: ({ subject, details }) => [subject?.name, detailWords(details)].filter(Boolean).join(": "),
    cell: ({ subject, details }) => <About subject={subject} details={details} />,
  },
  { key: "ip", title: "From", text: ({ ip }) => ip, cell: (entry) => <From {...entry} /> },
];

/** A link to the object of an audit entry. */
const places: Readonly<Record<string, { label: string; path: (id: string) => string }>> = {
  application: { label: "Application", path: (id) => `/account/admin/approvals/${id}` },
  order: { label: "Order", path: (id) => `/account/orders/${id}` },
};

const detailWords = (details: AuditEntry["details"]): string =>
  Object.entries(details)
    .map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`)
    .join(", ");

function About({ subject, details }: Pick<AuditEntry, "subject" | "details">) {
  const words = detailWords(details);
  const place = subject ? places[subject.type] : undefined;
  return (
    <>
      {subject && place && (
        <Link to={place.path(subject.id)} className="link">
          {place.label}
        </Link>
      )}
      {subject && !place && (subject.name || subject.type.replaceAll("_", " "))}
      {words && <span className="block lg:min-w-[9rem] text-graphite text-sm">{words}</span>}
    </>
  );
}

function From({ ip, user_agent, device }: AuditEntry) {
  return (
    <>
      <span className="code text-sm">{ip}</span>
      {device && (
        <span title={user_agent} className="block max-w-[16rem] text-graphite text-sm">
          {device}
        </span>
      )}
    </>
  );
}
