import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { addShowroom, addVendor } from "../../../../tests/support/catalog-seed.ts";
import { fillMarketplace } from "../../../start/marketplace.ts";
import { applyImport, planImport, UnreadableFile, vendorByName } from "../import/index.ts";
import { catalogChanged } from "../products/index.ts";
import { importCategories } from "./index.ts";

let shop: TestApp;
let standard: string;

beforeAll(async () => {
  standard = await readFile(new URL("../../../../db/standard-categories.json", import.meta.url), "utf8");
  shop = await testApp();
  const firstAdmin = { email: "owner@example.test", password: "long enough" };
  const config = { ...shop.platform.config, demo: false, firstAdmin };
  await fillMarketplace({ ...shop.platform, config }, "", "foreign");
});
afterAll(() => shop.close());

interface Menu {
  name: string;
  menu_slug: string;
  categories: { name: string; slug_url: string; children: { name: string; slug_url: string }[] }[];
}
const menus = async () => {
  await catalogChanged(shop.platform);
  const answer = await shop.app.fetch(new Request("http://localhost/api/menu_category"));
  return ((await answer.json()) as { data: Menu[] }).data;
};
const load = (file: object) => importCategories(shop.platform.db, JSON.stringify(file));

describe("an empty marketplace", () => {
  it("starts with departments and categories, and takes a vendor's list into them", async () => {
    const kitchen = (await menus()).find(({ name }) => name === "Kitchen");
    expect(kitchen?.categories.map(({ slug_url }) => slug_url)).toContain("tile-flooring");
    const { db } = shop.platform;
    await addVendor(db, "First Vendor", "Dayton", "OH");
    const vendor = (await vendorByName(db, "First Vendor"))!;
    const list =
      "SKU,Name,Category,UOM,SF/CTN,Price\nT-1,Alba Porcelain,Tile Flooring > Porcelain Tile,CTN,10,$40/CTN";
    const file = { name: "list.csv", bytes: Buffer.from(list) };
    const plan = await planImport(db, { file, vendor, settings: {} });
    expect([plan.errors, plan.questions]).toEqual([[], []]);
    expect((await applyImport(db, plan)).written).toBe(1);
    await catalogChanged(shop.platform);
    const found = await shop.app.fetch(
      new Request("http://localhost/api/visualization/products?category=porcelain-tile"),
    );
    expect(((await found.json()) as { data: { total: number } }).data.total).toBe(1);
  });

  it("keeps them as they are when the same file comes again", async () => {
    const report = await importCategories(shop.platform.db, standard);
    expect(report).toEqual({ added: [], changed: [], kept: [] });
  });
});

describe("a categories file", () => {
  it("adds and changes what it names, and leaves the rest and its products", async () => {
    const showroom = await addShowroom(shop.platform.db, "ALLMENUS", "All Menus", 1000, []);
    await shop.platform.db
      .insertInto("showroom_menus")
      .columns(["showroom_id", "menu_id"])
      .expression((build) =>
        build.selectFrom("menus").select(({ val }) => [val(showroom.id).as("showroom_id"), "menus.id"]),
      )
      .execute();
    const report = await load({
      attributes: [{ key: "pool_noise", label: "Pump Noise", kind: "number", unit: "dB" }],
      categories: [
        { name: "Flooring Tile", slug: "tile-flooring", children: [] },
        {
          name: "Saunas",
          slug: "saunas",
          facets: ["pool_noise"],
          children: [{ name: "Barrel", slug: "barrel-saunas" }],
        },
      ],
      departments: [{ name: "Wellness", slug: "wellness", categories: ["saunas", "bath-tubs"] }],
    });
    expect(report.added).toEqual([
      "attribute Pump Noise",
      "category Saunas",
      "category Barrel",
      "department Wellness",
    ]);
    expect(report.changed).toEqual(["category Flooring Tile"]);
    expect(report.kept).toContain("category Appliances");
    const now = await menus();
    expect(now.at(-1)).toMatchObject({
      name: "Wellness",
      categories: [{ name: "Saunas", children: [{ slug_url: "barrel-saunas" }] }, { name: "Bath Tubs" }],
    });
    const kitchen = now.find(({ name }) => name === "Kitchen")!;
    const tile = kitchen.categories.find(({ slug_url }) => slug_url === "tile-flooring");
    expect(tile).toMatchObject({ name: "Flooring Tile" });
    expect(tile!.children.map(({ slug_url }) => slug_url)).toContain("porcelain-tile");
    const sold = await shop.platform.db
      .selectFrom("showroom_menus")
      .innerJoin("menus", "menus.id", "menu_id")
      .select("menu_slug")
      .where("showroom_id", "=", showroom.id)
      .execute();
    expect(sold.map(({ menu_slug }) => menu_slug)).toContain("wellness");
  });

  it.each([
    ["no JSON", "{", /isn't valid JSON/],
    [
      "a slug with capitals",
      { categories: [{ name: "A", slug: "Big A" }] },
      /categories\.0\.slug.*lowercase/,
    ],
    ["a slug twice", { categories: [1, 2].map(() => ({ name: "A", slug: "a" })) }, /"a" twice/],
    [
      "an unknown category",
      { departments: [{ name: "D", slug: "d", categories: ["moon"] }] },
      /lists "moon"/,
    ],
    ["an unknown filter", { categories: [{ name: "A", slug: "a", facets: ["mood"] }] }, /"mood"/],
    ["an unknown field", { categorys: [] }, /categorys/],
  ])("with %s is refused, and nothing of it is written", async (_, file, message) => {
    const before = await menus();
    const attempt = importCategories(
      shop.platform.db,
      typeof file === "string" ? file : JSON.stringify(file),
    );
    await expect(attempt).rejects.toThrow(UnreadableFile);
    await expect(attempt).rejects.toThrow(message);
    expect(await menus()).toEqual(before);
  });
});
