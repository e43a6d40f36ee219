import { printLength } from "../../catalog/printed-lengths.ts";
import type { Feature } from "../brief/brief.types.ts";
import type { BathRoom, Piece, PieceKind } from "./bath-pieces.ts";
import type { BathView } from "./bath-score.ts";
import { type BathPlan, isStepFree, turnsAround } from "./bath-search.ts";
import { sideOf, type Way } from "./floor-rects.ts";
import type { LayoutProblem } from "./layout.types.ts";
import { facing, sideName, wallWords } from "./sides.ts";
import { freeSpans } from "./wall-spans.ts";

const names: Readonly<Record<PieceKind, string>> = {
  toilet: "toilet",
  vanity: "vanity",
  linen: "linen cabinet",
  alcove_tub: "tub",
  free_tub: "freestanding tub",
  shower: "shower",
};

export const nameOf = ({ kind, slot }: Piece): string => {
  if (slot.place === "double_vanity") return "double vanity";
  return slot.place.endsWith("lavatory") ? "bathroom sink" : names[kind];
};

/** Which end of its wall for one who looks `inward`; empty where the piece takes most of it. */
function endName(inward: Way, { wall, at, slot }: Piece): string {
  const share = (at - wall.from) / (wall.to - wall.from);
  if (slot.wide > 0.55 * (wall.to - wall.from)) return "";
  const end = share < 0.4 ? "low" : share > 0.6 ? "high" : "middle";
  if (end === "middle") return "middle";
  const side = sideName(inward, wall);
  if (side === "left" || side === "right") {
    const isAway = inward < 2 ? end === "high" : end === "low";
    return isAway ? "far end" : "near end";
  }
  // the low end of a wall ahead is at one's left who goes north or west
  const lowIsLeft = inward === 1 || inward === 2;
  return (end === "low") === lowIsLeft ? "left end" : "right end";
}

/** Of a wall that an alcove or a jog breaks in several. */
const parts = ["the first part", "the second part", "the third part"];

/** "freestanding tub on the far wall, toilet at the near end of the left wall" */
export function arrangementOf(view: BathView, plan: BathPlan): string {
  const inward = view.entrances[0]?.inward ?? null;
  const pieces = plan.pieces.map((piece) => {
    const words = wallWords(inward, piece.wall);
    const twins = view.room.walls.filter((wall) => wallWords(inward, wall) === words);
    const part = parts[twins.findIndex(({ id }) => id === piece.wall.id)];
    const wall = twins.length > 1 && part ? `${part} of ${words}` : words;
    const end = endName(inward ?? facing(piece.wall), piece);
    if (end === "") return `${nameOf(piece)} on ${wall}`;
    return end === "middle"
      ? `${nameOf(piece)} in the middle of ${wall}`
      : `${nameOf(piece)} at the ${end} of ${wall}`;
  });
  return pieces.join(", ");
}

/** Why it is laid out so. */
export function saysOf(view: BathView, plan: BathPlan): string[] {
  const says: string[] = [];
  const { pieces } = plan;
  const [entrance] = view.entrances;
  const inward = entrance?.inward ?? null;
  const tub = pieces.find(({ kind }) => kind.endsWith("tub"));
  if (tub) says.push(tubWords(tub, inward));
  const stall = pieces.find(({ kind }) => kind === "shower");
  if (stall) says.push(showerWords(stall, inward, isStepFree(view)));
  const plumbed = pieces.filter(({ kind }) => kind !== "linen");
  const walls = new Set(plumbed.map(({ wall }) => wall.id));
  if (walls.size === 1) says.push("Every fixture is on one wall, so one wall holds all the plumbing.");
  const vanity = pieces.find(({ kind }) => kind === "vanity");
  const toilet = pieces.find(({ kind }) => kind === "toilet");
  if (vanity) says.push(vanityWords(vanity, toilet, inward));
  if (toilet && entrance && sideName(entrance.inward, toilet.wall) !== "far")
    says.push("The toilet is off to the side, not the first thing you see.");
  if (isStepFree(view) && turnsAround(view, pieces))
    says.push("A wheelchair has a clear 5' × 5' floor to turn on.");
  return says;
}

