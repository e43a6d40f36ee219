import fc from "fast-check";
import { expect, test } from "vitest";
import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import { layingPatterns } from "./boxes.ts";
import { first, known, lines, paint, stick } from "./lines.test-support.ts";
import { productsBySku } from "./products-by-sku.ts";
import {
  hallBath,
  itemOf,
  modelOf,
  productOf,
  roomOf,
  surfaceOf,
  turnedDesign,
} from "./sample-room.test-support.ts";
import { takeoffOf } from "./takeoff.ts";

test("the 5 × 8 bath: floor less tub and vanity, in boxes, with every figure", () => {
  const line = first(hallBath(), productOf());
  expect(line.area_sqft).toBeCloseTo(40 - 12.5 - (31 * 21) / 144, 6);
  expect(line).toMatchObject({
    gross_sqft: 40,
    waste: 10,
    boxes: 2,
    qty: 2,
    unit: "Box",
    line_total: 104.2,
    line_total_cents: 10420,
  });
  expect(line.steps).toEqual([
    "Room: 5' × 8' = 40.00 sq ft",
    `− tub: 5' × 2' 6" = 12.50 sq ft`,
    `− vanity: 2' 7" × 1' 9" = 4.52 sq ft`,
    "= 22.98 sq ft net",
    "22.98 sq ft + 10% waste (straight) = 25.28 sq ft",
    "Laid out: 7 whole and 9 cut, 1 of them from offcuts; 15 pieces to open",
    "25.28 sq ft ÷ 16.00 sq ft a box = 1.58 → 2 boxes",
    "2 × $52.10 per box = $104.20",
    "Left over after waste: 6.72 sq ft",
  ]);
});

test("when large tiles do not come out of the boxes that the area asks for, another box is bought", () => {
  const large = productOf({
    size: { width_in: 24, length_in: 48, height_in: 0.4, pattern: "Straight" },
    box_sqft: 16,
    pieces_per_box: 2,
  });
  // three whole tiles; two strips of 2 in. out of one, a third out of another, and one more for the last row
  const line = first(roomOf(50, 80, { surfaces: [surfaceOf("floor", "TILE")] }), large);
  expect(line.needed).toBeLessThan(2 * 16);
  expect(line.pieces).toMatchObject({ whole: 3, needed: 6 });
  expect(line.boxes).toBe(3);
  expect(line.steps.join()).toContain("the pieces as laid out take more");
});

const side = fc.integer({ min: 30, max: 400 });
const pattern = fc.constantFrom(...layingPatterns);
const boxed = fc.record({
  pieces: fc.integer({ min: 1, max: 40 }),
  width: fc.integer({ min: 3, max: 30 }),
  length: fc.integer({ min: 3, max: 60 }),
});
const boxedProduct = ({
  pieces,
  width,
  length,
}: {
  pieces: number;
  width: number;
  length: number;
}): RoomProduct =>
  productOf({
    pieces_per_box: pieces,
    box_sqft: Number(((pieces * width * length) / 144).toFixed(2)),
    size: { width_in: width, length_in: length, height_in: 0.3, pattern: "" },
  });

test("boxes are never short: of area with waste, and of pieces as laid out", () => {
  fc.assert(
    fc.property(side, side, pattern, boxed, (width, depth, laid, box) => {
      const product = boxedProduct(box);
      const line = first(
        roomOf(width, depth, { surfaces: [surfaceOf("floor", "TILE", { pattern: laid })] }),
        product,
      );
      expect(line.boxes! * product.box_sqft!).toBeGreaterThanOrEqual(
        line.area_sqft * (1 + line.waste / 100) - 0.01,
      );
      expect(line.boxes! * box.pieces).toBeGreaterThanOrEqual(line.pieces!.needed);
      expect(line.line_total_cents).toBe(5210 * line.boxes!);
      const share = (box.width * box.length) / 144;
      expect(line.pieces!.needed * share).toBeGreaterThanOrEqual(
        line.area_sqft - 0.05 * line.area_sqft - 0.5,
      );
    }),
    { numRuns: 60 },
  );
});

test("turning and moving the room leaves every area, run and box alone", () => {
  const design = {
    ...hallBath(),
    surfaces: [
      surfaceOf("floor", "TILE"),
      surfaceOf("wall:e", "PAINT"),
      surfaceOf("shower:tub", "TILE"),
      surfaceOf("base", "BASE"),
      surfaceOf("ceiling", "PAINT"),
    ],
  };
  const products = [productOf(), paint, stick];
  const here = lines(design, ...products).map(known);
  fc.assert(
    fc.property(fc.constantFrom(0, 90, 180, 270, 37), fc.integer({ min: -900, max: 900 }), (degrees, by) => {
      const there = lines(turnedDesign(design, degrees, [by, -by]), ...products).map(known);
      here.forEach((line, at) => {
        expect(there[at]!.area_sqft).toBeCloseTo(line.area_sqft, 2);
        expect(there[at]!.run_ft ?? 0).toBeCloseTo(line.run_ft ?? 0, 4);
      });
    }),
    { numRuns: 20 },
  );
});

