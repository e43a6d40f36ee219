import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../catalog/page-lengths.ts";
import type { Profile } from "../../geometry/ceiling.ts";
import { nichesOn, rectangleOf } from "../../geometry/niches.ts";
import { spansOf } from "../../geometry/openings.ts";
import type { WallFace } from "../../geometry/walls.ts";
import { heightsWords, nicheWord } from "../shape-words.ts";
import { ring, type Taken } from "./area-shape.ts";

/** `5' × 8'` */
export const size = (width: number, height: number): string => `${lengthText(width)} × ${lengthText(height)}`;

/** The size of what has a sloping top, from the left: `5' × 4' to 8'` */
export function slopingSize(profile: Profile, bottom_in = 0): string {
  const heights = profile.map(([, y]) => y - bottom_in);
  const width = profile.at(-1)![0] - profile[0]![0];
  return Math.max(...heights) - Math.min(...heights) < 0.01
    ? size(width, heights[0]!)
    : `${lengthText(width)} × ${heightsWords(heights.map((each) => lengthText(each)))}`;
}

/** Doors, windows, passages and niches of a wall. */
export const openingsTaken = (design: RoomDesign, face: WallFace): Taken[] => [
  ...spansOf(design.plan)
    .filter((span) => span.face.id === face.id)
    .map((span) => ({
      name: span.opening.kind,
      how: size(span.opening.width_in, span.opening.height_in),
      outline: ring(span.from_in, span.sill_in, span.to_in, span.head_in),
    })),
  ...nichesOn(design.plan, face.id).map((niche) => {
    const { from, to, bottom, top } = rectangleOf(niche);
    return {
      name: nicheWord,
      how: size(niche.width_in, niche.height_in),
      outline: ring(from, bottom, to, top),
    };
  }),
];
