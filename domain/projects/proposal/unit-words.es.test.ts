import { expect, test } from "vitest";
import { quantityWords } from "./unit-words.es.ts";

test("quantities of a proposal are said in Spanish", () => {
  expect(quantityWords("1", 1, "Piece")).toBe("1 pieza");
  expect(quantityWords("2", 2, "box")).toBe("2 cajas");
  expect(quantityWords("34", 34, "hours")).toBe("34 horas");
  expect(quantityWords("12", 12, "sq ft")).toBe("12 pies²");
});

test("a unit that is not known stays as it is typed", () => {
  expect(quantityWords("3", 3, "Cuadrilla")).toBe("3 cuadrilla");
  expect(quantityWords("3", 3, " ")).toBe("3");
});
