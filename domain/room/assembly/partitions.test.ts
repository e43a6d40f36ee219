import fc from "fast-check";
import { expect, test } from "vitest";
import { type RoomDesign, type RoomStructure, roomDesign } from "../../../contract/design/room-design.ts";
import type { Edited } from "../edit/edited.types.ts";
import { done } from "../edit/edited.types.ts";
import { itemById } from "../edit/items.edit.ts";
import { changeStructure, deleteStructure, moveStructure } from "../edit/structures.edit.ts";
import { backingById } from "../geometry/backings.ts";
import { boxOf } from "../geometry/footprint.ts";
import type { Point } from "../geometry/point.ts";
import { spanOn } from "../geometry/walls.ts";
import { productsBySku } from "../takeoff/products-by-sku.ts";
import { itemOf, modelOf, productOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import { calledAs } from "./called-as.ts";
import { whyNot } from "./fit.ts";
import { moveItem } from "./move.ts";
import { place } from "./place.ts";
import { replanned } from "./replan.ts";

const fixture = (sku: string, kind: string, size: readonly [number, number, number], params = {}) =>
  productOf({ sku, name: sku, unit: "Piece", surface: [], model: modelOf(kind, size, params) });
const mirror = fixture("MIRROR", "mirror", [24, 1, 30]);
const bar = fixture("BAR", "accessory", [24, 3, 3], { form: "towel-bar" });
const toilet = fixture("WC", "toilet", [16, 28, 30]);
const cabinet = fixture("WALL", "wall_cabinet", [24, 12, 30]);
const sconce = fixture("SCONCE", "light", [6, 6, 10], { form: "sconce" });
const products = productsBySku([mirror, bar, toilet, cabinet, sconce]);

const partition: RoomStructure = {
  id: "p",
  kind: "partition",
  at_in: [100, 40],
  rotation_deg: 90,
  length_in: 80,
  depth_in: 4,
};
const half: RoomStructure = { ...partition, id: "h", kind: "half_wall", height_in: 42, at_in: [200, 40] };

const room = (structures = [partition, half]): RoomDesign => roomOf(300, 200, { plan: { structures } });

/** The room with a product at a place. */
function withAt(design: RoomDesign, product: typeof mirror, to: Point, products_ = products) {
  const added = place(design, product, products_);
  if (added.design === null) throw new Error(added.refusal);
  return { moved: moveItem(added.design, added.id, to, { reach_in: 8, products: products_ }), id: added.id };
}

test.each([
  ["mirror", mirror],
  ["towel bar", bar],
  ["wall cabinet", cabinet],
  ["sconce", sconce],
])("a %s hangs on either face of a partition and slides along it", (_, product) => {
  for (const [x, side, turn] of [
    [92, "side:p.back", 270],
    [108, "side:p.front", 90],
  ] as const) {
    const { moved, id } = withAt(room(), product, [x, 50]);
    expect(moved.refusal).toBeNull();
    expect(moved.item).toMatchObject({ against: side, rotation_deg: turn });
    const face = backingById(moved.design.plan, side)!;
    expect(spanOn(face, boxOf(moved.item)).gap_in).toBeCloseTo(0);
    const slid = moveItem(moved.design, id, [x, 90], { products });
    expect(slid.refusal).toBeNull();
    // never past the partition's end, which is 80 in. from the south wall
    expect(slid.item.at_in[1]).toBeCloseTo(80 - product.model!.size.width_in / 2);
    expect(roomDesign.safeParse(slid.design).success).toBe(true);
  }
});

test("a half wall is too low for a mirror, and carries a towel bar below its cap", () => {
  const high = withAt(room(), mirror, [190, 40]).moved;
  expect(high.item.against).not.toMatch(/^side:h/);
  const hung = withAt(room(), bar, [190, 40]);
  const item = { ...hung.moved.item, elevation_in: 30 };
  const low = { ...hung.moved.design, items: [item] };
  expect(moveItem(low, item.id, [190, 40], { products }).item.against).toBe("side:h.back");
  const tall = {
    ...low,
    items: [{ ...item, against: "side:h.back", at_in: [196.5, 40] as Point, elevation_in: 60 }],
  };
  expect(whyNot(tall, item.id, products)).toBe("The accessory is too high for the half wall.");
});

test("a toilet stands with its back to a partition", () => {
  const { moved } = withAt(room(), toilet, [120, 40]);
  expect(moved.refusal).toBeNull();
  expect(moved.item).toMatchObject({ against: "side:p.front", rotation_deg: 90, at_in: [116, 40] });
});

const changed = (design: RoomDesign, edit: (bare: RoomDesign) => Edited) => {
  const edited = edit({ ...design, items: [] });
  if (!edited.ok) throw new Error(edited.message);
  return replanned(design, edited.design.plan, products);
};

test("what hangs on a partition goes along when it moves or turns, and comes out with it", () => {
  const { moved, id } = withAt(room([partition]), mirror, [108, 50]);
  const away = changed(moved.design, (bare) => moveStructure(bare, "p", [140, 60], 0));
  expect(itemById(away.design, id)?.at_in).toEqual([142.5, 70]);
  expect(away.note).toBe("");
  const turned = changed(moved.design, (bare) =>
    changeStructure(bare, "p", { rotation_deg: 0, at_in: [100, 60] }),
  );
  expect(itemById(turned.design, id)).toMatchObject({ rotation_deg: 0, against: "side:p.front" });
  expect(whyNot(turned.design, id, products)).toBeNull();
  const gone = changed(moved.design, (bare) => done(deleteStructure(bare, "p")));
  expect(gone.design.items).toEqual([]);
  expect(gone.note).toBe("The mirror came out: there is no room for it.");
});

test("what stood at a partition stays where it is when the partition goes", () => {
  const { moved, id } = withAt(room([partition]), toilet, [120, 40]);
  const gone = changed(moved.design, (bare) => done(deleteStructure(bare, "p")));
  expect(itemById(gone.design, id)).toMatchObject({ at_in: [116, 40], against: null });
  expect(gone.note).toBe("");
});

test("two of a kind are told apart by the partition that one hangs on", () => {
  const { moved } = withAt(room([partition]), mirror, [108, 50]);
  const both = {
    ...moved.design,
    items: [...moved.design.items, itemOf({ id: "m2", kind: "mirror", at_in: [150, 199], against: "n" })],
  };
  expect(calledAs(both, both.items[0]!)).toBe("the mirror on the partition");
});

test("wherever something is hung, it is on a wall that is there, or the move is refused", () => {
  const start = place(room(), mirror, products);
  if (start.design === null) throw new Error(start.refusal);
  const spot = fc.tuple(
    fc.double({ min: -50, max: 350, noNaN: true }),
    fc.double({ min: -50, max: 250, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 359 }),
      (spots, turn) => {
        const plan = {
          ...start.design.plan,
          structures: [{ ...partition, at_in: [150, 100] as Point, rotation_deg: turn }, half],
        };
        let design: RoomDesign = { ...start.design, plan };
        for (const to of spots) {
          const moved = moveItem(design, start.id, to, { reach_in: 8, products });
          if (moved.refusal !== null) continue;
          design = moved.design;
          const item = itemById(design, start.id)!;
          const face = backingById(design.plan, item.against ?? "");
          expect(face).toBeDefined();
          const { from_in, to_in, gap_in } = spanOn(face!, boxOf(item));
          expect(Math.abs(gap_in)).toBeLessThan(0.01);
          expect(from_in).toBeGreaterThan(-0.26);
          expect(to_in).toBeLessThan(face!.length_in + 0.26);
        }
      },
    ),
  );
});
