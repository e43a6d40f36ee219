import { fullSize } from "../demo/catalog/catalog.ts";
import type { Arguments } from "./arguments.ts";
import { type Catalog, discardCatalog, loadCatalog, startShop } from "./catalog.ts";
import { keepRun } from "./history.ts";
import { type Judged, judge } from "./judge.ts";
import type { Commit, Machine } from "./machine.ts";
import { type Figure, measure } from "./measure.ts";
import { familyMemory_mb } from "./process-figures.ts";
import { figuresTable, type Single, singlesTable } from "./report.ts";
import type { Scenario } from "./scenario.ts";
import { cartScenario } from "./scenarios/cart.ts";
import { catalogScenarios } from "./scenarios/catalog.ts";
import { checkoutScenario } from "./scenarios/checkout.ts";
import { floors } from "./scenarios/floor.ts";
import { pageScenarios } from "./scenarios/pages.ts";
import { searchScenarios } from "./scenarios/search.ts";
import { openStage, type Stage } from "./stage.ts";

const all: readonly Scenario[] = [
  ...catalogScenarios,
  ...searchScenarios,
  cartScenario,
  ...pageScenarios,
  checkoutScenario,
];
const starts = 3;

/** Measures the server on each catalog, prints the tables and keeps the run. */
export async function measureServer(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const chosen = all.filter(
    ({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)),
  );
  const scenarios = [...floors, ...chosen];
  let smallest: Figure[] | null = null;
  for (const skus of options.skus) {
    const catalog = await loadCatalog(skus, options.data, options.port);
    const singles = await measureStarts(catalog, options.port);
    const stage = await openStage(catalog, options.port);
    let figures: Judged[];
    try {
      const measured = await measureAll(stage, scenarios, options.seconds);
      figures = judge(measured, scenarios, smallest);
      smallest ??= measured;
      singles.push(...stageSingles(stage));
    } finally {
      await stage.close();
    }
    console.log(`\n${skus} SKUs\n\n${figuresTable(figures)}\n\n${singlesTable(singles)}\n`);
    const run = { skus, seconds: options.seconds, figures, singles };
    console.log(`Kept in ${keepRun("server", about, run)}`);
    if (!options.keep) discardCatalog(catalog);
  }
}

/** The start command's later starts, with its own PostgreSQL, to the first page. */
async function measureStarts({ skus, dataDir, loaded_s }: Catalog, port: number): Promise<Single[]> {
  const times: number[] = [];
  for (let count = 0; count < starts; count++) {
    const shop = await startShop(dataDir, port);
    times.push(shop.started_ms / 1000);
    await shop.stop();
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(starts / 2)]!;
  const first =
    skus === fullSize
      ? { name: "first start, to the first page", most: 60 }
      : { name: "loading the catalog", most: null };
  return [
    { ...first, value: loaded_s, unit: "s" },
    { name: "later start, to the first page", value: middle, unit: "s", most: 5 },
  ];
}

async function measureAll(stage: Stage, scenarios: readonly Scenario[], seconds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const scenario of scenarios) {
    process.stdout.write(`${scenario.name} … `);
    const measured = await measure(stage, scenario, seconds);
    console.log(measured.map((each) => `${each.per_second.toFixed(0)}/s at ${each.connections}`).join(", "));
    figures.push(...measured);
  }
  return figures;
}

function stageSingles(stage: Stage): Single[] {
  return [
    { name: "first list after a start", value: stage.firstList_s, unit: "s", most: null },
    { name: "memory at rest", value: stage.restingMemory_mb, unit: "MB", most: 220 },
    { name: "memory after the load", value: familyMemory_mb(stage.shop.pid), unit: "MB", most: null },
  ];
}
