import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestApp, testApp } from "../../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../../tests/support/catalog-seed.ts";
import { catalogChanged, refreshProducts } from "../index.ts";
import { memoryCatalog } from "../memory-catalog.flow.ts";

let shop: TestApp;
let market: Market;

beforeAll(async () => {
  shop = await testApp();
  market = await seedMarket(shop.platform.db);
});
afterAll(() => shop.close());

const get = (path: string) => shop.app.fetch(new Request(`http://localhost${path}`));

const names = Object.getOwnPropertyNames(Object.prototype);

async function change(name: string, values: { name?: string; attributes?: object }): Promise<void> {
  const { db } = shop.platform;
  const { id } = market.product(name);
  const { attributes, ...others } = values;
  await db
    .updateTable("products")
    .set({ ...others, ...(attributes && { attributes: sql`${JSON.stringify(attributes)}::text::jsonb` }) })
    .where("id", "=", id)
    .execute();
  await refreshProducts(db, [id]);
  await catalogChanged(shop.platform);
}

it.each(names)("answers a search, a suggestion and a filter with the word “%s”", async (word) => {
  const filters = `{${JSON.stringify(word)}:["x"]}`;
  const query = (all: Record<string, string>) => new URLSearchParams(all);
  const paths = [
    `/api/visualization/products?${query({ q: word })}`,
    `/api/visualization/products?${query({ q: `${word} tile` })}`,
    `/api/visualization/products?${query({ filters })}`,
    `/api/visualization/products?${query({ filters: `{"finish":[${JSON.stringify(word)}]}` })}`,
    `/api/visualization/products?${query({ category: word })}`,
    `/api/products/suggest?${query({ q: word })}`,
  ];
  const answers = await Promise.all(paths.map(get));
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
});

it("finds and shows a product named Constructor", async () => {
  await change("Blackwater Slate", { name: "Constructor Slate" });
  const answer = await get("/api/visualization/products?q=constructor");
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { data: { name: string; hash: string }[] } };
  expect(data.data[0]?.name).toBe("Constructor Slate");
  expect((await get(`/api/public?pid=${data.data[0]!.hash}`)).status).toBe(200);
});

it("leaves out a product that cannot be read, says so once, and lists the others", async () => {
  const { platform } = shop;
  const before = (await memoryCatalog(platform)).listing.products;
  const logged = vi.spyOn(platform.log, "error");
  await change("Blackwater Slate", {
    attributes: { finish: { toString: 1 } },
  });
  await catalogChanged(platform);
  await catalogChanged(platform);
  const about = logged.mock.calls.filter(([, message]) => String(message).includes("cannot be read"));
  logged.mockRestore();
  expect(about.length).toBe(1);
  expect(about[0]![0]).toMatchObject({ product_id: market.product("Blackwater Slate").id });
  expect((await memoryCatalog(platform)).listing.products).toBe(before - 1);
  const list = await get("/api/visualization/products?q=tile");
  expect(list.status).toBe(200);
});
