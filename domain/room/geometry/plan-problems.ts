import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { leastText, lengthText } from "../../catalog/page-lengths.ts";
import { leastLowSide_in } from "./ceiling.ts";
import { areaProblem, areasOf } from "./floor-areas.ts";
import { wallLabel } from "./item-label.ts";
import { nicheProblem, nichesOf } from "./niches.ts";
import { isWay, spansOf } from "./openings.ts";
import { openingWords, theWall } from "./place-words.ts";
import { distance } from "./point.ts";
import { isCounterClockwise, selfCrossings } from "./polygon.ts";
import { facesOf, heightOver } from "./walls.ts";

/** What is wrong with a plan, and where. */
export interface PlanProblem {
  kind: "outline" | "wall" | "opening" | "niche" | "area" | "ceiling";
  /** The wall's, opening's, niche's or floor area's id; the vertex number for the outline; of a sloped ceiling what is wrong of it. */
  where: string;
  message: string;
}

/** Everything that makes a plan unusable, with the correction in words. Empty for a sound plan. */
export const planProblems = (plan: RoomPlan): PlanProblem[] => [
  ...outlineProblems(plan),
  ...wallProblems(plan),
  ...ceilingProblems(plan),
  ...openingProblems(plan),
  ...nichesOf(plan).flatMap((niche): PlanProblem[] => {
    const message = nicheProblem(plan, niche);
    return message === null ? [] : [{ kind: "niche", where: niche.id, message }];
  }),
  ...areasOf(plan).flatMap((area, at, all): PlanProblem[] => {
    const isTwice = all.findIndex(({ id }) => id === area.id) < at;
    const message = isTwice ? `Two floor areas have the id ${area.id}.` : areaProblem(plan, area);
    return message === null ? [] : [{ kind: "area", where: area.id, message }];
  }),
];

function outlineProblems({ vertices_in: vertices }: RoomPlan): PlanProblem[] {
  const problems: PlanProblem[] = [];
  const say = (where: number, message: string) =>
    problems.push({ kind: "outline", where: String(where), message });
  vertices.forEach((vertex, at) => {
    if (distance(vertex, vertices[(at + 1) % vertices.length]!) < 1)
      say(at, "Two corners lie within an inch of each other; join them or move one away.");
  });
  const [crossing] = selfCrossings(vertices);
  if (crossing) say(crossing[0], "The outline crosses itself; the walls should meet only at their corners.");
  else if (!isCounterClockwise(vertices))
    say(0, "The corners run clockwise; they should run counter-clockwise.");
  return problems;
}

function wallProblems(plan: RoomPlan): PlanProblem[] {
  const count = plan.vertices_in.length;
  const seen = new Set<string>();
  const sides = new Set<number>();
  const problems: PlanProblem[] = [];
  for (const wall of plan.walls) {
    const say = (message: string) => problems.push({ kind: "wall", where: wall.id, message });
    if (seen.has(wall.id)) say("Two walls have the same name.");
    seen.add(wall.id);
    if (wall.from >= count || wall.to >= count) say("This wall uses a corner that doesn't exist.");
    else if (wall.to !== (wall.from + 1) % count)
      say("A wall runs from one corner to the next, counter-clockwise.");
    else if (sides.has(wall.from)) say("Two walls stand on the same side of the room.");
    sides.add(wall.from);
    if ((wall.height_in ?? 0) > plan.ceiling_height_in) say("The wall is higher than the ceiling.");
  }
  for (let side = 0; side < count; side += 1) {
    if (!sides.has(side))
      problems.push({
        kind: "wall",
        where: String(side),
        message: `The side from corner ${side + 1} has no wall; give it one, open if nothing stands there.`,
      });
  }
  return problems;
}

/** A low side nearer to the high one than this is a level ceiling. */
const leastRise_in = 1;

function ceilingProblems({ ceiling, ceiling_height_in: high, walls }: RoomPlan): PlanProblem[] {
  if (!ceiling) return [];
  const problems: PlanProblem[] = [];
  const say = (where: string, message: string) => problems.push({ kind: "ceiling", where, message });
  if (!walls.some(({ id }) => id === ceiling.wall))
    say("wall", "The ceiling follows a wall that does not exist.");
  if (ceiling.low_in < leastLowSide_in)
    say("low_in", `The low side of the ceiling is at least ${leastText(leastLowSide_in)} high.`);
  if (ceiling.low_in > high - leastRise_in)
    say(
      "low_in",
      `The low side of the ceiling is ${lengthText(ceiling.low_in)} high; its high side has to be higher.`,
    );
  return problems;
}

function openingProblems(plan: RoomPlan): PlanProblem[] {
  const faces = new Map(facesOf(plan).map((face) => [face.id, face]));
  const problems: PlanProblem[] = [];
  const spans = spansOf(plan);
  for (const opening of plan.openings) {
    const say = (message: string) => problems.push({ kind: "opening", where: opening.id, message });
    const face = faces.get(opening.wall);
    const span = spans.find((each) => each.opening === opening);
    const word = openingWords(isWay(opening) ? opening.kind : "window");
    if (!face || !span) {
      say(`The ${word} names a wall that does not exist.`);
      continue;
    }
    if (face.kind === "open") say(`The ${word} stands in an open side, where there is no wall.`);
    if (span.to_in > face.length_in + 0.01)
      say(
        `The ${word} ends ${lengthText(span.to_in - face.length_in)} past the wall's end; the wall is ${lengthText(face.length_in)} long.`,
      );
    const free_in = heightOver(face, span.from_in, span.to_in);
    if (face.kind !== "open" && free_in < face.height_in - 0.01 && span.head_in > free_in + 0.01)
      say(
        `The ${word} in ${theWall(wallLabel(face.id))} reaches to ${lengthText(span.head_in)}; the ceiling comes down to ${lengthText(free_in)} there.`,
      );
    else if (face.kind !== "open" && span.head_in > face.height_in + 0.01)
      say(
        `The ${word} reaches to ${lengthText(span.head_in)}; the wall is ${lengthText(face.height_in)} high.`,
      );
    const other = spans.find(
      (each) =>
        each.opening !== opening &&
        each.face.id === face.id &&
        each.from_in < span.to_in - 0.01 &&
        each.to_in > span.from_in + 0.01 &&
        each.sill_in < span.head_in - 0.01 &&
        each.head_in > span.sill_in + 0.01,
    );
    if (other && other.from_in >= span.from_in)
      say(
        `The ${word} and the ${openingWords(other.opening.kind)} beside it overlap; leave wall between them.`,
      );
  }
  return problems;
}
