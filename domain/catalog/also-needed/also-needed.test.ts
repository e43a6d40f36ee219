import { describe, expect, it } from "vitest";
import { alsoNeeded, isWhatIsNeeded } from "./also-needed.ts";
import {
  type Cased,
  howCounted,
  howCountedAlong,
  howCountedCasing,
  howCountedEach,
  unitsAlong,
  unitsEach,
  unitsFor,
  unitsOfCasing,
  unitsPerEdgeFt,
  unitsPerSqft,
} from "./amounts.ts";
import { type Counted, inAll } from "./in-all.ts";
import { laidTile } from "./laid-tile.ts";

const floorTile = { width_in: 12, length_in: 24, thickness_in: 0.375, joint_in: 0.125 };
const parts = (categories: string[], specs: Record<string, string>) =>
  alsoNeeded({ categories, specs }).map(({ part }) => part);
const need = (part: string, specs: Record<string, string>) =>
  alsoNeeded({ categories: ["tile-flooring"], specs }).find((one) => one.part === part)!;

describe("what else a tile takes", () => {
  it("is mortar and grout, and for stone a sealer", () => {
    expect(parts(["tile-flooring"], { material: "Ceramic", size: "6×6 in." })).toEqual(["Mortar", "Grout"]);
    expect(parts(["tile-flooring"], { material: "Marble", size: "6×6 in." })).toContain("Sealer");
  });

  it("is a board and waterproofing where it may get wet, and clips for large tile", () => {
    const shower = parts(["backsplash-tiles"], { use: "Wall, Shower wall", size: "3×6 in." });
    expect(shower).toEqual(["Mortar", "Grout", "Backer board", "Waterproofing"]);
    expect(parts(["tile-flooring"], { size: "24×48 in." })).toContain("Leveling clips");
  });

  it("is white mortar that carries stone, and grout without sand for narrow joints", () => {
    const mortar = need("Mortar", { material: "Marble", size: "24×24 in." });
    expect(mortar.option).toBe("White");
    expect(isWhatIsNeeded(mortar, { use: "Floors, Large-format tile, Stone" })).toBe(true);
    expect(isWhatIsNeeded(mortar, { use: "Floors, Tile up to 15 in." })).toBe(false);
    const narrow = need("Grout", { grout_joint_in: "1/16 in." });
    expect(isWhatIsNeeded(narrow, { material: "Unsanded cement" })).toBe(true);
    expect(isWhatIsNeeded(narrow, { material: "Sanded cement" })).toBe(false);
    expect(isWhatIsNeeded(need("Grout", { grout_joint_in: "1/8 in." }), { material: "Sanded cement" })).toBe(
      true,
    );
  });

  it("is an edge trim for tile as thick as one is made for", () => {
    const trim = (thickness_in: string) => need("Edge trim", { thickness_in })?.option;
    expect(["0.313 in. (8 mm)", "3/8 in. (9.5 mm)", "0.354 in. (9 mm)", "1/2 in."].map(trim)).toEqual([
      "5/16 in.",
      "3/8 in.",
      "3/8 in.",
      "1/2 in.",
    ]);
    expect(trim("5/8 in.")).toBeUndefined();
  });

  it("is paste for paper that comes without", () => {
    const paper = (install_method: string) => parts(["wallpaper", "pasted-wallpaper"], { install_method });
    expect(paper("Paste the wall")).toEqual(["Paste", "Primer", "Smoother"]);
    expect(paper("Pre-pasted")).toEqual(["Primer", "Smoother"]);
  });

  it("is nothing for products that need nothing", () => {
    expect(parts(["decor"], {})).toEqual([]);
  });
});

describe("what else other products take", () => {
  it("is a carrier for a wall-hung toilet, a supply line for the others", () => {
    const hung = { mounting: "Wall", flush_type: "Dual flush" };
    expect(parts(["toilets", "wall-hung-toilets"], hung)).toEqual(["Carrier"]);
    expect(parts(["toilets"], { mounting: "Floor" })).toEqual(["Supply line"]);
  });

  it("is a filler and a drain for a freestanding tub, only the drain for an alcove tub", () => {
    expect(parts(["bath-tubs"], { mounting: "Freestanding" })).toEqual(["Tub filler", "Drain"]);
    expect(parts(["bath-tubs"], { mounting: "Alcove" })).toEqual(["Drain"]);
  });

  it("is a valve for trim that comes without one", () => {
    const trim = { valve: "Thermostatic" };
    expect(parts(["showers"], { ...trim, chosen: "Chrome, Trim only" })).toEqual(["Rough-in valve"]);
    expect(parts(["showers"], { ...trim, chosen: "Chrome, With rough-in valve" })).toEqual([]);
  });

  it("is an underlayment only where the plank has none of its own", () => {
    const floating = { install_method: "Click, floating" };
    const floor = (underlayment: string) => parts(["laminate-flooring"], { ...floating, underlayment });
    expect(floor("Separate")).toContain("Underlayment");
    expect(floor("Attached 2 mm")).not.toContain("Underlayment");
  });
});