test("a room cut in two has the floors of its halves together", () => {
  fc.assert(
    fc.property(side, side, side, (a, b, depth) => {
      const floor = (width: number) =>
        first(roomOf(width, depth, { surfaces: [surfaceOf("floor", "TILE")] }), productOf()).area_sqft;
      expect(floor(a) + floor(b)).toBeCloseTo(floor(a + b), 6);
    }),
  );
});

test("wall, wainscot, backsplash and shower of one wall add up to the wall less its openings", () => {
  const bath = hallBath();
  const area = (surfaces: RoomDesign["surfaces"], id: string) =>
    lines({ ...bath, surfaces }, productOf(), paint).find((line) => line.surface === id)?.area_sqft ?? 0;
  const whole = area([surfaceOf("wall:n", "PAINT")], "wall:n");
  const shared = [surfaceOf("wall:n", "PAINT"), surfaceOf("shower:tub", "TILE", { height_in: 80 })];
  const onNorth = (60 * (80 - 18) - 24 * 20) / 144;
  expect(whole).toBeCloseTo((60 * 96 - 24 * 24) / 144, 6);
  expect(area(shared, "wall:n")).toBeCloseTo(whole - onNorth, 4);
});

test("paint is counted by coats and coverage, and walls share their cans", () => {
  const design = roomOf(144, 120, {
    surfaces: ["s", "e", "n", "w"].map((wall) => surfaceOf(`wall:${wall}`, "PAINT")),
  });
  const walls = lines(design, paint).map(known);
  // 2 × (12 + 10) ft × 8 ft × 2 coats = 704 sq ft from cans of 350
  expect(walls.map(({ qty }) => qty)).toEqual([1, 1, 0, 1]);
  expect(walls.reduce((sum, { line_total_cents }) => sum + line_total_cents, 0)).toBe(3 * 5825);
  expect(walls[2]!.steps.at(-1)).toBe("Done from what is booked on the south wall");
  const single = lines(design, { ...paint, attributes: { coverage_sqft: 400, coats: 1 } }).map(known);
  expect(single.reduce((sum, { qty }) => sum + qty, 0)).toBe(1);
});

test("the arithmetic calls surfaces by their words, never by their ids", () => {
  const bath = hallBath();
  const walls = bath.plan.walls.flatMap(({ id }) => [
    surfaceOf(`wall:${id}`, "TILE"),
    surfaceOf(`wainscot:${id}`, "TILE"),
  ]);
  const surfaces = [surfaceOf("floor", "TILE"), ...walls, surfaceOf("shower:tub", "TILE")];
  const steps = lines({ ...bath, surfaces }, productOf()).flatMap((line) => line.steps);
  expect(steps.join("\n")).toContain("Together with");
  expect(steps.join("\n")).toContain("tiled walls of the tub");
  expect(steps.filter((step) => /\b(wall|wainscot|shower):\w/.test(step))).toEqual([]);
});

test("surfaces that share a product buy exactly what they need together", () => {
  fc.assert(
    fc.property(fc.array(side, { minLength: 2, maxLength: 4 }), (widths) => {
      const design = roomOf(120, 120, {
        surfaces: [
          surfaceOf("floor", "TILE"),
          ...["s", "e", "n", "w"].slice(0, widths.length).map((wall) => surfaceOf(`wall:${wall}`, "TILE")),
        ],
      });
      const all = lines(design, productOf()).map(known);
      const needed = all.reduce((sum, line) => sum + line.needed, 0);
      const boxes = all.reduce((sum, { qty }) => sum + qty, 0);
      expect(boxes * 16).toBeGreaterThanOrEqual(needed - 1e-6);
      expect(all.every(({ qty }) => qty >= 0)).toBe(true);
      const pieces = all.reduce((sum, line) => sum + line.pieces!.needed, 0);
      expect(boxes).toBe(Math.max(Math.ceil(needed / 16 - 1e-9), Math.ceil(pieces / 8)));
    }),
  );
});

