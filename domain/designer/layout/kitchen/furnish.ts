import type { RoomItem } from "../../../../contract/design/room-design.ts";
import { dining, isKitchenTable } from "../../sketch/dining-set.ts";
import { island, type Kitchen, kitchenOf, type Run, run, uppers } from "../../sketch/kitchen-runs.ts";
import { counterThings, onTop } from "../../sketch/props.ts";
import type { RoomSketch } from "../../sketch/room-sketch.ts";
import { type Floor, isWithin, type Rect, rectOf, share } from "../floor-rects.ts";
import type { Fill, Piece } from "./fills.ts";
import { type Extra, type KitchenPlan, runRect } from "./kitchen-plan.ts";
import { uppersOver } from "./uppers.ts";

const round = (value: number) => Math.round(value * 100) / 100;

const word = ({ kind, wide }: Piece): string => (kind === "w" ? "dw" : `${kind}${round(wide)}`);

/** A run as `run` takes it: `f36 b18 r30`. */
const wordsOf = (fill: Fill): string => fill.pieces.map(word).join(" ");

/** Puts a planned kitchen into the room. */
export function furnishKitchen(sketch: RoomSketch, floor: Floor, plan: KitchenPlan): void {
  // a narrower sink is for a bar; a hood hangs at least 24 in. over the burners
  const kitchen: Kitchen = { ...kitchenOf(sketch), sink_in: 20, hood_in: 61 };
  const runs = plan.fills.map((fill) => ({
    fill,
    run: run(sketch, kitchen, fill.leg.stretch.wall.id, round(fill.pieces[0]!.at), wordsOf(fill)),
  }));
  for (const { fill } of runs) {
    const above = uppersOver(fill);
    if (above) uppers(sketch, kitchen, fill.leg.stretch.wall.id, above.from, above.pieces);
  }
  for (const extra of plan.extras) freeStanding(sketch, kitchen, extra);
  dress(sketch, runs);
  lights(sketch, floor, plan);
}

function freeStanding(sketch: RoomSketch, kitchen: Kitchen, extra: Extra): void {
  const { kind, at, rotation, wide, seats } = extra;
  if (kind === "table") {
    const table = sketch.at(at[0], at[1], 0, "table", {
      wide,
      most: { width: wide, depth: wide },
      accepts: isKitchenTable,
    });
    dining(sketch, table, seats);
    onTop(sketch, table, ["bowl"], 0, 0);
    sketch.maybe(at[0], at[1], 0, "pendant", { most: { width: 20 }, elevation: 62 });
    return;
  }
  const pendants = wide >= 84 ? 3 : 2;
  const bench = island(sketch, kitchen, at, rotation, wide, { kind, stools: seats, pendants });
  onTop(sketch, bench, ["bowl"], 0, 0);
}

/** Small things on the longest counter, and beside the range. */
function dress(sketch: RoomSketch, runs: readonly { fill: Fill; run: Run }[]): void {
  const counters = runs.flatMap(({ fill, run: { items } }) => {
    const placed = fill.pieces.filter(({ kind }) => kind !== "x");
    return placed.flatMap(({ kind, wide }, at) => {
      const free = kind === "b" || kind === "d";
      const beside = [placed[at - 1]?.kind, placed[at + 1]?.kind].some(
        (each) => each === "r" || each === "c",
      );
      return free && items[at] ? [{ item: items[at] as RoomItem, wide, beside }] : [];
    });
  });
  const cooking = counters
    .filter(({ beside, wide }) => beside && wide >= 18)
    .sort((a, b) => b.wide - a.wide)[0];
  if (cooking) counterThings(sketch, cooking.item, [["cutting-board"], ["crock", "canisters", "kettle"]]);
  const rest = counters.filter(({ item, wide }) => item !== cooking?.item && wide >= 24);
  const fruit = rest.sort((a, b) => b.wide - a.wide)[0];
  if (fruit) counterThings(sketch, fruit.item, [["bowl"]]);
}

/** Lights over the floor that people work on, none where pendants hang. */
function lights(sketch: RoomSketch, floor: Floor, { fills, extras }: KitchenPlan): void {
  const taken: Rect[] = [...fills.map(runRect), ...extras.map(({ rect }) => rect)];
  const { x0, y0, x1, y1 } = floor.bounds;
  const [across, along] = [x1 - x0, y1 - y0];
  const spots: [number, number][] =
    Math.max(across, along) < 120
      ? [[0.5, 0.5]]
      : across > along
        ? [
            [0.3, 0.5],
            [0.7, 0.5],
          ]
        : [
            [0.5, 0.3],
            [0.5, 0.7],
          ];
  for (const [u, v] of spots) {
    const at: [number, number] = [round(x0 + across * u), round(y0 + along * v)];
    const over = rectOf(at[0], at[1], 36, 36);
    if (!isWithin(floor, over) || taken.some((each) => share(each, over))) continue;
    sketch.maybe(at[0], at[1], 0, "ceiling_light", { most: { width: 24 } });
  }
}
