import { expect, it } from "vitest";
import { FittingSets, fittingTarget } from "./fitting.rules.ts";

const plain = { category_slugs: ["tile"], surface: [], model_kind: null, model_use: null, attributes: {} };
const products = {
  tile: { ...plain, surface: ["floor", "wall", "shower"] },
  paver: { ...plain, category_slugs: ["concrete-pavers", "hardscaping"], surface: ["outdoor", "floor"] },
  ledger: { ...plain, category_slugs: ["ledger-panels", "stacked-stone"], surface: ["wall", "outdoor"] },
  coping: { ...plain, category_slugs: ["travertine-coping", "pool-copings"], surface: ["outdoor"] },
  paint: { ...plain, surface: ["wall"], attributes: { coverage_sqft: 400 } },
  baseboard: { ...plain, surface: ["trim"], model_kind: "trim", model_use: "baseboard" },
  vanity: { ...plain, model_kind: "vanity" },
  base: { ...plain, model_kind: "shower", surface: ["shower"] },
  pull: { ...plain, category_slugs: ["cabinet-pulls", "cabinet-hardware"], model_kind: "accessory" },
  towels: { ...plain, category_slugs: ["towels"], model_kind: "accessory" },
};

const cases: [string, string, (keyof typeof products)[]][] = [
  ["floor", "kitchen", ["tile"]],
  ["floor", "outdoor", ["paver"]],
  ["wall:n", "kitchen", ["tile", "ledger", "paint"]],
  ["ceiling", "kitchen", ["paint"]],
  ["shower:s", "bathroom", ["tile"]],
  ["coping:pool", "outdoor", ["coping"]],
  ["base", "kitchen", ["baseboard"]],
  ["crown", "kitchen", []],
  ["hardware", "kitchen", ["pull"]],
  ["kind:vanity", "bathroom", ["vanity"]],
  ["kind:accessory", "bathroom", ["towels"]],
  ["kind:dragon", "bathroom", []],
];
it.each(cases)("%s in a room of kind %s takes %s", (target, room, wanted) => {
  const sets = new FittingSets();
  const numbers = Object.entries(products).map(([name, product]) => [name, sets.numberOf(product)] as const);
  const mask = sets.thatFit(fittingTarget(target, room)!);
  expect(numbers.filter(([, number]) => mask[number] === 1).map(([name]) => name)).toEqual(wanted);
});

const floors = {
  safe: { ...plain, surface: ["floor"], attributes: { dcof: 0.45 } },
  slick: { ...plain, surface: ["floor"], attributes: { dcof: 0.3 } },
  wood: { ...plain, surface: ["floor"] },
  vinyl: { ...plain, surface: ["floor"], attributes: { waterproof: true } },
  paver: { ...plain, surface: ["outdoor", "floor"], attributes: { dcof: 0.6 } },
  slate: { ...plain, surface: ["outdoor", "floor"], attributes: { dcof: 0.5 } },
  vanityTop: { ...plain, surface: ["countertop"], attributes: { use: ["Vanity top"] } },
  counter: { ...plain, surface: ["countertop"], attributes: { use: ["Kitchen counter"] } },
  drywallPaint: { ...plain, surface: ["wall"] },
  cladding: { ...plain, surface: ["wall", "outdoor"] },
  sponge: { ...plain, surface: ["wall", "outdoor"], attributes: { frost_proof: false } },
};
it.each<[string, string, (keyof typeof floors)[]]>([
  ["floor", "bathroom", ["safe", "vinyl"]],
  ["floor:main", "laundry", ["safe", "vinyl"]],
  ["floor", "kitchen", ["safe", "wood", "vinyl"]],
  ["floor", "mudroom", ["safe", "wood", "vinyl"]],
  ["floor", "bedroom", ["safe", "slick", "wood", "vinyl"]],
  ["floor", "patio", ["paver"]],
  ["countertop:vanity", "powder room", ["vanityTop"]],
  ["countertop", "kitchen", ["counter"]],
  ["countertop", "office", ["vanityTop", "counter"]],
  ["wall:n", "bedroom", ["drywallPaint", "cladding", "sponge"]],
  ["wall:n", "outdoor", ["cladding"]],
])("%s in a room of kind %s is suited by %s", (target, room, wanted) => {
  const sets = new FittingSets();
  const numbers = Object.entries(floors).map(([name, product]) => [name, sets.numberOf(product)] as const);
  const mask = sets.thatFit(fittingTarget(target, room, true)!);
  expect(numbers.filter(([, number]) => mask[number] === 1).map(([name]) => name)).toEqual(wanted);
});

it.each(["moon", "", "flo"])("there is no target %s", (target) => {
  expect(fittingTarget(target)).toBeNull();
});
