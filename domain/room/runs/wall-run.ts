import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { factOf } from "../assembly/mountings.ts";
import { hood_in, wallCabinet_in } from "../geometry/elevation.ts";
import { heightOver } from "../geometry/walls.ts";
import { type BaseRun, type Fixtures, finishOf, inStrips } from "./base-run.ts";
import { type CabinetLine, cabinetOf, partFor, widthsOf } from "./cabinet-line.ts";
import { panel_in } from "./measures.ts";
import type { RunBuilder } from "./run-builder.ts";
import { gaps, type Span } from "./stretches.ts";
import { sumOf, widthsFor } from "./widths.ts";

const wallDepth_in = 12;
const widestWall_in = 36;

/** What hangs over a run: one height of wall cabinets in the whole run. */
export interface Hanging {
  height_in: number;
  /** Length that corner wall cabinets take of the wall at its ends; 0 without one. */
  corners: { left: number; right: number };
}

/** How high a run is at its refrigerator: up to the top of the wall cabinets, else as high as it is itself. */
export const tallOf = (uppers_in: number | null, refrigerator: RoomProduct | undefined): number =>
  uppers_in === null ? (refrigerator?.model?.size.height_in ?? 72) : wallCabinet_in + uppers_in;

/** Whether something ends a part, so that a cabinet joins it, or whether the side of the cabinet is seen. */
type Side = "joins" | "seen";

interface Part extends Span {
  left: Side;
  right: Side;
}

/**
 * Hangs wall cabinets over a straight part of a run where no window, hood or refrigerator is, the hood over what is
 * cooked on, and a cabinet over the refrigerator.
 */
export function buildUppers(
  builder: RunBuilder,
  run: BaseRun,
  hanging: Hanging,
  line: CabinetLine,
  fixtures: Fixtures,
): void {
  const { segment, blocks } = run.arranged;
  const { face } = segment.wall;
  if (!run.whole || heightOver(face, 0, face.length_in) < wallCabinet_in + hanging.height_in) return;
  const box = { kind: "wall_cabinet", layouts: ["wall-door"], height_in: hanging.height_in } as const;
  const sold = widthsOf(line, box).filter((width) => width <= widestWall_in);
  const divide = widthsFor(sold);
  for (const part of partsOf(run, hanging)) {
    const inside = {
      from: part.from + (part.left === "seen" ? panel_in : 0),
      to: part.to - (part.right === "seen" ? panel_in : 0),
    };
    const widths = like(run.spans, inside, sold) ?? divide(inside.to - inside.from);
    if (widths.length === 0) continue;
    const rest = inside.to - inside.from - sumOf(widths);
    const toRight = part.left === "seen" && part.right === "joins";
    let from = inside.from + (toRight ? rest : 0);
    const start = from;
    for (const wide of widths) {
      builder.at(face, { from, to: from + wide }, "wall_cabinet", cabinetOf(line, box, wide));
      from += wide;
    }
    const sample = cabinetOf(line, box, widths[0]!);
    const strip = (kind: "filler" | "end_panel", span: Span) =>
      hangStrip(builder, run, kind, span, line, sample);
    if (part.left === "seen") strip("end_panel", { from: start - panel_in, to: start });
    if (part.right === "seen") strip("end_panel", { from, to: from + panel_in });
    if (part.left === "joins" && part.right === "joins" && rest > 0.1)
      strip("filler", { from, to: from + rest });
    for (const filler of run.fillers)
      if (
        touch(filler, part) &&
        !blocks.some((block) => block.kind === "refrigerator" && touch(filler, block))
      )
        for (const each of inStrips(filler)) strip("filler", each);
  }
  for (const block of blocks) {
    if (block.kind === "range" || block.kind === "cooktop")
      hangHood(builder, run, block, hanging, line, fixtures);
    if (block.kind === "refrigerator") hangOver(builder, run, block, hanging, line, fixtures);
  }
}

/** A filler or panel beside wall cabinets, as high as they are. */
function hangStrip(
  builder: RunBuilder,
  { arranged }: BaseRun,
  kind: "filler" | "end_panel",
  span: Span,
  line: CabinetLine,
  sample: RoomProduct | undefined,
): void {
  const height_in = sample?.model?.size.height_in ?? 0;
  const part = kind === "filler" ? "Filler" : "End panel";
  const width_in = span.to - span.from;
  const least = kind === "filler" ? { width_in, height_in } : { width_in: wallDepth_in, height_in };
  builder.at(arranged.segment.wall.face, span, kind, sample && partFor(line, sample, part, least), {
    ...{ width_in, depth_in: wallDepth_in, height_in, elevation_in: wallCabinet_in },
    ...finishOf(sample),
  });
}

