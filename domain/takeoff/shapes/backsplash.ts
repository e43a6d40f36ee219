import type { RoomDesign, RoomItem } from "../../../contract/room-design.ts";
import { counterHeight_in, counterTopOf, elevationOf } from "../../geometry/elevation.ts";
import { boxOf } from "../../geometry/footprint.ts";
import type { Point } from "../../geometry/point.ts";
import { regionSqft, union } from "../../geometry/region.ts";
import { faceById, spanOn, type WallFace } from "../../geometry/walls.ts";
import { printLength } from "../../lengths.ts";
import type { TakeoffSettings } from "../settings.ts";
import { areaShape, ring, without } from "./area-shape.ts";
import { openingsTaken } from "./openings-taken.ts";
import type { SurfaceShape } from "./shape.types.ts";

/** Behind these a backsplash stands on the counter (or on the range). */
const below = new Set(["base_cabinet", "dishwasher", "range", "vanity", "peninsula", "lavatory", "washer"]);
const above = new Set(["wall_cabinet", "hood", "microwave"]);
const full = new Set(["refrigerator", "tall_cabinet", "wall_oven"]);

interface Column {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Counters stand within this of the wall. */
const atWall_in = 3;

/** Rectangles between the counters on a wall and what hangs over them, in the wall's plane. */
export function backsplashPanels(design: RoomDesign, face: WallFace, settings: TakeoffSettings): Point[][] {
  const placed = design.items.map((item) => ({ item, span: spanOn(face, boxOf(item)) }));
  const onThis = placed.filter(({ item, span }) => isOn(item, span, face));
  const blocks = onThis.filter(({ item }) => full.has(item.kind));
  const hanging = onThis.filter(({ item }) => above.has(item.kind));
  const own = design.surfaces.find((surface) => surface.id === `backsplash:${face.id}`);
  const columns = onThis
    .filter(({ item }) => below.has(item.kind))
    .flatMap(({ item, span }) => {
      const left = Math.max(0, span.from_in);
      const right = Math.min(face.length_in, span.to_in);
      const bottom =
        item.kind === "range" ? counterHeight_in : elevationOf(design, item) + counterTopOf(item);
      const marks = [
        left,
        right,
        ...[...hanging, ...blocks].flatMap((each) => [each.span.from_in, each.span.to_in]),
      ]
        .filter((mark) => mark >= left && mark <= right)
        .sort((a, b) => a - b);
      return marks.slice(1).flatMap((to, at): Column[] => {
        const from = marks[at]!;
        const over = (each: (typeof placed)[number]) => covers(each.span, (from + to) / 2);
        if (to - from < 0.01 || blocks.some(over)) return [];
        const undersides = hanging.filter(over).map((each) => elevationOf(design, each.item));
        const free =
          undersides.length > 0 && own?.height_in === undefined
            ? Infinity
            : bottom + (own?.height_in ?? settings.backsplash_in);
        return [{ left: from, right: to, bottom, top: Math.min(free, face.height_in, ...undersides) }];
      });
    });
  return columns
    .filter(({ bottom, top }) => top - bottom > 0.5)
    .map(({ left, right, bottom, top }) => ring(left, bottom, right, top));
}

const covers = (span: { from_in: number; to_in: number }, at: number): boolean =>
  span.from_in < at && span.to_in > at;

function isOn(item: RoomItem, span: ReturnType<typeof spanOn>, face: WallFace): boolean {
  const within = span.to_in > 0.5 && span.from_in < face.length_in - 0.5;
  return (
    within && (item.against === face.id || (!item.against && span.gap_in > -1 && span.gap_in < atWall_in))
  );
}

/** The backsplash of a wall: from the counter to the wall cabinets, else as high as it is set. */
export function backsplashShape(design: RoomDesign, wall: string, settings: TakeoffSettings): SurfaceShape {
  const face = faceById(design.plan, wall);
  if (!face) return { kind: "none", because: "The wall is no longer in the plan." };
  const panels = backsplashPanels(design, face, settings);
  if (panels.length === 0) return { kind: "none", because: "No counter stands on that wall." };
  const whole = union(panels);
  const run = panels.reduce((sum, outline) => sum + outline[1]![0] - outline[0]![0], 0);
  const area_sqft = regionSqft(whole);
  const { region, less } = without(whole, openingsTaken(design, face));
  const how = `${printLength(run)} of counter, ${printLength((area_sqft * 144) / run)} high on average`;
  return areaShape([{ name: "backsplash", wall, region }], [{ name: "backsplash", how, area_sqft }], less);
}
