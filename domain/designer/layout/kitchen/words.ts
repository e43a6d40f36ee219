import { printLength } from "../../../catalog/printed-lengths.ts";
import type { Feature, KitchenShape } from "../../brief/brief.types.ts";
import type { Way } from "../floor-rects.ts";
import type { Fill, Piece } from "./fills.ts";
import { type KitchenPlan, pieceOf } from "./kitchen-plan.ts";
import { counterIn } from "./plans.ts";
import { rightIsUp } from "./stretches.ts";

const compass = ["east", "north", "west", "south"] as const;

/** The side of the house that a wall is on; `inward` is the way into the room. */
export function sideOf(inward: Way, north_deg = 90): string {
  const turn = Math.round((north_deg - 90) / 90);
  return compass[(((inward + 2 - turn) % 4) + 4) % 4]!;
}

const shapeWords = {
  one_wall: "One wall",
  galley: "Galley",
  L: "L",
  U: "U",
  two_walls: "Two walls",
} as const;

const shapes = new Map<string, KitchenShape>([
  ["one_wall", "one_wall"],
  ["galley", "galley"],
  ["L", "l"],
  ["U", "u"],
]);

/** The shape that people would call it by; undefined where its runs stand in no such shape. */
export const shapeOf = ({ shape }: Pick<KitchenPlan, "shape">): KitchenShape | undefined =>
  shapes.get(shape.kind);

const has = (plan: KitchenPlan, kind: string): boolean =>
  plan.extras.some((each) => each.kind === kind) ||
  plan.fills.some((fill) => pieceOf(fill, kind) !== undefined);

/** What of the wishes that are about arrangement a plan has. */
export function featuresOf(plan: KitchenPlan): Feature[] {
  const found: Feature[] = [];
  if (has(plan, "island")) found.push("island");
  if (has(plan, "peninsula")) found.push("peninsula");
  if (plan.extras.some(({ kind, seats }) => kind !== "table" && seats > 0)) found.push("counter_seating");
  if (has(plan, "c")) found.push("cooktop");
  if (has(plan, "o")) found.push("wall_oven");
  if (has(plan, "t")) found.push("pantry");
  if (has(plan, "w")) found.push("dishwasher");
  if (has(plan, "table")) found.push("dining_table");
  return found;
}

/** "L with island: sink north, range and refrigerator west". */
export function arrangementOf(plan: KitchenPlan, north_deg?: number): string {
  const free = plan.extras.filter(({ kind }) => kind !== "table").map(({ kind }) => ` with ${kind}`);
  const places = plan.fills.map((fill) => {
    const { inward } = fill.leg.stretch.wall;
    const things = inOrder(fill).flatMap(({ kind }) => (kind === "w" ? [] : (short.get(kind) ?? [])));
    return `${sideOf(inward, north_deg)} wall ${things.join(", ")}`;
  });
  return `${shapeWords[plan.shape.kind]}${free.join("")}: ${places.sort().join("; ")}`;
}

const short = new Map([
  ["f", "refrigerator"],
  ["r", "range"],
  ["c", "cooktop"],
  ["s", "sink"],
  ["o", "oven"],
  ["t", "pantry"],
]);

/** From left to right, as seen from the room. */
const inOrder = (fill: Fill): readonly Piece[] =>
  rightIsUp(fill.leg.stretch) ? fill.pieces : [...fill.pieces].reverse();

/** Why it is arranged so, for the person whose kitchen it is. */
export function reasonsOf(plan: KitchenPlan, north_deg?: number): string[] {
  const says: string[] = [];
  for (const fill of plan.fills) {
    const sink = sinkWords(fill, north_deg);
    if (sink) says.push(sink);
  }
  for (const fill of plan.fills) {
    const cooker = cookerWords(fill, north_deg);
    if (cooker) says.push(cooker);
  }
  for (const extra of plan.extras) {
    if (extra.kind === "table") says.push(`There is room for a table for ${extra.seats}.`);
    else says.push(extraWords(extra));
  }
  const tall = plan.fills.find((fill) => pieceOf(fill, "t", "o"));
  if (tall) {
    const both = pieceOf(tall, "t") && pieceOf(tall, "o");
    const name = both
      ? "The pantry and the wall oven stand"
      : pieceOf(tall, "t")
        ? "The pantry stands"
        : "The wall oven stands";
    says.push(
      pieceOf(tall, "f")
        ? `${name} beside the refrigerator, so tall things are together.`
        : `${name} at the end of the run, out of the way of the counter.`,
    );
  }
  says.push(`There is ${printLength(Math.round(counterIn(plan.fills)))} of counter.`);
  return says;
}

function extraWords({ kind, wide: wide_in, seats }: KitchenPlan["extras"][number]): string {
  const wide = printLength(wide_in);
  if (kind === "island")
    return seats > 0
      ? `The island is ${wide} long and seats ${seats}, with a full aisle in front.`
      : `The island is ${wide} long, with a full aisle in front.`;
  return seats > 0 ? `The ${kind} is ${wide} long and seats ${seats}.` : `The ${kind} is ${wide} long.`;
}

function sinkWords(fill: Fill, north_deg: number | undefined): string | null {
  const sink = pieceOf(fill, "s");
  if (!sink) return null;
  const middle = sink.at + sink.wide / 2;
  const window = fill.leg.stretch.windows.some(({ from, to }) => middle > from && middle < to);
  const where = window
    ? "under the window"
    : `on the ${sideOf(fill.leg.stretch.wall.inward, north_deg)} wall`;
  const washer = pieceOf(fill, "w");
  if (!washer) return `The sink is ${where}. There is no dishwasher.`;
  const right = washer.at > sink.at === rightIsUp(fill.leg.stretch);
  return `The sink is ${where}, with the dishwasher on its ${right ? "right" : "left"}.`;
}

function cookerWords(fill: Fill, north_deg: number | undefined): string | null {
  const cooker = pieceOf(fill, "r", "c");
  if (!cooker) return null;
  const name = cooker.kind === "r" ? "range" : "cooktop";
  const place = fill.pieces.indexOf(cooker);
  const landing = (way: 1 | -1): number => {
    let sum = 0;
    for (let at = place + way; "bdw".includes(fill.pieces[at]?.kind ?? "?"); at += way)
      sum += fill.pieces[at]!.wide;
    return sum;
  };
  const least = Math.min(landing(1), landing(-1));
  const wall = `on the ${sideOf(fill.leg.stretch.wall.inward, north_deg)} wall`;
  return least >= 15
    ? `The ${name} is ${wall}, with at least ${printLength(least)} of counter on each side.`
    : `The ${name} is ${wall}.`;
}
