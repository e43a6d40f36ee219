import { describe, expect, it } from "vitest";
import { alsoNeeded, isWhatIsNeeded } from "./also-needed.ts";
import { unitsFor, unitsPerSqft } from "./amounts.ts";
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

  it("is nothing for products that need nothing", () => {
    expect(parts(["decor"], {})).toEqual([]);
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
