import { expect, test } from "vitest";
import { patternWords } from "../takeoff/laying/pattern-words.ts";
import { alongTheWalls } from "../takeoff/shape-words.ts";
import { different, laidWords, supplyWords } from "./change-words.ts";

test("changes read well in Spanish", () => {
  expect(supplyWords("Grout", "added", "Sanded grout")).toBe("Se agregó: lechada, Sanded grout");
  expect(laidWords("herringbone")).toBe("colocación en espina de pescado");
  expect(laidWords(undefined)).toBe("colocación como viene el producto");
  expect(different.size).toBe("medidas distintas");
});

test("so do the words of a surface's arithmetic", () => {
  expect(alongTheWalls).toBe("A lo largo de las paredes");
  expect(patternWords("brick")).toBe("tipo ladrillo");
});
