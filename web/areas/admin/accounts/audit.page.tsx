import { Link, useSearchParams } from "react-router";
import type { AuditEntry, AuditGroup } from "../../../../contract/identity/audit.ts";
import { api } from "../../../client/api.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, dayIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, DayField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatDateTime, plural } from "../../../ui/format.ts";
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

const filterIn = (search: URLSearchParams) => ({
  group: choiceIn(search, "group", groups),
  who: search.get("who") || undefined,
  from: dayIn(search, "from"),
  to: dayIn(search, "to"),
});

const entries = listSource("GET /api/admin/audit", filterIn, (list) => list);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => entries.load(request);

export default function AuditLog({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <ListPage
      title="Audit log"
      lead="Who did what, when and from where. Entries can't be changed. We keep them for two years."
      filter={
        <ListFilter className="sm:grid-cols-2 xl:grid-cols-[1fr_2fr_1fr_1fr_auto]">
          <ChoiceField label="About" name="group" placeholder="Everything" options={groups} />
          <SearchField label="Email, id or IP address" name="who" maxLength={254} />
          <DayField label="From" name="from" />
          <DayField label="To" name="to" />
        </ListFilter>
      }
      table="audit"
      caption="Entries"
      source={entries}
      list={list}
      counted={plural(list.total, "entry", "entries")}
      columns={columns}
      csv={() => api("GET /api/admin/audit/csv", { query: filterIn(search) })}
      noMatch={{ title: "No matches", words: "No matching entries." }}
    />
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
