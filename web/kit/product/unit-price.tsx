import { clsx } from "clsx";
import { perUnit } from "../../../domain/orders/sales-unit.ts";
import { formatUsd } from "../../ui/format.ts";

/** What one unit costs, in US dollars, with its unit: "$82.04 per box", "$219.00 each". */
export function UnitPrice({
  amount,
  unit,
  className,
}: {
  amount: number;
  /** A sales unit, such as "Box" or "Square foot". */
  unit: string;
  /** Of the amount. */
  className?: string;
}) {
  return (
    <>
      <span className={clsx(className)}>{formatUsd(amount)}</span>
      <span className="font-normal font-sans text-graphite text-sm tracking-normal">{` ${perUnit(unit)}`}</span>
    </>
  );
}
