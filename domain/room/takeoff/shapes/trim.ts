import type { RoomDesign, RoomItem, RoomPlan } from "../../../../contract/design/room-design.ts";
import { standingSides } from "../../geometry/backings.ts";
import {
  ceilingAlong,
  highestOf,
  lengthAlong,
  lowestCeiling,
  type Profile,
  partOf,
} from "../../geometry/ceiling.ts";
import { topOf } from "../../geometry/elevation.ts";
import { boxOf } from "../../geometry/footprint.ts";
import { label } from "../../geometry/item-label.ts";
import { nichesOn, type OnFace, rectangleOf } from "../../geometry/niches.ts";
import { spansOf } from "../../geometry/openings.ts";
import { cornersOf } from "../../geometry/oriented-box.ts";
import { openingWords, structureWords, surfaceWords } from "../../geometry/place-words.ts";
import {
  aroundOf,
  contactsOn,
  contactsOnWall,
  isRound,
  sideOf,
  structureById,
  structureFace,
  structuresOf,
} from "../../geometry/structures.ts";
import { facesOf, heightOver, spanOn, type WallFace } from "../../geometry/walls.ts";
import { noProducts, type ProductsBySku } from "../products-by-sku.ts";
import type { TakeoffSettings } from "../settings.ts";
import { alongTheWalls, builtAgainst, nicheWord, tiledShowerWall } from "../shape-words.ts";
import { stopsFloor } from "./floor.ts";
import type { RunShape, SurfaceShape } from "./shape.types.ts";
import { showerPanels } from "./shower.ts";

interface Break {
  name: string;
  from: number;
  to: number;
}

/** The floor continues under them, but no baseboard shows behind them. */
const builtBetween = new Set(["dishwasher", "range"]);

/** Anything this close to a wall interrupts its baseboard. */
const atWall_in = 2;

/**
 * Baseboard or crown by the run. Base also goes along partitions, half walls and columns. It stops at doors, passages, cabinets, built-in tubs and showers, and there is none
 * under wainscot or shower tile that starts at the floor. Crown runs over doors and windows and stops at cabinets that
 * reach the ceiling. Open sides have neither; half walls have no crown.
 */
export function trimShape(
  design: RoomDesign,
  kind: "base" | "crown",
  settings: TakeoffSettings,
  products: ProductsBySku = noProducts,
): SurfaceShape {
  const { plan } = design;
  const faces = facesOf(plan).filter((face) =>
    kind === "base"
      ? face.kind !== "open"
      : face.kind === "wall" && face.height_in > highestOf(ceilingAlong(plan, face.from, face.to)) - 0.5,
  );
  const sides = kind === "base" ? freeSides(design.plan) : [];
  if (faces.length + sides.length === 0) return { kind: "none", because: "The room has no wall for it." };
  const shape: RunShape = {
    kind: "run",
    name: alongTheWalls,
    stretches_in: [],
    along: [],
    gross_in: 0,
    less: [],
    run_in: 0,
  };
  for (const face of faces) {
    const edge: Profile = kind === "crown" ? face.profile : level(face);
    shape.gross_in += lengthAlong(edge, 0, face.length_in);
    addWall(shape, face, edge, [
      ...openingBreaks(design, face, kind),
      ...structureBreaks(design, face, kind),
      ...itemBreaks(design, face, kind, settings, products),
      ...(kind === "base" ? tileBreaks(design, face, settings) : []),
    ]);
  }
  for (const { face, breaks } of sides) {
    shape.gross_in += face.length_in;
    addWall(shape, face, level(face), [
      ...breaks,
      ...itemBreaks(design, face, kind, settings, products),
      ...tileBreaks(design, face, settings),
    ]);
  }
  if (kind === "base")
    for (const column of structuresOf(design.plan).filter(isRound)) {
      const run_in = aroundOf(column);
      shape.gross_in += run_in;
      shape.run_in += run_in;
      shape.stretches_in.push(run_in);
    }
  return shape;
}

/** Sides of partitions, half walls and columns, and where something is built against them at the floor. */
function freeSides(plan: RoomPlan): { face: WallFace; breaks: Break[] }[] {
  return standingSides(plan)
    .flat()
    .map((face) => ({ face, breaks: sideBreaks(plan, face) }))
    .filter(({ face, breaks }) => !breaks.some(({ from, to }) => to - from > face.length_in - 0.25));
}

function sideBreaks(plan: RoomPlan, face: WallFace): Break[] {
  const named = sideOf(face.id);
  const structure = named && structureById(plan, named.structure);
  const side = structure && structureFace(plan, structure, named.side);
  if (!side) return [];
  return contactsOn(plan, side)
    .filter(({ bottom }) => bottom < 4)
    .map(({ left, right }) => ({
      name: builtAgainst,
      from: face.length_in - right,
      to: face.length_in - left,
    }));
}

