import type { RoomDesign, RoomStructure } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../catalog/page-lengths.ts";
import { lowestAlong, type Profile, partOf, under } from "../../geometry/ceiling.ts";
import { structureWords } from "../../geometry/place-words.ts";
import { areaOf } from "../../geometry/polygon.ts";
import {
  contactsOn,
  contactsOnWall,
  isRound,
  outlineOfStructure,
  sideOf,
  structureById,
  structureFace,
  structuresOf,
} from "../../geometry/structures.ts";
import { seenFromInside, type WallFace } from "../../geometry/walls.ts";
import type { TakeoffSettings } from "../settings.ts";
import { acrossWords, builtAgainst, tiledShowerWall } from "../shape-words.ts";
import { areaShape, ring, type Taken, without } from "./area-shape.ts";
import { size, slopingSize } from "./openings-taken.ts";
import type { SurfaceShape } from "./shape.types.ts";
import { showerPanels } from "./shower.ts";

/** One face of a partition, half wall, column or soffit, less what stands against it and the tiled walls of a shower. */
export function sideShape(design: RoomDesign, surface: string, settings: TakeoffSettings): SurfaceShape {
  const { plan } = design;
  const named = sideOf(surface);
  const structure = named && structureById(plan, named.structure);
  if (!named || !structure) return { kind: "none", because: "It is no longer in the plan." };
  const face = structureFace(plan, structure, named.side);
  if (!face) return { kind: "none", because: "It has no such side." };
  const { width_in, bottom_in, top_in, profile } = face;
  const outline = profile ? under(profile, bottom_in) : ring(0, bottom_in, width_in, top_in);
  const taken = contactsOn(plan, face).map(({ left, right, bottom, top }) => ({
    name: builtAgainst,
    how: sizeUnder(profile, { left, right, bottom, top }),
    outline: ring(left, bottom, right, top),
  }));
  const { region, less } = without([outline], [...taken, ...showersOn(design, surface, width_in, settings)]);
  const how =
    profile && !isRound(structure) ? slopingSize(profile, bottom_in) : size(width_in, top_in - bottom_in);
  const area_sqft = areaOf(outline) / 144;
  const shape = areaShape(
    [{ name: "side", wall: null, region, corner_in: [0, bottom_in] }],
    [{ name: "side", how, area_sqft }],
    less,
  );
  return shape.area_sqft > 0.005 ? shape : { kind: "none", because: "It stands against the wall." };
}

/** The size of a rectangle that an upper edge may cut; x from the left. */
function sizeUnder(
  profile: Profile | null,
  { left, right, bottom, top }: { left: number; right: number; bottom: number; top: number },
): string {
  const isCut = profile !== null && lowestAlong(profile, left, right) < top - 0.01;
  return isCut ? slopingSize(partOf(profile, left, right), bottom) : size(right - left, top - bottom);
}

/** Tiled walls of showers and tubs on a face; x from the left as one looks at it. */
function showersOn(
  design: RoomDesign,
  surface: string,
  width_in: number,
  settings: TakeoffSettings,
): Taken[] {
  return design.surfaces
    .filter(({ id, sku }) => sku !== null && id.startsWith("shower:"))
    .flatMap(({ id }) => showerPanels(design, id.slice("shower:".length), settings))
    .filter(({ face }) => face.id === surface)
    .map(({ left, right, bottom, top }) => ({
      name: tiledShowerWall,
      how: size(right - left, top - bottom),
      outline: ring(width_in - right, bottom, width_in - left, top),
    }));
}

const named = (structure: RoomStructure) => ({
  name: structureWords(structure.kind),
  how: isRound(structure)
    ? acrossWords(lengthText(structure.length_in))
    : size(structure.length_in, structure.depth_in),
  outline: outlineOfStructure(structure),
});

/** What of the floor structures stand on; soffits leave it free. */
export const structuresOnFloor = ({ plan }: RoomDesign): Taken[] =>
  structuresOf(plan)
    .filter(({ kind }) => kind !== "soffit")
    .map(named);

/** What of the ceiling structures reach; half walls leave it free. */
export const structuresAtCeiling = ({ plan }: RoomDesign): Taken[] =>
  structuresOf(plan)
    .filter(({ kind }) => kind !== "half_wall")
    .map(named);

/** What structures hide of a wall; x from its first vertex, as takeoff counts. */
export const structuresOnWall = ({ plan }: RoomDesign, face: WallFace): Taken[] =>
  contactsOnWall(plan, face).map(({ structure, at: { left, right, bottom, top } }) => ({
    name: structureWords(structure.kind),
    how: sizeUnder(seenFromInside(face), { left, right, bottom, top }),
    outline: ring(face.length_in - right, bottom, face.length_in - left, top),
  }));
