import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { under } from "../../geometry/ceiling.ts";
import { areaOf } from "../../geometry/polygon.ts";
import { faceById, seenFromInside, type WallFace } from "../../geometry/walls.ts";
import type { TakeoffSettings } from "../settings.ts";
import { areaShape, onFace, ring, type Taken, without } from "./area-shape.ts";
import { backsplashPanels } from "./backsplash.ts";
import { openingsTaken, size, slopingSize } from "./openings-taken.ts";
import type { NoShape, SurfaceShape } from "./shape.types.ts";
import { showerPanels } from "./shower.ts";
import { structuresOnWall } from "./structure.ts";

const missing: NoShape = { kind: "none", because: "The wall is no longer in the plan." };
const open: NoShape = { kind: "none", because: "There is no wall on that side; the room is open there." };

/** Chosen surfaces that cover the wall. */
function coversOf(design: RoomDesign, face: WallFace, settings: TakeoffSettings): Taken[] {
  const chosen = design.surfaces.filter((surface) => surface.sku !== null);
  return chosen.flatMap((surface): Taken[] => {
    if (surface.id === `wainscot:${face.id}`) {
      const height = Math.min(surface.height_in ?? settings.wainscot_in, face.height_in);
      return [
        { name: "wainscot", how: size(face.length_in, height), outline: ring(0, 0, face.length_in, height) },
      ];
    }
    if (surface.id === `backsplash:${face.id}`) {
      return backsplashPanels(design, face, settings).map((outline) => ({
        name: "backsplash",
        how: "counter to wall cabinets",
        outline,
      }));
    }
    if (!surface.id.startsWith("shower:")) return [];
    return showerPanels(design, surface.id.slice("shower:".length), settings)
      .filter((panel) => panel.face.id === face.id)
      .map(({ left, right, bottom, top }) => ({
        name: "tiled shower wall",
        how: size(right - left, top - bottom),
        outline: ring(left, bottom, right, top),
      }));
  });
}

/**
 * One wall's face, less openings and parts covered by tile or panels. Cabinets on or in front of it do not count: the
 * wall is finished behind them.
 */
export function wallShape(design: RoomDesign, wall: string, settings: TakeoffSettings): SurfaceShape {
  const face = faceById(design.plan, wall);
  if (!face) return missing;
  if (face.kind === "open") return open;
  const outline = under(face.profile);
  const gross = { name: "wall", how: slopingSize(seenFromInside(face)) };
  const { region, less } = without(
    [outline],
    [...openingsTaken(design, face), ...structuresOnWall(design, face), ...coversOf(design, face, settings)],
  );
  const area_sqft = areaOf(outline) / 144;
  return areaShape([{ name: "wall", wall, region }], [{ ...gross, area_sqft }], less);
}

/** The lower part of a wall, up to the wainscot's height. */
export function wainscotShape(design: RoomDesign, wall: string, settings: TakeoffSettings): SurfaceShape {
  const face = faceById(design.plan, wall);
  if (!face) return missing;
  if (face.kind === "open") return open;
  const own = design.surfaces.find((surface) => surface.id === `wainscot:${wall}`);
  const height = Math.min(own?.height_in ?? settings.wainscot_in, face.height_in);
  const showers = coversOf(design, face, settings).filter(({ name }) => name === "tiled shower wall");
  const outline = onFace(face, ring(0, 0, face.length_in, height));
  const { region, less } = without(
    [outline],
    [...openingsTaken(design, face), ...structuresOnWall(design, face), ...showers],
  );
  const area_sqft = areaOf(outline) / 144;
  return areaShape(
    [{ name: "wainscot", wall, region }],
    [{ name: "wainscot", how: size(face.length_in, height), area_sqft }],
    less,
  );
}
