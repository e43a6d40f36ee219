import { expect, test } from "vitest";
import { perUnit, unitWord } from "./sales-unit.es.ts";

test("units are named and counted in Spanish", () => {
  expect(unitWord("Box")).toBe("caja");
  expect(unitWord("Box", 6)).toBe("cajas");
  expect(unitWord("Square foot", 12)).toBe("pies²");
  expect(perUnit("Gallon")).toBe("por galón");
  expect(perUnit("Piece")).toBe("cada una");
});

test("a vendor's own unit stays as it is", () => {
  expect(unitWord("Crate", 2)).toBe("crates");
});
