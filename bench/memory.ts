import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Arguments } from "./arguments.ts";
import { discardCatalog, loadCatalog } from "./catalog.ts";
import { keepRun } from "./history.ts";
import type { Commit, Machine } from "./machine.ts";
import { familyMemory_mb } from "./process-figures.ts";
import { type Single, singlesTable } from "./report.ts";
import { openStage, pagePath, type Stage } from "./stage.ts";
import { visitsOf } from "./visits.ts";

const pictures = 2000;
/** As lists and product pages ask for them on screens of all kinds. */
const files = ["96", "160", "320", "480", "640", "800"].map((width) => `${width}.avif`);
const olderBrowsers = ["320.webp", "640.webp"];
/** Every eighth material is looked at closely, which takes a larger drawing. */
const closeUp = "1200.avif";
const browsers = 8;
const sampleEvery_ms = 1000;
/** Between two visits beside the pictures. */
const visitPause_ms = 100;
const every = 8;
/** Children that have nothing to do have ended by then. */
const settles_ms = 45_000;
const most_mb = 400;

/**
 * Draws 2,000 pictures from an empty cache over HTTP while visitors open pages, lists, products and searches; prints
 * what the server with its child processes takes meanwhile and afterwards, and keeps the run. PostgreSQL is not counted.
 */
export async function measureMemory(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const catalog = await loadCatalog(options.skus[0]!, options.data, options.port);
  rmSync(join(catalog.dataDir, "cache", "media"), { recursive: true, force: true });
  const stage = await openStage(catalog, options.port);
  let singles: Single[];
  try {
    singles = await mixedUse(stage);
  } finally {
    await stage.close();
  }
  console.log(`\n${catalog.skus} SKUs\n\n${singlesTable(singles)}\n`);
  console.log(`Kept in ${keepRun("memory", about, { skus: catalog.skus, pictures, singles })}`);
  if (!options.keep) discardCatalog(catalog);
}

async function mixedUse(stage: Stage): Promise<Single[]> {
  const { pid } = stage.shop;
  const addresses = await pictureAddresses(stage);
  let isOver = false;
  let peak_mb = 0;
  let visits = 0;
  const sampling = (async () => {
    for (; !isOver; await pause(sampleEvery_ms)) peak_mb = Math.max(peak_mb, familyMemory_mb(pid) ?? 0);
  })();
  const visit = visitsOf(stage);
  const visiting = (async () => {
    for (; !isOver; await pause(visitPause_ms)) {
      await (visits++ % every === 0 ? openPage(stage, visits) : visit());
    }
  })();
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: browsers }, async () => {
      for (let at = next++; at < addresses.length; at = next++) await ask(stage, addresses[at]!);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const end_mb = familyMemory_mb(pid);
  isOver = true;
  await Promise.all([sampling, visiting]);
  await pause(settles_ms);
  return [
    { name: "pictures drawn", value: addresses.length, unit: "", most: null },
    { name: "pages, lists, products and searches beside", value: visits, unit: "", most: null },
    { name: "pictures a minute", value: (addresses.length / seconds) * 60, unit: "", most: null },
    { name: "memory at rest before", value: stage.restingMemory_mb, unit: "MB", most: 220 },
    { name: "memory at most", value: peak_mb || null, unit: "MB", most: null },
    { name: "memory with the last picture", value: end_mb, unit: "MB", most: most_mb },
    { name: "memory 45 s later", value: familyMemory_mb(pid), unit: "MB", most: most_mb },
  ];
}

/** The same in every run: pictures of 250 materials and photographs. */
async function pictureAddresses({ database }: Stage): Promise<string[]> {
  const asked = [...files, ...olderBrowsers];
  const rows = await database.db
    .selectFrom("media")
    .select("key")
    .orderBy("key")
    .limit(pictures / asked.length)
    .execute();
  return rows.flatMap(({ key }, at) => {
    const names = at % 8 === 0 ? [closeUp, ...asked.slice(1)] : asked;
    return names.map((file) => `/showroom/media/${key}/${file}`);
  });
}

async function ask({ client }: Stage, path: string): Promise<void> {
  const { status } = await client.send("GET", path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

async function openPage({ client, market }: Stage, count: number): Promise<void> {
  const list = market.lists[(count * 7919) % market.lists.length]!;
  await client.send("GET", pagePath(list), { headers: { Cookie: `showroom=${list.vsd_id}` } });
}
