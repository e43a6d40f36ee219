import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../catalog/page-lengths.ts";
import { isSloped } from "../../geometry/ceiling.ts";
import { ceilingParts, frameOfPlane, onSlope } from "../../geometry/ceiling-parts.ts";
import { standsOnFloor } from "../../geometry/elevation.ts";
import { areaById, areaSurface, areasOf, floorRegions } from "../../geometry/floor-areas.ts";
import { footprintOf } from "../../geometry/footprint.ts";
import { isStall } from "../../geometry/item-kinds.ts";
import { label } from "../../geometry/item-label.ts";
import { areaOf, boundsOf, edgesOf, type Polygon } from "../../geometry/polygon.ts";
import { type Region, regionSqft } from "../../geometry/region.ts";
import { amountText } from "../figures.ts";
import { noProducts, type ProductsBySku } from "../products-by-sku.ts";
import type { TakeoffSettings } from "../settings.ts";
import { slopeWords, trueAreaWords, wholeRoom } from "../shape-words.ts";
import { areaShape, type Taken, without } from "./area-shape.ts";
import type { AreaShape, Panel, ShapePart, SurfaceShape } from "./shape.types.ts";
import { structuresAtCeiling, structuresOnFloor } from "./structure.ts";

/** A tub without a product counts as built in if it is this close to two walls. */
const builtInGap_in = 2;

const builtInTubs = new Set(["alcove", "drop-in", "corner", "walk-in"]);

/** Whether finished floor stops at the item (it stands on the subfloor) or continues under it. */
export function stopsFloor(
  design: RoomDesign,
  item: RoomItem,
  settings: TakeoffSettings,
  products: ProductsBySku = noProducts,
): boolean {
  if (settings.floor_runs_under.has(item.kind) || !standsOnFloor(design, item)) return false;
  if (item.kind === "shower") return isStall(item);
  if (item.kind === "tub") return isBuiltIn(item, products) ?? sidesAtWalls(design, item) >= 2;
  return true;
}

/** Whether the tub is built in, according to its product; null if unknown. */
function isBuiltIn({ sku }: RoomItem, products: ProductsBySku): boolean | null {
  const product = sku ? products.get(sku) : undefined;
  if (!product) return null;
  const form = product.model?.params.form;
  if (typeof form === "string") return builtInTubs.has(form);
  const words = `${product.category.slug_url} ${product.name}`.toLowerCase();
  if (/free-?standing|claw-?foot|pedestal/.test(words)) return false;
  return /alcove|drop-?in|corner|walk-?in/.test(words) || null;
}

/** The floor within the walls, less the areas with a covering of their own and whatever sits on the subfloor. */
export function floorShape(
  design: RoomDesign,
  settings: TakeoffSettings,
  products: ProductsBySku = noProducts,
): AreaShape {
  const areas = areasOf(design.plan).map(({ name, outline_in }) => ({
    name,
    how: extentOf(outline_in),
    outline: outline_in,
  }));
  const taken = onSubfloor(design, settings, products);
  const { region, less } = without(outlineOf(design), [...areas, ...taken]);
  return areaShape([{ name: "floor", wall: null, region }], [wholeFloor(design)], less);
}

/** An area of the floor, less whatever sits on the subfloor there. */
export function floorAreaShape(
  design: RoomDesign,
  id: string,
  settings: TakeoffSettings,
  products: ProductsBySku = noProducts,
): SurfaceShape {
  const area = areaById(design.plan, id);
  const own = floorRegions(design.plan).get(areaSurface(id));
  if (!area || !own) return { kind: "none", because: "The floor area is no longer in the plan." };
  const { left, bottom } = boundsOf(area.outline_in);
  const { region, less } = without(own, onSubfloor(design, settings, products));
  return areaShape(
    [{ name: "floor area", wall: null, region, corner_in: [left, bottom] }],
    [{ name: area.name, how: extentOf(area.outline_in), area_sqft: regionSqft(own) }],
    less,
  );
}

