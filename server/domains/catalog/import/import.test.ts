import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitPrice } from "../../../../domain/money/pricing.ts";
import { catalogChanged } from "../products/index.ts";
import { importTests } from "./import-tests.test-support.ts";
import { errorReport, openImportFile, UnreadableFile } from "./index.ts";
import type { UnitChoice } from "./settings.rules.ts";

const { shop, folder, path, plan, load, imported } = importTests();

const header = "SKU,Name,Brand,Category,Unit,Wholesale,List Price,Box Sqft,Size,Finish,Color,Stock,Lead Time";
const carrara =
  "A-1,Carrara White Porcelain,Stonehand,porcelain-tile,Box,42.50,79.00,15.5,12x24,Matte,White,12,4";

describe("a file as vendors send it", () => {
  it("becomes products with variants, prices, boxes, sizes and attributes", async () => {
    const rows = [carrara, carrara.replace("A-1", "A-2").replace("42.50", "44.10").replace("12x24", "24x24")];
    const { plan: planned, result } = await load([header, ...rows].join("\n"));
    expect(planned.counts).toEqual({ new: 2, changed: 0, unchanged: 0, rejected: 0 });
    expect(result).toEqual({ written: 2, withdrawn: 0, errors: [] });
    const [first, second] = await imported();
    expect(first).toMatchObject({
      sku: "A-1",
      wholesale_cents: 4250,
      list_cents: 7900,
      box_sqft: 15.5,
      stock: 12,
      lead_time_days: 4,
      unit: "Box",
      category_id: 101,
      default_cents: 4250,
      options: { Size: "12×24 in.", Finish: "Matte", Color: "White" },
      item_size: { width_size: "12 in.", length_size: "24 in." },
    });
    expect(first!.product_id).toBe(second!.product_id);
    expect(first!.attributes).toMatchObject({
      size: ["12×24 in.", "24×24 in."],
      finish: "Matte",
      color_family: "white",
    });
  });

  it.each([
    ["comma and point", ",", "42.50", ""],
    ["semicolon and comma, with a byte order mark", ";", "42,50", "\uFEFF"],
    ["tab and thousands", "\t", "42.50", ""],
  ])("may use %s", async (_, sign, price, mark) => {
    const lines = [
      ["Item No.", "Product Name", "Category", "Your Price", "SF/CTN", "UOM"],
      ["B-1", "Plain Tile", "Porcelain", price, sign === ";" ? "1.015,5" : "1015.5", "ctn"],
    ];
    await load(mark + lines.map((cells) => cells.join(sign)).join("\r\n"), { price_basis: "unit" });
    expect(await imported()).toMatchObject([
      { sku: "B-1", wholesale_cents: 4250, box_sqft: 1015.5, unit: "Box" },
    ]);
  });

  it("may have any column names if the settings map them", async () => {
    const content = "Art;Bezeichnung;Netto;Gruppe;Frost\nC-1;Fliese;9,99;tile-flooring;yes";
    await load(content, {
      columns: [
        ["Art", "sku"],
        ["bezeichnung", "name"],
        ["#3", "wholesale"],
        ["Gruppe", "category"],
        ["Frost", "frost_proof"],
      ],
    });
    expect(await imported()).toMatchObject([
      { sku: "C-1", wholesale_cents: 999, attributes: { frost_proof: true } },
    ]);
  });

  it("may leave out sizes, brands, list prices and ids", async () => {
    const content = "Name,Price\nMystery Slate,31.25\nMystery Slate Two,32";
    const { plan: planned } = await load(content, { category: "natural-stone-tile" });
    expect(planned.file.madeUpSkus).toBe(2);
    const one = (await imported()).find((row) => row.name === "Mystery Slate");
    expect(one).toMatchObject({
      unit: "Piece",
      box_sqft: null,
      stock: 0,
      lead_time_days: 7,
    });
    expect(one!.list_cents).toBe(unitPrice(3125, 800, 1000).unit_price_cents);
    const again = await plan(content, { category: "natural-stone-tile" });
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, rejected: 0 });
  });

  it("keeps quoted commas, line breaks and quotation marks", async () => {
    const text = '"A ""soft"" white, for\nwalls"';
    await load(
      `SKU,Name,Category,Price,Description\nQ-1,Tile,porcelain-tile,10,${text}\nQ-2,Other,porcelain-tile,11,x`,
    );
    const rows = await shop.platform.db
      .selectFrom("products")
      .select("description")
      .where("vendor_ref", "is not", null)
      .orderBy("name", "desc")
      .execute();
    expect(rows.map((row) => row.description)).toEqual(['A "soft" white, for\nwalls', "x"]);
  });
});

