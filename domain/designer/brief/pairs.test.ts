import { expect, test } from "vitest";
import { meaningOf } from "../../../bench/designer/meaning.ts";
import { readBrief } from "./read-brief.ts";
import { readRooms } from "./read-rooms.ts";

const said = (text: string): string[] =>
  meaningOf(readBrief(text)).filter((clause) => /^(?:no|ask|avoid) /.test(clause));

test.each([
  ["Living room 12x15, no dark wood", ["no dark wood"]],
  ["Living room 12x15, no dark wood floors", ["no dark wood floor"]],
  ["Kitchen 10x12, no black or gray granite", ["no black granite", "no gray granite"]],
  ["Kitchen 10x12, no glossy white cabinets", ["no glossy white cabinet"]],
  ["Bath 5x8, brass but not shiny brass", ["no shiny brass"]],
  ["Bath 5x8, no shiny tile", ["no shine tile"]],
  ["Living room 12x15, leather couch, no leather chairs", ["no leather chair"]],
  ["cocina 3x4 metros, nada de madera oscura", ["no dark wood"]],
])("an adjective is only unwanted with its noun: %s", (text, clauses) => {
  expect(said(text)).toEqual(clauses);
});

test("a wish for the noun does not lift what is said against the pair", () => {
  const { brief } = readBrief("Bath 5x8, no shiny brass, brushed brass please");
  expect(brief.metal).toBe("brushed-gold");
  expect(brief.bars.map(({ name }) => name)).toEqual(["shiny brass"]);
});

test.each([
  ["Bath 6x8, no tub by the window", ["ask no tub by window"]],
  ["Living room 14x17, no couch facing the window", ["ask no couch facing window"]],
])("what is only unwanted at a place and can't be moved away is asked about: %s", (text, clauses) => {
  expect(said(text)).toEqual(clauses);
});

test.each([
  ["Laundry 6x8, no cabinets over the washer", "upper cabinets", "washer"],
  ["Bath 6x8, no plants by the window", "plants", "window"],
  ["Kitchen 12x14, no pendant lights over the island", "pendant", "island"],
  ["Sala de 15x18 pies, sin plantas junto a la ventana", "plants", "window"],
])("what is only unwanted at a place is left out there: %s", (text, word, near) => {
  expect(readBrief(text).brief.bars).toEqual([expect.objectContaining({ word, near })]);
});

test("a door that is not wanted after a shower is the shower's", () => {
  expect(said("Bath 6x8 with a shower, no door")).toEqual(["no glass door"]);
});

test.each([
  [
    "two bathrooms, one for the kids 5x8, one primary 9x10 with a tub, 30k together",
    [
      ["size 60x96", "budget 15000", "people children"],
      ["size 108x120", "budget 15000", "want tub"],
    ],
  ],
  [
    "2 baths: master 9x10 with double vanity; kids' 5x8 with tub",
    [
      ["size 108x120", "want double_vanity"],
      ["size 60x96", "want tub", "people children"],
    ],
  ],
  [
    "dos baños: uno de 5x8 con tina y otro de 6x9 con regadera",
    [
      ["size 60x96", "want tub"],
      ["size 72x108", "want shower"],
    ],
  ],
])("rooms of one kind are told apart: %s", (text, rooms) => {
  expect(readRooms(text).map((read) => meaningOf(read).slice(1))).toEqual(rooms);
});
