import { useSearchParams } from "react-router";
import { type OrderStanding, standingLabel } from "../../../domain/orders/order-status.ts";
import { FilterLinks } from "../../ui/filter-links.tsx";

/** How many orders stand where, each a link to these; they add up to all. */
export function Standings({
  standings,
  chosen,
}: {
  standings: readonly { stands: OrderStanding; count: number }[];
  chosen: OrderStanding | undefined;
}) {
  const [search] = useSearchParams();
  // one kind of order needs no choice
  if (standings.length < 2 && !chosen) return null;
  const link = (label: string, count: number, stands?: OrderStanding) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    next.delete("stands");
    if (stands) next.set("stands", stands);
    return { label, count, query: `?${next}`, isChosen: chosen === stands };
  };
  const all = standings.reduce((sum, { count }) => sum + count, 0);
  const isGone = chosen && !standings.some(({ stands }) => stands === chosen);
  return (
    <div className="mt-5">
      <FilterLinks
        label="Orders"
        links={[
          link("All", all),
          ...standings.map(({ stands, count }) => link(standingLabel(stands), count, stands)),
          ...(isGone ? [link(standingLabel(chosen), 0, chosen)] : []),
        ]}
      />
    </div>
  );
}
