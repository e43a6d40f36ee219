import { describe, expect, it, test } from "vitest";
import { readRooms } from "./brief/read-rooms.ts";
import { unsoldWishes } from "./brief/unsold-wishes.ts";
import { count } from "./count.test-support.ts";
import type { DesignedRoom } from "./design.types.ts";
import { designRooms } from "./design-rooms.ts";
import { furnishings, furnishingsIn } from "./furnishings.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

async function designed(text: string, alternatives = 2): Promise<readonly DesignedRoom[]> {
  const [read] = readRooms(text);
  const walk = designRooms({ brief: read!.brief, plan: null, offers, alternatives, count, kept: null });
  for (;;) {
    const { done, value } = await walk.next();
    if (done) return value.rooms;
  }
}

describe("what rooms are commonly furnished with", () => {
  it.each([
    ["Bedroom 13x15, king bed, a dresser, a rug and curtains", ["dresser", "rug", "curtains"]],
    ["Bedroom 14x16 with a chest of drawers and a TV", ["dresser", "media_wall"]],
    ["Dining room 12x14 with a sideboard and a rug", ["sideboard", "rug"]],
    [
      "Living room 15x18: coffee table, side tables, a lamp, drapes, a credenza",
      ["coffee_table", "sideboard"],
    ],
    ["Recámara de 13 x 15 pies, cama king, cómoda, tapete y cortinas", ["dresser", "rug", "curtains"]],
    ["Comedor de 12 x 14 pies con aparador", ["sideboard"]],
    ["Living room 14x16 with an ottoman", ["ottoman"]],
    ["Sala de 14 x 16 pies con una otomana", ["ottoman"]],
    ["Bedroom 13x15 with framed art and a rug", ["wall_art", "rug"]],
    ["Sala de 14 x 16 pies con cuadros", ["wall_art"]],
  ] as const)("is wanted, and neither asked back nor said to be unsold: %s", (text, wants) => {
    const reads = readRooms(text);
    expect(reads[0]!.brief.wants).toEqual(expect.arrayContaining([...wants]));
    expect(reads[0]!.unread).toEqual([]);
    expect(unsoldWishes(text, reads, offers)).toEqual([]);
  });

  it.each([
    "Bedroom 13x15, king bed, a dresser, a rug and curtains",
    "Bedroom 15x17 with a chest of drawers and a TV",
    "Dining room 12x14 with a sideboard and a rug",
    "Living room 15x18: coffee table, side tables, a lamp, drapes, a credenza",
    "Living room 14x16 with an ottoman",
    "Bedroom 13x15 with a queen bed and an ottoman at its foot",
    "Living room 15x18 with a sectional and art on the wall",
    "Bedroom 13x15 with a queen bed and framed art",
    "Dining room 12x14 with wall art",
  ])("every design has it: %s", async (text) => {
    const { wants } = readRooms(text)[0]!.brief;
    const rooms = await designed(text);
    expect(rooms.length).toBe(2);
    for (const { design, unmet, title } of rooms) {
      const there = furnishingsIn(design, offers);
      const missing = wants.filter((wish) => furnishings.has(wish) && !there.has(wish));
      expect(missing, `${title}: ${unmet.join(" ")}`).toEqual([]);
      expect(unmet, title).toEqual([]);
    }
  });

  it("is not saved on where a budget is tight", async () => {
    for (const { design } of await designed(
      "Bedroom 13x15, queen bed, a dresser, a rug and curtains, budget $2,000",
    ))
      expect([...furnishingsIn(design, offers)]).toEqual(
        expect.arrayContaining(["dresser", "rug", "curtains"]),
      );
  });

  it("is said to be missing, and why, where it doesn't fit", async () => {
    for (const { design, unmet } of await designed("Bedroom 7x10 with a full bed and a dresser")) {
      const isThere = furnishingsIn(design, offers).has("dresser");
      expect(unmet.some((words) => /dresser/i.test(words))).toBe(!isThere);
    }
  });

  it.each([
    ["Bedroom 13x15, no dresser, no curtains", ["dresser", "curtains"]],
    ["Dining room 12x14 without a sideboard, no rug", ["sideboard", "rug"]],
    ["Living room 15x18, no coffee table, no side tables", ["coffee_table", "side_table"]],
    ["Living room 15x18 without an ottoman", ["ottoman"]],
    ["Living room 15x18, no art", ["wall_art"]],
    ["Recámara de 13 x 15 pies, sin cómoda ni tapete", ["dresser", "rug"]],
  ] as const)("stays out where it isn't wanted: %s", async (text, unwanted) => {
    expect(readRooms(text)[0]!.brief.wants).toEqual([]);
    const rooms = await designed(text);
    expect(rooms.length).toBe(2);
    for (const { design, arrangement, reasons } of rooms) {
      const there = furnishingsIn(design, offers);
      expect(unwanted.filter((feature) => there.has(feature))).toEqual([]);
      const said = `${arrangement} ${reasons.join(" ")}`;
      for (const feature of unwanted) expect(said).not.toMatch(new RegExp(feature.replace("_", " "), "i"));
    }
  });
});

test("a desk, which isn't sold, is named with what comes nearest, in English and in Spanish", () => {
  for (const text of ["Bedroom 12x14 with a desk", "Recámara de 12 x 14 pies con escritorio"]) {
    const [wish] = unsoldWishes(text, readRooms(text), offers);
    expect(wish?.wish).toMatch(/desk|escritorio/);
    expect(wish?.isSold).toBe(false);
    expect(wish?.nearest?.product.child).toBe("dining-tables");
  }
});

test("curtains in a kitchen are sold but have no place in its designs, so they are asked back", () => {
  const text = "Kitchen 12x14 with an island and curtains";
  const reads = readRooms(text);
  expect(reads[0]!.brief.wants).toEqual(["island"]);
  expect(reads[0]!.unread).toEqual(["curtains"]);
  expect(unsoldWishes(text, reads, offers)).toMatchObject([{ wish: "curtains", isSold: true }]);
});
