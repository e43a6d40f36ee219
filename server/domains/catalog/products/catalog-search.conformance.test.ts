import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../../demo/load.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import {
  answerOf,
  judgedQueries,
  type ListReply,
  listOf,
  listPath,
  listQuestions,
  searchQuestions,
} from "../../../../tests/support/catalog-answers.ts";
import { openSearch } from "../../../platform/opensearch/open.ts";
import { NoIndexYet, type OpenSearch } from "../../../platform/opensearch/port.ts";
import { buildSearchIndex, catalogChanged, catalogReady, refreshProducts } from "./index.ts";
import type { ProductDocument } from "./opensearch/document.rules.ts";
import { extentOf, putDocuments, refreshIndex } from "./opensearch/index.store.ts";
import { aliasOf, buildingIndex, dropFormer, servingState } from "./opensearch/index-state.store.ts";

// What every engine that searches the catalog promises. For OpenSearch, this asks one at TEST_OPENSEARCH_URL, such as
// `node scripts/cluster/opensearch/start.ts` starts, and compares it with the catalog in memory, answer by answer.

const address = process.env.TEST_OPENSEARCH_URL;
const own = `test-${process.pid}`;
const url = address && `${address.replace(/\/$/, "")}/${own}`;

/** As many SKUs as the demo has for a first look, unless TEST_DEMO_SKUS says. */
const skus = Number(process.env.TEST_DEMO_SKUS ?? 1_000);
const categories = ["tile-flooring", "bathroom-faucets", "lighting"];
const showrooms = [undefined, "OAKSTONE", "HARBOR88"];

let memory: TestApp;
beforeAll(async () => {
  memory = await testApp();
  await loadDemo(memory.platform, { skus });
  await haveOwnPrices(memory);
});
afterAll(() => memory?.close());

/** Two products of HARBOR88 have markups of their own; OAKSTONE leaves out a product and a vendor. */
async function haveOwnPrices({ platform: { db } }: TestApp): Promise<void> {
  await sql`
    insert into showroom_markups (showroom_id, product_id, markup_bp)
    select s.id, p.id, 4000 + 1000 * (p.id % 2) from showrooms s, products p
    where s.vsd_id = 'HARBOR88' and p.id in (select id from products where status = 'published' order by id limit 40)
    on conflict do nothing`.execute(db);
  await sql`
    insert into showroom_left_out (showroom_id, product_id)
    select s.id, (select id from products where status = 'published' order by popularity desc limit 1)
    from showrooms s where s.vsd_id = 'OAKSTONE'`.execute(db);
  await sql`
    insert into showroom_left_out (showroom_id, vendor_id)
    select s.id, (select vendor_id from products where status = 'published' group by vendor_id order by count(*) limit 1)
    from showrooms s where s.vsd_id = 'OAKSTONE'`.execute(db);
}

const slugs = async ({ platform: { db } }: TestApp): Promise<string[]> => {
  const rows = await db.selectFrom("categories").select("slug").execute();
  const known = rows.map(({ slug }) => slug);
  return [...categories.filter((slug) => known.includes(slug)), ...known.slice(0, 3)];
};

function promises(open: () => TestApp): void {
  it("counts as many products for each value of a facet as a list with that filter has", async () => {
    const [category = ""] = await slugs(open());
    for (const showroom of ["OAKSTONE", "HARBOR88"]) {
      const question = { showroom, category };
      const { facets } = await listOf(open(), question);
      expect(facets.length).toBeGreaterThan(3);
      for (const { key, values } of facets) {
        for (const { value, count } of values.slice(0, 3)) {
          const filters = JSON.stringify({ [key]: [value] });
          expect((await listOf(open(), { ...question, filters })).total, `${key} ${value}`).toBe(count);
        }
      }
    }
  });

  it("sorts by the showroom's price, to the cent, over all pages", async () => {
    const pages: ListReply[] = [];
    for (let page = 1; page === 1 || page <= pages[0]!.last_page; page++)
      pages.push(await listOf(open(), { showroom: "HARBOR88", sort: "price", page, per_page: 60 }));
    const cards = pages.flatMap(({ data }) => data);
    const shown = cards.map(({ price, price_per_sqft }) => price_per_sqft ?? price);
    expect(cards).toHaveLength(pages[0]!.total);
    expect(new Set(cards.map(({ hash }) => hash)).size).toBe(cards.length);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(Math.min(...cards.map(({ price }) => price))).toBe(pages[0]!.price_range!.min);
  });

  it("lists what costs at most a price, and says how much all costs", async () => {
    const all = await listOf(open(), { showroom: "OAKSTONE", per_page: 60 });
    const most = Math.round((all.price_range!.min + all.price_range!.max) / 40);
    const some = await listOf(open(), {
      showroom: "OAKSTONE",
      price_max: most,
      sort: "-price",
      per_page: 60,
    });
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    expect(some.data.every(({ price }) => price <= most)).toBe(true);
    expect(some.price_range).toEqual(all.price_range);
  });

  it("finds a product by its new name at once, and not by the old one", async () => {
    const { app, platform } = open();
    const { db } = platform;
    const { data } = await listOf({ app }, { per_page: 1 });
    const { hash, name } = data[0]!;
    const rename = async (to: string) => {
      await db.transaction().execute(async (trx) => {
        const { id } = await trx
          .updateTable("products")
          .set({ name: to })
          .where("hash", "=", hash)
          .returning("id")
          .executeTakeFirstOrThrow();
        await refreshProducts(trx, [id]);
      });
      await catalogChanged(platform);
    };
    try {
      await rename("Quizzical Zylophane Lamp");
      const found = await listOf({ app }, { q: "zylophane" });
      expect(found.data.map((card) => [card.hash, card.name])).toEqual([[hash, "Quizzical Zylophane Lamp"]]);
    } finally {
      await rename(name);
    }
    expect((await listOf({ app }, { q: "zylophane" })).data.map((card) => card.name)).not.toContain(
      "Quizzical Zylophane Lamp",
    );
  });
}

