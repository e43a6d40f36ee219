import fc from "fast-check";
import type { RoomDesign, RoomProduct } from "../../contract/design/room-design.ts";
import { copyItem } from "../../domain/room/assembly/copy.ts";
import { lineUp } from "../../domain/room/assembly/line-up.ts";
import { moveItem } from "../../domain/room/assembly/move.ts";
import { place as placeItem } from "../../domain/room/assembly/place.ts";
import { replanned } from "../../domain/room/assembly/replan.ts";
import type { Settled } from "../../domain/room/assembly/settle.ts";
import { turnItem } from "../../domain/room/assembly/turn.ts";
import { alignItems, distributeItems } from "../../domain/room/edit/align.edit.ts";
import { reshapeCeiling } from "../../domain/room/edit/ceiling.edit.ts";
import { coveringsOf } from "../../domain/room/edit/coverings.ts";
import { done, type Edited } from "../../domain/room/edit/edited.types.ts";
import { deleteItems } from "../../domain/room/edit/items.edit.ts";
import * as niches from "../../domain/room/edit/niches.edit.ts";
import * as openings from "../../domain/room/edit/openings.edit.ts";
import * as plans from "../../domain/room/edit/plan.edit.ts";
import * as services from "../../domain/room/edit/services.edit.ts";
import * as structures from "../../domain/room/edit/structures.edit.ts";
import { removeSurface, setSurface } from "../../domain/room/edit/surfaces.edit.ts";
import { mirrorPlan, turnPlan } from "../../domain/room/edit/turn-plan.ts";
import { nichesOf } from "../../domain/room/geometry/niches.ts";
import type { Point } from "../../domain/room/geometry/point.ts";
import { structureSides, structuresOf } from "../../domain/room/geometry/structures.ts";
import { productsBySku } from "../../domain/room/takeoff/products-by-sku.ts";
import { modelOf, productOf } from "../../domain/room/takeoff/sample-room.test-support.ts";
import { chooseProduct } from "../../web/areas/room/editor/choose-product.ts";
import { mergeDesigns } from "../../web/areas/room/editor/merge-designs.ts";
import { addCorner, moveCorner, removeCorner } from "../../web/areas/room/pages/draw/corners.edit.ts";
import { type DragRules, dragged, nudged } from "../../web/areas/room/pages/draw/dragging.ts";
import { dressPlan } from "../../web/areas/room/pages/templates/dress-plan.ts";
import {
  asDesign,
  type OpeningKind,
  placeOpening,
  type Selected,
  structureKinds,
} from "../../web/areas/room/plan/editing.ts";

/** What a person does next to a room: each makes a design of another, or the same one if it is refused. */
export type RoomEdit = { words: string; make(design: RoomDesign): RoomDesign };

type Size = readonly [number, number, number];
const fixture = (sku: string, kind: string, size: Size, params = {}): RoomProduct =>
  productOf({ sku, name: sku, unit: "Piece", model: modelOf(kind, size, params) });

/** Things that stand, hang on a wall or from the ceiling, are set into something, or lie on the floor. */
const fixtures: readonly RoomProduct[] = [
  fixture("Sofa", "sofa", [72, 34, 32]),
  fixture("Sconce", "light", [5, 7, 12], { form: "sconce" }),
  fixture("Pendant", "light", [12, 12, 14], { form: "pendant" }),
  fixture("Mirror", "mirror", [24, 1.5, 36]),
  fixture("Base", "base_cabinet", [36, 24, 34.5]),
  fixture("Vanity", "vanity", [31, 21, 35], { bowls: 2 }),
  fixture("Sink", "sink", [30, 19, 9], { form: "undermount" }),
  fixture("Faucet", "faucet", [2, 6, 12], { mount: "single" }),
  fixture("Cooktop", "cooktop", [30, 21, 3]),
  fixture("Toilet", "toilet", [16, 28, 30]),
  fixture("Rug", "rug", [96, 60, 0.5]),
  fixture("Hook", "accessory", [3, 3, 6], { form: "robe-hook" }),
  {
    ...fixture("Long finish", "stool", [16, 16, 26]),
    model: { ...modelOf("stool", [16, 16, 26]), finish: "f".repeat(80) },
  },
];
const tiles: readonly RoomProduct[] = [
  productOf(),
  productOf({ sku: "S".repeat(120), name: "A long number" }),
];

