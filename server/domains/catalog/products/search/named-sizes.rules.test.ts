import { describe, expect, it } from "vitest";
import { isSize, sizesIn, sizesWanted } from "./named-sizes.rules.ts";

const wanted = (text: string, ...values: string[]) =>
  sizesWanted(
    values.map((value) => ({ text: value, sizes: sizesIn(value) })),
    sizesIn(text),
  );

describe("the size that a text names", () => {
  const wall = ["9 in.", "24 in.", "30 in."];
  const tall = ["18 × 84 in.", "24 × 84 in.", "24 × 90 in.", "36 × 84 in."];
  const tops = ["72×25-1/2 in.", "96×25-1/2 in.", "98×25-1/2 in."];
  const centers = ["3 in. centers", "3-3/4 in. centers", "5-1/16 in. centers"];
  const mosaic = ["1×3 in. herringbone on 12×12 in. sheet", "2 in. hexagon on 12×12 in. sheet"];
  const squares = "2×2 in. on 12×12 in. sheet";
  const rugs = ["5 × 8 ft", "8 × 10 ft"];
  it.each([
    ["wall cabinet 30x30", wall, ["30 in."]],
    ['wall cabinet 24"', wall, ["24 in."]],
    ["wall cabinet 2 ft", wall, ["24 in."]],
    ["wall cabinet 600 mm", wall, ["24 in."]],
    ["wall cabinet 29-7/8 inches", wall, ["30 in."]],
    ["drawer base 24", wall, ["24 in."]],
    ["24x84 pantry", tall, ["24 × 84 in."]],
    ["84 × 24 pantry", tall, ["24 × 84 in."]],
    ["24 by 84 pantry", tall, ["24 × 84 in."]],
    ["24 in pantry", tall, ["24 × 84 in.", "24 × 90 in."]],
    ["pantry 24 in wide 84 in tall", tall, ["24 × 84 in."]],
    ["pantry 90 inch", tall, ["24 × 90 in."]],
    ["24x96 pantry", tall, ["24 × 84 in.", "24 × 90 in."]],
    ["butcher block 8 ft", tops, ["96×25-1/2 in."]],
    ["128 mm bar pull", centers, ["5-1/16 in. centers"]],
    ["3 inch pull", centers, ["3 in. centers"]],
    ["2x2 mosaic", [...mosaic, squares], [squares]],
    ["2x2 mosaic", mosaic, mosaic.slice(1)],
    ["12x12 sheet", mosaic, mosaic],
    ["8x10 rug", rugs, ["8 × 10 ft"]],
    ["8 x 10 ft rug", rugs, ["8 × 10 ft"]],
    ["20 mil vinyl", ["2 mm, 12 mil", "2.5 mm, 20 mil"], ["2.5 mm, 20 mil"]],
    ["80 cfm fan", ["80 CFM", "110 CFM"], ["80 CFM"]],
  ])("%s", (text, values, named) => expect(wanted(text, ...values)).toEqual(named));

  it.each([
    ["a bare number that may count feet or the second side", "8 rug", ["8 × 10 ft", "30 × 8 in."]],
    ["a bare number that is only near", "30 cabinet", ["29-7/8 in."]],
    ["another unit", "110 mm fan", ["110 CFM"]],
    ["another length", "36 in. cabinet", ["30 in.", "33 in."]],
    ["words", "wall cabinet", ["30 in."]],
  ])("is not %s", (_, text, values) => expect(wanted(text, ...values)).toEqual([]));
});

it("knows sizes from numbers that count and from other values", () => {
  const values = ["30 in.", "8 × 10 ft", "96×25-1/2 in.", "2.5 mm, 20 mil", "3", "2 Handles", "White"];
  expect(values.filter(isSize)).toEqual(values.slice(0, 4));
});
