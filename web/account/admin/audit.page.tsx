import { Download } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { AuditEntry, AuditGroup } from "../../../contract/audit.ts";
import { api } from "../../api.ts";
import { pageTitle } from "../../page-title.ts";
import { saveFile } from "../../save-file.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { formatCount, formatDateTime, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/audit.page.ts";
import { ListFilter } from "./list-filter.tsx";

export const handle = { role: routeRoles.admin };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Audit log", matches) },
  { name: "robots", content: "noindex" },
];

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

const perPage = 50;

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
    query: { ...filterFrom(search), page: Number(search.get("page")) || 1, per_page: perPage },
  });
  return data;
}
clientLoader.hydrate = true as const;

export default function AuditLog({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(await api("GET /api/admin/audit/csv", { query: filterFrom(search) }));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Audit log</h1>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden size={16} />}
          pending={isSaving}
          onClick={() => void save()}
        >
          Save as CSV
        </Button>
      </div>
      <p className="mt-2 text-graphite">
        Who did what, when and from where. Entries can't be changed. We keep them for two years.
      </p>
      <Filter />
      {list.total === 0 ? (
        <EmptyState
          className="mt-8"
          title="No matches"
          action={
            <LinkButton to="/account/admin/audit" variant="secondary">
              Show all
            </LinkButton>
          }
        >
          No entry matches.
        </EmptyState>
      ) : (
        <>
          <p className="figures mt-8 text-graphite text-sm">
            {plural(list.total, "entry", "entries")}
            {list.last_page > 1 && `, ${formatCount(list.from ?? 0)} to ${formatCount(list.to ?? 0)} shown`}
          </p>
          <Table
            caption="Entries"
            stacks
            className="mt-2"
            columns={columns}
            rows={list.data}
            rowKey={({ id }) => id}
            empty="No entries."
          />
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

const columns: Column<AuditEntry>[] = [
  {
    key: "at",
    title: "When",
    cell: ({ at }) => <span className="figures whitespace-nowrap">{formatDateTime(at)}</span>,
  },
  {
    key: "action",
    title: "What",
    cell: ({ title }) => <span className="block lg:min-w-[9rem] font-medium">{title}</span>,
  },
  {
    key: "actor",
    title: "Who",
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
    cell: ({ subject, details }) => <About subject={subject} details={details} />,
  },
  { key: "ip", title: "From", cell: (entry) => <From {...entry} /> },
];

/** A link to the object of an audit entry. */
const places: Readonly<Record<string, { label: string; path: (id: string) => string }>> = {
  application: { label: "Application", path: (id) => `/account/admin/approvals/${id}` },
  order: { label: "Order", path: (id) => `/account/orders/${id}` },
};

function About({ subject, details }: Pick<AuditEntry, "subject" | "details">) {
  const words = Object.entries(details).map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`);
  const place = subject ? places[subject.type] : undefined;
  return (
    <>
      {subject && place && (
        <Link to={place.path(subject.id)} className="link">
          {place.label}
        </Link>
      )}
      {subject && !place && (subject.name || subject.type.replaceAll("_", " "))}
      {words.length > 0 && (
        <span className="block lg:min-w-[9rem] text-graphite text-sm">{words.join(", ")}</span>
      )}
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