describe("the catalog in memory", () => promises(() => memory));

describe.skipIf(!url)("the catalog in OpenSearch, at TEST_OPENSEARCH_URL", () => {
  let indexed: TestApp;
  /** Reads the catalog when the index does: what changes later stands last among equals. */
  let fresh: TestApp;
  let engine: OpenSearch;
  beforeAll(async () => {
    engine = openSearch(url!);
    indexed = { ...memory, ...(await sharing(memory, { OPENSEARCH_URL: url! })) };
    fresh = { ...memory, ...(await sharing(memory)) };
    await buildSearchIndex(indexed.platform, () => {});
  });
  afterAll(async () => {
    await engine?.manage("DELETE", `/${own}-*`);
    engine?.close();
    await indexed?.platform.close();
    await fresh?.platform.close();
  });

  it("answers lists, filters, facets, orders and pages as the catalog in memory does", async () => {
    const here = await slugs(memory);
    for (const showroom of showrooms)
      await compare(fresh, indexed, (await listQuestions(memory, showroom, here)).map(listPath));
  });

  it("answers searches as the catalog in memory does", async () => {
    for (const showroom of showrooms)
      await compare(fresh, indexed, (await searchQuestions(memory, showroom, texts)).map(listPath));
  });

  it("suggests what the catalog in memory suggests while somebody types", async () => {
    const typed = texts.flatMap((text, at) =>
      at % 6 === 0 ? [text.slice(0, 3), text.slice(0, 6), text] : [],
    );
    const paths = typed.map(
      (q) => `/api/products/suggest?${new URLSearchParams({ q, showroom: "OAKSTONE" })}`,
    );
    await compare(fresh, indexed, paths);
  });

  it("counts categories as the catalog in memory does", async () => {
    const paths = (await slugs(memory)).map(
      (cid) => `/api/public?${new URLSearchParams({ cid, showroom: "OAKSTONE" })}`,
    );
    await compare(fresh, indexed, paths);
  });

  promises(() => indexed);

  it("goes on building an index where it was broken off, and serves only what equals the database", async () => {
    const before = await servingState(engine);
    const { count } = await extentOf(engine, aliasOf(engine));
    const power = new Error("the power went");
    const breaking = buildSearchIndex(indexed.platform, () => {
      throw power;
    });
    await expect(breaking).rejects.toBe(power);
    expect(await servingState(engine)).toMatchObject({ index: before!.index });
    const done: number[] = [];
    await buildSearchIndex(indexed.platform, (at) => void done.push(at));
    const after = await servingState(engine);
    expect(after!.index).not.toBe(before!.index);
    expect((await extentOf(engine, aliasOf(engine))).count).toBe(count);
  });

  it("serves the former index when a build is killed, and goes on with it once its lease has ended", async () => {
    const before = (await servingState(engine))!;
    const { count } = await extentOf(engine, aliasOf(engine));
    const building = await killedBuild(indexed);
    // what a server that serves does now and then
    await dropFormer(engine, before.index, 60_000);
    expect((await servingState(engine))!.index).toBe(before.index);
    expect(await indexesOf(aliasOf(engine))).toEqual([before.index]);
    await expect(buildSearchIndex(indexed.platform, () => {})).rejects.toThrow("another server builds");
    await built(indexed);
    expect((await servingState(engine))!.index).toBe(building);
    expect(await indexesOf(aliasOf(engine))).toEqual([building]);
    expect((await extentOf(engine, aliasOf(engine))).count).toBe(count);
  });

  it("never serves an index that differs from the database, and builds another one then", async () => {
    const before = (await servingState(engine))!;
    const building = await killedBuild(indexed);
    await refreshIndex(engine, building);
    const unsold = { id: 2_000_000_000, slot: 0, category: 1, wholesale: 100, list: 100, stored: { u: 1 } };
    await putDocuments(engine, building, [unsold as unknown as ProductDocument]);
    await expect(built(indexed)).rejects.toThrow("differs from the database");
    expect((await servingState(engine))!.index).toBe(before.index);
    await buildSearchIndex(indexed.platform, () => {});
    const after = (await servingState(engine))!;
    expect(after.index).not.toBe(before.index);
    expect(after.index).not.toBe(building);
  });

  /** Starts a build in a process of its own, which is killed. Returns the name of what it leaves. */
  async function killedBuild({ databaseUrl }: TestApp): Promise<string> {
    const child = spawn(process.execPath, [join(process.cwd(), "tests/support/index-build.child.ts")], {
      env: { ...process.env, MODE: "demo", DATABASE_URL: databaseUrl, OPENSEARCH_URL: url! },
      stdio: "inherit",
    });
    const [, signal] = (await once(child, "exit")) as [number | null, string | null];
    expect(signal).toBe("SIGKILL");
    return (await buildingIndex(engine))!.index;
  }

  /** Builds as soon as the one that was killed has lost its lease. */
  async function built({ platform }: TestApp): Promise<void> {
    const build = () =>
      buildSearchIndex(platform, () => {}).then(
        () => "built",
        (error: Error) => error.message,
      );
    let outcome = "";
    await expect
      .poll(async () => (outcome = await build()), { interval: 500 })
      .not.toContain("another server builds");
    if (outcome !== "built") throw new Error(outcome);
  }

  async function indexesOf(alias: string): Promise<string[]> {
    return Object.keys((await engine.manage("GET", `/_alias/${alias}`)) ?? {});
  }

  it("is ready for visitors once its index is complete, and not before", async () => {
    const young = await sharing(memory, { OPENSEARCH_URL: `${url}-young` });
    try {
      await expect(catalogReady(young.platform)).rejects.toBeInstanceOf(NoIndexYet);
      const isReady = () => catalogReady(young.platform).then(() => true);
      await expect.poll(isReady, { interval: 500 }).toBe(true);
      const { data } = await listOf(young, { q: "tile" });
      expect(data.length).toBeGreaterThan(0);
    } finally {
      await young.platform.close();
    }
  });

  it("leaves the index of another version alone while that version takes in changes", async () => {
    const read_at = Date.now();
    const theirs = `${own}-products-v999-1`;
    const state = `/${own}-state/_doc/serving-v999`;
    await engine.manage("PUT", `/${theirs}`, {});
    await engine.manage("PUT", state, { index: theirs, settled: 0, read_at, facets: [], served_at: 1 });
    const mine = (await servingState(engine))!;
    await dropFormer(engine, mine.index, 60_000);
    expect(await engine.manage("GET", `/${theirs}/_settings`)).toBeDefined();
    expect((await servingState(engine))!.index).toBe(mine.index);
    await engine.manage("PUT", state, { index: theirs, settled: 0, read_at: 1, facets: [], served_at: 1 });
    await dropFormer(engine, mine.index, 60_000);
    expect(await engine.manage("GET", `/${theirs}/_settings`)).toBeUndefined();
    expect(await engine.manage("GET", state)).toBeUndefined();
    expect((await extentOf(engine, mine.index)).count).toBeGreaterThan(0);
  });

  it("answers 503 for lists without the engine, and goes on with product pages", async () => {
    const away = await sharing(memory, { OPENSEARCH_URL: "http://127.0.0.1:1" });
    try {
      const { data } = await listOf(memory, {});
      const ask = (path: string) => away.app.fetch(new Request(new URL(path, "http://localhost")));
      const list = await ask(listPath({ q: "tile" }));
      expect([list.status, list.headers.get("Retry-After")]).toEqual([503, "2"]);
      const product = await ask(`/api/public?pid=${data[0]!.hash}&showroom=OAKSTONE`);
      expect(product.status).toBe(200);
      // with the engine away it still counts as ready
      await catalogReady(away.platform);
    } finally {
      await away.platform.close();
    }
  });
});

const texts = [
  ...judgedQueries().filter((_, at) => at % 2 === 0),
  "tile under $5",
  "vanity without top",
  "qwxzrt",
  "brushd nickle faucet",
];

/** Another server on the same database. */
async function sharing(
  { databaseUrl }: TestApp,
  environment: { OPENSEARCH_URL?: string } = {},
): Promise<TestApp> {
  return testApp({}, environment, { url: databaseUrl, drop: async () => {} });
}

async function compare(one: TestApp, other: TestApp, paths: readonly string[]): Promise<void> {
  for (const path of paths) expect(await answerOf(other, path), path).toEqual(await answerOf(one, path));
}
