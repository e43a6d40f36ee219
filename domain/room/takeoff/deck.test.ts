import { expect, test } from "vitest";
import { makeMaterial } from "../../materials/looks.ts";
import { fits } from "../edit/fits.ts";
import { layingOf } from "../edit/laying.ts";
import { known, lines } from "./lines.test-support.ts";
import { productOf, roomOf, surfaceOf } from "./sample-room.test-support.ts";

const piece = { width_in: 5.5, height_in: 144, thickness_in: 1 };
const layout = { pattern: "random", grout: { width_in: 0.1875, color: "#1f1c19" } } as const;
const board = productOf({
  sku: "BOARD",
  name: "Pine Deck Board",
  category: { id: 9, name: "Wood Deck Boards", slug_url: "wood-deck-boards", above: ["decking"] },
  unit: "Piece",
  price: 20,
  price_per_sqft: null,
  box_sqft: null,
  pieces_per_box: null,
  size: { width_in: 5.5, length_in: 144, height_in: 1, pattern: "" },
  surface: ["outdoor"],
  material: makeMaterial("heart-pine", { seed: 1, format: "plank-5", piece, layout }),
});

test("a deck takes whole boards, with the gaps between them laid out", () => {
  const design = roomOf(144, 120, { room: "outdoor", surfaces: [surfaceOf("floor", "BOARD")] });
  const [floor] = lines(design, board).map(known);
  // 120 sq ft and a tenth are 132, at 5.5 sq ft a board
  expect(floor).toMatchObject({ unit: "Piece", qty: 24, waste: 10, line_total: 480 });
  expect(floor!.steps).toContain("24 boards × 12 ft = 288 linear ft");
  // boards run from house to yard: 144 in. across take 25.3 of 5 1/2 in. with 3/16 in. between them
  expect(floor!.pieces!.needed).toBeLessThanOrEqual(24);
});

test("deck boards go on floors outdoors only, and their gaps are not grouted", () => {
  expect([
    fits(board, "floor", "outdoor"),
    fits(board, "floor", "kitchen"),
    fits(board, "wall:n", "outdoor"),
  ]).toEqual([true, false, false]);
  expect(layingOf(board).grouted).toBe(false);
});
