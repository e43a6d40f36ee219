import { expect, it } from "vitest";
import { specsOfVariant } from "./variant-specs.ts";

const wide = (width: number) => ({
  options: { Size: `${width} in.` },
  item_size: { width_size: `${width} in.`, length_size: "12 in.", height_size: "30 in.", pattern: "" },
});
const specs = [
  { key: "width_in", label: "Width", value: "9, 36 in." },
  { key: "height_in", label: "Height", value: "30 in." },
  { key: "size", label: "Size", value: "9 in., 36 in." },
  { key: "material", label: "Material", value: "Plywood" },
];

it("states the chosen variant's own width, and no figure twice", () => {
  expect(specsOfVariant({ specs, variants: [wide(9), wide(36)] }, wide(36))).toEqual([
    { key: "width_in", label: "Width", value: "36 in." },
    { key: "height_in", label: "Height", value: "30 in." },
    { key: "material", label: "Material", value: "Plywood" },
  ]);
});

it("leaves a figure that all variants share as the vendor states it", () => {
  const nominal = [{ key: "width_in", label: "Width", value: "9-1/16 in." }];
  expect(specsOfVariant({ specs: nominal, variants: [wide(9), wide(9)] }, wide(9))).toEqual(nominal);
});
