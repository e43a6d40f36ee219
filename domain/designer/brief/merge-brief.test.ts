import { expect, test } from "vitest";
import { featuresOf, featureWords } from "./features.ts";
import { emptyBrief, mergeBrief, wholeBrief } from "./merge-brief.ts";
import { readBrief } from "./read-brief.ts";

const free = readBrief("5x8 bath, coastal, no tub, white tile, kids, $8k").brief;

test("what the form says wins, and what it leaves open stays", () => {
  const brief = mergeBrief(free, { style: "japandi", budget_cents: 900_000, room: null });
  expect(brief).toEqual({ ...free, style: "japandi", budget_cents: 900_000 });
  expect(mergeBrief(free, {})).toEqual(free);
  expect(mergeBrief(emptyBrief, free)).toEqual(free);
});

test("lists are joined without repeats", () => {
  const brief = mergeBrief(free, {
    household: ["children", "pets"],
    wants: ["shower", "linen_storage"],
    colors: free.colors,
  });
  expect(brief.household).toEqual(["children", "pets"]);
  expect(brief.wants).toEqual(["shower", "linen_storage"]);
  expect(brief.colors).toEqual(free.colors);
});

test("kinds of products are joined, and a brief of earlier days lacks nothing", () => {
  const [sink, range] = readBrief("kitchen with an apron sink and a gas range").brief.products;
  const brief = mergeBrief({ ...emptyBrief, products: [sink!] }, { products: [range!, sink!], seats: 6 });
  expect(brief.products).toEqual([range, sink]);
  expect(brief.seats).toBe(6);
  const { shape: _shape, seats: _seats, products: _products, ...earlier } = free;
  expect(wholeBrief(earlier)).toEqual(free);
});

test("a feature is never both wanted and avoided", () => {
  expect(mergeBrief(free, { wants: ["tub"] })).toMatchObject({ wants: ["tub"], avoids: [] });
  expect(mergeBrief(free, { wants: ["freestanding_tub"] })).toMatchObject({ avoids: [] });
  const wanting = readBrief("bath with a soaking tub").brief;
  expect(mergeBrief(wanting, { avoids: ["tub"] })).toMatchObject({ wants: [], avoids: ["tub"] });
});

test("a size of the form replaces an area of the text", () => {
  const area = readBrief("80 sq ft bath").brief;
  expect(mergeBrief(area, { width_in: 60, depth_in: 96 })).toMatchObject({ width_in: 60, area_sqft: null });
});

test("every feature suits some room", () => {
  const rooms = [
    ...(["bathroom", "kitchen", "living_room", "dining_room"] as const),
    ...(["bedroom", "laundry", "outdoor"] as const),
  ];
  const suited = new Set(rooms.flatMap((room) => featuresOf(room)));
  expect([...suited].toSorted()).toEqual(Object.keys(featureWords).toSorted());
});
