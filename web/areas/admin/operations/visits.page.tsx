import { Link, useSearchParams } from "react-router";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { TimeChart } from "../../../kit/charts/time-chart.tsx";
import { SaveAs } from "../../../kit/lists/save-as.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { formatCount, formatDate } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Route } from "./+types/visits.page.ts";

export const meta = titled("Page views");

const spans = [
  { value: "7", text: "Last 7 days" },
  { value: "30", text: "Last 30 days" },
  { value: "90", text: "Last 90 days" },
  { value: "365", text: "Last year" },
] as const;
const usual = "30";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get("days");
  const days = Number(spans.find(({ value }) => value === asked)?.value ?? usual);
  const call = signedInApi(request);
  const [overTime, views, searches] = await Promise.all([
    call("GET /api/admin/visits_over_time", { query: { days } }),
    call("GET /api/admin/page_views", { query: { days } }),
    call("GET /api/admin/empty_searches", { query: { days } }),
  ]);
  const line = (name: string, part: "views" | "entries" | "empty_searches") => ({
    name,
    points: overTime.data.map(({ day, [part]: value }) => ({ at: day, value })),
  });
  return {
    views: views.data,
    searches: searches.data,
    viewSeries: [line("Page views", "views"), line("Visits started", "entries")],
    searchSeries: [line("Searches without results", "empty_searches")],
  };
}

type Views = ReplyOf<"GET /api/admin/page_views">["data"];
type Searches = ReplyOf<"GET /api/admin/empty_searches">["data"];

/** How often each kind of page was seen, and what visitors looked for in vain. */
export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const { views, searches, viewSeries, searchSeries } = loaderData;
  const [search] = useSearchParams();
  const days = spans.find(({ value }) => value === search.get("days"))?.value ?? usual;
  const most = Math.max(1, ...views.map((row) => row.views));
  return (
    <div className="max-w-[60rem]">
      <h1 className="heading text-xl md:text-2xl">Page views</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        We count only visitors who agreed, without recording who they are.
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Spans days={days} />
        <SaveAs
          load={(format) => api("GET /api/admin/page_views/csv", { query: { days: Number(days), format } })}
        />
      </div>
      <Part title="Over time">
        <TimeChart caption="Page views by day" unit="count" series={viewSeries} />
      </Part>
      <Part title="Pages">
        <Table
          caption="Page views"
          stacks
          columns={viewColumns(most)}
          rows={views}
          rowKey={({ page }) => page}
          empty="No page views yet. They show up here when visitors agree to be counted."
        />
      </Part>
      <Part title="Searches without results">
        <div className="mb-8">
          <TimeChart
            caption="Searches without results by day"
            unit="count"
            series={searchSeries}
            form="bars"
            height={180}
          />
        </div>
        <Table
          caption="Searches without results"
          stacks
          columns={searchColumns}
          rows={searches}
          rowKey={({ text }) => text}
          empty="No searches without results yet."
        />
      </Part>
    </div>
  );
}

/** How far back the figures go. */
function Spans({ days }: { days: string }) {
  return (
    <nav aria-label="Time" className="flex flex-wrap gap-x-6">
      {spans.map(({ value, text }) => (
        <Link
          key={value}
          to={`?days=${value}`}
          aria-current={value === days ? "page" : undefined}
          className="inline-flex min-h-11 items-center text-graphite hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

const viewColumns = (most: number): Column<Views[number]>[] => [
  { key: "page", title: "Page", cell: ({ page }) => <span className="code">{page}</span> },
  {
    key: "bar",
    title: "Share",
    // the number stands beside it
    cell: ({ views }) => (
      <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-2 h-2 w-full min-w-16">
        <rect width={Math.max(1, (100 * views) / most)} height="8" className="fill-ink" />
      </svg>
    ),
  },
  { key: "views", title: "Views", numeric: true, cell: ({ views }) => formatCount(views) },
  { key: "entries", title: "Visits started", numeric: true, cell: ({ entries }) => formatCount(entries) },
];

const searchColumns: Column<Searches[number]>[] = [
  { key: "text", title: "Searched for", cell: ({ text }) => text },
  { key: "times", title: "Times", numeric: true, cell: ({ times }) => formatCount(times) },
  {
    key: "seen",
    title: "Last seen",
    cell: ({ last_seen }) => <span className="figures">{formatDate(last_seen)}</span>,
  },
];
