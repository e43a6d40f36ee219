import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../catalog/page-lengths.ts";
import { counterHeight_in, counterTopOf, elevationOf } from "../../geometry/elevation.ts";
import { boxOf } from "../../geometry/footprint.ts";
import { counterKinds } from "../../geometry/item-kinds.ts";
import type { Point } from "../../geometry/point.ts";
import { boundsOf, edgesOf } from "../../geometry/polygon.ts";
import { regionSqft, union } from "../../geometry/region.ts";
import { alongWall, faceById, spanOn, type WallFace } from "../../geometry/walls.ts";
import type { TakeoffSettings } from "../settings.ts";
import { areaShape, onFace, ring, without } from "./area-shape.ts";
import { counterTopOn } from "./countertop.ts";
import { openingsTaken } from "./openings-taken.ts";
import type { SurfaceShape } from "./shape.types.ts";

/** If there is no counter over these, a backsplash starts at their own top. */
const ownTop = new Set(["vanity", "lavatory", "range"]);
const above = new Set(["wall_cabinet", "hood", "microwave"]);
const full = new Set(["refrigerator", "tall_cabinet", "wall_oven"]);

/** Counters within this distance of the wall. */
const atWall_in = 3;

/** Between a range and the counters on both sides of it. */
const slit_in = 1.5;

/** The base of the tile: a stretch of the wall, and how high it begins there. */
interface Ledge {
  from: number;
  to: number;
  bottom: number;
}

/** Outlines between the counters on a wall and what hangs over them, in the wall's plane, side by side. */
export function backsplashPanels(design: RoomDesign, face: WallFace, settings: TakeoffSettings): Point[][] {
  const onThis = design.items
    .map((item) => ({ item, span: spanOn(face, boxOf(item)) }))
    .filter(({ item, span }) => isOn(item, span, face));
  const blocks = onThis.filter(({ item }) => full.has(item.kind));
  const hanging = onThis.filter(({ item }) => above.has(item.kind));
  const own = design.surfaces.find((surface) => surface.id === `backsplash:${face.id}`);
  const ledges = bridged([...counterLedges(design, face, settings), ...itemLedges(design, face, onThis)]);
  const marks = [...ledges.flatMap(({ from, to }) => [from, to])];
  for (const { span } of [...hanging, ...blocks]) marks.push(span.from_in, span.to_in);
  marks.sort((a, b) => a - b);
  return marks.slice(1).flatMap((to, at): Point[][] => {
    const from = marks[at]!;
    const middle = (from + to) / 2;
    const over = (each: (typeof onThis)[number]) => each.span.from_in < middle && each.span.to_in > middle;
    const below = ledges.filter((ledge) => ledge.from < middle && ledge.to > middle);
    if (to - from < 0.01 || below.length === 0 || blocks.some(over)) return [];
    const bottom = Math.max(...below.map((ledge) => ledge.bottom));
    const undersides = hanging.filter(over).map((each) => elevationOf(design, each.item));
    const free =
      undersides.length > 0 && own?.height_in === undefined
        ? Infinity
        : bottom + (own?.height_in ?? settings.backsplash_in);
    const top = Math.min(free, face.height_in, ...undersides);
    const outline = top - bottom > 0.5 ? onFace(face, ring(from, bottom, to, top)) : [];
    return outline.length > 0 ? [outline] : [];
  });
}

/** The tile continues over the gap beside a range. */
function bridged(ledges: readonly Ledge[]): Ledge[] {
  const sorted = [...ledges].sort((a, b) => a.from - b.from);
  return sorted.map((ledge, at) => {
    const next = sorted[at + 1];
    const slit = next ? next.from - ledge.to : 0;
    return next && slit > 0 && slit < slit_in ? { ...ledge, to: next.from } : ledge;
  });
}

/** Where the counters of the design meet the wall. */
function counterLedges(design: RoomDesign, face: WallFace, settings: TakeoffSettings): Ledge[] {
  const named = design.surfaces
    .filter(({ id }) => id.startsWith("countertop:"))
    .map(({ id }) => id.slice(11));
  // if no counter is chosen yet, its position is still known
  const bare = design.items.filter(({ kind }) => counterKinds.has(kind)).map(({ id }) => id);
  const covered = new Set<string>();
  return [...named, ...bare].flatMap((id): Ledge[] => {
    if (covered.has(id)) return [];
    const top = counterTopOn(design, id, settings);
    if (!top) return [];
    for (const item of top.items) covered.add(item.id);
    return top.region.flatMap((outline) =>
      edgesOf(outline).flatMap((edge): Ledge[] => {
        const [a, b] = [alongWall(face, edge.from), alongWall(face, edge.to)];
        if (Math.max(Math.abs(a.out_in), Math.abs(b.out_in)) > atWall_in) return [];
        const from = Math.max(0, Math.min(a.offset_in, b.offset_in));
        const to = Math.min(face.length_in, Math.max(a.offset_in, b.offset_in));
        return to - from > atWall_in ? [{ from, to, bottom: top.top_in }] : [];
      }),
    );
  });
}

function itemLedges(
  design: RoomDesign,
  face: WallFace,
  onThis: readonly { item: RoomItem; span: ReturnType<typeof spanOn> }[],
): Ledge[] {
  return onThis
    .filter(({ item }) => ownTop.has(item.kind))
    .map(({ item, span }) => ({
      from: Math.max(0, span.from_in),
      to: Math.min(face.length_in, span.to_in),
      bottom: item.kind === "range" ? counterHeight_in : elevationOf(design, item) + counterTopOf(item),
    }));
}

function isOn(item: RoomItem, span: ReturnType<typeof spanOn>, face: WallFace): boolean {
  const within = span.to_in > 0.5 && span.from_in < face.length_in - 0.5;
  return (
    within && (item.against === face.id || (!item.against && span.gap_in > -1 && span.gap_in < atWall_in))
  );
}

function widthOf(outline: Point[]): number {
  const { left, right } = boundsOf(outline);
  return right - left;
}

/** The backsplash of a wall: from the counter to the wall cabinets, or to its set height. */
export function backsplashShape(design: RoomDesign, wall: string, settings: TakeoffSettings): SurfaceShape {
  const face = faceById(design.plan, wall);
  if (!face) return { kind: "none", because: "The wall is no longer in the plan." };
  const panels = backsplashPanels(design, face, settings);
  if (panels.length === 0) return { kind: "none", because: "No counter stands on that wall." };
  const whole = union(panels);
  const run = panels.reduce((sum, outline) => sum + widthOf(outline), 0);
  const area_sqft = regionSqft(whole);
  const { region, less } = without(whole, openingsTaken(design, face));
  const how = `${lengthText(run)} of counter, ${lengthText((area_sqft * 144) / run)} high on average`;
  return areaShape([{ name: "backsplash", wall, region }], [{ name: "backsplash", how, area_sqft }], less);
}
