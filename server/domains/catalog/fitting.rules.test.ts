import { expect, it } from "vitest";
import { FittingSets, fittingTarget } from "./fitting.rules.ts";

const plain = { category_slugs: ["tile"], surface: [], model_kind: null, model_use: null, attributes: {} };
const goods = {
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

const cases: [string, string, (keyof typeof goods)[]][] = [
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
  const numbers = Object.entries(goods).map(([name, good]) => [name, sets.numberOf(good)] as const);
  const mask = sets.thatFit(fittingTarget(target, room)!);
  expect(numbers.filter(([, number]) => mask[number] === 1).map(([name]) => name)).toEqual(wanted);
});

it.each(["moon", "", "flo"])("there is no target %s", (target) => {
  expect(fittingTarget(target)).toBeNull();
});
