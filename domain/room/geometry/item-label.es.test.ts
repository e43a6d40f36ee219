import { expect, test } from "vitest";
import { itemKinds, type RoomItem } from "../../../contract/design/room-design.ts";
import { label, surfaceLabel, wallLabel } from "./item-label.ts";
import { kindWords, onOneSide, openingWords, tileAround, withThe } from "./place-words.ts";

const item = (kind: string, id: string): RoomItem => ({
  ...{ id, sku: null, kind, at_in: [0, 0], rotation_deg: 0, width_in: 20, depth_in: 20, height_in: 30 },
});
const design = {
  items: [item("toilet", "a"), item("base_cabinet", "b"), item("base_cabinet", "c"), item("shower", "d")],
};

test("every kind of thing has a Spanish name", () => {
  const isEnglish = (kind: string) => kindWords(kind) === kind.replaceAll("_", " ");
  expect(itemKinds.filter(isEnglish)).toEqual([]);
});

test.each([
  ["n", "la pared norte"],
  ["southeast", "la pared sureste"],
  ["as", "la pared sur del nicho"],
  ["tw", "la pared oeste del nicho de la tina"],
  ["de", "la pared este del comedor"],
  ["w3", "la pared 3"],
])("the wall %s is called %s", (id, words) => {
  expect(withThe(wallLabel(id))).toBe(words);
});

test.each([
  ["floor", "el piso"],
  ["ceiling", "el techo"],
  ["base", "el zoclo"],
  ["crown", "la moldura de techo"],
  ["wall:n", "la pared norte"],
  ["backsplash:n", "el salpicadero en la pared norte"],
  ["countertop:c", "la cubierta sobre el gabinete base 2"],
  ["shower:d", "las paredes con loseta de la regadera"],
])("the surface %s is called %s", (surface, words) => {
  expect(withThe(surfaceLabel(design, surface))).toBe(words);
});

test("things agree with their article and side", () => {
  expect(design.items.map((each) => withThe(label(design, each)))).toEqual([
    "el inodoro",
    "el gabinete base 1",
    "el gabinete base 2",
    "la regadera",
  ]);
  expect(onOneSide(kindWords("vanity"), "left")).toBe("tocador izquierdo");
  expect(onOneSide(kindWords("light"), "right")).toBe("lámpara derecha");
  expect(tileAround(kindWords("tub_shower"))).toBe("Loseta alrededor de la tina con regadera");
  expect(openingWords("window")).toBe("ventana");
});

test("storage and screens have Spanish names of their own, by their sizes", () => {
  const sizes = [
    [60, 19, 34],
    [60, 17, 32],
    [22, 17, 24],
    [22, 17, 24],
    [36, 13, 76],
    [72, 17, 24],
    [57, 2.4, 32.8],
  ] as const;
  const items = sizes.map(
    ([width_in, depth_in, height_in], at): RoomItem => ({
      ...{ id: `i${at}`, sku: null, kind: "media", at_in: [0, 0], rotation_deg: 0 },
      ...{ width_in, depth_in, height_in },
    }),
  );
  expect(items.map((each) => label({ items }, each))).toEqual([
    "cómoda",
    "aparador",
    "buró 1",
    "buró 2",
    "librero",
    "mueble para TV",
    "TV",
  ]);
});