const place = fc.tuple(fc.double({ min: -400, max: 7000, noNaN: true }), fc.integer({ min: -60, max: 260 }));
const near = fc.integer({ min: -30, max: 30 });
const which = fc.nat(60);
const length = fc.oneof(fc.integer({ min: -1, max: 300 }), fc.constantFrom(0, 0.3, 5999.9, 7000, 1e9));
const of = <Thing>(all: readonly Thing[], at: number): Thing | undefined => all[at % Math.max(1, all.length)];
const made = (design: RoomDesign, edited: Edited): RoomDesign => (edited.ok ? edited.design : design);

const nameOf = (given: unknown): unknown =>
  typeof given === "object" && given !== null && "sku" in given ? given.sku : given;

const edit = <Args extends unknown[]>(
  words: string,
  args: { [At in keyof Args]: fc.Arbitrary<Args[At]> },
  make: (design: RoomDesign, ...args: Args) => RoomDesign,
): fc.Arbitrary<RoomEdit> =>
  fc.tuple(...(args as fc.Arbitrary<unknown>[])).map((given) => ({
    words: `${words} ${JSON.stringify(given.map(nameOf))}`,
    make: (design) => make(design, ...(given as Args)),
  }));

/** The item that `at` names, for an edit that leaves the room as it is where there is none or it may not stand there. */
const withItem = (design: RoomDesign, at: number, make: (id: string) => RoomDesign): RoomDesign => {
  const item = of(design.items, at);
  return item ? make(item.id) : design;
};
const settled = (before: RoomDesign, { design }: Settled): RoomDesign => design ?? before;

const products = productsBySku(fixtures);
const added = (design: RoomDesign, product: RoomProduct) =>
  settled(design, placeItem(design, product, products));
const withPlan = (design: RoomDesign, make: (bare: RoomDesign) => Edited): RoomDesign => {
  const edited = make(asDesign(design.plan));
  return edited.ok ? { ...design, plan: edited.design.plan } : design;
};
/** A change of the plan as the editor takes it over. */
const replannedBy = (design: RoomDesign, make: (bare: RoomDesign) => Edited): RoomDesign => {
  const edited = make(asDesign(design.plan));
  return edited.ok ? replanned(design, edited.design.plan, products).design : design;
};
const selected = (design: RoomDesign, kind: Selected["kind"], at: number): Selected => {
  const { walls, openings: all } = design.plan;
  const id =
    kind === "wall"
      ? of(walls, at)?.id
      : kind === "opening"
        ? of(all, at)?.id
        : kind === "structure"
          ? structureOf(design, at)
          : String(at);
  return { kind, id: id ?? "" };
};

const items: fc.Arbitrary<RoomEdit>[] = [
  edit("add", [fc.constantFrom(...fixtures)], added),
  edit("choose for an item", [which, fc.constantFrom(...fixtures)], (design, at, product) =>
    withItem(
      design,
      at,
      (id) => chooseProduct(design, { kind: "item", id }, product, products).design ?? design,
    ),
  ),
  edit("move", [which, place, fc.constantFrom(0, 4)], (design, at, to, snap_in) =>
    withItem(design, at, (id) => {
      const moved = moveItem(design, id, to as Point, { snap_in, reach_in: 2 * snap_in, products });
      return moved.refusal === null ? moved.design : design;
    }),
  ),
  edit("turn", [which, fc.constantFrom(90, -90, -15)], (design, at, by) =>
    withItem(design, at, (id) => settled(design, turnItem(design, id, by, products))),
  ),
  edit("duplicate", [which], (design, at) =>
    withItem(design, at, (id) => settled(design, copyItem(design, id, products))),
  ),
  edit("delete", [which], (design, at) => withItem(design, at, (id) => deleteItems(design, [id]))),
  edit("align", [which, fc.constantFrom("left" as const, "center-y" as const)], (design, at, to) =>
    withItem(design, at, (id) => {
      const ids = [id, ...design.items.slice(0, 2).map((each) => each.id)];
      return settled(design, lineUp(design, alignItems(design, ids, to), ids, products));
    }),
  ),
  edit("distribute", [fc.constantFrom("x" as const, "y" as const)], (design, along) => {
    const ids = design.items.slice(0, 4).map(({ id }) => id);
    return settled(design, lineUp(design, distributeItems(design, ids, along), ids, products));
  }),
];

