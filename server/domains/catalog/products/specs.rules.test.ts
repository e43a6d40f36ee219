import { expect, it } from "vitest";
import type { AttributeRow } from "./listing/listing.store.ts";
import { specsOf } from "./specs.rules.ts";

const attribute = (key: string, label: string, kind: AttributeRow["kind"], unit = ""): AttributeRow =>
  ({ key, label, kind, unit }) as AttributeRow;

const attributes = new Map(
  [
    attribute("finish", "Finish", "enum"),
    attribute("thickness_in", "Thickness", "number", "in."),
    attribute("thickness_mm", "Thickness", "number", "mm"),
    attribute("length_in", "Length", "number", "in."),
    attribute("use", "Recommended Use", "enum"),
    attribute("frost_proof", "Frost-Proof", "boolean"),
  ].map((row) => [row.key, row]),
);

const rowsOf = (values: Record<string, unknown>) =>
  specsOf(values, attributes).map(({ label, value }) => `${label}: ${value}`);

it("shows one thickness, in inches and in millimeters, where it belongs", () => {
  expect(rowsOf({ thickness_mm: 9.5, finish: "Matte", thickness_in: 0.375 })).toEqual([
    "Finish: Matte",
    "Thickness: 3/8 in. (9.5 mm)",
  ]);
});

it.each([
  [0.5, "1/2 in."],
  [0.313, "5/16 in."],
  [1.25, "1-1/4 in."],
  [12, "12 in."],
  [0.354, "0.354 in."],
  [0.01, "0.01 in."],
])("writes a thickness of %f inches as %s", (inches, text) => {
  expect(rowsOf({ thickness_in: inches, thickness_mm: 1 })).toEqual([`Thickness: ${text} (1 mm)`]);
});

it.each([
  [2.7, "2.7 in."],
  [3.5, "3.5 in."],
  [12, "12 in."],
])("writes other measures as decimals, whole sixteenths too: %f as %s", (inches, text) => {
  expect(rowsOf({ length_in: inches })).toEqual([`Length: ${text}`]);
});

it("lists several values, says yes and no, and leaves out other keys", () => {
  expect(rowsOf({ use: ["Floor", "Wall"], frost_proof: false, own_remark: "x" })).toEqual([
    "Recommended Use: Floor, Wall",
    "Frost-Proof: No",
  ]);
});

it("does not repeat a value that two attributes of a name share", () => {
  const twins = new Map([
    ["a", attribute("a", "Color", "enum")],
    ["b", attribute("b", "Color", "enum")],
  ]);
  expect(specsOf({ a: "White", b: "White" }, twins)).toEqual([{ key: "a", label: "Color", value: "White" }]);
});