/** What the finished floor stops at. */
const onSubfloor = (design: RoomDesign, settings: TakeoffSettings, products: ProductsBySku): Taken[] => [
  ...structuresOnFloor(design),
  ...design.items
    .filter((item) => stopsFloor(design, item, settings, products))
    .map((item) => ({
      name: label(design, item),
      how: `${lengthText(item.width_in)} × ${lengthText(item.depth_in)}`,
      outline: footprintOf(item),
    })),
];

/** An outline in words: `4' × 6'`, or its corners within that. */
function extentOf(outline: Polygon): string {
  const { left, right, bottom, top } = boundsOf(outline);
  const box = `${lengthText(right - left)} × ${lengthText(top - bottom)}`;
  const missing_sqft = ((right - left) * (top - bottom) - areaOf(outline)) / 144;
  return missing_sqft < 0.005
    ? box
    : `${outline.length} corners within ${box}, of which ${amountText(missing_sqft, "sq ft")} lie outside it`;
}

/** The whole ceiling, less what reaches it. */
export function ceilingShape(design: RoomDesign): AreaShape {
  if (isSloped(design.plan)) return slopedCeilingShape(design);
  const { region, less } = without(outlineOf(design), structuresAtCeiling(design));
  return areaShape([{ name: "ceiling", wall: null, region }], [wholeFloor(design)], less);
}

/** The slopes in their true size, each laid on its own from its lower left corner as one looks up at it. */
function slopedCeilingShape(design: RoomDesign): AreaShape {
  const panels: Panel[] = [];
  const gross: ShapePart[] = [];
  const less: ShapePart[] = [];
  for (const { plane, outline } of ceilingParts(design.plan)) {
    if (outline.length === 0) continue;
    const frame = frameOfPlane(plane);
    const whole = outline.map((each) => onSlope(frame, each));
    const taken = structuresAtCeiling(design).map((each) => ({
      ...each,
      outline: onSlope(frame, each.outline),
    }));
    const rest = without(whole, taken);
    const { left, bottom } = boundsOf(whole.flat());
    panels.push({ name: "slope", wall: null, region: rest.region, corner_in: [left, bottom], plane });
    less.push(...rest.less);
    gross.push({
      name: slopeWords(trimmed(frame.pitch * 12)),
      how: trueAreaWords(amountText(regionSqft(outline), "sq ft"), frame.stretch.toFixed(3)),
      area_sqft: regionSqft(whole),
    });
  }
  return areaShape(panels, gross, less);
}

/** To a tenth, without a zero at the end. */
const trimmed = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

const outlineOf = (design: RoomDesign): Region => [design.plan.vertices_in.map(([x, y]) => [x, y])];

function wholeFloor({ plan }: RoomDesign): ShapePart {
  const { left, right, bottom, top } = boundsOf(plan.vertices_in);
  const area_sqft = areaOf(plan.vertices_in) / 144;
  const box = `${lengthText(right - left)} × ${lengthText(top - bottom)}`;
  const missing_sqft = ((right - left) * (top - bottom)) / 144 - area_sqft;
  const corners = plan.vertices_in.length;
  const how =
    missing_sqft < 0.005
      ? box
      : `${corners} corners within ${box}, of which ${amountText(missing_sqft, "sq ft")} lie outside the room`;
  return { name: wholeRoom, how, area_sqft };
}

function sidesAtWalls(design: RoomDesign, item: RoomItem): number {
  const edges = edgesOf(design.plan.vertices_in);
  const footprint: Polygon = footprintOf(item);
  return edgesOf(footprint).filter(({ from, to }) =>
    edges.some((edge) => {
      const dx = edge.to[0] - edge.from[0];
      const dy = edge.to[1] - edge.from[1];
      const length = Math.hypot(dx, dy) || 1;
      const apart = (point: readonly [number, number]) =>
        Math.abs((dx * (point[1] - edge.from[1]) - dy * (point[0] - edge.from[0])) / length);
      const along = (point: readonly [number, number]) =>
        (dx * (point[0] - edge.from[0]) + dy * (point[1] - edge.from[1])) / length;
      const middle = (along(from) + along(to)) / 2;
      return apart(from) <= builtInGap_in && apart(to) <= builtInGap_in && middle >= 0 && middle <= length;
    }),
  ).length;
}