const surfaces: fc.Arbitrary<RoomEdit>[] = [
  edit(
    "cover",
    [fc.constantFrom("floor", "ceiling", "base", "crown"), fc.constantFrom(...tiles)],
    (design, id, product) => chooseProduct(design, { kind: "surface", id }, product).design ?? design,
  ),
  edit("add a covering", [which, fc.constantFrom(...tiles)], (design, at, product) => {
    const about = [{ surface: "floor" }, ...design.plan.walls.map(({ id }) => ({ surface: `wall:${id}` }))];
    const around = design.items.map(({ id }) => ({ item: id }));
    const found = [...about, ...around].flatMap((each) => coveringsOf(design, each));
    const one = of(found, at);
    return one
      ? (chooseProduct(design, { kind: "surface", id: one.surface }, product).design ?? design)
      : design;
  }),
  edit(
    "lay",
    [
      which,
      fc.constantFrom(0, 45, 90),
      fc.constantFrom(0.0625, 0.25),
      fc.constantFrom("herringbone" as const, "brick" as const, undefined),
    ],
    (design, at, rotation_deg, grout_width_in, pattern) => {
      const id = of(design.surfaces, at)?.id;
      const change = { rotation_deg, grout_width_in, pattern, grout_color: "#f1eee6" };
      return id ? setSurface(design, id, change) : design;
    },
  ),
  edit("uncover", [which], (design, at) => removeSurface(design, of(design.surfaces, at)?.id ?? "")),
];

const structureOf = ({ plan }: RoomDesign, at: number) => of(structuresOf(plan), at)?.id ?? "";
/** Numbers, not chance, name what is built, so that a failure comes again. */
const nextStructure = ({ plan }: RoomDesign): string => {
  let count = 1;
  while (structuresOf(plan).some(({ id }) => id === `s-${count}`)) count += 1;
  return `s-${count}`;
};

/** Partitions, half walls, columns and soffits; what hangs on them follows, moves or comes out. */
const built: fc.Arbitrary<RoomEdit>[] = [
  edit("build", [fc.constantFrom(...structureKinds)], (design, what) =>
    replannedBy(design, (bare) => structures.addStructure(bare, what, nextStructure(bare))),
  ),
  edit("built to", [which, place, fc.constantFrom(0, 6)], (design, at, to, reach_in) =>
    replannedBy(design, (bare) =>
      structures.moveStructure(bare, structureOf(bare, at), to as Point, reach_in),
    ),
  ),
  edit("length of what is built", [which, length], (design, at, to) =>
    replannedBy(design, (bare) => structures.setStructureLength(bare, structureOf(bare, at), to)),
  ),
  edit("measures of what is built", [which, length, length], (design, at, depth_in, height_in) =>
    replannedBy(design, (bare) =>
      structures.changeStructure(bare, structureOf(bare, at), { depth_in, height_in }),
    ),
  ),
  edit("shape of a column", [which, fc.constantFrom("round" as const, undefined)], (design, at, shape) =>
    replannedBy(design, (bare) => structures.changeStructure(bare, structureOf(bare, at), { shape })),
  ),
  edit("turn what is built", [which, fc.constantFrom(0, 45, 90, 270)], (design, at, rotation_deg) =>
    replannedBy(design, (bare) => structures.changeStructure(bare, structureOf(bare, at), { rotation_deg })),
  ),
  edit(
    "cover a side",
    [which, fc.constantFrom(...structureSides), fc.constantFrom(...tiles)],
    (design, at, side, product) => {
      const id = structureOf(design, at);
      return id
        ? (chooseProduct(design, { kind: "surface", id: `side:${id}.${side}` }, product).design ?? design)
        : design;
    },
  ),
  edit("move to what is built", [which, which, near, near], (design, at, to, x, y) => {
    const structure = structuresOf(design.plan).find(({ id }) => id === structureOf(design, to));
    if (!structure) return design;
    const beside: Point = [structure.at_in[0] + x, structure.at_in[1] + y];
    return withItem(design, at, (id) => {
      const moved = moveItem(design, id, beside, { reach_in: 8, products });
      return moved.refusal === null ? moved.design : design;
    });
  }),
  edit("no structure", [which], (design, at) =>
    replannedBy(design, (bare) => done(structures.deleteStructure(bare, structureOf(bare, at)))),
  ),
];

