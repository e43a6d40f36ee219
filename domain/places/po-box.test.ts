import { expect, it } from "vitest";
import { isPoBox } from "./po-box.ts";

it.each([
  "PO Box 114",
  "P.O. Box 114",
  "p o box 114",
  "Post Office Box 9",
  "POB 114",
  "P.O.B. 22",
  "12 Elm St, PO BOX 3",
])("%s is a PO Box", (street) => {
  expect(isPoBox({ street })).toBe(true);
  expect(isPoBox({ street: "12 Elm St", apartment: street })).toBe(true);
});

it.each([
  "18 Alder Way",
  "114 Box Elder Ct",
  "Unit 2050 Box 4190",
  "HC 1 Box 23",
  "RR 2 Box 10",
  "7 Pobble Ln",
  "PSC 3 Box 20",
])("%s is none", (street) => {
  expect(isPoBox({ street })).toBe(false);
});
