import { clsx } from "clsx";
import { formatUsd } from "./format.ts";

/** An amount with its label and savings. Amounts in US dollars. */
export function Price({
  amount,
  unit,
  perSqft,
  listAmount,
  size = "md",
  className,
}: {
  amount: number;
  /** "box" is shown as "/ box". */
  unit?: string;
  perSqft?: number | null;
  /** Crossed out beside the amount, where it is higher. */
  listAmount?: number;
  size?: "sm" | "md" | "lg";
  className?: string;
}) {
  const savesOnList = listAmount !== undefined && listAmount > amount;
  return (
    <p className={clsx("figures flex flex-wrap items-baseline gap-x-2", className)}>
      <span
        className={clsx(
          "font-semibold",
          size === "sm" && "text-sm",
          size === "md" && "text-base",
          size === "lg" && "heading text-xl",
        )}
      >
        {formatUsd(amount)}
        {unit && (
          <span className="font-normal font-sans text-graphite text-sm tracking-normal"> / {unit}</span>
        )}
      </span>
      {savesOnList && (
        <s className="text-graphite text-sm">
          <span className="sr-only">List price </span>
          {formatUsd(listAmount)}
        </s>
      )}
      {perSqft != null && <span className="text-graphite text-sm">{formatUsd(perSqft)} / sq ft</span>}
    </p>
  );
}
