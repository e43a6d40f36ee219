import { expect, test } from "vitest";
import { meaningOf } from "../../../bench/designer/meaning.ts";
import { offers } from "../layout/layout-rooms.test-support.ts";
import { Barred } from "../sketch/barred.ts";
import { readBrief } from "./read-brief.ts";
import { noneSold } from "./unsold-wishes.ts";

/** What a brief says beyond its room and size. */
const said = (text: string): string[] =>
  meaningOf(readBrief(text)).filter((clause) => !/^(?:room|size) /.test(clause));

/** Each phrase by its room, with all that it may mean. */
const phrases: Readonly<Record<string, readonly (readonly [phrase: string, ...means: string[]])[]>> = {
  "8x10 bathroom": [
    ["no freestanding tub", "avoid freestanding_tub"],
    ["no clawfoot tub", "no clawfoot tub"],
    ["no rain shower", "no rain shower"],
    ["no steam shower", "no steam shower"],
    ["no vessel sink", "no vanity with vessel sink"],
    ["no pedestal sink", "no pedestal sink"],
    ["no black faucets", "no black faucet"],
    ["no white toilet", "no white toilet"],
    ["no corner tub", "ask no corner tub"],
    ["no black or white tubs", "no black tub", "no white tub"],
    ["no wallpaper with flowers", "ask no wallpaper with flower"],
    ["no heated towel bar", "no heated towel bar"],
    ["no plants", "avoid plant"],
    ["no tub with jets", "ask no tub with jet"],
  ],
  "12x14 kitchen": [
    ["no gas range", "no gas range"],
    ["no stainless appliances", "no stainless appliance"],
    ["no black refrigerator", "no black refrigerator"],
    ["no granite counters", "no granite counter"],
    ["no farmhouse sink", "no apron sink"],
    ["no island sink", "no sink in island"],
    ["no sink in the island", "no sink in island"],
    ["no glass-front cabinets", "no glass-front cabinet"],
    ["no stainless steel fridge or black dishwasher", "no stainless steel fridge", "no black dishwasher"],
    ["no bar stools with backs", "ask no bar stool with back"],
    ["no metal stools", "no metal stool"],
    ["no backless stools", "no backless stool"],
    ["no corner cabinets", "ask no corner cabinet"],
    ["no brass pulls", "no brass pull"],
    ["no brass knobs", "no brass knob"],
    ["no pendant lights over the island", "no pendant light over island"],
    ["no microwave over the range", "no microwave over range"],
    ["no island", "avoid island"],
  ],
  "15x18 living room": [
    ["no leather sofa", "no leather sofa"],
    ["no glass coffee table", "no glass coffee table"],
    ["no round coffee table", "no round coffee table"],
    ["no palm trees", "no palm tree"],
    ["no plants by the window", "no plant by window"],
    ["no roses", "no rose"],
    ["no fake plants", "no fake plant"],
    ["no ferns", "no fern"],
    ["no velvet chairs", "no velvet chair"],
    ["no leather or velvet sofas", "no leather sofa", "no velvet sofa"],
    ["no velvet curtains", "no velvet curtain"],
    ["no shag rugs", "no shag rug"],
    ["no brass lamps", "no brass lamp"],
    ["no sectional sofa", "avoid sectional"],
    ["no TV", "avoid media_wall"],
  ],
  "12x14 bedroom": [
    ["no metal bed frame", "no metal bed"],
    ["no upholstered headboard", "no upholstered bed"],
    ["no canopy bed", "no canopy bed"],
    ["no nightstands", "no nightstand"],
    ["no cactus", "no cactus"],
    ["no trees", "no tree"],
  ],
  "12x14 dining room": [
    ["no round table", "no round table"],
    ["no crystal chandelier", "no crystal chandelier"],
    ["no leather chairs", "no leather chair"],
    ["no bench", "no bench"],
  ],
  "7x9 laundry": [
    ["no top loader", "no top-load washer"],
    ["no front load washer", "no front-load washer"],
    ["no stacked washer and dryer", "no stacked washer and dryer"],
    ["no cabinets over the washer", "no cabinet over washer"],
    ["no utility sink", "avoid utility_sink"],
  ],
  "18x14 patio": [
    ["no charcoal grill", "no charcoal grill"],
    ["no built-in grill", "no built-in grill"],
    ["no grill", "avoid grill"],
    ["no fruit trees near the door", "no fruit tree near door"],
    ["no hedges", "no hedge"],
    ["no flowers", "no flower"],
    ["no plastic planters", "no plastic planter"],
    ["no planters", "no planter"],
    ["no wicker chairs", "no wicker chair"],
    ["no umbrella", "no umbrella"],
    ["no potted plants", "avoid plant"],
  ],
};

