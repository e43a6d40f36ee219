import { clsx } from "clsx";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { formatUsd } from "../../../ui/format.ts";

type Priced = Pick<AiDesignView, "price" | "price_then" | "budget">;

/** How a price compares with the budget, in words; null without a budget. */
export function budgetWords({ price, budget }: Pick<Priced, "price" | "budget">): string | null {
  if (budget === null) return null;
  const left = budget - price;
  const whole = formatUsd(budget).replace(/\.00$/, "");
  if (left < -0.005) return `${formatUsd(-left)} over your ${whole} budget`;
  return `${formatUsd(Math.max(0, left))} below your ${whole} budget`;
}

/** The price, with a bar against the budget: the line in it is the budget once the price is beyond. */
export function PriceLine({ price, price_then, budget }: Priced) {
  const isOver = budget !== null && price - budget > 0.005;
  const whole = Math.max(price, budget ?? 0) || 1;
  return (
    <div className="figures">
      <p className="font-semibold text-lg">{formatUsd(price)}</p>
      {budget === null ? (
        <p className="text-graphite text-sm">For all materials and products</p>
      ) : (
        <>
          <div aria-hidden className="relative mt-1.5 h-2 rounded-sm bg-hairline forced-colors:border">
            <div
              className={clsx(
                "h-full rounded-sm forced-colors:bg-[Highlight]",
                isOver ? "bg-warn" : "bg-good",
              )}
              style={{ width: `${(100 * price) / whole}%` }}
            />
            {isOver && (
              <div
                className="absolute -inset-y-1 w-0.5 bg-ink"
                style={{ left: `${(100 * budget) / whole}%` }}
              />
            )}
          </div>
          <p className={clsx("mt-1.5 text-sm", isOver ? "font-semibold text-warn" : "text-graphite")}>
            {budgetWords({ price, budget })}
          </p>
        </>
      )}
      {Math.abs(price - price_then) > 0.005 && (
        <p className="text-graphite text-sm">{`${formatUsd(price_then)} when it was made`}</p>
      )}
    </div>
  );
}
