import { expect, test } from "vitest";
import { finishColor } from "./finish-color.ts";

test("a finish has the color of its metal, wood or paint", () => {
  expect(finishColor("Brushed Gold")).toBe(finishColor("Polished Gold"));
  expect(finishColor("Matte Black")).toBe("#232323");
  expect(finishColor("White Granite Composite")).toBe(finishColor("White"));
  expect(finishColor("Black Stainless")).not.toBe(finishColor("Stainless Steel"));
  expect(finishColor("White Oak")).toBe(finishColor("Oak"));
  expect(finishColor("Navy Velvet")).toBe(finishColor("Navy"));
  expect(finishColor("White Linen")).toBe(finishColor("White"));
  expect(finishColor("Sage Linen")).not.toBe(finishColor("Linen"));
  expect(finishColor("Blackened Oak")).not.toBe(finishColor("White Oak"));
});

test("words without a color have none", () => {
  expect(finishColor("12 in. × 24 in.")).toBeNull();
  expect(finishColor("Goldfinch")).toBeNull();
});
