import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { RankedBars } from "../../kit/charts/ranked-bars.tsx";
import { TimeChart } from "../../kit/charts/time-chart.tsx";
import { SaveAs } from "../../kit/lists/save-as.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { Part } from "../../kit/page/part.tsx";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/sales.page.ts";

export const meta = titled("Sales");

const spans = [
  { value: "7", text: "Last 7 days" },
  { value: "30", text: "Last 30 days" },
  { value: "90", text: "Last 90 days" },
  { value: "365", text: "Last year" },
] as const;

const daysIn = (search: URLSearchParams) =>
  Number(spans.find(({ value }) => value === search.get("days"))?.value ?? "30");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = daysIn(new URL(request.url).searchParams);
  return (await signedInApi(request)("GET /api/vendor/sales", { query: { days } })).data;
}

type Sales = ReplyOf<"GET /api/vendor/sales">["data"];

/** What a vendor sold, at its own prices. */
export default function SalesPage({ loaderData: sales }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const days = daysIn(search);
  const series = useMemo(
    () => [{ name: "Sales", points: sales.points.map(({ at, net }) => ({ at, value: net })) }],
    [sales.points],
  );
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Sales</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Sales at your prices, by order date. Declined, canceled and returned items aren't included.
      </p>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <Select
          label="Period"
          className="min-w-48"
          value={String(days)}
          onChange={(event) => setSearch({ days: event.target.value }, { replace: true })}
          options={spans}
        />
        <SaveAs load={(format) => api("GET /api/vendor/sales/csv", { query: { days, format } })} />
      </div>
      {sales.orders === 0 ? (
        <EmptyState
          className="mt-8"
          title="No sales in this period"
          action={
            <LinkButton to="/account/products" variant="secondary">
              Your products
            </LinkButton>
          }
        >
          When a customer orders your products, you'll see what sells, when and where.
        </EmptyState>
      ) : (
        <>
          <Totals sales={sales} />
          <div className="mt-8">
            <TimeChart caption={captions[days] ?? "Sales"} unit="money" series={series} form="bars" />
          </div>
          <Parts sales={sales} />
        </>
      )}
    </>
  );
}

const captions: Readonly<Record<number, string>> = {
  7: "Sales by day",
  30: "Sales by day",
  90: "Sales by week",
  365: "Sales by month",
};

function Totals({ sales }: { sales: Sales }) {
  const facts: [string, string, string?][] = [
    [
      "Sales",
      formatUsd(sales.net),
      sales.net_before > 0 ? `${formatUsd(sales.net_before)} in the previous period` : "",
    ],
    ["Canceled and returned", formatUsd(sales.taken_back), `of ${formatUsd(sales.sold)} ordered`],
    ["Orders", formatCount(sales.orders), `${formatCount(sales.open_orders)} open now`],
    ["Units", formatCount(sales.units)],
    ["Returned", `${sales.returned_percent}%`, "of delivered units"],
  ];
  return (
    <dl className="figures mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-hairline border-y py-5 md:grid-cols-5">
      {facts.map(([name, value, detail]) => (
        <div key={name} className="min-w-0">
          <dt className="text-graphite text-sm">{name}</dt>
          <dd className="mt-1 font-semibold text-lg">{value}</dd>
          {detail && <dd className="text-graphite text-sm">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Parts({ sales: { products, categories, states } }: { sales: Sales }) {
  const rows = (sums: Sales["categories"]) => sums.map(({ name, amount }) => ({ name, value: amount }));
  return (
    <>
      <Part title="Products">
        <RankedBars
          caption="Sales by product"
          nameTitle="Product"
          unit="money"
          rows={products.map(({ name, sku, units, amount, hash }) => ({
            name: `${name}, ${sku}, ${formatCount(units)} sold`,
            value: amount,
            to: `/account/products/${hash}`,
          }))}
        />
      </Part>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Part title="Categories">
          <RankedBars caption="Sales by category" nameTitle="Category" unit="money" rows={rows(categories)} />
        </Part>
        <Part title="States">
          <RankedBars caption="Sales by state" nameTitle="State" unit="money" rows={rows(states)} />
        </Part>
      </div>
    </>
  );
}