describe("done again", () => {
  it("changes nothing, and writes nothing", async () => {
    const content = [header, carrara].join("\n");
    await load(content);
    const before = await imported();
    const { plan: planned, result } = await load(content);
    expect(planned.counts).toEqual({ new: 0, changed: 0, unchanged: 1, rejected: 0 });
    expect(result.written).toBe(0);
    expect(await imported()).toEqual(before);
  });

  it("lists each changed price, and leaves missing values unchanged", async () => {
    await load([header, carrara].join("\n"));
    const { plan: planned } = await load("SKU,Name,Wholesale\nA-1,Carrara White Porcelain,45.00");
    expect(planned.counts).toEqual({ new: 0, changed: 1, unchanged: 0, rejected: 0 });
    expect(planned.prices).toEqual([
      { sku: "A-1", name: "Carrara White Porcelain", unit: "Box", from_cents: 4250, to_cents: 4500 },
    ]);
    expect(await imported()).toMatchObject([
      {
        wholesale_cents: 4500,
        default_cents: 4500,
        list_cents: 7900,
        stock: 12,
        box_sqft: 15.5,
        unit: "Box",
      },
    ]);
  });

  it("adds a new variant to its product, also when names and order differ", async () => {
    await load(
      "SKU,Product Id,Name,Category,Price\nD-1,P9,Delta,porcelain-tile,10\nE-1,P8,Epsilon,porcelain-tile,10",
    );
    await load(
      "Product Id,SKU,Name,Category,Price\nP9,D-2,Delta,porcelain-tile,12\nP9,D-1,Delta,porcelain-tile,10",
    );
    const rows = await imported();
    expect(rows.map((row) => [row.sku, row.vendor_ref])).toEqual([
      ["D-1", "P9"],
      ["D-2", "P9"],
      ["E-1", "P8"],
    ]);
    expect(rows[0]!.product_id).toBe(rows[1]!.product_id);
  });

  it("writes nothing before it is asked to", async () => {
    await plan([header, carrara].join("\n"));
    expect(await imported()).toEqual([]);
  });
});

