import type { RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { bowlsOf } from "../assembly/bowls.ts";
import { mountingOf } from "../assembly/mountings.ts";
import { itemIn } from "../assembly/pose.ts";
import { faucetPose, seatOn } from "../assembly/seats.ts";
import { heightOver } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import type { Arranged, Block, Center } from "./arrange.ts";
import { type CabinetLine, cabinetOf, partFor, widthsOf } from "./cabinet-line.ts";
import { baseDepth_in, panel_in } from "./measures.ts";
import type { RunBuilder } from "./run-builder.ts";
import type { Span } from "./stretches.ts";
import { sumOf, type WidthsFor } from "./widths.ts";

/** The appliances and fixtures of a run. */
export type Fixtures = ReadonlyMap<string, RoomProduct>;

const plain = { kind: "base_cabinet", layouts: ["drawer-door", "door", "drawers-3"] } as const;
const drawers = {
  kind: "base_cabinet",
  layouts: ["drawers-3", "drawers-2", "drawers-4", "drawer-door", "door"],
} as const;
const sinkBase = { kind: "base_cabinet", layouts: ["sink", "drawer-door", "door"] } as const;
const apronBase = { kind: "base_cabinet", layouts: ["sink-apron", "sink"] } as const;

/** Widths of the cabinets that counters are made of. */
export const counterWidths = (line: CabinetLine): number[] =>
  widthsOf(line, { kind: "base_cabinet", layouts: ["drawer-door", "door"] }).filter(
    (width) => width <= widestBase_in,
  );

const widestBase_in = 36;

/** What a straight part of a run left for what hangs over it. */
export interface BaseRun {
  arranged: Arranged;
  /** From the first to the last thing, fillers and panels not counted; null for an empty one. */
  whole: Span | null;
  /** Fillers beside walls. */
  fillers: Span[];
  /** Everything that stands under the counter, with its span. */
  spans: Span[];
}

/**
 * Builds the floor level of a straight part: cabinets, fixtures, fillers and panels.
 * @param tall_in how high a filler or panel beside a refrigerator is: up to the top of the wall cabinets, else of the refrigerator
 */
export function buildBases(
  builder: RunBuilder,
  arranged: Arranged,
  line: CabinetLine,
  fixtures: Fixtures,
  divide: WidthsFor,
  products: ProductsBySku,
  tall_in: number,
): BaseRun {
  const { segment, blocks, counters } = arranged;
  const { face } = segment.wall;
  const spans: Span[] = [];
  const gaps: Span[] = [];
  const parts: Part[] = [...blocks, ...counters].sort((a, b) => a.from - b.from);
  parts.forEach((part, at) => {
    if (isBlock(part)) {
      buildBlock(builder, arranged, part, line, fixtures, products);
      spans.push(part);
      return;
    }
    const widths = divide(part.to - part.from);
    let from = part.from;
    const before = kindOf(parts[at - 1]);
    const after = kindOf(parts[at + 1]);
    // what is left stands at the wall, where a filler belongs
    const rest = part.to - part.from - sumOf(widths);
    if (rest > 0.05 && at === 0) {
      gaps.push({ from, to: from + rest });
      from += rest;
    }
    widths.forEach((wide, index) => {
      const beside = [index === 0 ? before : null, index === widths.length - 1 ? after : null];
      const product = cabinetOf(line, insideOf(beside, wide), wide);
      builder.at(face, { from, to: from + wide }, "base_cabinet", product, { width_in: wide });
      spans.push({ from, to: from + wide });
      from += wide;
    });
    if (rest > 0.05 && at > 0) gaps.push({ from, to: part.to });
  });
  if (spans.length === 0) return { arranged, whole: null, fillers: [], spans };
  const whole = {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
  const fillers = closeEnds(builder, arranged, line, whole, gaps, tall_in);
  return { arranged, whole, fillers, spans };
}

type Part = Span | (Span & Block);

const isBlock = (part: Part): part is Span & Block => "kind" in part;

const kindOf = (part: Part | undefined): Center | null => (part && isBlock(part) ? part.kind : null);

/** Drawers beside the range, and wherever they are wide and the sink's pipes are not near. */
export function insideOf(beside: readonly (Center | null)[], wide: number) {
  const nearCooking = beside.some((each) => each === "range" || each === "cooktop");
  const nearSink = beside.includes("sink");
  return wide >= 12 && (nearCooking || (!nearSink && wide >= 24)) ? drawers : plain;
}

/** Fillers at walls and in gaps, panels at open ends. Gives the spans of the fillers. */
export function closeEnds(
  builder: RunBuilder,
  { segment, pads, blocks }: Arranged,
  line: CabinetLine,
  whole: Span,
  gaps: readonly Span[],
  tall_in: number,
): Span[] {
  const { face } = segment.wall;
  const first = segment.from + (segment.left === "open" ? pads.left - panel_in : 0);
  const last = segment.to - (segment.right === "open" ? pads.right - panel_in : 0);
  const sample = sampleOf(line);
  const fillers: Span[] = [];
  const filler = (span: Span) => {
    if (span.to - span.from < 0.1) return;
    fillers.push(span);
    const beside = blocks.find(
      ({ from, to }) => Math.abs(to - span.from) < 0.1 || Math.abs(from - span.to) < 0.1,
    );
    // beside a refrigerator it reaches from the floor up
    const height_in =
      beside?.kind === "refrigerator" ? Math.min(tall_in, heightOver(face, 0, face.length_in)) : 34.5;
    for (const each of inStrips(span)) buildFiller(builder, face, each, line, height_in);
  };
  const panel = (span: Span, at: number) => {
    const beside = blocks.find(({ from, to }) => Math.abs(from - at) < 0.1 || Math.abs(to - at) < 0.1);
    if (beside?.kind === "range") return;
    const isTall = beside?.kind === "refrigerator";
    const height_in = isTall ? Math.min(tall_in, heightOver(face, 0, face.length_in)) : 34.5;
    const of = isTall ? line.cabinets.find(({ model }) => model?.kind === "tall_cabinet") : sample;
    const product = of && partFor(line, of, "End panel", { width_in: baseDepth_in, height_in });
    // the side of a refrigerator may be seen where no tall panel is sold
    if (isTall && !product) return;
    builder.at(face, span, "end_panel", product, {
      ...{ width_in: panel_in, depth_in: baseDepth_in, height_in },
      ...finishOf(sample),
    });
  };
  if (segment.left === "open") panel({ from: whole.from - panel_in, to: whole.from }, whole.from);
  else filler({ from: first, to: whole.from });
  for (const gap of gaps) if (gap.from > whole.from && gap.to < whole.to) filler(gap);
  if (segment.right === "open") panel({ from: whole.to, to: whole.to + panel_in }, whole.to);
  else filler({ from: whole.to, to: last });
  return fillers;
}

/** Any cabinet of the line on the floor: what goes with it goes with all. */
export const sampleOf = ({ cabinets }: CabinetLine): RoomProduct | undefined =>
  cabinets.find(({ model }) => model?.kind === "base_cabinet");

export const finishOf = (product: RoomProduct | undefined): { finish?: string } =>
  product?.model?.finish ? { finish: product.model.finish } : {};

/** Widest strip that fillers are ripped from. */
const strip_in = 6;

/** A gap in strips of the same width, none wider than what is sold. */
export function inStrips({ from, to }: Span): Span[] {
  const count = Math.ceil((to - from - 0.01) / strip_in);
  const wide = (to - from) / count;
  return Array.from({ length: count }, (_, at) => ({ from: from + at * wide, to: from + (at + 1) * wide }));
}

function buildFiller(
  builder: RunBuilder,
  face: Arranged["segment"]["wall"]["face"],
  span: Span,
  line: CabinetLine,
  height_in: number,
): void {
  const width_in = span.to - span.from;
  const sample = sampleOf(line);
  const product = sample && partFor(line, sample, "Filler", { width_in, height_in });
  builder.at(face, span, "filler", product, {
    ...{ width_in, depth_in: baseDepth_in, height_in },
    ...finishOf(sample),
  });
}

function buildBlock(
  builder: RunBuilder,
  { segment }: Arranged,
  block: Block & Span,
  line: CabinetLine,
  fixtures: Fixtures,
  products: ProductsBySku,
): void {
  const { face } = segment.wall;
  const product = fixtures.get(block.kind);
  if (block.kind !== "sink" && block.kind !== "cooktop") {
    builder.at(face, block, block.kind, product);
    return;
  }
  const isApron = block.kind === "sink" && product?.model?.params.form === "apron";
  const box = block.kind === "cooktop" ? drawers : isApron ? apronBase : sinkBase;
  const base = builder.at(face, block, "base_cabinet", cabinetOf(line, box, block.wide), {
    width_in: block.wide,
  });
  if (!product?.model) return;
  const set = setInto(builder, block.kind, product, base);
  const faucet = fixtures.get("faucet");
  if (block.kind === "sink" && faucet?.model) addFaucet(builder, faucet, set, products);
}

/** A sink or cooktop in the middle of its cabinet. */
function setInto(builder: RunBuilder, kind: string, product: RoomProduct, host: RoomItem): RoomItem {
  const item = loose(kind, product);
  return builder.add(itemIn(item, seatOn(builder.design, item, mountingOf(product), host, 0)));
}

function addFaucet(builder: RunBuilder, product: RoomProduct, sink: RoomItem, products: ProductsBySku): void {
  const bowl = bowlsOf(builder.design, products).find(({ of }) => of.id === sink.id);
  if (!bowl) return;
  const item = loose("faucet", product);
  builder.add(itemIn(item, faucetPose(builder.design, item, bowl)));
}

function loose(kind: string, { sku, model }: RoomProduct): RoomItem {
  const { size, finish } = model!;
  return { id: "", sku, kind, at_in: [0, 0], rotation_deg: 0, ...size, ...(finish ? { finish } : {}) };
}