function tubWords({ kind, wall, rect, slot }: Piece, inward: Way | null): string {
  const [from, to] = sideOf(rect, wall.inward);
  const name = kind === "free_tub" ? `freestanding tub` : "tub";
  const window = wall.openings.some((each) => each.kind === "window" && each.from < to && each.to > from);
  if (window) return `The ${name} is under the window.`;
  return `The ${name}, up to ${printLength(Math.floor(slot.wide))} long, is on ${wallWords(inward, wall)}.`;
}

function showerWords({ slot, wall, ends }: Piece, inward: Way | null, low: boolean): string {
  const size = `${printLength(slot.wide)} × ${printLength(slot.deep)}`;
  const name = `${size} ${low ? "curbless shower" : "shower"}`;
  return ends === "both"
    ? `The ${name} takes the whole width on ${wallWords(inward, wall)}.`
    : `The ${name} is in a corner on ${wallWords(inward, wall)}.`;
}

function vanityWords(vanity: Piece, toilet: Piece | undefined, inward: Way | null): string {
  // sold by nominal sizes, tops are an inch wider
  const nominal = printLength(Math.floor(vanity.slot.wide / 6) * 6);
  const name = vanity.slot.place.endsWith("lavatory") ? nameOf(vanity) : `${nominal} ${nameOf(vanity)}`;
  return toilet?.wall.id === vanity.wall.id
    ? `The ${name} is on ${wallWords(inward, vanity.wall)} and shares its wall with the toilet.`
    : `The ${name} is on ${wallWords(inward, vanity.wall)}.`;
}

const wished: readonly Feature[] = ["tub", "freestanding_tub", "shower", "double_vanity", "linen_storage"];

/** Why wishes are not met, by the lengths that stand in the way. */
export function problemsOf(view: BathView, plans: readonly BathPlan[]): LayoutProblem[] {
  const { brief, room } = view;
  const asked = wished.filter((each) => brief.wants.includes(each));
  const problems = asked
    .filter((feature) => !plans.some(({ has }) => has.includes(feature)))
    .map((feature): LayoutProblem => ({ feature, words: whyNot(room, feature) }));
  const met = asked.filter((feature) => !problems.some((each) => each.feature === feature));
  const together = plans.some(({ has }) => met.every((feature) => has.includes(feature)));
  const missed = met.find((feature) => plans[0] && !plans[0].has.includes(feature));
  if (!together && missed)
    problems.push({
      feature: missed,
      words: `Not everything fits at once. The best layout leaves out ${needs[missed]!.name}.`,
    });
  if (isStepFree(view) && plans.length > 0 && !plans.some(({ pieces }) => turnsAround(view, pieces)))
    problems.push({
      feature: null,
      words: "A wheelchair needs a clear 5' × 5' floor to turn on; next to the fixtures there is less.",
    });
  return problems;
}

interface Need {
  name: string;
  wide: number;
  deep: number;
}

const needs: Readonly<Partial<Record<Feature, Need>>> = {
  tub: { name: "a tub", wide: 60, deep: 30 },
  freestanding_tub: { name: "a freestanding tub", wide: 67, deep: 34 },
  shower: { name: "a shower", wide: 36, deep: 36 },
  double_vanity: { name: "a double vanity", wide: 60, deep: 22 },
  linen_storage: { name: "a linen cabinet", wide: 18, deep: 24 },
};

function whyNot({ floor, walls }: BathRoom, feature: Feature): string {
  const { name, wide, deep } = needs[feature]!;
  const stretches = walls.flatMap((wall) =>
    freeSpans(floor, wall, { depth_in: deep, height_in: 20 }).map(({ from, to }) => to - from),
  );
  const longest = Math.max(0, ...stretches);
  const a = name.charAt(0).toUpperCase() + name.slice(1);
  if (longest < wide)
    return `${a} needs ${printLength(wide)} of clear wall; the longest is ${printLength(longest)}.`;
  return `${a} needs ${printLength(wide)} of clear wall and the floor in front of it; the other fixtures do not leave that.`;
}

/** What stands in the way of any bathroom here. */
export function roomProblem({ area_sqft, floor }: BathRoom): LayoutProblem {
  if (area_sqft < 12) return { feature: null, words: "The room is too small for a toilet and a sink." };
  const words = `A toilet needs 2' 6" of wall and 1' 9" in front of it, a sink 1' 4" of wall and 1' 9" in front; this room does not have both clear of its doors.`;
  const help = floor.sweeps.length > 0 ? ["A door that slides or swings out may help."] : [];
  return { feature: null, words: [words, ...help].join(" ") };
}
