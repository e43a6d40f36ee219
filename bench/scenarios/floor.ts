import { loadPaths } from "../load.ts";
import { scattered } from "../market.ts";
import { type FloorName, type Scenario, usual } from "../scenario.ts";
import type { Stage } from "../stage.ts";

const floor = (
  name: FloorName,
  paths: (stage: Stage) => () => string,
  headers?: Record<string, string>,
): Scenario => ({
  ...usual,
  name,
  runs: "floor",
  floor: name,
  prepare: async (stage) => {
    const next = paths(stage);
    return (pressure) => loadPaths(stage.floor.origin, pressure, next, headers);
  },
});

/** What every other figure is compared with; measured first. */
export const floors: readonly Scenario[] = [
  floor("empty route", () => () => "/empty"),
  floor("indexed select", ({ market }) => {
    const next = scattered(market.products);
    return () => `/select/${next().choice}`;
  }),
  floor("static file", () => () => "/files/list.txt", { "Accept-Encoding": "gzip, deflate, br" }),
];
