import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { RankedBars } from "../../../kit/charts/ranked-bars.tsx";
import { TimeChart } from "../../../kit/charts/time-chart.tsx";
import { SaveAs } from "../../../kit/lists/save-as.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { formatCount, formatDate, formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/profit.page.ts";
import { ProfitDays } from "./profit-days.tsx";
import { spanIn } from "./profit-span.ts";

export const meta = titled("Profit");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = spanIn(new URL(request.url).searchParams, new Date());
  return (await signedInApi(request)("GET /api/pro/profit", { query })).data;
}

type Profit = ReplyOf<"GET /api/pro/profit">["data"];

/** What a pro's showroom earned. */
export default function ProfitPage({ loaderData: profit }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { user } = useSession();
  const series = useMemo(
    () => [
      { name: "Profit", points: profit.points.map(({ at, profit: value }) => ({ at, value })) },
      { name: "Previous period", points: profit.points.map(({ at, before }) => ({ at, value: before })) },
    ],
    [profit.points],
  );
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Profit</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Your markup minus coupons, by order date. Declined, canceled and returned items don't count.
      </p>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <ProfitDays from={profit.from} to={profit.to} />
        <SaveAs
          load={(format) =>
            api("GET /api/pro/profit/csv", { query: { ...spanIn(search, new Date()), format } })
          }
        />
      </div>
      {profit.now.orders === 0 && profit.before.orders === 0 ? (
        <EmptyState
          className="mt-8"
          title="No orders in this period"
          action={
            !user?.works_in && (
              <LinkButton to="/account/showroom/share" variant="secondary">
                Share your showroom
              </LinkButton>
            )
          }
        >
          When clients order in your showroom, your profit by client, category and vendor shows up here.
        </EmptyState>
      ) : (
        <>
          <Totals profit={profit} />
          <div className="mt-8">
            <TimeChart caption={`Profit by ${profit.step}`} unit="money" series={series} form="lines" />
          </div>
          <Parts profit={profit} />
        </>
      )}
    </>
  );
}

/** "12.5% more than before" */
function comparedWith(now: number, before: number): string {
  if (before <= 0) return "";
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  if (percent === 0) return "same as the previous period";
  return `${formatCount(Math.abs(percent))}% ${percent > 0 ? "more" : "less"} than the previous period`;
}

function Totals({ profit: { now, before } }: { profit: Profit }) {
  const average = now.orders === 0 ? 0 : now.profit / now.orders;
  const margin = now.sold === 0 ? 0 : (now.profit / now.sold) * 100;
  const facts: [string, string, string][] = [
    ["Profit", formatUsd(now.profit), comparedWith(now.profit, before.profit)],
    ["Sales", formatUsd(now.sold), `${formatCount(Math.round(margin * 10) / 10)}% profit margin`],
    ["Orders", formatCount(now.orders), `${formatUsd(average)} profit each`],
    ["Coupons", formatUsd(now.coupons), `from ${formatUsd(now.markup)} in markup`],
    ["Returned", formatUsd(now.lost), "profit lost to returns"],
  ];
  return (
    <>
      <dl className="figures mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-hairline border-y py-5 md:grid-cols-5">
        {facts.map(([name, value, detail]) => (
          <div key={name} className="min-w-0">
            <dt className="text-graphite text-sm">{name}</dt>
            <dd className="mt-1 font-semibold text-lg">{value}</dd>
            {detail && <dd className="text-graphite text-sm">{detail}</dd>}
          </div>
        ))}
      </dl>
      <p className="figures mt-2 text-graphite text-sm">
        {`Previous period: ${formatUsd(before.profit)} from ${formatDate(before.from)} to ${formatDate(before.to)}.`}
      </p>
    </>
  );
}

function Parts({ profit: { clients, categories, vendors } }: { profit: Profit }) {
  return (
    <>
      <Part title="Clients">
        <RankedBars
          caption="Profit by client"
          nameTitle="Client"
          unit="money"
          rows={rowsOf(clients, ({ client_id }) => client_id && `/account/clients/${client_id}`)}
        />
      </Part>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Part title="Categories">
          <RankedBars
            caption="Profit by category"
            nameTitle="Category"
            unit="money"
            rows={rowsOf(categories)}
          />
        </Part>
        <Part title="Vendors">
          <RankedBars caption="Profit by vendor" nameTitle="Vendor" unit="money" rows={rowsOf(vendors)} />
        </Part>
      </div>
    </>
  );
}

type ProfitPart = Profit["vendors"][number];

/** Each with a name of its own: two clients may have the same. */
function rowsOf<Row extends ProfitPart>(parts: readonly Row[], linkOf?: (part: Row) => string | null) {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const name = `${part.name}, ${plural(part.orders, "order")}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const to = linkOf?.(part);
    return { name: times === 1 ? name : `${name} (${times})`, value: part.profit, ...(to && { to }) };
  });
}
