import { expect, test } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { Edited } from "../edit/edited.types.ts";
import { itemById } from "../edit/items.edit.ts";
import { addOpening } from "../edit/openings.edit.ts";
import { pushWall, setCeiling, setCeilingHeight, setWallLength } from "../edit/plan.edit.ts";
import { productsBySku } from "../takeoff/products-by-sku.ts";
import { hallBath, itemOf, modelOf, productOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import { replanned } from "./replan.ts";

const fixture = (sku: string, kind: string, size: readonly [number, number, number], params = {}) =>
  productOf({ sku, name: sku, unit: "Piece", surface: [], model: modelOf(kind, size, params) });
const products = productsBySku([
  fixture("TUB", "tub", [60, 30, 18]),
  fixture("WC", "toilet", [16, 28, 30]),
  fixture("VANITY", "vanity", [31, 21, 35], { bowls: 1 }),
  fixture("TAP", "faucet", [7, 6, 8], { mount: "single" }),
]);

function changed(design: RoomDesign, edit: (bare: RoomDesign) => Edited) {
  const edited = edit({ ...design, items: [] });
  if (!edited.ok) throw new Error(edited.message);
  return replanned(design, edited.design.plan, products);
}

test("what stands at a wall goes along when it is moved, with what it carries", () => {
  const { design, note } = changed(hallBath(), (bare) => setWallLength(bare, "s", 72));
  expect(itemById(design, "toilet")?.at_in).toEqual([58, 48]);
  expect(itemById(design, "faucet")?.at_in).toEqual([68, 15.5]);
  expect(note).toBe("");
});

test("what is in the way moves, and what fits nowhere comes out", () => {
  const nearer = changed(hallBath(), (bare) => pushWall(bare, "n", 14));
  expect(nearer.design.items).toHaveLength(4);
  expect(nearer.note).toBe("The toilet moved to where there is room.");
  const small = changed(hallBath(), (bare) => pushWall(bare, "n", 40));
  expect(small.design.items.length).toBeLessThan(4);
  expect(small.note).toMatch(/came out: there is no room for (it|them)\.$/);
});

test("a faucet comes out with its vanity, named once", () => {
  const blocked = changed(hallBath(), (bare) =>
    addOpening(bare, { kind: "door", wall: "e", offset_in: 2, width_in: 36, height_in: 80 }),
  );
  expect(blocked.design.items.some(({ id }) => id === "faucet")).toBe(
    blocked.design.items.some(({ id }) => id === "vanity"),
  );
  expect(blocked.note).not.toContain("faucet");
});

test("a lower ceiling lowers what hangs, and takes out what is higher", () => {
  const items = [
    itemOf({
      id: "tall",
      kind: "tall_cabinet",
      at_in: [12, 12],
      height_in: 90,
      against: "s",
      rotation_deg: 180,
    }),
    itemOf({
      id: "upper",
      kind: "wall_cabinet",
      at_in: [60, 6],
      width_in: 30,
      depth_in: 12,
      height_in: 36,
      elevation_in: 54,
      against: "s",
      rotation_deg: 180,
    }),
  ];
  const { design, note } = changed(roomOf(144, 96, { items }), (bare) => setCeilingHeight(bare, 84));
  expect(itemById(design, "tall")).toBeUndefined();
  expect(itemById(design, "upper")?.elevation_in).toBe(48);
  expect(note).toContain("came out");
});

test("under a new slope what is too tall moves to where it fits, and names what came out", () => {
  const tall = itemOf({ id: "tall", kind: "tall_cabinet", at_in: [60, 12], height_in: 84 });
  const low = itemOf({ id: "low", kind: "base_cabinet", at_in: [100, 12], rotation_deg: 180, against: "s" });
  const slope = { kind: "slope", wall: "s", low_in: 48 } as const;
  const { design, note } = changed(roomOf(144, 96, { items: [tall, low] }), (bare) =>
    setCeiling(bare, slope),
  );
  const moved = itemById(design, "tall");
  // 84 in. are reached at 72 in. from the low side
  expect(moved === undefined || moved.at_in[1] - 12 >= 71.5).toBe(true);
  expect(note).toMatch(/tall cabinet/);
  expect(itemById(design, "low")?.at_in).toEqual([100, 12]);
});
