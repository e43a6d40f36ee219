import type { ReactNode } from "react";
import type { ProjectLine } from "../../../contract/design/project-cart.ts";
import { CartLine } from "../../kit/cart/cart-line.tsx";
import type { LineChanges } from "../../kit/cart/use-line-changes.ts";
import type { VendorGroup } from "../../kit/cart/vendor-groups.ts";
import { formatUsd, plural } from "../../ui/format.ts";

/** One vendor's products, with their delivery. */
export function VendorLines({
  group,
  vsdId,
  state,
  leadOf,
}: {
  group: VendorGroup;
  vsdId: string;
  state: LineChanges;
  /** Shown before a line, such as a checkbox. */
  leadOf?: (line: ProjectLine) => ReactNode;
}) {
  return (
    <section aria-label={`Sold by ${group.name}`}>
      <div className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-2">
        <h2 className="font-semibold">{group.name}</h2>
        <p className="text-graphite text-sm">
          {[
            group.ships_from && `Ships from ${group.ships_from}`,
            `ships in ${plural(group.lead_time_days, "day")}`,
            group.ways.includes("freight") ? "free delivery in the contiguous U.S." : "free delivery",
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      {group.subtotal < group.order_minimum && (
        <p role="status" className="figures mt-3 font-medium text-bad text-sm">
          {`${group.name} ships orders of at least ${formatUsd(group.order_minimum)}. Add ${formatUsd(group.order_minimum - group.subtotal)} more of its products.`}
        </p>
      )}
      <ul>
        {group.lines.map((line) => (
          <CartLine key={line.id} line={line} vsdId={vsdId} state={state} lead={leadOf?.(line)} />
        ))}
      </ul>
    </section>
  );
}