const touch = (a: Span, b: Span): boolean => Math.abs(a.to - b.from) < 0.1 || Math.abs(a.from - b.to) < 0.1;

function partsOf({ arranged, whole, fillers }: BaseRun, { corners }: Hanging): Part[] {
  const { segment, blocks } = arranged;
  const { hung, face } = segment.wall;
  const atCorner = (end: "left" | "right") => segment[end] === "corner" && corners[end] > 0;
  const span = {
    from: atCorner("left") ? corners.left : whole!.from,
    to: atCorner("right") ? face.length_in - corners.right : whole!.to,
  };
  const fridges = blocks.filter(({ kind }) => kind === "refrigerator");
  // the filler beside a refrigerator is as high as the wall cabinets
  const tall = fillers.filter((each) => fridges.some((fridge) => touch(each, fridge)));
  const cooking = blocks.filter(({ kind }) => kind === "range" || kind === "cooktop");
  const taken: Span[] = [...fridges, ...tall, ...cooking];
  const joins = (place: number) =>
    taken.some(({ from, to }) => Math.abs(from - place) < 0.1 || Math.abs(to - place) < 0.1) ||
    fillers.some(({ from, to }) => Math.abs(from - place) < 0.1 || Math.abs(to - place) < 0.1) ||
    (segment.left === "corner" && Math.abs(place - span.from) < 0.1) ||
    (segment.right === "corner" && Math.abs(place - span.to) < 0.1);
  return gaps(span.to, [...hung, ...taken], 9, span.from).map(({ from, to }) => ({
    from,
    to,
    left: joins(from) ? "joins" : "seen",
    right: joins(to) ? "joins" : "seen",
  }));
}

/** Widths of what stands below, where they fill the part exactly and wall cabinets are sold so wide. */
function like(spans: readonly Span[], part: Span, sold: readonly number[]): number[] | null {
  const below = spans
    .filter(({ from, to }) => from > part.from - 0.1 && to < part.to + 0.1)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => to - from);
  const isSold = below.every((wide) => sold.some((each) => Math.abs(each - wide) < 0.1));
  return isSold && Math.abs(sumOf(below) - (part.to - part.from)) < 0.1 ? below : null;
}

/** The hood over what is cooked on; over one that hangs under a cabinet, that cabinet. */
function hangHood(
  builder: RunBuilder,
  { arranged }: BaseRun,
  span: Span,
  { height_in }: Hanging,
  line: CabinetLine,
  fixtures: Fixtures,
): void {
  const hood = fixtures.get("hood");
  if (!hood?.model) return;
  const { face } = arranged.segment.wall;
  const top = wallCabinet_in + height_in;
  builder.at(face, span, "hood", hood);
  if (factOf(hood, "form") !== "under") return;
  const over = hood_in + hood.model.size.height_in;
  const cabinet = shortCabinet(line, span, top - over);
  if (cabinet) hangAt(builder, face, span, cabinet, top);
}

/** A cabinet over the refrigerator, its top in line with the others. */
function hangOver(
  builder: RunBuilder,
  { arranged }: BaseRun,
  span: Span,
  { height_in }: Hanging,
  line: CabinetLine,
  fixtures: Fixtures,
): void {
  const fridge_in = fixtures.get("refrigerator")?.model?.size.height_in ?? 72;
  const top = wallCabinet_in + height_in;
  const cabinet = shortCabinet(line, span, top - fridge_in - 0.5);
  if (cabinet) hangAt(builder, arranged.segment.wall.face, span, cabinet, top);
}

function hangAt(
  builder: RunBuilder,
  face: BaseRun["arranged"]["segment"]["wall"]["face"],
  span: Span,
  cabinet: RoomProduct,
  top_in: number,
): void {
  const elevation_in = top_in - (cabinet.model?.size.height_in ?? 0);
  builder.at(face, span, "wall_cabinet", cabinet, { elevation_in });
}

/** The highest short wall cabinet of a width that is no higher than that. */
function shortCabinet(line: CabinetLine, { from, to }: Span, most_in: number): RoomProduct | undefined {
  return line.cabinets
    .filter((product) => {
      const size = product.model?.size;
      return (
        product.model?.kind === "wall_cabinet" &&
        factOf(product, "layout") === "wall-door" &&
        Math.abs((size?.width_in ?? 0) - (to - from)) < 0.1 &&
        (size?.height_in ?? 99) <= Math.min(24, most_in + 0.01)
      );
    })
    .sort((a, b) => b.model!.size.height_in - a.model!.size.height_in)[0];
}