describe("amounts", () => {
  it("of grout follow the makers' formula", () => {
    // (12 + 24) ÷ (12 × 24) × 1/8 × 3/8 × 144 in³ × 0.0578 lb/in³ and a tenth for losses
    expect(unitsPerSqft("grout", { net_weight_lb: 25 }, floorTile)! * 25).toBeCloseTo(0.0536, 4);
    const chips = { width_in: 1, length_in: 1, thickness_in: 0.25, joint_in: 0.125 };
    expect(unitsPerSqft("grout", { net_weight_lb: 25 }, chips)! * 25).toBeCloseTo(0.572, 3);
  });

  it("of mortar grow with the notch that the tile's size asks for", () => {
    const bag = { covers_sqft: 65 };
    const perBag = (side: number) =>
      Math.round(1 / unitsPerSqft("mortar", bag, { ...floorTile, width_in: side, length_in: side })!);
    expect([2, 6, 12, 24].map(perBag)).toEqual([124, 91, 65, 42]);
  });

  it("are whole packages, and one at least", () => {
    expect(unitsFor(130, 1 / 65)).toBe(2);
    expect(unitsFor(131, 1 / 65)).toBe(3);
    expect(unitsFor(3, 1 / 65)).toBe(1);
    expect(unitsFor(400, null)).toBe(1);
  });

  it("are unknown without a coverage, a weight or a size", () => {
    expect(unitsPerSqft("area", {}, floorTile)).toBeNull();
    expect(unitsPerSqft("grout", { net_weight_lb: 25 }, null)).toBeNull();
    expect(unitsPerSqft("each", { covers_sqft: 65 }, floorTile)).toBeNull();
  });
});

describe("pieces", () => {
  it("are as many as a vanity has bowls, and a light sockets", () => {
    const piecesOf = (category: string, specs: Record<string, string>) =>
      alsoNeeded({ categories: [category], specs }).map(({ part, pieces }) => [part, pieces]);
    expect(piecesOf("bathroom-vanitys", { bowls: "Double" })).toContainEqual(["Trap", 2]);
    expect(piecesOf("bathroom-vanitys", { bowls: "Double" })).toContainEqual(["GFCI outlet", null]);
    expect(piecesOf("bathroom-vanitys", {})).toContainEqual(["Trap", 1]);
    // both bowls of a kitchen sink drain through one trap
    expect(piecesOf("kitchen-sinks", { bowls: "Double" })).toEqual([["Trap", null]]);
    expect(piecesOf("lights", { bulb_base: "E26", bulbs: "6" })).toContainEqual(["Bulbs", 6]);
  });

  it("come in packages, which several products share", () => {
    const bulbs = (pieces: number): Counted => ({
      ...{ part: "Bulbs", sku: "B", units_per_sqft: null, units_per_edge_ft: null },
      units_each: unitsEach(pieces, { package: "4-pack" }),
      how: howCountedEach(pieces, { package: "4-pack" }),
    });
    const count = (...lines: [qty: number, pieces: number][]) =>
      inAll(lines.map(([qty, pieces]) => ({ qty, area_sqft: null, needs: [bulbs(pieces)] })))[0];
    expect(count([1, 6])).toMatchObject({
      count: 2,
      steps: ["6 for each, 4 in a package", "1.5 in all: 2 to buy"],
    });
    expect(count([2, 2])?.count).toBe(1);
    expect(count([2, 1], [1, 3])?.count).toBe(2);
  });
});

describe("the piece between the joints", () => {
  const item_size = { width_size: "11.81 in.", length_size: "11.81 in.", height_size: "0.375 in." };

  it("is the tile as it measures, or the chip of a mosaic sheet", () => {
    expect(laidTile({ options: { Size: "12×12 in." }, item_size }, "1/16 in.")).toEqual({
      width_in: 11.81,
      length_in: 11.81,
      thickness_in: 0.375,
      joint_in: 0.0625,
    });
    expect(laidTile({ options: { Size: "1×4 in. brick on 12×12 in. sheet" }, item_size }, undefined)).toEqual(
      {
        width_in: 1,
        length_in: 4,
        thickness_in: 0.375,
        joint_in: 0.125,
      },
    );
    expect(
      laidTile({ options: { Size: "2 in. hexagon on 12×12 in. sheet" }, item_size }, "1/8"),
    ).toMatchObject({ width_in: 2, length_in: 2 });
  });

  it("is unknown without a size", () => {
    const none = { width_size: "", length_size: "", height_size: "" };
    expect(laidTile({ options: {}, item_size: none }, "1/8")).toBeNull();
  });
});

