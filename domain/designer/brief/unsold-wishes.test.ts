import { expect, test } from "vitest";
import { offers } from "../layout/layout-rooms.test-support.ts";
import { leftOut } from "./left-out.ts";
import { readRooms } from "./read-rooms.ts";
import { unsoldWishes } from "./unsold-wishes.ts";

const unsold = (text: string) => unsoldWishes(text, readRooms(text), offers);

test.each([
  ["Small bath 5x8, walk-in shower, heated towel rail.", "heated towel rail", /towel/i],
  ["Kitchen 12x12 with a wine fridge and an island", "a wine fridge", /wine|refrigerator/i],
])("what can't be designed is named with the nearest that is sold: %s", (text, wish, near) => {
  const [found] = unsold(text);
  expect(found?.wish).toBe(wish);
  expect(`${found?.nearest?.product.name} ${found?.nearest?.product.child}`).toMatch(near);
  expect(found?.nearest?.price_cents).toBeGreaterThan(0);
});

test.each([
  ["Kitchen 12x14 with a new window over the sink", "a new window", "window"],
  ["Bath 5x8, walk-in shower, pocket door", "pocket door", "door"],
  ["Cocina de 12 x 14 pies con una isla y una ventana nueva", "una ventana nueva", "window"],
])(
  "a window or a door is chosen in the finished room, and never said to be unsold: %s",
  (text, wish, opening) => {
    expect(unsold(text)).toContainEqual({ wish, isSold: false, nearest: null, opening });
  },
);

test("a metal that no fitting has is named with one that comes near", () => {
  const without = unsold("Bathroom 6x9 with unlacquered brass and a tub");
  for (const { nearest } of without) expect(nearest).not.toBeNull();
});

test("nothing is said of what is sold", () => {
  expect(unsold("A 5' × 8' bathroom. Walk-in shower, no tub, white tile and brushed gold.")).toEqual([]);
});

test("no clause is dropped: short entries are asked about, the rest is shown as not used", () => {
  const text = "Bathroom 5x8, walk-in shower, heated towel rail. Make it feel like Morocco.";
  expect(leftOut(text, readRooms(text))).toEqual({
    wishes: ["heated towel rail"],
    asides: ["Make it feel like Morocco"],
  });
});

test("nightstands stand beside every bed, so nobody is told that none are sold", () => {
  expect(unsold("Bedroom 12x14, king bed, two nightstands, light wood floor")).toEqual([]);
  expect(unsold("Recámara de 12 x 14 pies, cama king, dos mesitas de noche")).toEqual([]);
});
