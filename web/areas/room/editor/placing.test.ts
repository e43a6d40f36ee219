import { expect, test } from "vitest";
import {
  type RoomDesign,
  type RoomItem,
  type RoomProduct,
  roomItem,
} from "../../../../contract/design/room-design.ts";
import { place } from "../../../../domain/room/assembly/place.ts";
import { elevationOf } from "../../../../domain/room/geometry/elevation.ts";
import { boxOf } from "../../../../domain/room/geometry/footprint.ts";
import { faceById, spanOn } from "../../../../domain/room/geometry/walls.ts";
import { productsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import {
  itemOf,
  modelOf,
  productOf,
  roomOf,
} from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { takeoffOf } from "../../../../domain/room/takeoff/takeoff.ts";
import { applyProduct } from "./apply-product.ts";
import { chooseProduct } from "./choose-product.ts";
import { createRoomStore, keptDesign } from "./room-state.ts";

const good = (sku: string, kind: string, size: [number, number, number], params = {}): RoomProduct =>
  productOf({ sku, name: sku, unit: "Piece", price: 100, model: modelOf(kind, size, params) });
/** The room with a product added. */
function added(design: RoomDesign, product: RoomProduct, known: readonly RoomProduct[] = []) {
  const placed = place(design, product, productsBySku(known));
  if (placed.refusal !== null) throw new Error(placed.refusal);
  return placed;
}
const sconce = good("Sconce", "light", [5, 7, 12], { form: "sconce" });
const pendant = good("Pendant", "light", [12, 12, 14], { form: "pendant" });

const lit = (): RoomDesign =>
  roomOf(120, 96, {
    plan: {
      openings: [
        { id: "win", wall: "n", kind: "window", offset_in: 30, width_in: 60, height_in: 48, sill_in: 36 },
      ],
    },
    items: [
      itemOf({
        id: "light-1",
        kind: "light",
        sku: "Pendant",
        at_in: [60, 48],
        width_in: 12,
        depth_in: 12,
        height_in: 14,
      }),
    ],
  });

/** Inches between the item's back and the wall that it names. */
function gapOf(design: RoomDesign, item: RoomItem): number {
  const face = faceById(design.plan, item.against ?? "");
  return face ? spanOn(face, boxOf(item)).gap_in : Number.POSITIVE_INFINITY;
}

test("a new wall light hangs on a wall beside its windows, never in mid-room", () => {
  const placed = added(lit(), sconce);
  const item = placed.design.items.find(({ id }) => id === placed.id)!;
  expect(gapOf(placed.design, item)).toBeCloseTo(0, 3);
  expect(Math.abs(item.at_in[0] - 60) > 30 || item.against !== "n").toBe(true);
});

const cabinet = itemOf({
  id: "base",
  kind: "base_cabinet",
  at_in: [30, 84],
  against: "n",
  width_in: 36,
  depth_in: 24,
  height_in: 34.5,
});

test("a new sink is set into a cabinet that has none, and a faucet stands behind its bowl", () => {
  const design = roomOf(120, 96, { room: "kitchen", items: [cabinet] });
  const undermount = good("Sink", "sink", [30, 19, 9], { form: "undermount" });
  const sink = added(design, undermount);
  const own = sink.design.items.at(-1)!;
  expect(own).toMatchObject({ host: "base" });
  const faucet = added(sink.design, good("Tap", "faucet", [2, 4, 12], { use: "kitchen" }), [undermount]);
  expect(faucet.design.items.at(-1)).toMatchObject({ host: "base", at_in: [30, 93] });
  // the bowl ends before the faucet's foot
  expect(own.at_in[1] + own.depth_in / 2).toBeLessThan(93);
  const utility = added(design, good("Tub", "sink", [24, 22, 34], { form: "utility" }));
  expect(utility.design.items.at(-1)!.host).toBeUndefined();
});

test("a sink for which no cabinet has room is not hung in the air: the room says what is missing", () => {
  const undermount = good("Sink", "sink", [30, 19, 9], { form: "undermount" });
  const { design } = added(roomOf(120, 96, { room: "kitchen", items: [cabinet] }), undermount);
  const second = good("Sink 2", "sink", [30, 19, 9], { form: "undermount" });
  expect(place(design, second, productsBySku([undermount]))).toEqual({
    design: null,
    refusal: "Sink 2 needs a sink base to be set into.",
    offer: { kind: "base_cabinet", words: "Add a sink base" },
  });
});

test("where it stands is all that is stored of a new object's place", () => {
  for (const product of [sconce, pendant, good("Sofa", "sofa", [60, 30, 30])]) {
    const { design } = added(roomOf(120, 96), product);
    expect(roomItem.parse(design.items.at(-1))).toEqual(design.items.at(-1));
  }
});

test("seen from its product page it leaves the ceiling light alone", () => {
  const design = lit();
  const store = createRoomStore({ id: "r", version: 3, design } as never, [pendant]);
  expect(applyProduct(store, sconce)).toBeNull();
  expect(keptDesign(store.getState())).toBe(design);
  const { items } = store.getState().design;
  expect(items.map(({ sku }) => sku)).toEqual(["Pendant", "Sconce"]);
  expect(gapOf(store.getState().design, items[1]!)).toBeCloseTo(0, 3);
  expect(chooseProduct(design, { kind: "item", id: "light-1" }, sconce).refusal).toContain("hangs on a wall");
});

const double = good("Double", "vanity", [60, 22, 35], { bowls: 2 });
const single = good("Single", "vanity", [36, 21, 33], {});
const tap = good("Tap", "faucet", [6, 6, 6]);

const sold = productsBySku([double, single, tap]);

const bath = (): RoomDesign =>
  roomOf(120, 96, {
    room: "bathroom",
    items: [
      itemOf({
        id: "v",
        kind: "vanity",
        sku: "Double",
        at_in: [60, 85],
        width_in: 60,
        depth_in: 22,
        height_in: 35,
        against: "n",
      }),
      ...[45, 75].map((x, at) =>
        itemOf({
          id: `f${at}`,
          kind: "faucet",
          sku: "Tap",
          at_in: [x, 92],
          width_in: 6,
          depth_in: 6,
          height_in: 6,
          elevation_in: 35,
          host: "v",
          against: "n",
        }),
      ),
    ],
  });

test("a single vanity for a double one keeps one faucet, behind its bowl and on its top", () => {
  const chosen = chooseProduct(bath(), { kind: "item", id: "v" }, single, sold);
  if (chosen.refusal !== null) throw new Error(chosen.refusal);
  expect(chosen.note).toContain("One faucet was taken out");
  const [vanity, faucet, ...more] = chosen.design.items;
  expect(more).toEqual([]);
  expect(faucet).toMatchObject({ host: "v" });
  expect(elevationOf(chosen.design, faucet!)).toBe(33);
  expect(faucet!.at_in[0]).toBeCloseTo(vanity!.at_in[0], 3);
  expect(faucet!.at_in[1]).toBeCloseTo(93, 3);
  const { goods: products, total } = takeoffOf(chosen.design, productsBySku([single, tap]));
  expect(products.map(({ sku, qty }) => [sku, qty])).toEqual([
    ["Single", 1],
    ["Tap", 1],
  ]);
  expect(total).toBe(200);
});

test("a double vanity puts the faucet behind a bowl and says that the other has none", () => {
  const swapped = chooseProduct(bath(), { kind: "item", id: "v" }, single, sold);
  const again = chooseProduct(swapped.design!, { kind: "item", id: "v" }, double, sold);
  expect(again).toMatchObject({ refusal: null, note: "The second bowl has no faucet yet." });
  const [vanity, faucet] = again.design!.items;
  expect(Math.abs(faucet!.at_in[0] - vanity!.at_in[0])).toBeCloseTo(15, 3);
  expect(elevationOf(again.design!, faucet!)).toBe(35);
});
