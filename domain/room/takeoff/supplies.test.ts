import { expect, test } from "vitest";
import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import { deleteItems } from "../edit/items.edit.ts";
import { chooseSupply, removeSupply } from "../edit/supplies.edit.ts";
import { productsBySku } from "./products-by-sku.ts";
import { hallBath, productOf } from "./sample-room.test-support.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";
import { takeoffOf } from "./takeoff.ts";

const category = (slug_url: string, ...above: string[]) => ({ id: 2, name: slug_url, slug_url, above });
const piece = (sku: string, slug: string, change: Partial<RoomProduct> = {}) =>
  productOf({ sku, name: sku, unit: "Piece", price: 10, surface: [], category: category(slug), ...change });
const products = productsBySku([
  productOf({ category: category("porcelain-tile", "tile-flooring") }),
  piece("TUB", "soaking-tubs", { category: category("soaking-tubs", "bath-tubs") }),
  piece("WC", "toilets"),
  piece("VANITY", "bathroom-vanitys"),
  piece("TAP", "bathroom-faucets"),
  piece("MORTAR", "thin-set-mortar", { unit: "Bag", price: 30, attributes: { covers_sqft: 20 } }),
  piece("DRAIN", "shower-and-tub-drains", { price: 80 }),
]);
const supply = (design: RoomDesign, sku: string) =>
  takeoffOf(design, products).supplies.find((line) => line.sku === sku);

test("a chosen drain is one piece for its tub, in the total and on the list, and goes with it", () => {
  const bare = takeoffOf(hallBath(), products);
  const design = chooseSupply(hallBath(), "Drain", "DRAIN", ["tub"]);
  const takeoff = takeoffOf(design, products);
  expect(takeoff.supplies).toMatchObject([{ part: "Drain", places: ["tub"], qty: 1, line_total: 80 }]);
  expect(takeoff.total).toBeCloseTo(bare.total + 80);
  expect(takeoff.goods.find(({ sku }) => sku === "DRAIN")).toMatchObject({ qty: 1, items: ["tub"] });
  expect(deleteItems(design, ["tub"]).supplies).toEqual([]);
  expect(removeSupply(design, "Drain", "DRAIN")).toEqual(hallBath());
});

test("a double vanity takes two traps", () => {
  const double = productsBySku([
    ...products.values(),
    piece("VANITY", "bathroom-vanitys", { attributes: { bowls: "Double" } }),
    piece("TRAP", "supply-lines-and-traps", { price: 8 }),
  ]);
  const { supplies } = takeoffOf(chooseSupply(hallBath(), "Trap", "TRAP", ["vanity"]), double);
  expect(supplies).toMatchObject([{ part: "Trap", places: ["vanity"], qty: 2, line_total: 16 }]);
});

test("quarter round follows the walls, as far as a baseboard goes", () => {
  const size = { width_in: 0.75, length_in: 94, height_in: 0.75, pattern: "" };
  const wood = productsBySku([
    ...products.values(),
    productOf({ category: category("oak-flooring", "hardwood-flooring") }),
    piece("ROUND", "quarter-round", { size }),
  ]);
  const design = chooseSupply(hallBath(), "Quarter round", "ROUND", ["floor"]);
  const shape = shapeOf(design, "base", usualSettings, wood);
  const run_in = shape.kind === "run" ? shape.run_in : 0;
  expect(run_in).toBeGreaterThan(94);
  const [line] = takeoffOf(design, wood).supplies;
  expect(line).toMatchObject({ known: true, qty: Math.ceil((run_in * 1.1) / 94) });
  expect(line?.known && line.steps[0]).toContain("ft along the walls + 10% for cuts, 94 in. a piece");
});

test("mortar follows the area of its floor, and says how", () => {
  const design = chooseSupply(hallBath(), "Mortar", "MORTAR", ["floor"]);
  const before = supply(design, "MORTAR");
  // 17.4 sq ft beside tub and vanity, at the 13 that a bag covers under tile of 24 in.
  expect(before).toMatchObject({ known: true, places: ["floor"], qty: 2 });
  expect(before?.known && before.steps.join(" ")).toContain("for this size of tile");
  const { plan } = design;
  const larger = {
    ...plan,
    vertices_in: [
      [0, 0],
      [120, 0],
      [120, 96],
      [0, 96],
    ] as [number, number][],
  };
  expect(supply({ ...design, plan: larger }, "MORTAR")).toMatchObject({ qty: 5 });
});

test("a part that its place takes no more is not counted, and one that is not sold says so", () => {
  const onWood = productsBySku([
    ...products.values(),
    productOf({ category: category("oak", "hardwood-flooring") }),
  ]);
  const design = chooseSupply(hallBath(), "Mortar", "MORTAR", ["floor"]);
  expect(takeoffOf(design, onWood).supplies).toEqual([]);
  expect(supply(chooseSupply(hallBath(), "Drain", "GONE", ["tub"]), "GONE")).toMatchObject({
    known: false,
    because: "This showroom doesn't sell GONE.",
  });
});

test("mortar of several floors and walls is one line, counted together in whole bags", () => {
  const design = { ...hallBath(), surfaces: [...hallBath().surfaces, { id: "wall:w", sku: "TILE" }] };
  const areas = takeoffOf(design, products).surfaces.filter(({ sku }) => sku === "TILE");
  const places = areas.map(({ surface }) => surface);
  const sqft = areas.reduce((sum, { area_sqft }) => sum + (area_sqft ?? 0), 0);
  const { supplies } = takeoffOf(chooseSupply(design, "Mortar", "MORTAR", places), products);
  expect(places.length).toBeGreaterThan(1);
  expect(supplies).toMatchObject([{ places, qty: Math.ceil(sqft / 13) }]);
});

test("a filler is not counted once its tub is one that takes none", () => {
  const tub = (mounting: string) =>
    piece("TUB", "soaking-tubs", {
      ...{ category: category("soaking-tubs", "bath-tubs"), attributes: { mounting } },
    });
  const filler = piece("FILLER", "tub-fillers", { price: 300 });
  const design = chooseSupply(hallBath(), "Tub filler", "FILLER", ["tub"]);
  const linesWith = (mounting: string) =>
    takeoffOf(design, productsBySku([...products.values(), filler, tub(mounting)])).supplies;
  expect(linesWith("Freestanding")).toMatchObject([{ sku: "FILLER", qty: 1 }]);
  expect(linesWith("Alcove")).toEqual([]);
});

test("a toe kick is counted by the length of the cabinets that it runs along, in whole pieces", () => {
  const base = (id: string, width_in: number) => ({
    ...{ id, sku: "BASE", kind: "base_cabinet", at_in: [50, 50] as [number, number], rotation_deg: 0 },
    ...{ width_in, depth_in: 24, height_in: 34.5 },
  });
  const known = productsBySku([
    ...products.values(),
    piece("BASE", "base-cabinets", { category: category("base-cabinets", "cabinets") }),
    piece("TOE", "toe-kicks-and-scribe", {
      size: { width_in: 0.25, length_in: 96, height_in: 4.5, pattern: "" },
    }),
  ]);
  const ids = ["a", "b", "c", "d", "e"];
  const bare = { ...hallBath(), items: ids.map((id, at) => base(id, at === 0 ? 27 : 36)) };
  const [line] = takeoffOf(chooseSupply(bare, "Toe kick", "TOE", ids), known).supplies;
  expect(line).toMatchObject({ qty: 2, line_total: 20, places: ids });
  expect(line?.known && line.steps[0]).toBe(`14' 3" ÷ 8' a piece = 1.78: 2 to buy`);
});
