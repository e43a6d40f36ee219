import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { Plan } from "../../../../contract/money/plans.ts";
import { type Choice, planCalled, planIncludes, planNames } from "../../../kit/status/plan-words.ts";
import { Button } from "../../../ui/button.tsx";
import { formatUsd, plural } from "../../../ui/format.ts";

type Offer = Plan["offers"][number];

/** The plans side by side, with what each costs and has. */
export function PlanChoices({
  plan,
  isReadOnly,
  onChoose,
}: {
  plan: Plan;
  isReadOnly: boolean;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <ul
      className={clsx(
        "mt-4 grid gap-4",
        plan.offers.length > 2 ? "lg:grid-cols-3" : "max-w-[44rem] sm:grid-cols-2",
      )}
    >
      {plan.offers.map((offer) => (
        <PlanCard
          key={offer.choice}
          offer={offer}
          plan={plan}
          isReadOnly={isReadOnly}
          onChoose={() => onChoose(offer.choice)}
        />
      ))}
    </ul>
  );
}

function PlanCard({
  offer,
  plan,
  isReadOnly,
  onChoose,
}: {
  offer: Offer;
  plan: Plan;
  isReadOnly: boolean;
  onChoose: () => void;
}) {
  const { choice, trial_days } = offer;
  const isCurrent = choice === plan.choice;
  // what is paid at present, which may differ from what new plans cost
  const price = isCurrent ? plan.price : offer.price;
  const words = actWords(offer, plan);
  return (
    <li className={clsx("flex flex-col border bg-white p-5", isCurrent ? "border-ink" : "border-hairline")}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="heading text-lg">{planNames[choice]}</h3>
        {isCurrent && <span className="font-medium text-sm">Your plan</span>}
      </div>
      <p className="mt-1">
        <span className="figures font-semibold text-lg">{price === 0 ? "Free" : formatUsd(price)}</span>
        {price > 0 && <span className="text-graphite"> a month</span>}
      </p>
      {trial_days > 0 && !isCurrent && (
        <p className="text-graphite text-sm">{`First ${plural(trial_days, "day")} free`}</p>
      )}
      <ul className="mt-4 grid gap-2 not-last:mb-5">
        {planIncludes[choice].map((text) => (
          <li key={text} className="flex gap-2">
            <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-good" />
            {text}
          </li>
        ))}
      </ul>
      {words && !isReadOnly && (
        <Button
          className="mt-auto"
          variant={choice === "premium" && plan.choice !== "premium" ? "primary" : "secondary"}
          onClick={onChoose}
        >
          {words}
        </Button>
      )}
    </li>
  );
}

/** The button of a plan; none for one that is there, or cannot be chosen at present. */
function actWords({ choice, trial_days }: Offer, plan: Plan): string | null {
  if (plan.pending || choice === plan.choice || choice === plan.next?.choice) return null;
  if (choice === "basic") return `Cancel ${planCalled[plan.choice]}`;
  if (plan.due || (choice === "addon" && plan.has_granted_addon)) return null;
  return trial_days > 0 ? "Try Premium for free" : `Switch to ${planCalled[choice]}`;
}
