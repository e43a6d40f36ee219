import type { RoomNiche, RoomPlan } from "../../../contract/design/room-design.ts";
import { leastText, lengthText, mostText } from "../../catalog/page-lengths.ts";
import { spansOf } from "./openings.ts";
import { openingWords, structureWords, the } from "./place-words.ts";
import { contactsOnWall } from "./structures.ts";
import { faceById, heightOver } from "./walls.ts";

// Recesses in walls. On a wall's face, x runs from its first vertex and y up from the floor.

/** Framing takes up this much at each corner. */
const fromCorner_in = 1.5;
/** Board that stays behind a niche. */
const behind_in = 0.5;
const slack_in = 0.01;

export const nichesOf = (plan: RoomPlan): readonly RoomNiche[] => plan.niches ?? [];

export const nichesOn = (plan: RoomPlan, wall: string): RoomNiche[] =>
  nichesOf(plan).filter((niche) => niche.wall === wall);

/** A rectangle on a wall's face, from its first vertex. */
export interface OnFace {
  from: number;
  to: number;
  bottom: number;
  top: number;
}

export const rectangleOf = ({ offset_in, width_in, sill_in, height_in }: RoomNiche): OnFace => ({
  from: offset_in,
  to: offset_in + width_in,
  bottom: sill_in,
  top: sill_in + height_in,
});

export const overlap = (a: OnFace, b: OnFace): boolean =>
  a.from < b.to - slack_in &&
  b.from < a.to - slack_in &&
  a.bottom < b.top - slack_in &&
  b.bottom < a.top - slack_in;

/** Square feet of its back, its two sides, its top and its bottom. */
export const nicheSqft = ({ width_in, height_in, depth_in }: RoomNiche): number =>
  (width_in * height_in + 2 * depth_in * (width_in + height_in)) / 144;

/** Length of its front edges. */
export const nicheEdge_in = ({ width_in, height_in }: RoomNiche): number => 2 * (width_in + height_in);

/** From where to where a niche of that width can be on a wall. */
export const nicheRange = (length_in: number, width_in: number): [least: number, most: number] => [
  fromCorner_in,
  length_in - fromCorner_in - width_in,
];

/** Why a wall cannot have a niche; null if it can. */
export function nicheProblem(plan: RoomPlan, niche: RoomNiche): string | null {
  const face = faceById(plan, niche.wall);
  if (!face) return "The niche is in a wall that does not exist.";
  if (face.kind === "open") return "There is no wall on that side to set a niche into.";
  const own = rectangleOf(niche);
  if (own.from < fromCorner_in - slack_in || own.to > face.length_in - fromCorner_in + slack_in)
    return `The niche has to stay ${leastText(fromCorner_in)} away from the corners, where the studs are.`;
  const high = heightOver(face, own.from, own.to);
  if (own.top > high + slack_in)
    return `The niche reaches to ${lengthText(own.top)}; the wall is ${lengthText(high)} high.`;
  const deepest = face.thickness_in - behind_in;
  if (niche.depth_in > deepest + slack_in)
    return `This wall is ${lengthText(face.thickness_in)} thick, so a niche is at most ${mostText(deepest)} deep.`;
  const opening = spansOf(plan).find(
    (span) =>
      span.face.id === face.id &&
      overlap(own, { from: span.from_in, to: span.to_in, bottom: span.sill_in, top: span.head_in }),
  );
  if (opening) return `The niche would overlap ${the(openingWords(opening.opening.kind))}.`;
  const isTaken = nichesOn(plan, niche.wall).some(
    (other) => other.id !== niche.id && overlap(own, rectangleOf(other)),
  );
  return isTaken ? "The niche would overlap another niche." : null;
}

/** The partition, half wall or soffit that a niche would be behind; null if there is none. */
export function behindStructure(plan: RoomPlan, niche: RoomNiche): string | null {
  const face = faceById(plan, niche.wall);
  const own = rectangleOf(niche);
  const found =
    face &&
    contactsOnWall(plan, face).find(({ at }) =>
      overlap(own, { ...at, from: face.length_in - at.right, to: face.length_in - at.left }),
    );
  return found ? `The niche would be behind ${the(structureWords(found.structure.kind))}.` : null;
}
