import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../catalog/page-lengths.ts";
import { backingsTouched } from "../../geometry/backings.ts";
import { boxOf } from "../../geometry/footprint.ts";
import { isTub } from "../../geometry/item-kinds.ts";
import { backingLabel } from "../../geometry/item-label.ts";
import { regionSqft } from "../../geometry/region.ts";
import { spanOn, type WallFace } from "../../geometry/walls.ts";
import type { TakeoffSettings } from "../settings.ts";
import { areaShape, onFace, ring, without } from "./area-shape.ts";
import { openingsTaken } from "./openings-taken.ts";
import type { Panel, ShapePart, SurfaceShape } from "./shape.types.ts";

export interface ShowerPanel {
  face: WallFace;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Up to this height a shower's own part is a base or pan, on which the tile stands. */
const base_in = 8;

/** Rim of the usual alcove tub, where the tub is measured with its walls. */
const tubRim_in = 20;

/** Where the tile begins: on a tub's rim, on a shower's base, else at the floor. */
function rimOf(item: RoomItem): number {
  if (isTub(item)) return item.height_in < 30 ? item.height_in : tubRim_in;
  return item.height_in <= base_in ? item.height_in : 0;
}

/** The walls, partitions and half walls that a shower or tub touches, from its rim up to the tile's height. */
export function showerPanels(design: RoomDesign, id: string, settings: TakeoffSettings): ShowerPanel[] {
  const item = design.items.find((each) => each.id === id);
  if (!item) return [];
  const own = design.surfaces.find((surface) => surface.id === `shower:${id}`);
  const bottom = rimOf(item);
  return backingsTouched(design.plan, item).map((face) => {
    const { from_in, to_in } = spanOn(face, boxOf(item));
    return {
      face,
      left: Math.max(0, from_in),
      right: Math.min(face.length_in, to_in),
      bottom,
      top: Math.min(own?.height_in ?? settings.shower_tile_in, face.height_in),
    };
  });
}

/** Tiled walls of a shower or tub, one panel for each wall it touches. */
export function showerShape(design: RoomDesign, id: string, settings: TakeoffSettings): SurfaceShape {
  if (!design.items.some((item) => item.id === id))
    return { kind: "none", because: "The shower that it belongs to is no longer in the room." };
  const found = showerPanels(design, id, settings).filter(({ bottom, top }) => top - bottom > 0.5);
  if (found.length === 0)
    return { kind: "none", because: "The shower touches no wall, so there is nothing to tile." };
  const gross: ShapePart[] = [];
  const less: ShapePart[] = [];
  const panels = found.map(({ face, left, right, bottom, top }): Panel => {
    const outline = [onFace(face, ring(left, bottom, right, top))];
    gross.push({
      name: backingLabel(design.plan, face.id),
      how: `${lengthText(right - left)} × ${lengthText(top - bottom)}`,
      area_sqft: regionSqft(outline),
    });
    const rest = without(outline, openingsTaken(design, face));
    less.push(...rest.less);
    return { name: backingLabel(design.plan, face.id), wall: face.id, region: rest.region };
  });
  return areaShape(panels, gross, less);
}
