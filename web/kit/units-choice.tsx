import { useLocation } from "react-router";
import { isMetric } from "../../domain/catalog/page-units.ts";

/** Feet and inches, or metric. A plain form as for the language: the choice is in a cookie, and pages come anew. */
export function UnitsChoice({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action="/showroom/units" className="print:hidden">
      <input type="hidden" name="to" value={pathname + search} />
      <button
        type="submit"
        name="units"
        value={isMetric() ? "feet" : "metric"}
        className={className ?? "inline-flex min-h-11 items-center hover:text-ink hover:underline"}
      >
        {isMetric() ? "Use feet and inches" : "Use metric units"}
      </button>
    </form>
  );
}
