import { expect, test } from "vitest";
import { freightAfter, readFreightClass } from "./freight.rules.ts";

test.each([
  ["yes", "freight"],
  ["No", "parcel"],
  ["-", "parcel"],
  ["LTL", "freight"],
  ["ltl freight", "freight"],
  ["Parcel", "parcel"],
  ["small parcel", "parcel"],
  ["Oversize", "oversize_parcel"],
  ["Oversized parcel", "oversize_parcel"],
  ["70", "freight_70"],
  ["Class 77.5", "freight_77.5"],
  ["LTL, class 92.5", "freight_92.5"],
  ["NMFC 100.0", "freight_100"],
  ["freight_250", "freight_250"],
])("a list's %s is %s", (cell, freight) => expect(readFreightClass(cell)).toBe(freight));

test.each(["72", "by boat", "constructor"])("%s is no freight class", (cell) =>
  expect(readFreightClass(cell)).toBeNull(),
);

test("a list that says only freight keeps the NMFC class that the vendor has set", () => {
  expect(freightAfter("freight", "freight_70")).toBe("freight_70");
  expect(freightAfter("freight_85", "freight_70")).toBe("freight_85");
  expect(freightAfter("parcel", "freight_70")).toBe("parcel");
  expect(freightAfter("freight", "oversize_parcel")).toBe("freight");
  expect(freightAfter(undefined, "freight_70")).toBe("freight_70");
});
