import { lazy, Suspense, useState } from "react";
import type { Plan } from "../../../../contract/money/plans.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Section } from "../../../kit/page/section.tsx";
import { type Choice, planNames, planStates, planUntil } from "../../../kit/status/plan-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/plan.page.ts";
import { CreditsPart } from "./credits.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import { CardChange, Payment } from "./payment.tsx";
import { PlanChoices } from "./plan-choices.tsx";
import { PlanNotices } from "./plan-notices.tsx";

const ChangeDialog = lazy(() => loadInTime(import("./change-dialog.tsx")));

export const meta = titled("Plan and billing");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get("page")) || 1;
  const api = signedInApi(request);
  const [plan, credits, invoices] = await Promise.all([
    api("GET /api/plan"),
    api("GET /api/plan/credits"),
    api("GET /api/plan/invoices", { query: { page, per_page: 12 } }),
  ]);
  return { plan: plan.data, credits: credits.data, invoices: invoices.data };
}

/** A pro's plan: what it is, what it costs next, how to switch or cancel, and the invoices. */
export default function PlanPage({ loaderData: { plan, credits, invoices } }: Route.ComponentProps) {
  const { user } = useSession();
  const [wanted, setWanted] = useState<Choice>();
  // a bookkeeper reads along
  const isReadOnly = user?.works_in?.role === "bookkeeper";
  const cardChange = <CardChange plan={plan} isTeam={Boolean(user?.works_in)} />;
  if (!plan.has_showroom && invoices.total === 0) return <NoShowroom />;
  return (
    <div className="max-w-[68rem]">
      <h1 className="heading text-xl md:text-2xl">Plan and billing</h1>
      <Figures plan={plan} />
      <PlanNotices plan={plan} isReadOnly={isReadOnly} cardChange={cardChange} />
      <Section title="Plans">
        {plan.has_granted_addon && (
          <p className="mt-3 max-w-[64ch] text-graphite">
            The marketplace gave you the branding add-on, free of charge. Your color and logo stay on with
            every plan.
          </p>
        )}
        <PlanChoices plan={plan} isReadOnly={isReadOnly || !plan.has_showroom} onChoose={setWanted} />
        <p className="mt-4 max-w-[72ch] text-graphite text-sm">
          Plans renew every month until you cancel. An upgrade starts right away, and you pay the difference
          for the rest of the month. A downgrade starts when the month ends. We don't refund unused days.
        </p>
      </Section>
      <Section title="Payment">
        <Payment
          plan={plan}
          isReadOnly={isReadOnly}
          cardChange={cardChange}
          isTeam={Boolean(user?.works_in)}
        />
      </Section>
      <Section title="Credits for AI 3D Design">
        <CreditsPart credits={credits} plan={plan} isReadOnly={isReadOnly} cardChange={cardChange} />
      </Section>
      <Section title="Invoices">
        <InvoiceTable invoices={invoices.data} />
        <div className="mt-6">
          <Pagination page={invoices.current_page} lastPage={invoices.last_page} />
        </div>
      </Section>
      <Suspense>
        {wanted && (
          <ChangeDialog
            plan={plan}
            wanted={wanted}
            cardChange={cardChange}
            onClose={() => setWanted(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Figures({ plan }: { plan: Plan }) {
  const { text, tone } = planStates[plan.state];
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-4 border-hairline border-y py-5 sm:grid-cols-3">
      <div>
        <dt className="text-graphite text-sm">Your plan</dt>
        <dd className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="heading text-xl">{planNames[plan.choice]}</span>
          <Badge tone={tone}>{text}</Badge>
        </dd>
      </div>
      <div>
        <dt className="text-graphite text-sm">A month</dt>
        <dd className="figures heading mt-1 text-xl">{formatUsd(plan.price)}</dd>
      </div>
      <div>
        <dt className="text-graphite text-sm">{plan.due ? "Due now" : "Next charge"}</dt>
        <dd className="mt-1">
          {plan.next_charge && plan.state !== "past_due" ? (
            <>
              <span className="figures heading text-xl">{formatUsd(plan.next_charge.amount)}</span>
              <span className="figures block text-graphite text-sm">{`on ${formatDate(plan.next_charge.at)}`}</span>
            </>
          ) : (
            <>
              <span className="heading text-xl">{plan.due ? formatUsd(plan.due.amount) : "None"}</span>
              <span className="figures block text-graphite text-sm">{planUntil(plan)}</span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

const NoShowroom = () => (
  <>
    <h1 className="heading text-xl md:text-2xl">Plan and billing</h1>
    <EmptyState className="mt-6" title="Plans come with a showroom">
      You don't have a showroom, so there's nothing to pay for.
    </EmptyState>
  </>
);