test("what cannot be computed says why and costs nothing", () => {
  const bath = {
    ...hallBath(),
    surfaces: ["floor", "wall:e", "ceiling", "wall:x", "backsplash:w", "shower:gone"].map((id, at) =>
      surfaceOf(id, [null, "GONE", "NOSIZE", "TILE", "TILE", "TILE"][at]!),
    ),
  };
  const bare = productOf({ sku: "NOSIZE", size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" } });
  const takeoff = takeoffOf(bath, productsBySku([productOf(), bare]));
  expect(takeoff.surfaces.map((line) => (line.known ? "" : line.because))).toEqual([
    "No product chosen yet.",
    "This showroom doesn't sell GONE.",
    "Porcelain 12×24 has no piece size, so it cannot be laid out.",
    "The wall is no longer in the plan.",
    "No counter stands on that wall.",
    "The shower that it belongs to is no longer in the room.",
  ]);
  expect(takeoff.surfaces[0]).toMatchObject({ area_sqft: expect.closeTo(22.98, 2) });
  expect(takeoff.total).toBe(0);
  expect(takeoff.unknown).toBe(6 + bath.items.length);
});

test("where all walls are tiled from the floor up, the baseboard is not open", () => {
  const room = { ...hallBath(), items: [] };
  const tiled = room.plan.walls.map(({ id }) => ({ ...surfaceOf(`wainscot:${id}`, "TILE"), height_in: 42 }));
  const base = surfaceOf("base", "BASE");
  const { surfaces, unknown } = takeoffOf(
    { ...room, surfaces: [...tiled, base] },
    productsBySku([productOf()]),
  );
  expect([surfaces.map(({ surface }) => surface), unknown]).toEqual([tiled.map(({ id }) => id), 0]);
});

test("a piece count needs no box: products by the piece, boxes without a size", () => {
  const byPiece = productOf({ unit: "Piece", box_sqft: null, pieces_per_box: null, price: 9 });
  expect(first(roomOf(96, 60, { surfaces: [surfaceOf("floor", "TILE")] }), byPiece).qty).toBe(22);
  const [line] = lines(
    roomOf(96, 60, { surfaces: [surfaceOf("floor", "TILE")] }),
    productOf({ box_sqft: null }),
  );
  expect(line).toMatchObject({
    known: false,
    because: expect.stringContaining("we don't know how much one covers"),
  });
});

test("items are counted one by one, pulls by doors and drawers, all listed by SKU", () => {
  const cabinet = productOf({
    sku: "B36",
    unit: "Piece",
    price: 412.5,
    model: modelOf("base_cabinet", [36, 24, 34.5], { form: "base", layout: "drawer-door" }),
  });
  const vanity = productOf({
    sku: "V",
    unit: "Piece",
    price: 900,
    model: modelOf("vanity", [36, 22, 35], { doors: 2, drawers: 3 }),
  });
  const pull = productOf({ sku: "PULL", unit: "Piece", price: 7.25, minimum_unit: 12 });
  const design = roomOf(168, 120, {
    items: [
      itemOf({ id: "a", kind: "base_cabinet", sku: "B36", hardware_sku: "PULL" }),
      itemOf({ id: "v", kind: "vanity", sku: "V", hardware_sku: "PULL" }),
      itemOf({ id: "b", kind: "base_cabinet", sku: "B36" }),
    ],
  });
  const takeoff = takeoffOf(design, productsBySku([cabinet, vanity, pull]));
  expect(takeoff.goods.map(({ sku, qty, line_total }) => [sku, qty, line_total])).toEqual([
    ["B36", 2, 825],
    ["PULL", 12, 87],
    ["V", 1, 900],
  ]);
  const pulls = takeoff.items
    .filter(({ part }) => part === "hardware")
    .map((line) => (line.known ? line.qty : 0));
  expect(pulls).toEqual([7, 5]);
  expect(takeoff.total_cents).toBe(82500 + 8700 + 90000);
});

test("the total is the sum of the lines to the cent, whatever the prices", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99_999 }),
      side,
      (a, b, width) => {
        const design = roomOf(width, 96, {
          surfaces: [surfaceOf("floor", "TILE"), surfaceOf("wall:s", "PAINT")],
        });
        const takeoff = takeoffOf(
          design,
          productsBySku([productOf({ price: a / 100 }), { ...paint, price: b / 100 }]),
        );
        const sum = takeoff.surfaces.reduce((all, line) => all + known(line).line_total_cents, 0);
        const byProduct = takeoff.goods.reduce((all, product) => all + product.line_total_cents, 0);
        expect(takeoff.total_cents).toBe(sum);
        expect(byProduct).toBe(sum);
        expect(Math.round(takeoff.total * 100)).toBe(sum);
      },
    ),
  );
});

test("the floor and the baseboard run on past a free-standing tub and stop at a built-in one", () => {
  const against = (form: string) => {
    const tub = itemOf({
      id: "t",
      kind: "tub",
      sku: "TUB",
      at_in: [60, 81],
      width_in: 60,
      depth_in: 30,
      against: "n",
    });
    const design = roomOf(120, 96, {
      items: [tub],
      surfaces: [surfaceOf("floor", "TILE"), surfaceOf("base", "BASE")],
    });
    const product = productOf({ sku: "TUB", unit: "Piece", model: modelOf("tub", [60, 30, 22], { form }) });
    const [floor, base] = lines(design, productOf(), stick, product).map(known);
    return { floor_sqft: floor!.area_sqft, base_ft: base!.run_ft };
  };
  for (const form of ["oval", "claw", "pedestal", "dshape"])
    expect(against(form)).toEqual({ floor_sqft: 80, base_ft: 36 });
  for (const form of ["alcove", "drop-in", "corner", "walk-in"])
    expect(against(form)).toEqual({ floor_sqft: 80 - 12.5, base_ft: 31 });
});
