import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Arguments } from "./arguments.ts";
import { discardCatalog, loadCatalog } from "./catalog.ts";
import { keepRun } from "./history.ts";
import type { Commit, Machine } from "./machine.ts";
import { quantile } from "./measure.ts";
import { runProgram } from "./program.ts";
import { met, table } from "./report.ts";
import { openStage } from "./stage.ts";
import { type Kind, visitsOf } from "./visits.ts";

const rows = 50_000;
const most_s = 60;
const noImport = "no import";
const quiet_s = 10;
/** Between two visits; a visit that waits for the one before counts from when it was due. */
const visitEvery_ms = 40;

type Visits = Record<Kind, number[]>;

/** How long something took, and how long the slowest visit in a hundred of each kind waited meanwhile. */
interface Figure {
  name: string;
  seconds: number;
  p99_ms: Record<Kind, number>;
}

/** What is asked for beside an import, and how long the slowest in a hundred may take (design: 16 connections). */
const kinds: readonly { kind: Kind; most_ms: number | null }[] = [
  { kind: "list", most_ms: null },
  { kind: "product", most_ms: null },
  { kind: "search", most_ms: 40 },
];

/**
 * Imports a file of new products, the same once more, and once more with other prices, beside a running shop with
 * visitors; prints how long each took and what visitors felt, and keeps the run.
 */
export async function measureImport(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const catalog = await loadCatalog(options.skus[0]!, options.data, options.port);
  const stage = await openStage(catalog, options.port);
  const figures: Figure[] = [];
  try {
    const { name: vendor } = await stage.database.db
      .selectFrom("vendors")
      .select("name")
      .orderBy("name")
      .executeTakeFirstOrThrow();
    const visit = visitsOf(stage);
    figures.push(await during(noImport, visit, () => pause(quiet_s * 1000)));
    for (const [name, price] of [
      ["new goods", 10],
      ["the same again", 10],
      ["other prices", 12],
    ] as const) {
      const file = writeFile(catalog.dataDir, price);
      const args = [file, "--vendor", vendor, "--apply"];
      const env = { DATA_DIR: catalog.dataDir };
      figures.push(await during(name, visit, () => runProgram("scripts/import.ts", args, env)));
    }
  } finally {
    await stage.close();
  }
  console.log(`\n${figuresTable(figures)}\n`);
  console.log(`Kept in ${keepRun("import", about, { skus: catalog.skus, rows, figures })}`);
  // what was imported would be measured as old products the next time
  discardCatalog(catalog);
}

function figuresTable(figures: readonly Figure[]): string {
  const limits = kinds.map(({ most_ms }) => (most_ms === null ? "" : `≤ ${most_ms}`));
  const head = [
    `${rows} rows`,
    "s",
    `≤ ${most_s}`,
    ...kinds.flatMap(({ kind }, at) => [`${kind} p99 ms`, limits[at]!]),
  ];
  const lines = figures.map(({ name, seconds, p99_ms }) => [
    name,
    ...(name === noImport ? ["", ""] : [seconds.toFixed(1), met(seconds <= most_s)]),
    ...kinds.flatMap(({ kind, most_ms }) => [
      p99_ms[kind].toFixed(1),
      most_ms === null ? "" : met(p99_ms[kind] <= most_ms),
    ]),
  ]);
  return table(
    head,
    lines,
    head.map((_, at) => (at % 2 === 0 ? "left" : "right")),
  );
}

/** Does `work` while visits come at their even pace. */
async function during(
  name: string,
  visit: () => Promise<Kind>,
  work: () => Promise<unknown>,
): Promise<Figure> {
  const visits: Visits = { list: [], product: [], search: [] };
  let isOver = false;
  const begun = performance.now();
  const done = work().finally(() => {
    isOver = true;
  });
  const visiting = (async () => {
    for (let count = 0; !isOver; count++) {
      const due = begun + count * visitEvery_ms;
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const kind = await visit();
      visits[kind].push(performance.now() - due);
    }
  })();
  await done;
  const seconds = (performance.now() - begun) / 1000;
  await visiting;
  const p99 = (kind: Kind) => quantile(Float64Array.from(visits[kind]).sort(), 0.99);
  return {
    name,
    seconds,
    p99_ms: { list: p99("list"), product: p99("product"), search: p99("search") },
  };
}

const colors = ["White", "Gray", "Black", "Carrara", "Oak", "Sage", "Navy"];
const finishes = ["Matte", "Polished", "Honed"];
const sizes = ["12x24", "24x24", "4x12", "3x6"];

/** A vendor's file of tiles, each a product of its own. */
function writeFile(dataDir: string, price: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const of = (words: readonly string[]) => words[at % words.length]!;
    const color = of(colors);
    return `BENCH-${at},${color} Bench Tile ${at},Bench Tiles,tile-flooring,"A ${of(finishes).toLowerCase()} tile, ${color.toLowerCase()}, number ${at}",${price + (at % 90)}.50,${of(sizes)},${color},${of(finishes)},${at % 400}`;
  });
  const folder = join(dataDir, "import");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `prices-${price}.csv`);
  writeFileSync(
    file,
    `sku,name,brand,category,description,wholesale,size,color,finish,stock\n${lines.join("\n")}\n`,
  );
  return file;
}