describe("what the lines of a cart take together", () => {
  const grout: Counted = {
    part: "Grout",
    sku: "G",
    units_per_sqft: 0.01,
    units_each: 1,
    units_per_edge_ft: null,
  };
  const line = (needs: Counted[], area_sqft: number | null, sku = "T") => ({ sku, qty: 1, area_sqft, needs });

  it("is counted in whole packages for all of them", () => {
    expect(inAll([line([grout], 60), line([grout], 130, "U")])).toEqual([
      { ...grout, count: 2, steps: [], skus: ["T", "U"] },
    ]);
    expect(inAll([line([grout], 60)])).toEqual([{ ...grout, count: 1, steps: [], skus: ["T"] }]);
  });

  it("says how it was counted, each tile once", () => {
    const how = howCounted("grout", { net_weight_lb: 25 }, floorTile)!;
    expect(how).toBe(
      "(24 + 12) ÷ (24 × 12) × 0.125 in. joint × 0.375 in. deep × 144 × 0.0578 lb + 10% = 0.054 lb per sq ft; one covers 466 sq ft",
    );
    expect(howCounted("mortar", { covers_sqft: 65 }, floorTile)).toContain("× 0.65");
    expect(howCounted("each", {}, floorTile)).toBeNull();
    const [all] = inAll([line([{ ...grout, how }], 60), line([{ ...grout, how }], 70)]);
    expect(all?.steps).toEqual([how, "130.0 sq ft take 1.30: 2 to buy"]);
  });

  it("follows the walls around a floor, a square where they are not known", () => {
    const stick = { stick_in: 94 };
    const round: Counted = {
      ...{ part: "Quarter round", sku: "Q", units_per_sqft: null, units_each: 1 },
      units_per_edge_ft: unitsPerEdgeFt("edge", stick),
    };
    const floor = { qty: 8, area_sqft: 150, needs: [round] };
    // 4 × √150 = 49 ft and a tenth for cuts are 6.9 sticks
    expect(inAll([floor])[0]).toMatchObject({
      count: 7,
      steps: ["About 49.0 ft around a square room + 10% for cuts, 94 in. a piece: 7 to buy"],
    });
    expect(inAll([{ ...floor, edge_ft: 36.5 }])[0]).toMatchObject({
      count: 6,
      steps: ["36.5 ft along the walls + 10% for cuts, 94 in. a piece: 6 to buy"],
    });
    expect(unitsPerEdgeFt("edge", {})).toBeNull();
    expect(unitsPerEdgeFt("each", stick)).toBeNull();
    expect(alsoNeeded({ categories: ["hardwood-flooring"], specs: {} })[0]).toMatchObject({
      part: "Quarter round",
      amount: "edge",
    });
  });

  it("is a share of a stick for each cabinet that it runs along", () => {
    const kick = (width_in: number): Counted => ({
      ...{ part: "Toe kick", sku: "K", units_per_sqft: null, units_per_edge_ft: null },
      units_each: unitsAlong(width_in, { stick_in: 96 }),
      how: howCountedAlong(width_in, { stick_in: 96 }),
    });
    const cabinets = [30, 36, 24, 24].map((width) => ({ qty: 1, area_sqft: null, needs: [kick(width)] }));
    expect(inAll(cabinets)[0]).toMatchObject({ count: 2 });
    expect(inAll(cabinets.slice(0, 1))[0]?.steps).toEqual([
      "30 in. of a 96 in. piece for each",
      "0.31 in all: 1 to buy",
    ]);
    expect(unitsAlong(30, {})).toBe(1);
  });

  it("is casing around each window, and around both sides of each door", () => {
    const casing = (kind: "around" | "doorway", opening: Cased, unit: string): Counted => ({
      ...{ part: "Casing", sku: "C", units_per_sqft: null, units_per_edge_ft: null },
      units_each: unitsOfCasing(kind, opening, { unit, stick_in: 96 })!,
      how: howCountedCasing(kind, opening),
    });
    const count = (qty: number, need: Counted) => inAll([{ qty, area_sqft: null, needs: [need] }])[0];
    const window = { width_in: 36, height_in: 60 };
    // 192 in. and a tenth are 17.6 ft each
    expect(count(4, casing("around", window, "Linear foot"))).toMatchObject({
      count: 71,
      steps: ["2 × (36 + 60) in. + 10% for miters = 17.6 ft each", "70.4 in all: 71 to buy"],
    });
    expect(count(1, casing("around", window, "Piece"))?.count).toBe(3);
    // 2 × (30 + 160) in. and a tenth
    expect(count(1, casing("doorway", { width_in: 30, height_in: 80 }, "Linear foot"))?.count).toBe(35);
    expect(unitsOfCasing("around", { width_in: 0, height_in: 0 }, { unit: "Linear foot" })).toBeNull();
  });

  it("is one tool for all walls and rolls", () => {
    const tool: Counted = {
      ...{ part: "Smoother", sku: "S", units_per_sqft: null, units_per_edge_ft: null },
      units_each: unitsEach(null, {}, "once"),
    };
    const walls = [90, 120].map((area_sqft) => ({ qty: 4, area_sqft, needs: [tool] }));
    expect(inAll([...walls, { qty: 6, area_sqft: null, needs: [tool] }])[0]?.count).toBe(1);
  });

  it("is one for each product, and one for a whole floor", () => {
    const carrier = {
      part: "Carrier",
      sku: "C",
      units_per_sqft: null,
      units_each: 1,
      units_per_edge_ft: null,
    };
    expect(inAll([{ qty: 3, area_sqft: null, needs: [carrier] }])[0]?.count).toBe(3);
    expect(inAll([{ qty: 14, area_sqft: 200, needs: [carrier] }])[0]?.count).toBe(1);
  });
});
