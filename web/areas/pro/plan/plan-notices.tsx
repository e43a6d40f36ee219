import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Plan } from "../../../../contract/money/plans.ts";
import { useShop } from "../../../client/session/use-showroom.ts";
import { dayOf, planCalled, planStarts } from "../../../kit/status/plan-words.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { type PlanCall, usePlanCall } from "./use-plan-call.ts";

/** What needs the pro's attention: a failed payment, the bank's question, a change that is planned, a new price. */
export function PlanNotices({
  plan,
  isReadOnly,
  cardChange,
}: {
  plan: Plan;
  isReadOnly: boolean;
  cardChange: ReactNode;
}) {
  const call = usePlanCall();
  return (
    <div className="mt-6 grid gap-4 empty:hidden">
      {call.refusal && (
        <p role="alert" className="border-bad border-l-4 py-1 pl-4 font-medium">
          {call.refusal}
        </p>
      )}
      {plan.pending ? (
        <Pending pending={plan.pending} call={call} isReadOnly={isReadOnly} />
      ) : (
        plan.due && (
          <Due due={plan.due} plan={plan} call={call} isReadOnly={isReadOnly} cardChange={cardChange} />
        )
      )}
      {plan.state === "lapsed" && !plan.pending && (
        <Notice
          tone="warn"
          title="Your plan ended because we couldn't charge it"
          action={!isReadOnly && cardChange}
        >
          You owe nothing. Your showroom has our color and logo. We keep yours, and they're back as soon as
          you pay for a plan below.
        </Notice>
      )}
      {plan.next && <Planned plan={plan} next={plan.next} call={call} isReadOnly={isReadOnly} />}
      {plan.new_price && (
        <Notice title="The price changes">
          {`From your renewal on ${formatDate(plan.new_price.from)}, ${planCalled[plan.choice]} costs ${formatUsd(plan.new_price.price)} a month instead of ${formatUsd(plan.price)}.`}
        </Notice>
      )}
    </div>
  );
}

function Notice({
  title,
  tone = "neutral",
  action,
  children,
}: {
  title: string;
  tone?: "neutral" | "warn";
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={clsx("border-l-4 py-1 pl-4", tone === "warn" ? "border-warn" : "border-edge")}>
      <h2 className="font-semibold">{title}</h2>
      <p className="max-w-[64ch]">{children}</p>
      {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
    </section>
  );
}

function Due({
  due,
  plan,
  call,
  isReadOnly,
  cardChange,
}: {
  due: NonNullable<Plan["due"]>;
  plan: Plan;
  call: PlanCall;
  isReadOnly: boolean;
  cardChange: ReactNode;
}) {
  const again = due.retry_at ? ` We try again on ${formatDate(due.retry_at)}.` : "";
  return (
    <Notice
      tone="warn"
      title={`We could not charge ${formatUsd(due.amount)}`}
      action={
        !isReadOnly && (
          <>
            {(plan.card || plan.bank?.state === "ready") && (
              <Button pending={call.isBusy} onClick={() => void call.pay()}>
                {`Pay ${formatUsd(due.amount)} now`}
              </Button>
            )}
            {cardChange}
          </>
        )
      }
    >
      {`${due.message} ${planStarts[plan.choice]} keeps working for now.${again}`}
    </Notice>
  );
}

function Pending({
  pending,
  call,
  isReadOnly,
}: {
  pending: NonNullable<Plan["pending"]>;
  call: PlanCall;
  isReadOnly: boolean;
}) {
  const isStripe = useShop()?.settings.payment.provider === "stripe";
  const { payment, amount, is_waiting_for_bank, arrives_by } = pending;
  if (arrives_by) {
    return (
      <Notice title={`${formatUsd(amount)} is on its way from your bank account`}>
        {`It usually arrives by ${dayOf(arrives_by)}; then you get a receipt. Your plan works meanwhile, and you can switch or cancel once it has arrived. If no money comes, we tell you and try again after 1, 3 and 7 days.`}
      </Notice>
    );
  }
  if (!is_waiting_for_bank) {
    return (
      <Notice title={`Your payment of ${formatUsd(amount)} is being checked`}>
        This takes a minute at most. Reload the page to see the result. You won't be charged twice.
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      title="Your bank wants to confirm it's you"
      action={
        !isReadOnly && (
          <Actions
            out={
              <Button
                variant="secondary"
                disabled={call.isBusy}
                onClick={() => void call.confirm(payment, false)}
              >
                No, cancel the payment
              </Button>
            }
            main={
              <Button
                pending={call.isBusy}
                onClick={() => void (isStripe ? call.confirm(payment) : call.confirm(payment, true))}
              >
                {isStripe ? "I have confirmed it" : "Yes, confirm"}
              </Button>
            }
          />
        )
      }
    >
      {`We charge ${formatUsd(amount)} once you confirm. Nothing changes until then.`}
    </Notice>
  );
}

function Planned({
  plan,
  next,
  call,
  isReadOnly,
}: {
  plan: Plan;
  next: NonNullable<Plan["next"]>;
  call: PlanCall;
  isReadOnly: boolean;
}) {
  const name = planCalled[plan.choice];
  const keep = () => void call.change(plan.choice, 0, `You keep ${name}.`);
  const day = formatDate(next.at);
  return (
    <Notice
      title={
        next.choice === "basic"
          ? `${planStarts[plan.choice]} is canceled`
          : `${planStarts[next.choice]} from ${day}`
      }
      action={
        !isReadOnly && (
          <Button variant="secondary" pending={call.isBusy} onClick={keep}>
            {`Keep ${name}`}
          </Button>
        )
      }
    >
      {next.choice === "basic"
        ? `It works until ${day}, and we won't charge you again. After that you're on Basic.`
        : `You keep ${name} until then.`}
    </Notice>
  );
}