const level = ({ length_in }: WallFace): Profile => [
  [0, 0],
  [length_in, 0],
];

/** The stretches of trim along an edge of a wall between its breaks; trim is cut where the edge bends, as at a ridge. */
function addWall(shape: RunShape, face: WallFace, edge: Profile, breaks: Break[]): void {
  const sorted = breaks
    .map(({ name, from, to }) => ({ name, from: Math.max(0, from), to: Math.min(face.length_in, to) }))
    .filter(({ from, to }) => to - from > 0.01)
    .sort((a, b) => a.from - b.from);
  let at = 0;
  const stretch = (from_in: number, to_in: number) => {
    if (to_in - from_in <= 0.25) return;
    const points = partOf(edge, from_in, to_in);
    for (const [at, [to]] of points.slice(1).entries()) {
      const [from] = points[at]!;
      shape.stretches_in.push(lengthAlong(edge, from, to));
      shape.along.push({ wall: face.id, from_in: from, to_in: to });
    }
  };
  for (const { name, from, to } of sorted) {
    stretch(at, from);
    const start = Math.max(at, from);
    const run_in = to > start ? lengthAlong(edge, start, to) : 0;
    if (run_in > 0.01) shape.less.push({ name, run_in });
    at = Math.max(at, to);
  }
  stretch(at, face.length_in);
  shape.run_in = shape.gross_in - shape.less.reduce((sum, each) => sum + each.run_in, 0);
}

function openingBreaks(design: RoomDesign, face: WallFace, kind: "base" | "crown"): Break[] {
  const isCut = ({ from, to, bottom, top }: OnFace) =>
    kind === "base" ? bottom < 4 : top > heightOver(face, from, to) - 4;
  const openings = spansOf(design.plan)
    .filter(
      ({ face: { id }, from_in: from, to_in: to, sill_in: bottom, head_in: top }) =>
        id === face.id && isCut({ from, to, bottom, top }),
    )
    .map((span) => ({ name: openingWords(span.opening.kind), from: span.from_in, to: span.to_in }));
  const niches = nichesOn(design.plan, face.id)
    .map(rectangleOf)
    .filter(isCut)
    .map(({ from, to }) => ({ name: nicheWord, from, to }));
  return [...openings, ...niches];
}

/** Where something is built against the wall at the floor, or at the ceiling. */
function structureBreaks({ plan }: RoomDesign, face: WallFace, kind: "base" | "crown"): Break[] {
  return contactsOnWall(plan, face)
    .filter(({ at }) =>
      kind === "base"
        ? at.bottom < 4
        : at.top > heightOver(face, face.length_in - at.right, face.length_in - at.left) - 4,
    )
    .map(({ structure, at }) => ({
      name: structureWords(structure.kind),
      from: face.length_in - at.right,
      to: face.length_in - at.left,
    }));
}

/** Wainscot replaces the baseboard, and so does tile that reaches the floor. */
function tileBreaks(design: RoomDesign, face: WallFace, settings: TakeoffSettings): Break[] {
  const chosen = design.surfaces.filter(({ sku }) => sku !== null);
  return chosen.flatMap(({ id }): Break[] => {
    if (id === `wainscot:${face.id}`)
      return [{ name: surfaceWords("wainscot"), from: 0, to: face.length_in }];
    if (!id.startsWith("shower:")) return [];
    return showerPanels(design, id.slice("shower:".length), settings)
      .filter((panel) => panel.face.id === face.id)
      .map(({ left, right }) => ({ name: tiledShowerWall, from: left, to: right }));
  });
}

function itemBreaks(
  design: RoomDesign,
  face: WallFace,
  kind: "base" | "crown",
  settings: TakeoffSettings,
  products: ProductsBySku,
): Break[] {
  const stops = (item: RoomItem): boolean =>
    kind === "base"
      ? stopsFloor(design, item, settings, products) || builtBetween.has(item.kind)
      : /cabinet/.test(item.kind) &&
        topOf(design, item) > lowestCeiling(design.plan, cornersOf(boxOf(item))) - 4;
  return design.items.filter(stops).flatMap((item): Break[] => {
    const { from_in, to_in, gap_in } = spanOn(face, boxOf(item));
    const at = gap_in > -1 && gap_in <= atWall_in && to_in > 0 && from_in < face.length_in;
    return at ? [{ name: label(design, item), from: from_in, to: to_in }] : [];
  });
}
