import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../tests/support/catalog-seed.ts";
import { within } from "../../../platform/platform.ts";
import { cardsOf } from "./cards.flow.ts";
import { readCardsAhead } from "./catalog.flow.ts";
import { catalogChanged, refreshProducts } from "./index.ts";
import { memoryCatalog } from "./memory-catalog.flow.ts";

let shop: TestApp;
let market: Market;

beforeAll(async () => {
  shop = await testApp();
  market = await seedMarket(shop.platform.db);
});
afterAll(() => shop.close());

const goOn = () => false;

it("reads every product's card ahead, those that are looked at most first, unless the server stops", async () => {
  const { platform } = shop;
  await catalogChanged(platform);
  const { listing, cards } = await memoryCatalog(platform);
  const slots = [...listing.byPopularity()];
  expect(slots.length).toBeGreaterThan(5);
  const popularity = slots.map((slot) => listing.popularity.of(slot));
  expect(popularity).toEqual(popularity.toSorted((a, b) => b - a));
  await readCardsAhead(platform, () => true);
  expect(slots.some((slot) => cards.has(slot))).toBe(false);
  await readCardsAhead(platform, goOn);
  expect(slots.every((slot) => cards.has(slot))).toBe(true);
});

it("is the same catalog in a transaction, and after it", async () => {
  const { platform } = shop;
  const catalog = await memoryCatalog(platform);
  const inside = await platform.db.transaction().execute((db) => memoryCatalog(within(platform, db)));
  expect(inside).toBe(catalog);
});

it("shows a changed product, not its cached card", async () => {
  const { platform } = shop;
  const { db } = platform;
  const { id } = market.product("Blackwater Slate");
  const catalog = await memoryCatalog(platform);
  const before = catalog.listing.slotOf(id)!;
  const [card] = await cardsOf(platform, catalog, null, [before]);
  await db.updateTable("products").set({ name: "Renamed since, ½ in." }).where("id", "=", id).execute();
  await refreshProducts(db, [id]);
  await catalogChanged(platform);
  const after = catalog.listing.slotOf(id)!;
  const [renamed] = await cardsOf(platform, catalog, null, [after]);
  expect(renamed).toMatchObject({ name: "Renamed since, ½ in.", hash: card!.hash, price: card!.price });
});

it("has every card and variant in memory after the catalog is reloaded", async () => {
  const { platform } = shop;
  await readCardsAhead(platform, goOn);
  const former = await memoryCatalog(platform);
  const replaced = new Promise<void>((resolve) => platform.events.once("catalog replaced", resolve));
  await platform.db
    .updateTable("categories")
    .set({ facets: ["finish", "thickness"] })
    .execute();
  await catalogChanged(platform);
  await replaced;
  const { listing, cards, offers } = await memoryCatalog(platform);
  expect(listing).not.toBe(former.listing);
  const slots = [...listing.byPopularity()];
  expect(slots.length).toBe(former.listing.products);
  expect(slots.filter((slot) => !cards.has(slot) || !offers.has(slot))).toEqual([]);
  const texts = (of: typeof former) =>
    [...of.listing.byPopularity()].map((slot) => `${of.cards.get(slot)}${of.offers.get(slot)}`);
  expect(texts(await memoryCatalog(platform)).sort()).toEqual(texts(former).sort());
});
