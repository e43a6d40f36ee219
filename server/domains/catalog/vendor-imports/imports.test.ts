import { zipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ImportChoices } from "../../../../contract/catalog/vendor-imports.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { goodList, header, importCalls, lines, listFile } from "./imports.test-support.ts";
import { jobs, workOnImports } from "./index.ts";

let shop: Shop;
let tiler: Client;
let plumber: Client;

beforeAll(async () => {
  shop = await openShop();
  tiler = await shop.signIn(shop.market.tileVendor.user_id);
  plumber = await shop.signIn(shop.market.faucetVendor.user_id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.platform;
  await db.deleteFrom("vendor_imports").execute();
  await db.deleteFrom("products").where("vendor_ref", "is not", null).execute();
  await db.deleteFrom("vendor_import_settings").execute();
});

const { post, get, check, answer, step, imported } = importCalls(
  () => shop,
  () => tiler,
);

describe("a list that a vendor sends", () => {
  it("is checked without writing anything, then written, and is sold", async () => {
    const checked = await check(goodList);
    expect(checked).toMatchObject({
      state: "ready",
      file_name: "list.csv",
      report: {
        counts: { rows: 2, new: 2, changed: 0, unchanged: 0, rejected: 0 },
        preview: [{ sku: "A-1", wholesale: 42.5, box_sqft: 15.5, standing: "new" }, { sku: "A-2" }],
        questions: [],
      },
    });
    expect(checked.report!.columns[4]).toMatchObject({
      title: "Price",
      holds: "wholesale",
      samples: ["42.50", "44.10"],
    });
    expect(await imported()).toEqual([]);

    const done = await step(checked.id, "apply", {});
    expect(done).toMatchObject({
      state: "done",
      result: { written: 2, new: 2, refused: 0 },
      error_file: null,
    });
    expect(await imported()).toMatchObject([
      { sku: "A-1", wholesale_cents: 4250, stock: 12 },
      { sku: "A-2", wholesale_cents: 4410 },
    ]);
    const told = await tiler.call<{ data: { title: string }[] }>("GET /api/notification");
    expect(told.body.data.data[0]).toMatchObject({ title: "list.csv is imported" });
  });

  it("is written at once without dry_run, unless it has questions", async () => {
    const { body } = await post("/api/vendor/imports", { file: listFile(goodList) });
    await workOnImports(shop.platform);
    expect((await get(body.data.id)).state).toBe("done");

    const bare = lines("SKU,Name,Category,SF/CTN,Price", "B-1,Brick,Porcelain,10,4.98");
    const asking = await post("/api/vendor/imports", { file: listFile(bare) });
    await workOnImports(shop.platform);
    expect(await get(asking.body.data.id)).toMatchObject({
      state: "questions",
      report: {
        questions: [{ kind: "price_basis", answers: [{ value: "box" }, { value: "sqft" }, {}, {}] }],
      },
    });
    expect((await imported()).map(({ sku }) => sku)).toEqual(["A-1", "A-2"]);
    const refused = await tiler.call(`POST /api/vendor/imports/${asking.body.data.id}/apply`, {});
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { questions: [expect.stringMatching(/price/)] } },
    });

    const told = await answer(asking.body.data.id, { price_basis: "sqft" });
    expect(told).toMatchObject({ state: "ready", report: { preview: [{ wholesale: 49.8 }] } });
  });

  it("is asked for its columns where nobody knows them, and remembers what was said", async () => {
    const german = lines("Art;Bezeichnung;Netto;Gruppe", "C-1;Fliese;9,99;porcelain-tile");
    const asking = await check(german);
    expect(asking).toMatchObject({ state: "questions", report: { questions: [{ kind: "columns" }] } });
    expect(asking.report!.columns).toMatchObject([
      { title: "Art", place: 1, samples: ["C-1"] },
      { title: "Bezeichnung" },
      { title: "Netto" },
      { title: "Gruppe" },
    ]);
    const columns = [
      ["Art", "sku"],
      ["Bezeichnung", "name"],
      ["#3", "wholesale"],
      ["Gruppe", "category"],
    ];
    const ready = await answer(asking.id, { columns });
    expect(ready).toMatchObject({ state: "ready", report: { counts: { new: 1 } } });
    await step(ready.id, "apply", {});
    expect(await imported()).toMatchObject([{ sku: "C-1", wholesale_cents: 999 }]);
    expect((await check(german)).state).toBe("ready");
  });

  it("moves a field to another column when that is said", async () => {
    const two = lines("SKU,Name,Category,Price,Net 2026", "D-1,Dune,Porcelain,10,12");
    const first = await check(two);
    expect(first.report!.preview[0]!.wholesale).toBe(10);
    const second = await answer(first.id, { columns: [["Net 2026", "wholesale"]] });
    expect(second.report!.preview[0]!.wholesale).toBe(12);
    const back = await answer(first.id, { columns: [["Price", "wholesale"]] });
    expect(back.report!.preview[0]!.wholesale).toBe(10);
    expect(back.report!.columns[4]).toMatchObject({ title: "Net 2026", holds: "" });
  });

  it("names currencies and categories that it does not know, and takes what is said of them", async () => {
    const foreign = lines(
      "SKU,Name,Category,Price",
      "E-1,Euro Tile,Porcelain,€10",
      "E-2,Strange Tile,Porcelain Things,$10",
    );
    const checked = await check(foreign);
    expect(checked).toMatchObject({
      state: "ready",
      report: {
        counts: { rejected: 2 },
        unknown_currencies: [{ code: "EUR", rows: 1 }],
        unknown_categories: [{ name: "Porcelain Things", rows: 1 }],
        errors: [
          { line: 2, kind: "foreign_currency" },
          { line: 3, kind: "unknown_category" },
        ],
      },
    });
    const errors = await shop.app.fetch(
      new Request(`http://localhost${checked.error_file}`, {
        headers: { Authorization: `Bearer ${tiler.token}` },
      }),
    );
    expect(errors.headers.get("Content-Disposition")).toContain("list.csv.errors.csv");
    expect(await errors.text()).toMatch(/^line,sku,field,message\r\n2,E-1,wholesale,/);

    const said = { rates: [["eur", 1.1]], categories: [["Porcelain Things", "porcelain-tile"]] };
    expect(await answer(checked.id, said)).toMatchObject({
      report: { counts: { new: 2, rejected: 0 } },
      error_file: null,
    });
  });

  it("shows what prices change, what is gone, and takes off sale only what it is told to", async () => {
    await step((await check(goodList)).id, "apply", {});
    const next = lines(header, "A-1,Alba Matte,Porcelain,Box,51,15.5,12x24,0");
    const checked = await check(next);
    expect(checked.report).toMatchObject({
      counts: { changed: 1, withdrawn: 1 },
      price_changes: {
        up: 1,
        down: 0,
        largest: [{ sku: "A-1", old_price: 42.5, new_price: 51, percent: 20 }],
      },
      stock_changes: {
        total: 1,
        sold_out: 1,
        largest: [{ sku: "A-1", old_stock: 12, new_stock: 0 }],
      },
      missing: [{ sku: "A-2", name: "Alba Polished" }],
    });
    const done = await step(checked.id, "apply", { withdraw_missing: true });
    expect(done.result).toMatchObject({ written: 1, new: 0, withdrawn: 1 });
    expect(await imported()).toMatchObject([
      { wholesale_cents: 5100, is_off: false },
      { is_off: true, stock: 0 },
    ]);
  });

  it("may be a Shopify export, in which one column is chosen anew", async () => {
    const shopify = lines(
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Cost per item,Dealer",
      "alba,Alba,Porcelain,Size,12x24,S-1,1000,60,31,29",
    );
    const checked = await check(shopify);
    expect(checked.report).toMatchObject({ preview: [{ wholesale: 31 }] });
    expect(checked.report!.format).toMatch(/^Shopify export/);
    const chosen = await answer(checked.id, { columns: [["Dealer", "wholesale"]] });
    expect(chosen.report).toMatchObject({
      counts: { rejected: 0 },
      preview: [{ wholesale: 29, sku: "S-1" }],
    });
  });

  it("says which picture files its ZIP lacks, and shows those that are there", async () => {
    const sharp = (await import("sharp")).default;
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c8bda8" } })
      .png()
      .toBuffer();
    const pictures = new File([new Uint8Array(zipSync({ "photos/alba.png": picture }))], "photos.zip");
    const list = lines(
      "SKU,Name,Category,Price,Picture",
      "P-1,Pictured,Porcelain,10,alba.png",
      "P-2,Not Pictured,Porcelain,11,gone.png",
    );
    const checked = await check(list, { pictures });
    expect(checked.report!.pictures).toEqual({ named: 2, lacking: 1, examples: ["gone.png"] });
    expect((await step(checked.id, "apply", {})).result).toMatchObject({
      pictures_shown: 1,
      pictures_lacking: 1,
    });
  });
});

