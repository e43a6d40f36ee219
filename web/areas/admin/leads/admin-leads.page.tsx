import { useSearchParams } from "react-router";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { LeadItem } from "../../../kit/leads/lead-list.tsx";
import { leadTypeIn, leadTypeLabels } from "../../../kit/leads/lead-types.ts";
import { LeadWork, leadStateLabels, stateIn, workerOptions } from "../../../kit/leads/lead-work.tsx";
import { wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { SaveAs } from "../../../kit/lists/save-as.tsx";
import { SavedViews } from "../../../kit/lists/saved-views.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { plural } from "../../../ui/format.ts";
import type { Route } from "./+types/admin-leads.page.ts";

export const meta = titled("Leads");

const isAccount = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const filterIn = (search: URLSearchParams) => {
  const assigned = search.get("assigned") ?? "";
  return {
    lead_type: leadTypeIn(search),
    state: stateIn(search.get("state")),
    assigned: assigned === "nobody" || isAccount.test(assigned) ? assigned : undefined,
    q: wordsIn(search),
  };
};

const leads = listSource("GET /api/admin/leads", filterIn, (list) => list);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, workers] = await Promise.all([
    leads.load(request),
    signedInApi(request)("GET /api/admin/lead_workers"),
  ]);
  return { list, workers: workers.data };
}

/** What people left anywhere, how far each lead is, and who works on it. */
export default function LeadsPage({ loaderData: { list, workers } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <ListPage
      className="max-w-[72rem]"
      title="Leads"
      actions={
        <SavedViews
          table="all-leads"
          search={search.toString()}
          hidden_columns={[]}
          onApply={(view) => setSearch(view.search, { replace: true })}
        />
      }
      filter={
        <ListFilter className="sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.5fr_auto]">
          <ChoiceField label="Type" name="type" options={leadTypeLabels} />
          <ChoiceField label="Status" name="state" options={leadStateLabels} />
          <ChoiceField
            label="Assigned to"
            name="assigned"
            options={[{ value: "nobody", text: "Unassigned" }, ...workerOptions(workers)]}
          />
          <SearchField label="Name, email or message" />
        </ListFilter>
      }
      source={leads}
      list={list}
      counted={plural(list.total, "lead")}
      tools={
        <SaveAs
          load={(format) => api("GET /api/admin/leads/file", { query: { ...filterIn(search), format } })}
        />
      }
      cards={(rows) => (
        <ul className="mt-2 border-hairline border-t">
          {rows.map((lead) => (
            <LeadItem key={lead.id} lead={lead}>
              <LeadWork lead={lead} workers={workers} />
            </LeadItem>
          ))}
        </ul>
      )}
      none={{
        title: "No leads yet",
        children: "Sample requests, messages and contact forms show up here, and we email you each one.",
      }}
      noMatch={{ title: "No matching leads", words: "Try a different name or status." }}
    />
  );
}
