import type { ReactNode } from "react";
import type { ProjectLine } from "../../../contract/design/project-cart.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { CartLine } from "../../kit/cart/cart-line.tsx";
import type { LineChanges } from "../../kit/cart/use-line-changes.ts";
import { formatUsd, plural } from "../../ui/format.ts";
import type { RoomGroup } from "./room-groups.ts";

/** The products of one room, with what they cover, when they ship and what they cost together. */
export function RoomLines({
  group,
  isOnly,
  vsdId,
  state,
  leadOf,
}: {
  group: RoomGroup;
  /** The project has no other group. */
  isOnly: boolean;
  vsdId: string;
  state: LineChanges;
  leadOf: (line: ProjectLine) => ReactNode;
}) {
  const name = group.room || (isOnly ? "Products" : "Other products");
  return (
    <section aria-label={name}>
      <div className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-2">
        <h2 className="heading text-lg">{name}</h2>
        <p className="text-graphite text-sm">
          {[
            plural(group.lines.length, "product"),
            group.area_sqft > 0 && areaText(group.area_sqft),
            `ships in ${plural(group.lead_time_days, "day")}`,
            !isOnly && formatUsd(group.total),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <ul>
        {group.lines.map((line) => (
          <CartLine key={line.id} line={line} vsdId={vsdId} state={state} lead={leadOf(line)} />
        ))}
      </ul>
    </section>
  );
}
