import { Plus } from "lucide-react";
import { useMemo } from "react";
import { coveringsOf, isOptional } from "../../../../domain/room/edit/coverings.ts";
import { removeSurface, surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { Button } from "../../../ui/button.tsx";
import { focusTabs, focusTray } from "./focus-places.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { Selection } from "./room-state.ts";
import { nameOf } from "./things.ts";

const aboutOf = ({ kind, id }: Selection) => (kind === "item" ? { item: id } : { surface: id });

/** What can be added here: a countertop on these cabinets, tile around this tub, a wall's wainscot. */
export function Coverings({ selection }: { selection: Selection }) {
  const { store } = useRoomEditor();
  const design = useRoom((state) => state.design);
  const found = useMemo(
    () => (selection.kind === "opening" ? [] : coveringsOf(design, aboutOf(selection))),
    [design, selection],
  );
  if (found.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-medium text-sm">Matching pieces</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {found.map(({ surface, words, isThere }) => (
          <Button
            key={surface}
            variant="secondary"
            size="sm"
            icon={isThere ? undefined : <Plus aria-hidden size={16} />}
            onClick={() => {
              store.getState().select({ kind: "surface", id: surface });
              focusTray();
            }}
          >
            {isThere ? words : `Add ${words.charAt(0).toLowerCase()}${words.slice(1)}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Removes optional coverings. */
export function TakeAway({ id }: { id: string }) {
  const { store } = useRoomEditor();
  const isThere = useRoom((state) => surfaceById(state.design, id) !== undefined);
  if (!isThere || !isOptional(id)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 justify-self-start"
      onClick={() => {
        const { design, change, select } = store.getState();
        change(
          removeSurface(design, id),
          `Remove the ${nameOf(design, { kind: "surface", id }).toLowerCase()}`,
        );
        select(null);
        focusTabs();
      }}
    >
      Remove it
    </Button>
  );
}
