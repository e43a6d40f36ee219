import { useMemo } from "react";
import { Link } from "react-router";
import type { Subscriber } from "../../../../contract/money/managed-plans.ts";
import { planStates as states } from "../../../../contract/money/plans.ts";
import { subscriberSorts } from "../../../../contract/sorts.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { TimeChart } from "../../../kit/charts/time-chart.tsx";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { planNames, planStates } from "../../../kit/status/plan-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatCount, formatDate, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Route } from "./+types/plans.page.ts";

export const meta = titled("Plans");

const subscribers = listSource(
  "GET /api/admin/plans",
  (search) => ({
    state: choiceIn(search, "state", planStates),
    q: wordsIn(search),
    sort: sortIn(search, subscriberSorts),
  }),
  ({ list }) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => subscribers.load(request);

const path = "/account/admin/plans";

/** Which pros pay for a plan, what that comes to, and whose payment failed. */
export default function PlansPage({ loaderData: plans }: Route.ComponentProps) {
  return (
    <ListPage
      className="max-w-[72rem]"
      title="Plans"
      actions={
        <LinkButton to="/account/admin/settings" variant="secondary">
          Change prices
        </LinkButton>
      }
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField
            label="Status"
            name="state"
            options={states.map((value) => ({ value, text: planStates[value].text }))}
          />
          <SearchField label="Name, showroom or email" />
        </ListFilter>
      }
      table="plans"
      source={subscribers}
      list={plans.list}
      counted={plural(plans.list.total, "pro")}
      columns={columns}
      none={{
        title: "No plans yet",
        children: "Pros show up here once they choose Premium or the branding add-on.",
      }}
      noMatch={{ title: "No matching plans", words: "Try a different status or name." }}
    >
      <Figures plans={plans} />
      <Revenue months={plans.months} />
    </ListPage>
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
