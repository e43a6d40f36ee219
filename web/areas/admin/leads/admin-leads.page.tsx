import { useSearchParams } from "react-router";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { LeadItem } from "../../../kit/leads/lead-list.tsx";
import { leadTypeIn, leadTypeLabels } from "../../../kit/leads/lead-types.ts";
import {
  LeadWork,
  leadStateLabels,
  stateIn,
  type Worker,
  workerOptions,
} from "../../../kit/leads/lead-work.tsx";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../../kit/lists/list-foot.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { SaveAs } from "../../../kit/lists/save-as.tsx";
import { SavedViews } from "../../../kit/lists/saved-views.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/admin-leads.page.ts";

export const meta = titled("Leads");

const isAccount = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function filterIn(search: URLSearchParams) {
  const assigned = search.get("assigned") ?? "";
  return {
    lead_type: leadTypeIn(search),
    state: stateIn(search.get("state")),
    assigned: assigned === "nobody" || isAccount.test(assigned) ? assigned : undefined,
    q: search.get("q")?.slice(0, 80) || undefined,
  };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const call = signedInApi(request);
  const query = { ...filterIn(search), ...listPage(search) };
  const [list, workers] = await Promise.all([
    call("GET /api/admin/leads", { query }),
    call("GET /api/admin/lead_workers"),
  ]);
  return { list: list.data, workers: workers.data };
}

const path = "/account/leads/all";

/** What people left anywhere, how far each lead is, and who works on it. */
export default function LeadsPage({ loaderData: { list, workers } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const isFiltered = Object.values(filterIn(search)).some((value) => value !== undefined);
  return (
    <div className="max-w-[72rem]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-xl md:text-2xl">Leads</h1>
        <SavedViews
          table="all-leads"
          search={search.toString()}
          hidden_columns={[]}
          onApply={(view) => setSearch(view.search, { replace: true })}
        />
      </div>
      <Filter workers={workers} />
      {list.total === 0 ? (
        <EmptyState
          className="mt-8"
          title={isFiltered ? "No matching leads" : "No leads yet"}
          action={
            isFiltered && (
              <LinkButton to={path} variant="secondary">
                See all
              </LinkButton>
            )
          }
        >
          {isFiltered
            ? "Try a different name or status."
            : "Sample requests, messages and contact forms show up here, and we email you each one."}
        </EmptyState>
      ) : (
        <Found list={list} workers={workers} />
      )}
    </div>
  );
}

function Filter({ workers }: { workers: readonly Worker[] }) {
  const [search] = useSearchParams();
  const text = (name: string) => search.get(name) ?? "";
  const options = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, text: label }));
  return (
    <ListFilter className="sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.5fr_auto]">
      <Select
        label="Type"
        name="type"
        placeholder="All"
        defaultValue={text("type")}
        options={options(leadTypeLabels)}
      />
      <Select
        label="Status"
        name="state"
        placeholder="All"
        defaultValue={text("state")}
        options={options(leadStateLabels)}
      />
      <Select
        label="Assigned to"
        name="assigned"
        placeholder="All"
        defaultValue={text("assigned")}
        options={[{ value: "nobody", text: "Unassigned" }, ...workerOptions(workers)]}
      />
      <TextField
        label="Name, email or message"
        name="q"
        type="search"
        maxLength={80}
        defaultValue={text("q")}
      />
    </ListFilter>
  );
}

function Found({
  list,
  workers,
}: {
  list: ReplyOf<"GET /api/admin/leads">["data"];
  workers: readonly Worker[];
}) {
  const [search] = useSearchParams();
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="figures text-graphite text-sm">{plural(list.total, "lead")}</p>
        <SaveAs
          load={(format) => api("GET /api/admin/leads/file", { query: { ...filterIn(search), format } })}
        />
      </div>
      <ul className="mt-2 border-hairline border-t">
        {list.data.map((lead) => (
          <LeadItem key={lead.id} lead={lead}>
            <LeadWork lead={lead} workers={workers} />
          </LeadItem>
        ))}
      </ul>
      <ListFoot list={list} />
    </>
  );
}
