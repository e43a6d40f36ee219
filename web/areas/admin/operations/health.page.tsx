import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type HealthPoint, healthSpans, type PresentHealth } from "../../../../contract/admin/operations.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { ChartUnit } from "../../../kit/charts/chart-data.ts";
import { TimeChart } from "../../../kit/charts/time-chart.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Facts } from "../../../kit/page/profile-section.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatCount, formatDateTime, plural } from "../../../ui/format.ts";
import { formatBytes } from "../../../ui/format-bytes.ts";
import type { Route } from "./+types/health.page.ts";

export const meta = titled("System health");

const spanIn = (search: URLSearchParams) => healthSpans.find((span) => span === search.get("span")) ?? "hour";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const span = spanIn(new URL(request.url).searchParams);
  return (await signedInApi(request)("GET /api/admin/health", { query: { span } })).data;
}

const path = "/account/admin/health";

/** How the servers and the database are and were. */
export default function Health({ loaderData: { present, points } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const span = spanIn(search);
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">System health</h1>
      <Part title="Now">
        <Facts facts={presentFacts(present)} />
      </Part>
      <section className="py-8">
        <h2 className="heading text-lg">Over time</h2>
        <ChoiceLinks
          label="Time"
          choices={[
            { label: "Last hour", to: path, isCurrent: span === "hour" },
            { label: "Last day", to: `${path}?span=day`, isCurrent: span === "day" },
          ]}
        />
        {points.length === 0 ? (
          <p className="mt-6 text-graphite">No data yet. Each server reports once a minute.</p>
        ) : (
          <Charts points={points} />
        )}
      </section>
    </div>
  );
}

type Figure = Exclude<keyof HealthPoint, "at">;

const charts: readonly {
  caption: string;
  unit: ChartUnit;
  form: "bars" | "lines";
  lines: readonly (readonly [name: string, figure: Figure])[];
}[] = [
  { caption: "Requests", unit: "count", form: "bars", lines: [["Requests", "requests"]] },
  {
    caption: "Response times",
    unit: "ms",
    form: "lines",
    lines: [
      ["Median", "p50_ms"],
      ["95th percentile", "p95_ms"],
    ],
  },
  {
    caption: "Errors and slow queries",
    unit: "count",
    form: "bars",
    lines: [
      ["Server errors", "errors"],
      ["Queries over half a second", "slow_queries"],
    ],
  },
  { caption: "Database connections", unit: "count", form: "lines", lines: [["Connections", "connections"]] },
  { caption: "Memory", unit: "bytes", form: "lines", lines: [["All servers", "rss_mb"]] },
  { caption: "Event loop delay", unit: "ms", form: "lines", lines: [["99th percentile", "loop_ms"]] },
];

function Charts({ points }: { points: readonly HealthPoint[] }) {
  const drawn = useMemo(
    () =>
      charts.map(({ lines, ...chart }) => ({
        ...chart,
        series: lines.map(([name, figure]) => ({
          name,
          points: points.map((point) => ({
            at: point.at,
            value: figure === "rss_mb" ? point[figure] * 2 ** 20 : Math.round(point[figure] * 10) / 10,
          })),
        })),
      })),
    [points],
  );
  return (
    <div className="mt-8 grid gap-x-10 gap-y-12 xl:grid-cols-2">
      {drawn.map((chart) => (
        <TimeChart key={chart.caption} {...chart} height={200} />
      ))}
    </div>
  );
}

function presentFacts(present: PresentHealth): [string, string][] {
  const { database, disk, waiting } = present;
  const free = disk.total_bytes > 0 ? Math.round((100 * disk.free_bytes) / disk.total_bytes) : undefined;
  return [
    ["Version", `${present.version}, on Node ${present.node} and PostgreSQL ${database.version}`],
    ["Running since", `${formatDateTime(present.started_at)} (${uptime(present.started_at)})`],
    ["Servers", formatCount(present.servers)],
    ["Memory", `${formatCount(present.rss_mb)} MB`],
    ["Database", formatBytes(database.bytes)],
    ["Connections", `${database.connections} of ${database.max_connections}`],
    [
      "Longest query now",
      database.longest_query_ms > 0 ? `${formatCount(database.longest_query_ms)} ms` : "None running",
    ],
    [
      "Disk",
      free === undefined
        ? "Unknown"
        : `${formatCount(Math.round(disk.free_bytes / 2 ** 30))} GB free (${free}%)`,
    ],
    [
      "Waiting",
      [
        plural(waiting.emails, "email"),
        plural(waiting.payments, "payment"),
        plural(waiting.price_lists, "price list"),
      ].join(", "),
    ],
  ];
}

function uptime(started_at: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(started_at)) / 60_000));
  if (minutes < 60) return plural(minutes, "minute");
  if (minutes < 48 * 60) return plural(Math.floor(minutes / 60), "hour");
  return plural(Math.floor(minutes / 1440), "day");
}