describe("what is no list", () => {
  it.each([
    ["an empty file", "", "list.csv", { file: ["The file is empty."] }],
    ["an old workbook", "x", "list.xls", { file: [expect.stringMatching(/\.xlsx or \.csv/)] }],
  ])("is refused by field: %s", async (_, content, name, errors) => {
    const sent = await post("/api/vendor/imports", { file: listFile(content, name), dry_run: "1" });
    expect(sent).toMatchObject({ status: 422, body: { errors } });
  });

  it("is refused without a file, with a wrong ZIP, wrong settings, and when it is too large", async () => {
    expect(await post("/api/vendor/imports", { dry_run: "1" })).toMatchObject({
      status: 422,
      body: { errors: { file: ["Choose a file."] } },
    });
    const bad = async (parts: Record<string, string | File>) =>
      (await post("/api/vendor/imports", { file: listFile(goodList), ...parts })).body.errors;
    expect(await bad({ pictures: new File(["x"], "a.rar") })).toEqual({
      pictures: ["Put the pictures in a ZIP file."],
    });
    expect(await bad({ settings: "{" })).toEqual({ settings: ["Enter valid JSON."] });
    expect(await bad({ settings: '{"columns":[["Price","banana"]]}' })).toEqual({
      "settings.columns": ['"banana" isn\'t a field you can import a column to.'],
    });
    const large = new File([new Uint8Array(51 * 1024 * 1024)], "large.csv");
    expect(await post("/api/vendor/imports", { file: large })).toMatchObject({
      status: 422,
      body: { errors: { file: ["The file is larger than 50 MB."] } },
    });
  });

  it("is told to be unreadable after the check: a broken workbook, a lone quotation mark, a wrong ZIP", async () => {
    expect(await check("PK\u0003\u0004 nothing", {}, "list.xlsx")).toMatchObject({ state: "unreadable" });
    expect(await check(lines(header, 'A-1,"Alba'))).toMatchObject({
      state: "unreadable",
      problem: expect.stringMatching(/quotation mark/),
    });
    const zipless = await check(goodList, { pictures: new File(["no zip at all"], "photos.zip") });
    expect(zipless).toMatchObject({
      state: "unreadable",
      problem: expect.stringMatching(/^photos\.zip isn't a readable ZIP/),
    });
  });
});

describe("an import", () => {
  it("belongs to its vendor: others get 404, other roles 403", async () => {
    const { id } = await check(goodList);
    for (const call of [`GET /api/vendor/imports/${id}`, `GET /api/vendor/imports/${id}/errors`])
      expect((await plumber.call(call)).status).toBe(404);
    for (const what of ["apply", "cancel", "undo"])
      expect((await plumber.call(`POST /api/vendor/imports/${id}/${what}`, {})).status).toBe(404);
    expect((await plumber.call(`PUT /api/vendor/imports/${id}`, { settings: {} })).status).toBe(404);
    expect((await plumber.call<{ total: number }>("GET /api/vendor/imports")).body.data.total).toBe(0);
    expect((await tiler.call<{ total: number }>("GET /api/vendor/imports")).body.data.total).toBe(1);
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "Una User"));
    expect((await customer.call("GET /api/vendor/imports")).status).toBe(403);
    expect((await post("/api/vendor/imports", { file: listFile(goodList) }, customer)).status).toBe(403);
  });

  it("can be dropped, with its file, and not be written afterwards", async () => {
    const { id } = await check(goodList);
    expect((await tiler.call(`POST /api/vendor/imports/${id}/cancel`)).body.data).toMatchObject({
      state: "cancelled",
      has_file: false,
    });
    expect((await tiler.call(`POST /api/vendor/imports/${id}/apply`, {})).status).toBe(409);
  });

  it("is taken up again by the next server when one dies in the middle of it", async () => {
    const { id } = await check(goodList);
    await sql`update vendor_imports set state = 'applying', begun_at = now(), attempts = 1,
      claimed_until = now() - interval '1 second' where id = ${id}::uuid`.execute(shop.platform.db);
    await workOnImports(shop.platform);
    expect(await get(id)).toMatchObject({ state: "done", result: { written: 2 } });
  });

  it("goes away with its file after some days, unless it was written", async () => {
    const { id } = await check(goodList);
    await sql`update vendor_imports set checked_at = now() - interval '8 days' where id = ${id}::uuid`.execute(
      shop.platform.db,
    );
    await jobs.find(({ name }) => name === "tidy-imports")!.run(shop.platform);
    expect(await get(id)).toMatchObject({ state: "cancelled", has_file: false });
  });

  it("names the fields and categories that may be chosen", async () => {
    const { body } = await tiler.call<ImportChoices>("GET /api/vendor/import_choices");
    expect(body.data.fields).toContainEqual({ key: "wholesale", label: "Your price (wholesale)" });
    expect(body.data.categories).toContainEqual({
      slug: "porcelain-tile",
      path: expect.stringMatching(/ > Porcelain/),
    });
  });
});
