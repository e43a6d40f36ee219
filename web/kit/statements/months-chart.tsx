import { useMemo } from "react";
import type { StatementSummary } from "../../../contract/money/statements.ts";
import { TimeChart } from "../charts/time-chart.tsx";

/** A payee's months with the amounts of the table; nothing while there is but one month. */
export function MonthsChart({ months }: { months: readonly StatementSummary[] }) {
  const series = useMemo(() => {
    const points = (amountOf: (month: StatementSummary) => number) =>
      months.map((month) => ({ at: `${month.month}-01`, value: amountOf(month) }));
    return [
      { name: "Sales", points: points(({ sales }) => sales) },
      { name: "Refunds", points: points(({ refunds }) => refunds) },
      { name: "Payouts", points: points(({ payouts }) => payouts) },
    ];
  }, [months]);
  if (months.length < 2) return null;
  return (
    <div className="mt-8">
      <TimeChart caption="Sales, refunds and payouts by month" unit="money" form="bars" series={series} />
    </div>
  );
}
