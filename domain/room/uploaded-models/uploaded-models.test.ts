import { describe, expect, it } from "vitest";
import { itemKinds } from "../../../contract/design/room-design.ts";
import { uploadedKind, uploadedKinds } from "./kinds.ts";
import { likelyUnit, modelSize, sizeDifferences, sizeProblem } from "./size.ts";

const stated = (width_in: number | null, depth_in: number | null, height_in: number | null) => ({
  width_in,
  depth_in,
  height_in,
});
const nothing = stated(null, null, null);
const vanity = { width_in: 36, depth_in: 21, height_in: 34 };

describe("a model's size", () => {
  it("is in inches, whatever its units, with the width across the front", () => {
    const file = [0.9144, 0.8636, 0.5334] as const;
    expect(modelSize(file, { unit: "m", up: "y", front: "+z" })).toEqual(vanity);
    expect(modelSize(file, { unit: "m", up: "y", front: "-x" })).toEqual({
      width_in: 21,
      depth_in: 36,
      height_in: 34,
    });
    expect(modelSize([914.4, 533.4, 863.6], { unit: "mm", up: "z", front: "-z" })).toEqual(vanity);
    expect(modelSize([3, 2, 1], { unit: "ft", up: "y", front: "+z" })).toEqual({
      width_in: 36,
      depth_in: 12,
      height_in: 24,
    });
  });

  it("is never nothing, so that a flat rug still lies on the floor", () => {
    expect(modelSize([8, 0, 5], { unit: "ft", up: "y", front: "+z" }).height_in).toBe(0.1);
  });

  it("is refused where the units cannot be right", () => {
    expect(sizeProblem(vanity)).toBeNull();
    const large = modelSize([914, 863, 533], { unit: "m", up: "y", front: "+z" });
    expect(sizeProblem(large)).toMatch(/2,999 ft long\. Choose smaller units/);
    expect(sizeProblem({ width_in: 0.1, depth_in: 0.1, height_in: 0.2 })).toMatch(/only 0\.2 in\. long/);
  });
});

describe("a size that is not the product's", () => {
  it("is told side by side, and small differences are not", () => {
    expect(sizeDifferences(vanity, stated(36.4, 21, 34.5))).toEqual([]);
    expect(sizeDifferences(vanity, nothing)).toEqual([]);
    expect(sizeDifferences(vanity, stated(48, 21, null))).toEqual([
      "Width: 36 in. in the model, 48 in. in the product.",
    ]);
  });

  it("is told apart from a front that is the wrong one", () => {
    expect(sizeDifferences(vanity, stated(21, 36, 34)).at(-1)).toMatch(/look swapped/);
  });
});

describe("the likely units", () => {
  it.each([
    ["m", [0.9144, 0.8636, 0.5334], stated(36, 21, 34)],
    ["mm", [914, 864, 533], stated(36, null, null)],
    ["in", [36, 34, 21], stated(36, 21, 34)],
    ["m", [0.9, 0.8, 0.5], nothing],
    ["in", [36, 34, 21], nothing],
    ["mm", [914, 864, 533], nothing],
  ] as const)("are %s for %j beside %j", (unit, file, own) => {
    expect(likelyUnit(file, own)).toBe(unit);
  });
});

it("every kind is one that rooms know, once", () => {
  const kinds = uploadedKinds.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(itemKinds).toEqual(expect.arrayContaining(kinds));
  expect(uploadedKind("constructor")).toBeUndefined();
});
