import type { Arranging } from "./arranging.ts";
import { boxFrom } from "./ground.ts";
import { type Group, isForTwo } from "./living-groups.ts";
import {
  chairPiece,
  chairUpTo,
  easyChairSize,
  legs_in,
  type Measure,
  type Piece,
  sofaKinds,
  sofaPiece,
  usualChair_in,
} from "./pieces.ts";

/** Seats around a sofa's low table. */
export interface Seats {
  /** `two chairs opposite` */
  words: string;
  pieces: Piece[];
  /** People who can sit down on them. */
  count: number;
  score: number;
}

/** Ways to seat more people around the group, the best first; with chairs where they are sold. */
export function seatsAround(arranging: Arranging, group: Group): Seats[] {
  const chair = easyChairSize(arranging.sizes, group.kind.outdoors);
  return waysToSit(arranging, group, chair ?? usualChair_in)
    .filter(({ pieces }) => chair !== null || pieces.every(({ name }) => name !== "chair"))
    .sort((a, b) => b.score - a.score);
}

function waysToSit({ sizes }: Arranging, group: Group, chair: Measure): Seats[] {
  const outdoors = group.kind.outdoors;
  const { width, depth } = group.kind.most_in;
  const table = group.table ?? { width: 40, depth: 20 };
  const middle = depth + legs_in + table.depth / 2;
  const side = Math.max(
    table.width / 2 + 15 + chair.depth / 2,
    Math.min(width / 2 + 6, table.width / 2 + 34),
  );
  const far = middle + table.depth / 2 + 17 + chair.depth / 2;
  const at = (right: number, front: number, turn: number): Piece =>
    (Math.abs(turn) >= 90 ? chairUpTo : chairPiece)(
      boxFrom(group.frame, right, front, chair.width, chair.depth, turn),
      outdoors,
    );
  const isMedia = group.type === "media";
  // chairs beside the table look at the screen as well
  const tilt = isMedia ? 62 : 84;
  const left = at(-side, middle, tilt);
  const right = at(side, middle, -tilt);
  const list: Seats[] = [
    { words: "a chair on each side", pieces: [left, right], count: 2, score: 9 },
    { words: "a chair on the left", pieces: [left], count: 1, score: 5 },
    { words: "a chair on the right", pieces: [right], count: 1, score: 5 },
    { words: "", pieces: [], count: 0, score: 0 },
  ];
  const beside_in = table.width / 2 + 16 + chair.depth / 2;
  for (const sign of [-1, 1])
    list.push({
      words: `two chairs on the ${sign < 0 ? "left" : "right"}`,
      pieces: [-1, 1].map((step) => at(sign * beside_in, middle + step * (chair.width / 2 + 3), -sign * 90)),
      count: 2,
      score: 7,
    });
  const second = sofaKinds(sizes, outdoors);
  const small = second.get("small");
  if (small && group.size !== "sectional")
    for (const sign of [-1, 1]) {
      const out = table.width / 2 + 16 + small.most_in.depth / 2;
      const box = boxFrom(
        group.frame,
        sign * out,
        middle + 6,
        small.most_in.width,
        small.most_in.depth,
        -sign * 90,
      );
      list.push({
        words: `a loveseat on the ${sign < 0 ? "left" : "right"}`,
        pieces: [sofaPiece(box, small)],
        count: 2,
        score: 8,
      });
    }
  if (!isMedia) {
    const apart = chair.width / 2 + 7;
    list.push({
      words: "two chairs facing it",
      pieces: [at(-apart, far, 170), at(apart, far, 190)],
      count: 2,
      score: 13,
    });
    list.push({ words: "a chair facing it", pieces: [at(0, far, 180)], count: 1, score: 4 });
    const medium = isForTwo(group) ? small : second.get("medium");
    if (medium && group.size !== "sectional") {
      const out = middle + table.depth / 2 + legs_in + medium.most_in.depth / 2;
      const box = boxFrom(group.frame, 0, out, medium.most_in.width, medium.most_in.depth, 180);
      list.push({ words: "a second sofa facing it", pieces: [sofaPiece(box, medium)], count: 3, score: 12 });
    }
  }
  return list;
}
