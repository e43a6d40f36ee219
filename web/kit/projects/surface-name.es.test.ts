import { expect, it } from "vitest";
import { surfaceLabel } from "../../../domain/room/geometry/item-label.ts";
import { surfaceName } from "./surface-name.ts";

it.each([
  ["floor", "piso"],
  ["Floor", "Piso"],
  ["baseboard", "zoclo"],
  ["north wall", "pared norte"],
  ["south wall of the alcove", "pared sur del nicho"],
  ["wall 3", "pared 3"],
  ["backsplash on the north wall", "salpicadero en la pared norte"],
  ["countertop on base cabinet 2", "cubierta sobre el gabinete base 2"],
  ["countertop on the vanity", "cubierta sobre el tocador"],
  ["tiled walls of the shower", "paredes con loseta de la regadera"],
  ["front of half wall 2", "frente del medio muro 2"],
  ["cap of the half wall", "remate del medio muro"],
  ["tub with shower", "tina con regadera"],
  ["floor, north wall (2)", "piso, pared norte (2)"],
])("%s is %s", (english, spanish) => {
  expect(surfaceName(english)).toBe(spanish);
});

it.each(["Grandma's nook", "", "Floor by the sea", "Deck on the lake"])(
  "%s, which somebody typed, stays",
  (own) => {
    expect(surfaceName(own)).toBe(own);
  },
);

it("is called as the room's editor calls it", () => {
  expect(surfaceName("wainscot on the west wall")).toBe(surfaceLabel({ items: [] }, "wainscot:w"));
});
