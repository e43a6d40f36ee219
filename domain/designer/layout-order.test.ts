import { expect, it } from "vitest";
import type { Feature } from "./brief/brief.types.ts";
import type { Kept } from "./design.types.ts";
import type { Layout } from "./layout/layout.types.ts";
import { briefOf } from "./layout/layout-rooms.test-support.ts";
import { layoutsFor, layoutsLike } from "./layout-order.ts";

const layout = (arrangement: string, ...has: Feature[]): Layout => ({
  arrangement,
  has,
  says: [],
  score: 0,
  missed: 0,
  furnish: () => undefined,
});
const names = (layouts: readonly Layout[]) => layouts.map(({ arrangement }) => arrangement);

const [bare, tub, bath, both] = [
  layout("shower north", "shower"),
  layout("tub north", "tub"),
  layout("tub north, shower east", "tub", "shower"),
  layout("tub west, shower east", "tub", "shower"),
];

it("lets rooms take turns in the layouts that meet the most wishes", () => {
  const brief = briefOf({ wants: ["tub", "shower"] });
  const first = [0, 1, 2].map((at) => names(layoutsFor([bare, bath, tub, both], brief, at))[0]);
  expect(first).toEqual(["tub north, shower east", "tub west, shower east", "tub north, shower east"]);
  expect(names(layoutsFor([bare, bath, tub, both], brief, 1))).toHaveLength(4);
});

it("goes on to layouts that meet fewer wishes where only one meets most", () => {
  const brief = briefOf({ wants: ["tub", "shower"] });
  const first = [0, 1, 2, 3].map((at) => names(layoutsFor([bare, tub, both], brief, at))[0]);
  expect(first).toEqual(["tub west, shower east", "shower north", "tub north", "tub west, shower east"]);
});

it("gives every room another layout where nothing is wished for", () => {
  const first = [0, 1, 2, 3].map((at) => layoutsFor([bare, tub, bath, both], briefOf(), at)[0]);
  expect(first).toEqual([bare, tub, bath, both]);
});

it("prefers layouts that miss few recommendations where there are more than rooms", () => {
  const [poor, fair] = [
    { ...bare, missed: 2 },
    { ...tub, missed: 1 },
  ];
  const all = [poor, fair, bath, both, layout("tub south")];
  const first = [0, 1, 2, 3].map((at) => names(layoutsFor(all, briefOf(), at))[0]);
  expect(first).toEqual(["tub north", "tub north, shower east", "tub west, shower east", "tub south"]);
  expect(layoutsFor(all, briefOf(), 0)).toHaveLength(5);
});

it("gives a good layout to two rooms rather than one that is far worse", () => {
  const good = { ...tub, score: 30 };
  const far = { ...bath, score: -5, missed: 1 };
  const near = { ...both, score: 15, missed: 1 };
  const first = (layouts: readonly Layout[]) =>
    [0, 1, 2].map((at) => layoutsFor(layouts, briefOf(), at)[0]!.arrangement);
  expect(first([good, far])).toEqual(["tub north", "tub north", "tub north"]);
  expect(first([good, near])).toEqual(["tub north", "tub west, shower east", "tub north"]);
});

it("gives two good layouts to two rooms each rather than two that miss a recommendation", () => {
  const all = [tub, bath, { ...both, missed: 1 }, { ...bare, missed: 1 }];
  const first = [0, 1, 2, 3].map((at) => layoutsFor(all, briefOf(), at)[0]!.arrangement);
  expect(first).toEqual(["tub north", "tub north, shower east", "tub north", "tub north, shower east"]);
});

it("shows the only layout that meets a wish, even if it misses more recommendations than the others", () => {
  const brief = briefOf({ wants: ["tub"] });
  const all = [bare, layout("shower south", "shower"), { ...tub, missed: 2 }];
  const first = [0, 1, 2].map((at) => layoutsFor(all, brief, at)[0]!.arrangement);
  expect(first).toEqual(["tub north", "shower north", "shower south"]);
});

const kept = (arrangement: string, ...wants: Feature[]): Kept => ({
  brief: briefOf({ wants }),
  arrangement,
  style: "coastal",
  turn: 0,
  thrift: 0,
  price_cents: 0,
});

it("keeps the arrangement that is changed, even if another one meets more of the old wishes", () => {
  const brief = briefOf({ wants: ["tub", "shower"] });
  expect(layoutsLike([both, tub], brief, kept("tub north", "tub", "shower"))[0]).toBe(tub);
});

it("gives a new wish its place, in the arrangement most like the one before", () => {
  const brief = briefOf({ wants: ["tub", "shower"] });
  expect(layoutsLike([tub, both, bath], brief, kept("tub north", "tub"))[0]).toBe(bath);
});