const all = Object.entries(phrases).flatMap(([room, said]) =>
  said.map(([phrase, ...means]) => [`${room}, ${phrase}`, means] as const),
);

test.each(all)("reaches what it governs and no more: %s", (text, means) => {
  expect(said(text)).toEqual(means);
});

test.each([
  ["sala de 15x18 pies, sin palmeras", "palm trees", null],
  ["sala de 15x18 pies, sin sofá de piel", "leather", "sofa"],
  ["sala de 15x18 pies, sin mesa de centro de vidrio", "glass", null],
  ["sala de 15x18 pies, sin cortinas de terciopelo", "velvet", "curtains"],
  ["sala de 15x18 pies, sin plantas artificiales", "fake plants", null],
  ["sala de 15x18 pies, sin rosales", "roses", null],
  ["baño de 8x10 pies, sin llaves negras", "black", "faucet"],
  ["baño de 8x10 pies, sin lavabo de pedestal", "pedestal sink", null],
  ["cocina de 12x14 pies, sin refrigerador de acero inoxidable", "stainless", "refrigerator"],
  ["cocina de 12x14 pies, sin jaladeras doradas", "gold", "pulls"],
  ["cocina de 12x14 pies, sin gabinetes arriba de la estufa", "upper cabinets", null],
  ["recámara de 12x14 pies, sin cama de metal", "metal bed", null],
  ["lavandería de 7x9 pies, sin lavadora de carga superior", "top-load washer", null],
  ["patio de 18x14 pies, sin asador de carbón", "charcoal grill", null],
  ["patio de 18x14 pies, sin macetas de plástico", "plastic", "planter"],
  ["comedor de 12x14 pies, sin sillas de piel", "leather", "chair"],
  ["comedor de 12x14 pies, sin candil de cristal", "glass", "chandelier"],
])("so does a Spanish one: %s", (text, word, also) => {
  const { brief, unread } = readBrief(text);
  expect(brief.bars.map((bar) => [bar.word, bar.also?.word ?? null])).toEqual([[word, also]]);
  expect([brief.avoids, brief.wants, brief.materials, brief.colors, unread]).toEqual([[], [], [], [], []]);
});

test("a kind of stool may be unwanted in Spanish, too", () => {
  const { brief, unread } = readBrief("cocina de 12x14 pies, sin bancos con respaldo");
  expect(brief.avoids).toEqual([]);
  expect(brief.bars).toEqual([]);
  expect(unread).toEqual(["sin bancos con respaldo"]);
});

const namesBarredBy = (text: string): string[] => {
  const barred = new Barred(readBrief(text).brief.bars);
  return [...new Set(offers.all().flatMap((offer) => (barred.has(offer) ? offer.product.name : [])))];
};

test.each([
  ["15x18 living room, no palm trees", /Palm$/],
  ["15x18 living room, no leather sofa", /Sofa/],
  ["8x10 bathroom, no pedestal sink", /Pedestal Sink$/],
  ["12x14 kitchen, no brass knobs", /Knob|Latch|Pull/],
  [
    "12x14 kitchen, no stainless appliances",
    /Range|Refrigerator|Dishwasher|Hood|Microwave|Cooktop|Oven|Wine Cooler/,
  ],
  ["18x14 patio, no charcoal grill", /Kamado Grill$/],
  ["12x14 dining room, no bench", /Bench$/],
  ["7x9 laundry, no top loader", /Top-Load Washer$/],
])("bars nothing else of the shelf: %s", (text, only) => {
  const names = namesBarredBy(text);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !only.test(name))).toEqual([]);
});

test("what isn't sold anyway is named, what is sold is not", () => {
  const none = (text: string) => noneSold([readBrief(text)], offers);
  expect(none("15x18 living room, no roses, no cactus, no palm trees, no rugs")).toEqual(["roses", "cactus"]);
});

test("who wants a palm tree gets plants", () => {
  expect(said("15x18 living room with palm trees")).toEqual(["want plant"]);
  expect(said("18x14 patio with a charcoal grill")).toEqual(["want grill"]);
});