const kind = fc.constantFrom<OpeningKind[]>("door", "window", "passage");
const wallOf = ({ plan }: RoomDesign, at: number) => of(plan.walls, at)?.id ?? "";
const openingOf = ({ plan }: RoomDesign, at: number) => of(plan.openings, at)?.id ?? "";

const nicheOf = ({ plan }: RoomDesign, at: number) => of(nichesOf(plan), at)?.id ?? "";

/** Changes of a plan; in a furnished room, of its items with it. */
const planEdits: fc.Arbitrary<RoomEdit>[] = [
  edit("wall length", [which, length], (design, at, to) =>
    made(design, plans.setWallLength(design, wallOf(design, at), to)),
  ),
  edit("push", [which, fc.integer({ min: -80, max: 80 })], (design, at, by) =>
    made(design, plans.pushWall(design, wallOf(design, at), by)),
  ),
  edit("corner to", [which, place, fc.boolean()], (design, at, to, isSquare) =>
    made(design, moveCorner(design, at % design.plan.vertices_in.length, to, isSquare)),
  ),
  edit("ceiling", [length], (design, to) => made(design, plans.setCeilingHeight(design, to))),
  edit(
    "shape of the ceiling",
    [fc.constantFrom("flat" as const, "slope" as const, "ridge" as const)],
    (design, to) => made(design, reshapeCeiling(design, to)),
  ),
  edit(
    "slope",
    [which, fc.constantFrom("slope" as const, "ridge" as const), length],
    (design, at, shape, low_in) =>
      made(design, plans.setCeiling(design, { kind: shape, wall: wallOf(design, at), low_in })),
  ),
  edit(
    "kind of wall",
    [which, fc.constantFrom("wall" as const, "half_wall" as const, "open" as const)],
    (design, at, to) => made(design, plans.setWall(design, wallOf(design, at), { kind: to })),
  ),
  edit("height of a wall", [which, length], (design, at, height_in) =>
    made(design, plans.setWall(design, wallOf(design, at), { height_in })),
  ),
  edit("opening", [which, kind], (design, at, of_kind) =>
    withPlan(design, ({ plan }) => placeOpening(plan, of_kind, wallOf(design, at))),
  ),
  edit("size of an opening", [which, length, length], (design, at, width_in, height_in) =>
    made(design, openings.resizeOpening(design, openingOf(design, at), { width_in, height_in })),
  ),
  edit("sill", [which, length], (design, at, sill_in) =>
    made(design, openings.resizeOpening(design, openingOf(design, at), { sill_in })),
  ),
  edit("swing", [which, fc.constantFrom("room" as const, "none" as const)], (design, at, into) =>
    made(design, openings.setSwing(design, openingOf(design, at), { into, hinge: "to" })),
  ),
  edit("opening to", [which, which, length], (design, at, wall, offset) =>
    made(design, openings.moveOpening(design, openingOf(design, at), offset, wallOf(design, wall))),
  ),
  edit("niche", [which, fc.constantFrom(...niches.usualNiches)], (design, at, size) => {
    let count = 1;
    while (nichesOf(design.plan).some(({ id }) => id === `niche-${count}`)) count += 1;
    return replannedBy(design, (bare) => niches.addNiche(bare, wallOf(bare, at), `niche-${count}`, size));
  }),
  edit("measures of a niche", [which, length, length, length], (design, at, offset_in, width_in, depth_in) =>
    replannedBy(design, (bare) =>
      niches.changeNiche(bare, nicheOf(bare, at), { offset_in, width_in, depth_in }),
    ),
  ),
  edit("height of a niche", [which, length, length], (design, at, sill_in, height_in) =>
    replannedBy(design, (bare) => niches.changeNiche(bare, nicheOf(bare, at), { sill_in, height_in })),
  ),
  edit("no niche", [which], (design, at) => niches.deleteNiche(design, nicheOf(design, at))),
  edit("no opening", [which], (design, at) => openings.deleteOpening(design, openingOf(design, at))),
  edit("connection", [place], (design, at) => made(design, services.addService(design, "drain", at))),
  edit("connection to", [which, place], (design, at, to) =>
    made(design, services.moveService(design, at, to)),
  ),
];

