import { useMemo } from "react";
import type { StatementSummary } from "../../contract/statements.ts";
import { TimeChart } from "../work/charts/time-chart.tsx";

/** A payee's sales and payouts by month; nothing while there is but one month. */
export function MonthsChart({ months }: { months: readonly StatementSummary[] }) {
  const series = useMemo(() => {
    const points = (amountOf: (month: StatementSummary) => number) =>
      months.map((month) => ({ at: `${month.month}-01`, value: amountOf(month) }));
    return [
      { name: "Sales", points: points(({ sales, refunds }) => sales + refunds) },
      // a payout leaves the balance, so it is negative there
      { name: "Payouts", points: points(({ payouts }) => Math.abs(payouts)) },
    ];
  }, [months]);
  if (months.length < 2) return null;
  return (
    <div className="mt-8">
      <TimeChart
        caption="Sales less refunds, and payouts, by month"
        unit="money"
        form="bars"
        series={series}
      />
    </div>
  );
}
