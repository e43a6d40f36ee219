import { useMemo } from "react";
import type { RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { likeOnAllWalls, otherWalls } from "../../../../domain/room/edit/all-walls.ts";
import { startPointsOf } from "../../../../domain/room/edit/start-point.ts";
import type { SurfaceChange } from "../../../../domain/room/edit/surfaces.edit.ts";
import { insteadWords, pieceOf } from "../../../../domain/room/takeoff/laying/product-piece.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { layingWords } from "./laying-words.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { nameOf } from "./things.ts";

/** Says that a stored pattern is not one of the product's. */
export function InsteadWords({
  surface,
  product,
}: {
  surface: RoomSurface;
  product: RoomProduct | undefined;
}) {
  const laid = product && pieceOf(product, surface);
  const words = laid && insteadWords(laid);
  return words ? <p className="border-warn border-l-2 bg-warn-tint px-3 py-2 text-sm">{words}</p> : null;
}

const corner = "corner";
const own = "own";

/** Where the laying starts: in the corner, centered, or with a full piece at the door. */
export function StartChoice({
  surface,
  product,
  onSet,
}: {
  surface: RoomSurface;
  product: RoomProduct | undefined;
  onSet: (change: SurfaceChange, how: string) => void;
}) {
  const design = useRoom((state) => state.design);
  const starts = useMemo(() => startPointsOf(design, surface, product), [design, surface, product]);
  if (starts.length === 0) return null;
  const now = surface.offset_in ?? [0, 0];
  const isAt = (at: readonly [number, number]) => Math.hypot(at[0] - now[0], at[1] - now[1]) < 0.01;
  const chosen = isAt([0, 0]) ? corner : (starts.find(({ offset_in }) => isAt(offset_in))?.id ?? own);
  const options = [
    { value: corner, text: "In the corner" },
    ...starts.map(({ id, words }) => ({ value: id as string, text: words })),
    ...(chosen === own ? [{ value: own, text: "Somewhere else" }] : []),
  ];
  return (
    <Select
      label="Start"
      value={chosen}
      options={options}
      onChange={({ target }) => {
        const start = starts.find(({ id }) => id === target.value);
        if (start) return onSet({ offset_in: start.offset_in }, layingWords.startedAt[start.id]);
        if (target.value === corner) onSet({ offset_in: undefined }, layingWords.startedAt.corner);
      }}
    />
  );
}

/** Covers every wall as this one is covered. */
export function AllWalls({ id }: { id: string }) {
  const { store } = useRoomEditor();
  const count = useRoom((state) => otherWalls(state.design, id).length);
  if (count === 0) return null;
  const words = id.startsWith("wainscot:") ? layingWords.wainscotOnAll : layingWords.finishOnAll;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      onClick={() => {
        const { design, change } = store.getState();
        const name = nameOf(design, { kind: "surface", id }).toLowerCase();
        change(likeOnAllWalls(design, id), `All walls like the ${name}`);
      }}
    >
      {words}
    </Button>
  );
}
