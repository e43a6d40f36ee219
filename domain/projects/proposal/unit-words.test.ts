import { expect, test } from "vitest";
import { quantityWords } from "./unit-words.ts";

test("a quantity reads as people say it", () => {
  expect(quantityWords("1", 1, "Piece")).toBe("1 piece");
  expect(quantityWords("2", 2, "Piece")).toBe("2 pieces");
  expect(quantityWords("7", 7, "Box")).toBe("7 boxes");
  expect(quantityWords("34", 34, "hour")).toBe("34 hours");
  expect(quantityWords("0.5", 0.5, "day")).toBe("0.5 days");
  expect(quantityWords("12", 12, "sq ft")).toBe("12 sq ft");
  expect(quantityWords("3", 3, "hours")).toBe("3 hours");
  expect(quantityWords("3", 3, "")).toBe("3");
  expect(quantityWords("2", 2, "m²")).toBe("2 m²");
});
