import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import type { Subscriber } from "../../../../contract/money/managed-plans.ts";
import { planStates as states } from "../../../../contract/money/plans.ts";
import { subscriberSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { TimeChart } from "../../../kit/charts/time-chart.tsx";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { planNames, planStates } from "../../../kit/status/plan-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatCount, formatDate, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/plans.page.ts";

export const meta = titled("Plans");

const stateIn = (search: URLSearchParams) => states.find((state) => state === search.get("state"));

const queryOf = (search: URLSearchParams) => ({
  state: stateIn(search),
  q: search.get("q")?.slice(0, 80) || undefined,
  sort: sortIn(search, subscriberSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/admin/plans", { query })).data;
}

const path = "/account/admin/plans";

/** Which pros pay for a plan, what that comes to, and whose payment failed. */
export default function PlansPage({ loaderData: plans }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isFiltered = stateIn(search) !== undefined || Boolean(search.get("q"));
  const { list } = plans;
  return (
    <div className="max-w-[72rem]">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Plans</h1>
        <LinkButton to="/account/admin/settings" variant="secondary">
          Change prices
        </LinkButton>
      </div>
      <Figures plans={plans} />
      <Revenue months={plans.months} />
      <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
        <Select
          label="Status"
          name="state"
          placeholder="All"
          defaultValue={stateIn(search) ?? ""}
          options={states.map((value) => ({ value, text: planStates[value].text }))}
        />
        <TextField
          label="Name, showroom or email"
          name="q"
          type="search"
          maxLength={80}
          defaultValue={search.get("q") ?? ""}
        />
      </ListFilter>
      <WorkList
        table="plans"
        caption="Plans"
        counted={plural(list.total, "pro")}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        load={async (page) =>
          (await api("GET /api/admin/plans", { query: { ...queryOf(search), page, per_page: filePageSize } }))
            .data.list
        }
        empty={
          <EmptyState
            className="mt-4"
            title={isFiltered ? "No matching plans" : "No plans yet"}
            action={
              isFiltered && (
                <LinkButton to={path} variant="secondary">
                  See all
                </LinkButton>
              )
            }
          >
            {isFiltered
              ? "Try a different status or name."
              : "Pros show up here once they choose Premium or the branding add-on."}
          </EmptyState>
        }
      />
    </div>
  );
}

type Plans = ReplyOf<"GET /api/admin/plans">["data"];

function Figures({ plans: { paying, trials, past_due, monthly } }: { plans: Plans }) {
  const figures = [
    ["Monthly revenue", formatUsd(monthly), "from paying pros"],
    ["Paying pros", formatCount(paying), ""],
    ["Free trials", formatCount(trials), ""],
    ["Failed payments", formatCount(past_due), past_due > 0 ? "we retry these" : ""],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-10 gap-y-4 border-hairline border-y py-5 lg:grid-cols-4">
      {figures.map(([title, figure, note]) => (
        <div key={title}>
          <dt className="text-graphite text-sm">{title}</dt>
          <dd className="figures heading mt-1 text-xl">{figure}</dd>
          {note && <dd className="text-graphite text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Revenue({ months }: Pick<Plans, "months">) {
  const series = useMemo(
    () => [
      {
        name: "Paid",
        // noon, so that every time zone shows the month itself
        points: months.map(({ month, revenue }) => ({ at: `${month}-01T20:00:00Z`, value: revenue })),
      },
    ],
    [months],
  );
  return (
    <section className="mt-8">
      <TimeChart caption="Paid for plans, by month" unit="money" form="bars" series={series} height={160} />
    </section>
  );
}

const columns: DataColumn<Subscriber>[] = [
  {
    key: "pro",
    title: "Pro",
    priority: 1,
    sortKey: "pro",
    text: ({ company_name, name, email }) => company_name || name || email,
    cell: ({ id, company_name, name, email }) => (
      <>
        <Link to={`${path}/${id}`} className="link inline-flex min-h-6 font-medium">
          {company_name || name || email}
        </Link>
        <span className="block text-graphite text-sm">{name}</span>
      </>
    ),
  },
  {
    key: "plan",
    title: "Plan",
    text: ({ choice }) => planNames[choice],
    cell: ({ choice, has_granted_addon }) => (
      <>
        {planNames[choice]}
        {has_granted_addon && <span className="block text-graphite text-sm">Free branding add-on</span>}
      </>
    ),
  },
  {
    key: "state",
    title: "Status",
    priority: 1,
    text: ({ state }) => planStates[state].text,
    cell: ({ state, due }) => (
      <>
        <Badge tone={planStates[state].tone}>{planStates[state].text}</Badge>
        {due?.message && <span className="block max-w-[32ch] text-graphite text-sm">{due.message}</span>}
      </>
    ),
  },
  {
    key: "next",
    title: "Next",
    sortKey: "next",
    text: ({ renews_at, due }) => isoDay(due?.retry_at ?? renews_at),
    cell: ({ renews_at, next, due }) => (
      <span className="figures">
        {due
          ? due.retry_at && `Next try ${formatDate(due.retry_at)}`
          : renews_at && `${next === "basic" ? "Ends" : "Renews"} ${formatDate(renews_at)}`}
      </span>
    ),
  },
  {
    key: "price",
    title: "Per month",
    numeric: true,
    text: ({ price }) => price,
    cell: ({ price }) => formatUsd(price),
  },
  {
    key: "paid",
    title: "Total paid",
    numeric: true,
    sortKey: "paid",
    text: ({ paid_total }) => paid_total,
    cell: ({ paid_total }) => formatUsd(paid_total),
  },
];
