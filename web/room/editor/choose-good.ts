import type { RoomDesign, RoomGood } from "../../../contract/room-design.ts";
import { changeItem, itemById } from "../../../domain/room-edit/items.edit.ts";
import { moveItem } from "../../../domain/room-edit/move-item.ts";
import { setSurface, surfaceById } from "../../../domain/room-edit/surfaces.edit.ts";
import { keptLaying } from "./laying.ts";
import type { Selection } from "./room-state.ts";

/**
 * A good taken for something in the room, or why it does not go there. `note` says what the new one could not take
 * over from the old.
 */
export type Chosen = { design: RoomDesign; refusal: null; note: string } | { design: null; refusal: string };

/**
 * Puts a good where the selection is. On a surface it lies as the one before did, as far as it can. An item takes the
 * good's own size and finish and stays with its back to its wall; what would then stand in the way of something is
 * refused in words.
 */
export function chooseGood(design: RoomDesign, selection: Selection, good: RoomGood): Chosen {
  if (selection.kind === "surface") return cover(design, selection.id, good);
  const item = itemById(design, selection.id);
  if (!item) return { design: null, refusal: "It is not in the room any more." };
  const size = good.model?.size;
  const changed = changeItem(design, item.id, {
    sku: good.sku,
    ...(size && { width_in: size.width_in, depth_in: size.depth_in, height_in: size.height_in }),
    ...(good.model && { finish: good.model.finish }),
  });
  if (!size || sameSize(item, size)) return { design: changed, refusal: null, note: "" };
  const { design: placed, refusal } = moveItem(changed, item.id, item.at_in, { snap_in: 6 });
  if (refusal === null) return { design: placed, refusal, note: "" };
  return { design: null, refusal: `${good.name} does not go here. ${refusal}` };
}

function cover(design: RoomDesign, id: string, good: RoomGood): Chosen {
  const surface = surfaceById(design, id) ?? { id, sku: null };
  const { kept, lost } = keptLaying(surface, good);
  return {
    design: setSurface(design, id, { ...kept, sku: good.sku }),
    refusal: null,
    note: lost.length > 0 ? `Not kept, as ${good.name} does not go with it: ${lost.join(", ")}.` : "",
  };
}

const sameSize = (
  a: { width_in: number; depth_in: number; height_in: number },
  b: { width_in: number; depth_in: number; height_in: number },
): boolean =>
  Math.abs(a.width_in - b.width_in) < 0.1 &&
  Math.abs(a.depth_in - b.depth_in) < 0.1 &&
  Math.abs(a.height_in - b.height_in) < 0.1;

/** What the catalogue is asked for: goods that fit the selection. */
export function targetOf(design: RoomDesign, selection: Selection): string | null {
  if (selection.kind === "surface") return selection.id.split(":")[0] ?? null;
  const item = selection.kind === "item" ? itemById(design, selection.id) : undefined;
  return item ? `kind:${item.kind}` : null;
}
