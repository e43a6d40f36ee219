import type { RoomDesign, RoomSurface } from "../../../contract/design/room-design.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import { spansOf } from "../geometry/openings.ts";
import { boundsOf } from "../geometry/polygon.ts";
import { intersection, type Region } from "../geometry/region.ts";
import type { DemandOrNot } from "./demand.types.ts";
import { asSeen, cornerOf } from "./measured.ts";
import { type PaperRoll, paperCut } from "./paper-roll.ts";
import type { TakeoffSettings } from "./settings.ts";
import { ring } from "./shapes/area-shape.ts";
import type { AreaShape, Panel } from "./shapes/shape.types.ts";
import { cutStripWords, paperWasteWords, stripsWords, tooShortWords } from "./step-words.ts";

const f2 = (value: number): string => value.toFixed(2);

/**
 * Wallpaper as a paper hanger counts it: strips side by side, each cut as high as the wall with its trim and up to whole
 * repeats of the print. Doors and windows are not deducted; only strips of which nothing is left fall away.
 */
export function paperDemand(
  design: RoomDesign,
  shape: AreaShape,
  surface: RoomSurface,
  roll: PaperRoll,
  { paper_waste_percent: waste, paper_trim_in: trim_in }: TakeoffSettings,
): DemandOrNot {
  const panels = shape.panels.map((panel) => stripsOn(design, panel, surface, roll.width_in));
  const heights = panels.flatMap(({ heights_in }) => heights_in);
  const fallen = panels.reduce((sum, { fallen: each }) => sum + each, 0);
  let needed = 0;
  const steps = [stripsWords(heights.length, lengthText(roll.width_in), fallen)];
  for (const [height_in, strips] of Map.groupBy(heights, (height) => height)) {
    const { cut_in, per_roll } = paperCut(height_in, roll, trim_in);
    if (per_roll === 0) return { because: tooShortWords(lengthText(roll.length_in), lengthText(cut_in)) };
    const rolls = (strips.length * (100 + waste)) / 100 / per_roll;
    needed += rolls;
    steps.push(
      cutStripWords(
        { height: lengthText(height_in), trim: lengthText(trim_in), cut: lengthText(cut_in) },
        lengthText(roll.repeat_in),
        roll.match,
        { roll: lengthText(roll.length_in), per_roll },
      ),
      paperWasteWords(strips.length, waste, f2((strips.length * (100 + waste)) / 100), per_roll, f2(rolls)),
    );
  }
  return {
    ...{ pattern: null, waste, needed, measure: "rolls", per_unit: 1 },
    ...{ pieces_units: 0, pieces: null, steps },
  };
}

interface Strips {
  /** Of each strip with anything left of it, in order. */
  heights_in: number[];
  fallen: number;
}

/** Heights within this are cut alike. */
const alike_in = 0.5;

/** The strips on one panel, from where laying starts, with openings filled in. */
function stripsOn(
  design: RoomDesign,
  panel: Panel,
  { offset_in: [dx] = [0, 0] }: RoomSurface,
  width_in: number,
): Strips {
  const region = asSeen(design, panel);
  if (region.length === 0) return { heights_in: [], fallen: 0 };
  const openings = openingsOf(design, panel);
  const { left, right, bottom, top } = boundsOf(region.flat());
  const start = cornerOf(design, panel)[0] + dx;
  const first = Math.floor((left - start) / width_in + 1e-6);
  const heights_in: number[] = [];
  let fallen = 0;
  for (let from = start + first * width_in; from < right - 0.01; from += width_in) {
    const strip = [ring(from, bottom - 1, from + width_in, top + 1)];
    const left_over = intersection(region, strip);
    if (left_over.length === 0) {
      fallen += 1;
      continue;
    }
    const through = intersection(openings, strip).flat();
    const reach = boundsOf([...left_over.flat(), ...through]);
    const height = Math.min(top, reach.top) - Math.max(bottom, reach.bottom);
    heights_in.push(Math.round(height / alike_in) * alike_in);
  }
  return { heights_in, fallen };
}

/** The doors and windows in a panel's wall, seen as the panel is. */
function openingsOf(design: RoomDesign, panel: Panel): Region {
  if (panel.wall === null) return [];
  const region = spansOf(design.plan)
    .filter(({ face }) => face.id === panel.wall)
    .map(({ from_in, to_in, sill_in, head_in }) => ring(from_in, sill_in, to_in, head_in));
  return asSeen(design, { ...panel, region });
}