/** What only the page for drawing does; items would lose their walls. */
const drawing: fc.Arbitrary<RoomEdit>[] = [
  edit("new corner", [which, length], (design, at, offset) =>
    made(design, addCorner(design, wallOf(design, at), offset)),
  ),
  edit("no corner", [which], (design, at) =>
    made(design, removeCorner(design, at % design.plan.vertices_in.length)),
  ),
  edit("turn the plan", [fc.constantFrom(1 as const, -1 as const)], (design, by) =>
    withPlan(design, ({ plan }) => done(asDesign(turnPlan(plan, by)))),
  ),
  edit("mirror the plan", [], (design) => withPlan(design, ({ plan }) => done(asDesign(mirrorPlan(plan))))),
  edit(
    "drag",
    [
      fc.constantFrom<Selected["kind"][]>("wall", "opening", "corner", "service", "structure"),
      which,
      place,
      fc.boolean(),
    ],
    (design, what, at, by, isSquare) => {
      const rules: DragRules = { step_in: isSquare ? 6 : 0.25, reach_in: 4, isSquare };
      return withPlan(design, ({ plan }) => dragged(plan, selected(design, what, at), by, rules).edited);
    },
  ),
  edit(
    "nudge",
    [
      fc.constantFrom<Selected["kind"][]>("wall", "opening", "structure"),
      which,
      fc.constantFrom<Point[]>([1, 0], [0, -1]),
    ],
    (design, what, at, way) =>
      withPlan(design, ({ plan }) => nudged(plan, selected(design, what, at), way, 12, true)),
  ),
];

/** Two people change a room at once, and their changes are merged. */
const together = (edits: fc.Arbitrary<RoomEdit>): fc.Arbitrary<RoomEdit> =>
  fc.tuple(edits, edits).map(([mine, theirs]) => ({
    words: `both: ${mine.words} / ${theirs.words}`,
    make: (design) => mergeDesigns(design, mine.make(design), theirs.make(design)),
  }));

const inRoom = fc.oneof(...items, ...surfaces, ...planEdits, ...built);

/** One thing that can be done to a furnished room, and one that leaves its plan as it is. */
export const roomEdit = inRoom;
export const editOfThings = fc.oneof(...items, ...surfaces);

/** Everything that can be done to a furnished room, one thing after the other. */
export const roomEdits = fc.array(
  fc.oneof({ weight: 8, arbitrary: inRoom }, { weight: 1, arbitrary: together(inRoom) }),
  {
    minLength: 1,
    maxLength: 14,
  },
);

/** What is built inside a furnished room is changed, and things are moved. */
export const builtEdits = fc.array(fc.oneof(...items, ...built), { minLength: 1, maxLength: 20 });

/** Everything that can be done while drawing a plan, and a template's materials on it at the end. */
export const planDrawing = fc.array(fc.oneof(...planEdits, ...built, ...drawing), {
  minLength: 1,
  maxLength: 14,
});
export const dressed = (design: RoomDesign, template: RoomDesign) => dressPlan(design.plan, template);

/** The room after each edit; it is what the browser would send. */
export const editedBy = (design: RoomDesign, edits: readonly RoomEdit[]): RoomDesign =>
  edits.reduce((now, { make }) => make(now), design);
