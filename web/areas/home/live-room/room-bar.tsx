import { useState } from "react";
import { useNavigate } from "react-router";
import type { Showcase } from "../../../../contract/design/showcase.ts";
import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import type { FoundShowroom } from "../../../kit/showroom/use-showroom-lookup.ts";
import { formatUsd, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { type Chosen, choicesText, totalOf } from "./room-parts.ts";

/** What the room is and comes to, at whose prices, and the way into it. */
export function RoomBar({
  showcase,
  chosen,
  vsdId,
  found,
}: {
  showcase: Showcase;
  chosen: Chosen;
  vsdId: string | undefined;
  /** The showroom whose ID has been typed, once the prices are its own. */
  found: FoundShowroom | undefined;
}) {
  const showroom = useShowroom();
  const { cents, unsold } = totalOf(showcase, chosen);
  const seller = found?.company_name ?? showroom?.company_name;
  const { open, isOpening } = useOpenRoom(showcase, chosen, vsdId);
  return (
    <div className="page lg:absolute lg:bottom-4 lg:left-0 lg:w-auto lg:pr-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-paper py-3 lg:px-5 lg:shadow-[0_1px_8px_#0003]">
        <p role="status" aria-live="polite" className="figures">
          <span className="block text-graphite text-sm">
            {`${showcase.name}, ${areaText(showcase.area_sqft)}`}
            {unsold > 0 && `, ${plural(unsold, "part")} not sold here`}
          </span>
          <span className="font-semibold text-lg" data-room-total>
            {formatUsd(cents / 100)}
          </span>{" "}
          <span className="text-sm">{seller ? `at ${seller}` : "at list prices"}</span>
        </p>
        <LinkButton
          to={`/visualize/templates/${showcase.template}`}
          variant="secondary"
          aria-busy={isOpening}
          onClick={(event) => {
            if (!vsdId) return;
            event.preventDefault();
            void open();
          }}
        >
          Open this room in 3D
        </LinkButton>
      </div>
    </div>
  );
}

/** Begins a room with the choices in the active showroom; where that fails, the template opens. */
function useOpenRoom({ template, name }: Showcase, chosen: Chosen, vsdId: string | undefined) {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening || !vsdId) return;
    setOpening(true);
    try {
      const { openRoom } = await import("./open-room.ts");
      const path = await openRoom({ template, name, showroom: vsdId, choices: choicesText(chosen) });
      await navigate(path);
    } finally {
      setOpening(false);
    }
  };
  return { open, isOpening };
}