describe("rows that cannot be taken", () => {
  it("are reported with line, field and reason, and do not block the others", async () => {
    const rows = [
      carrara,
      carrara.replace("A-1", "A-2").replace("42.50", "free"),
      carrara.replace("A-1", "A-3").replace("porcelain-tile", "moon-rock"),
      carrara.replace("A-1", "A-4").replace("Box", "?!"),
      "A-5,too,few",
      carrara.replace("A-1", "A-6").replace(",12,4", ",1.5,4"),
      carrara.replace("Carrara White Porcelain", ""),
      carrara.replace("42.50", "43.50"),
      carrara,
    ];
    const { plan: planned, result } = await load([header, ...rows].join("\n"));
    expect(planned.errors.map(({ line, field }) => [line, field])).toEqual([
      [3, "wholesale"],
      [4, "category"],
      [5, "unit"],
      [6, "row"],
      [7, "stock"],
      [8, "name"],
      [9, "sku"],
    ]);
    expect(planned.file.repeated).toBe(1);
    expect(planned.counts).toEqual({ new: 1, changed: 0, unchanged: 0, rejected: 7 });
    expect(result.written).toBe(1);
    await errorReport(path, planned.errors);
    const report = await readFile(`${path}.errors.csv`, "utf8");
    expect(report.split("\r\n")[1]).toBe(`3,A-2,wholesale,"""free"" isn't a price above zero."`);
  });

  it.each([
    ["nothing", "", /empty/],
    ["no prices", "SKU,Name\nA,B", /no column for the wholesale.*SKU, Name/],
    ["no names of columns", "1,2\n3,4", /No row.*has column names/],
    ["a damaged spreadsheet", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /damaged/],
    ["an old spreadsheet", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /\.xls.*\.xlsx or CSV/],
    ["a PDF", "%PDF-1.7 ...", /PDF/],
    ["bytes of a program", Buffer.from([0x7f, 0x45, 0, 0]), /not a text or Excel file/],
    ["an open quotation mark", 'Name,Price\n"Tile,1\n', /quotation mark/i],
  ])("are all of a file with %s, said in one sentence", async (_, content, message) => {
    const attempt = plan(content);
    await expect(attempt).rejects.toThrow(UnreadableFile);
    await expect(attempt).rejects.toThrow(message);
  });

  it("include every row of a missing file, or of one with wrong options", async () => {
    await expect(openImportFile(join(folder, "gone.csv"))).rejects.toThrow(/couldn't find the file/);
    await expect(openImportFile(folder)).rejects.toThrow(/is a folder/);
    await expect(plan("Name,Price\nA,1", { category: "nowhere" })).rejects.toThrow(
      /couldn't find the category/,
    );
    await expect(plan("Name,Price\nA,1", { columns: [["Cost", "wholesale"]] })).rejects.toThrow(
      /no column "Cost"/,
    );
    await expect(plan("Name,Price,Odd\nA,1,x", { columns: [["Odd", "colour of money"]] })).rejects.toThrow(
      /isn't a field/,
    );
  });
});

it("shows no foreign picture, and still gives rooms the material", async () => {
  await load(
    [
      "SKU,Name,Category,Price",
      "P-1,Nero Marquina Marble,tile-flooring,20",
      "P-2,Gooseneck Faucet,pull-down-faucets,200",
    ].join("\n"),
  );
  const rows = await imported();
  expect(rows.map(({ media_key }) => media_key)).toEqual([null, null]);
  expect(rows[0]!.material).toMatchObject({ family: "marble" });
  await catalogChanged(shop.platform);
  const answer = await shop.app.fetch(
    new Request("http://localhost/api/visualization/products?q=nero%20marquina"),
  );
  const { data } = (await answer.json()) as { data: { data: { name: string; image: unknown }[] } };
  expect(data.data[0]).toMatchObject({ name: "Nero Marquina Marble", image: null });
});

it("takes any cells without failing: each row is written, unchanged or rejected", async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: "binary", maxLength: 8 }).map((text) => text.replaceAll("\0", "")),
    fc.constantFrom(
      "",
      "12x24",
      "1,5",
      "-1",
      "1e9",
      "99999999999",
      "Box",
      "porcelain-tile",
      "=1+1",
      "A-1",
      "yes",
    ),
  );
  const names = header.split(",");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 13, maxLength: 13 }), { maxLength: 6 }),
      async (rows) => {
        const quoted = [names, ...rows].map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(","),
        );
        const category = "porcelain-tile";
        const asked = await plan(quoted.join("\n"), { category });
        const units = asked.questions.flatMap(({ about }): UnitChoice[] =>
          about ? [[about, "leave_out"]] : [],
        );
        const { plan: planned, result } = await load(quoted.join("\n"), { category, units });
        const { counts, file, rows: sums } = planned;
        expect(sums.ready + sums.asked + sums.left_out).toBe(sums.total);
        expect(sums.total).toBe(file.total + file.headings);
        expect(counts.new + counts.changed + counts.unchanged + counts.rejected + file.repeated).toBe(
          file.total,
        );
        expect(result.written + result.errors.length).toBe(counts.new + counts.changed);
        expect(result.errors).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});
