import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { inchesText } from "../../catalog/page-lengths.ts";
import { itemById } from "../edit/items.edit.ts";
import { wallLabel } from "../geometry/item-label.ts";
import { listed } from "../geometry/listed.ts";
import { withThe } from "../geometry/place-words.ts";
import { distance } from "../geometry/point.ts";
import type { Fitted } from "./make-fit.ts";
import { widestFiller_in } from "./pack.ts";
import type { Refitted } from "./refit-run.ts";
import type { StandingRun } from "./standing-run.ts";

/** What changed in a run that was fitted again, in one line. */
export function refitWords(
  before: RoomDesign,
  after: RoomDesign,
  run: StandingRun,
  { fits, added, dropped, notes }: Refitted,
): string {
  const narrowed = fits.flatMap((fit) => fit.narrowed);
  const says = [
    movedWords(before, after, run),
    ...narrowed.map(
      ({ from_in, product }) =>
        `a cabinet of ${inchesText(from_in)} is ${inchesText(product.model!.size.width_in)} now`,
    ),
    ...addedWords(added),
    ...dropped.map((id) => `a cabinet of ${inchesText(itemById(before, id)?.width_in ?? 0)} came out`),
    ...fits.flatMap(endWords),
  ].filter(Boolean);
  const wall = withThe(wallLabel(run.face.id));
  return [...notes, `The run at ${wall} was fitted again: ${says.join(", ")}.`].join(" ");
}

function addedWords(added: readonly RoomItem[]): string[] {
  const [first, ...others] = added.map(({ width_in }) => inchesText(width_in));
  if (first === undefined) return [];
  return [
    others.length === 0
      ? `a cabinet of ${first} came in`
      : `cabinets of ${listed([first, ...others])} came in`,
  ];
}

function movedWords(before: RoomDesign, after: RoomDesign, { pieces }: StandingRun): string {
  const ways = pieces.flatMap(({ id }) => {
    const [was, is] = [itemById(before, id), itemById(after, id)];
    const by = was && is ? distance(was.at_in, is.at_in) : 0;
    return by > 0.05 ? [by] : [];
  });
  if (ways.length === 0) return "";
  const most = inchesText(Math.max(...ways));
  return ways.length === 1 ? `one piece moved ${most}` : `${ways.length} pieces moved up to ${most}`;
}

/** `3" of filler on the left`, or what stays open there. */
function endWords({ stretch, pads }: Fitted): string[] {
  const isSaid = (side: "left" | "right") => stretch[side] !== "open" && pads[side] > 0.1;
  const [left, right] = [inchesText(pads.left), inchesText(pads.right)];
  return [
    ...(isSaid("left")
      ? [isFilled(pads.left) ? `${left} of filler on the left` : `${left} free on the left`]
      : []),
    ...(isSaid("right")
      ? [isFilled(pads.right) ? `${right} of filler on the right` : `${right} free on the right`]
      : []),
  ];
}

const isFilled = (pad: number): boolean => pad <= widestFiller_in + 0.01;
