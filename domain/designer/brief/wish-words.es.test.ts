import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { barWords, colorWords, keepWords, materialWords, metalWords, shapeWords } from "./brief-words.ts";
import { wishName } from "./wish-words.ts";

test("chips of a brief are in Spanish", () => {
  expect(colorWords({ part: "walls", name: "sage", hex: "#9caf88" })).toBe("Verde salvia en las paredes");
  expect(materialWords({ word: "marble", part: "any" })).toBe("Mármol");
  expect(metalWords("matte-black")).toBe("Grifería: negro mate");
  expect(shapeWords("l")).toBe("En L");
  expect(keepWords("tub")).toBe("Se queda: tina");
  expect(barWords({ kind: "material", part: "floor", word: "marble", name: "marble" })).toBe(
    "Sin mármol en el piso",
  );
});

test("every color that people may name has a Spanish name", () => {
  const colors = Object.keys(JSON.parse(readFileSync("content/brief/colors.json", "utf8")) as object);
  const alike = new Set(["beige", "chocolate", "coral", "jade"]);
  expect(colors.filter((color) => wishName(color) === color && !alike.has(color))).toEqual([]);
});
