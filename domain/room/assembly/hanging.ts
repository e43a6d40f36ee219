import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { backingById, backingsOf } from "../geometry/backings.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { backingLabel } from "../geometry/item-label.ts";
import { nichesOn, overlap, rectangleOf } from "../geometry/niches.ts";
import { spansOf } from "../geometry/openings.ts";
import { openingWords, withThe } from "../geometry/place-words.ts";
import { sideOf } from "../geometry/structures.ts";
import { heightOver, placeAgainst, rotationAgainst, spanOn, type WallFace } from "../geometry/walls.ts";
import { slack_in } from "../rules/placement.ts";
import type { Mounting } from "./mountings.ts";
import type { Pose } from "./pose.ts";

/** How far a thing on a wall may be from it: behind some there is a rail or a splash. */
const behind_in = 6;

/** Curtains hang over windows, everything else beside them. */
const mayCover = ({ over = [] }: Mounting): boolean => over.includes("window");

/** Walls, and faces of partitions and half walls, that are there and high enough for a thing at this height. */
export const facesFor = (design: RoomDesign, top_in: number): WallFace[] =>
  backingsOf(design.plan).filter(({ kind, height_in }) => kind !== "open" && height_in >= top_in - slack_in);

/** Why a thing that belongs on a wall does not hang there; null if it does. */
export function hangingProblem(design: RoomDesign, item: RoomItem, mounting: Mounting): string | null {
  const top = elevationOf(design, item) + item.height_in;
  const face = item.against ? backingById(design.plan, item.against) : undefined;
  if (!face || face.kind === "open") return "has to be on a wall.";
  const { from_in, to_in, gap_in } = spanOn(face, boxOf(item));
  if (heightOver(face, from_in, to_in) < top - slack_in)
    return `is too high for ${withThe(backingLabel(design.plan, face.id))}.`;
  if (gap_in < -slack_in || gap_in > behind_in) return "has to be on a wall.";
  if (from_in < -slack_in || to_in > face.length_in + slack_in) return "reaches past the end of the wall.";
  const opening = mayCover(mounting) ? undefined : openingUnder(design, item, top);
  if (opening) return `would cover the ${openingWords(opening)}.`;
  const own = { from: from_in, to: to_in, bottom: top - item.height_in + slack_in, top: top - slack_in };
  return nichesOn(design.plan, face.id).some((niche) => overlap(own, rectangleOf(niche)))
    ? "would cover the niche."
    : null;
}

/** The door or window that a thing on a wall would cover. */
function openingUnder(design: RoomDesign, item: RoomItem, top: number): string | undefined {
  const bottom = top - item.height_in;
  return spansOf(design.plan).find(({ opening, face, from_in, to_in, sill_in, head_in }) => {
    if (opening.wall !== item.against) return false;
    const own = spanOn(face, boxOf(item));
    const isBeside = own.from_in >= to_in - slack_in || own.to_in <= from_in + slack_in;
    return !isBeside && bottom < head_in - slack_in && top > sill_in + slack_in;
  })?.opening.kind;
}

const step_in = 6;

const isBuilt = ({ id }: Pick<WallFace, "id">): boolean => sideOf(id) !== null;

/** Places along the walls, the longest wall first, then along partitions and half walls. */
export function alongWalls(design: RoomDesign, item: RoomItem, faces = facesFor(design, 0)): Pose[] {
  return [...faces]
    .sort((a, b) => Number(isBuilt(a)) - Number(isBuilt(b)) || b.length_in - a.length_in)
    .flatMap((face) => onFace(face, item));
}

/** Places on walls, those in the middle of their wall first, then on partitions and half walls. */
export function middleOfWalls(design: RoomDesign, item: RoomItem, top_in: number): Pose[] {
  const faces = facesFor(design, top_in);
  const off = ({ at_in, against }: Pose) => {
    const face = faces.find(({ id }) => id === against)!;
    const { from_in, to_in } = spanOn(face, boxOf({ ...item, at_in, rotation_deg: rotationAgainst(face) }));
    return Math.abs((from_in + to_in) / 2 - face.length_in / 2);
  };
  const built = ({ against = "" }: Pose) => Number(isBuilt({ id: against }));
  return alongWalls(design, item, faces).sort((a, b) => built(a) - built(b) || off(a) - off(b));
}

function onFace(face: WallFace, item: RoomItem): Pose[] {
  const poses: Pose[] = [];
  for (let at = item.width_in / 2; at <= face.length_in - item.width_in / 2 + 0.01; at += step_in)
    poses.push(poseOn(face, at, item));
  return poses;
}

/** With its back on a wall, its middle `offset_in` from the wall's beginning, or as near as the wall allows. */
export function poseOn(face: WallFace, offset_in: number, item: RoomItem): Pose {
  const half = item.width_in / 2;
  const within = Math.max(half, Math.min(face.length_in - half, offset_in));
  return {
    at_in: placeAgainst(face, within, item.depth_in),
    rotation_deg: rotationAgainst(face),
    against: face.id,
  };
}
