import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importTests } from "./import-tests.test-support.ts";
import { applyImport, type ImportPlan, type ImportSettings, OpenQuestions } from "./index.ts";
import { workbook } from "./workbook.test-support.ts";

// Lists as vendors of tile, flooring, faucets and lights send them, and lists made to be misread.

const { shop, plan, load, imported } = importTests();
const lines = (...rows: string[]) => rows.join("\n");
const kinds = ({ errors }: ImportPlan) => errors.map(({ line, kind }) => [line, kind]);
describe("what a price is for", () => {
  it.each([
    ["the header", "Item #,Product Name,Category,UOM,SF/CTN,Price/SF", "4.98"],
    ["the cell", "Item #,Product Name,Category,UOM,SF/CTN,Dealer Net", "$4.98 / SF"],
    ["a header in words", "Item #,Product Name,Category,UOM,SF/CTN,Your Price per Sq. Ft.", "$4.98"],
  ])("is read from %s, and a box costs what its square feet cost", async (_, header, price) => {
    const { plan: planned } = await load(lines(header, `T-1,Alba White 12x24,Porcelain,Box,11.88,${price}`));
    expect(await imported()).toMatchObject([{ sku: "T-1", unit: "Box", wholesale_cents: 5916 }]);
    expect(planned.preview).toMatchObject([
      { unit: "Box", box_sqft: 11.88, wholesale_cents: 5916, category: "Tile Flooring > Porcelain" },
    ]);
    expect(planned.preview[0]!.shop_cents_per_sqft).toBe(Math.round(planned.preview[0]!.shop_cents / 11.88));
  });

  it("is read per row from a column of its own", async () => {
    await load(
      lines(
        "SKU,Name,Category,Sold By,Price,Price UOM,SF/CTN,Pcs/Ctn",
        "T-1,Alba,Porcelain,CTN,4.98,SF,11.88,6",
        "T-2,Bruma,Porcelain,CTN,59.20,CTN,11.88,6",
        "T-3,Calce,Porcelain,CTN,9.86,PC,11.88,6",
      ),
    );
    expect((await imported()).map((row) => row.wholesale_cents)).toEqual([5916, 5920, 5916]);
  });

  it("is a question if nothing says it, and nothing is written before the answer", async () => {
    const content = lines("SKU,Name,Category,Price,SF/CTN", "T-1,Alba,Porcelain,4.98,11.88");
    const asked = await plan(content);
    expect(asked.questions).toMatchObject([{ kind: "price_basis", text: expect.stringContaining("4.98") }]);
    await expect(applyImport(shop.platform.db, asked)).rejects.toThrow(OpenQuestions);
    expect(await imported()).toEqual([]);
    await load(content, { price_basis: "sqft" });
    expect(await imported()).toMatchObject([{ unit: "Box", wholesale_cents: 5916 }]);
    expect((await plan(content)).counts).toMatchObject({ unchanged: 1 });
  });

  it("is doubted where a box would cost less than a dollar a square foot", async () => {
    const header = "SKU,Name,Category,Unit,Price,Sq Ft per Box";
    expect((await plan(lines(header, "T-1,Alba,Porcelain,Box,4.98,11.88"))).questions).toHaveLength(1);
    expect((await plan(lines(header, "T-1,Alba,Porcelain,Box,59.16,11.88"))).questions).toEqual([]);
  });

  it("leaves out a row whose unit it does not fit", async () => {
    const planned = await plan(
      lines(
        "SKU,Name,Category,Unit,Price/SF",
        "T-1,Alba,Porcelain,Box,4.98",
        "T-2,Bruma 12x24,Porcelain,SF,4.98",
      ),
    );
    expect(kinds(planned)).toEqual([[2, "price_basis"]]);
    expect(planned.preview).toMatchObject([{ sku: "T-2", unit: "Square foot", wholesale_cents: 498 }]);
  });
});

describe("a currency that is not the dollar", () => {
  it.each([
    ["in the cells", "Name,Category,Price", "Alba,Porcelain,€ 10.00"],
    ["in the header", "Name,Category,Price (EUR)", "Alba,Porcelain,10.00"],
    ["in a column", "Name,Category,Price,Currency", "Alba,Porcelain,10.00,EUR"],
  ])("%s is refused without a rate, and turned into dollars with one", async (_, header, row) => {
    expect(kinds(await plan(lines(header, row)))).toEqual([[2, "foreign_currency"]]);
    await load(lines(header, row), { rates: [["EUR", 1.08]] });
    expect(await imported()).toMatchObject([{ wholesale_cents: 1080 }]);
  });

  it("stays another country's dollar where the cells say $ only", async () => {
    const list = lines("Name,Category,Price", "Alba,Porcelain,$10.00");
    expect(kinds(await plan(list.replace("Price", "Price (CAD)")))).toEqual([[2, "foreign_currency"]]);
    expect(kinds(await plan(list, { currency: "CAD" }))).toEqual([[2, "foreign_currency"]]);
    expect(kinds(await plan(list, { currency: "EUR" }))).toEqual([]);
    expect(kinds(await plan(list))).toEqual([]);
  });

  it("shown by an Excel file's number format alone is not taken for dollars", async () => {
    const price = { number: 10, format: '#,##0.00\\ "€"' };
    const file = workbook(
      new Map([
        [
          "Listino",
          [
            ["SKU", "Name", "Category", "Price"],
            ["A-1", "Alba", "Porcelain", price],
          ],
        ],
      ]),
    );
    expect(kinds(await plan(file))).toEqual([[2, "foreign_currency"]]);
  });
});

describe("units of length", () => {
  it.each([
    ["the header", "SKU,Name,Category,Price,Size (cm)", "30x60", "11.81×23.62 in."],
    ["the cells", "SKU,Name,Category,Price,Size", "300 x 600 mm", "11.81×23.62 in."],
    ["what the trade makes", "SKU,Name,Category,Price,Size", "600x1200", "23.62×47.24 in."],
    ["what the trade makes in inches", "SKU,Name,Category,Price,Size", "12x24", "12×24 in."],
  ])("are told by %s", async (_, header, size, shown) => {
    const { plan: planned } = await load(lines(header, `T-1,Alba,Porcelain,20,${size}`));
    expect(await imported()).toMatchObject([{ options: { Size: shown } }]);
    expect(planned.columns).toContainEqual(
      expect.objectContaining({ holds: "size", reading: expect.stringMatching(/in|cm|mm/) }),
    );
  });

  it("are asked for where sizes fit inches and centimeters, and can be set", async () => {
    const content = lines(
      "SKU,Name,Category,Price,Size",
      "T-1,Alba,Porcelain,20,60x120",
      "T-2,Alba,Porcelain,20,60x60",
    );
    expect((await plan(content)).questions).toMatchObject([{ kind: "length_unit" }]);
    const set = await plan(content, { length_unit: "cm" });
    expect(set.questions).toEqual([]);
    expect(set.preview[0]!.size).toBe("23.62×47.24 in.");
    expect(set.findings.map(({ text }) => text)).toContain(
      "We read lengths without a unit as centimeters, from your settings.",
    );
  });

  it("keep the height of a faucet a height, and make that of a wall tile its second side", async () => {
    await load(
      lines(
        "SKU,Name,Category,Price,Width (in),Height (in),Weight (kg)",
        "F-1,Gooseneck Faucet,pull-down-faucets,180,8,15.5,2",
        "T-1,Alba Subway,Porcelain,3,3,6,1",
      ),
    );
    const [faucet, tile] = await imported();
    expect(faucet!.item_size).toEqual({ width_size: "8 in.", height_size: "15.5 in." });
    expect(faucet!.weight_lb).toBeCloseTo(4.409, 3);
    expect(tile).toMatchObject({
      item_size: { width_size: "3 in.", length_size: "6 in." },
      options: { Size: "3×6 in." },
    });
  });

  it("take coverage in square meters as such", async () => {
    await load(lines("SKU,Name,Category,Unit,M2/Box,Price/M2", "T-1,Alba,Porcelain,Box,1.44,30"));
    expect(await imported()).toMatchObject([{ box_sqft: 15.5, wholesale_cents: 4320 }]);
  });
});

describe("files as they come", () => {
  it("may have title lines above the header, headings between rows, and commas behind them", async () => {
    const { plan: planned } = await load(
      lines(
        "NORTH QUAY TILE CO.,,,,,",
        '"Dealer price list, effective 11/1/2026",,,,,',
        "Prices are net and subject to change,,,,,",
        "Item No.,Description,Category,Size,Price/EA,,,",
        "ALBA COLLECTION,,,,,,,",
        "A-1,Alba White,Porcelain,12x24,9.86,,,",
        "Item No.,Description,Category,Size,Price/EA,,,",
        "A-2,Alba Gray,Porcelain,12x24,9.86,,,,,",
      ),
    );
    expect(planned.file.layout.header.line).toBe(4);
    expect(planned.counts).toEqual({ new: 2, changed: 0, unchanged: 0, rejected: 0 });
    expect(planned.file.headings).toBe(2);
    expect((await imported()).map(({ sku, name }) => [sku, name])).toEqual([
      ["A-1", "Alba White"],
      ["A-2", "Alba Gray"],
    ]);
  });

  it("may have a header of two lines, and say in brackets what is in a box", async () => {
    const rows = ["Item,Product,Category,Size,SqFt,Price", "No.,Name,,,per Box,per SF"];
    const { plan: planned } = await load(
      lines(...rows, "A-1,<b>Alba</b> &amp; Oak,Porcelain,12 in. x 24 in. Nominal,11.88,4.98"),
    );
    expect(planned.counts).toMatchObject({ new: 1, rejected: 0 });
    expect(await imported()).toMatchObject([
      { sku: "A-1", name: "Alba & Oak", unit: "Box", wholesale_cents: 5916, options: { Size: "12×24 in." } },
    ]);
    const boxes = await plan(lines("SKU,Name,Category,Price per Box (11.88 SF)", "A-2,Alba,Porcelain,59.16"));
    expect(boxes.preview).toMatchObject([{ unit: "Box", wholesale_cents: 5916 }]);
  });

  it("may be Excel: the sheet with the list is found, numbers keep all their digits", async () => {
    const file = workbook(
      new Map([
        ["Read me", [["Thank you for your business"]]],
        [
          "Prices 2026",
          [
            ["Lumen Lighting"],
            ["UPC", "Product Name", "Category", "Price", "Weight (lb)", "On Hand"],
            [123456789012, "Arc Sconce", "pull-down-faucets", 129.95, 4.2, 12],
            [
              123456789029,
              "Arc Pendant",
              "pull-down-faucets",
              { number: 4.9800000000000004, format: "$#,##0.00" },
              3,
              0,
            ],
          ],
        ],
      ]),
    );
    const { plan: planned } = await load(file);
    expect(planned.file).toMatchObject({ sheet: "Prices 2026", otherSheets: ["Read me"] });
    expect(await imported()).toMatchObject([
      { sku: "123456789012", wholesale_cents: 12995, weight_lb: 4.2, stock: 12 },
      { sku: "123456789029", wholesale_cents: 498 },
    ]);
  });

  it("may be in Windows-1252, even if only far down", async () => {
    const filler = Array.from({ length: 2500 }, (_, at) => `N-${at},Plain tile number ${at},Porcelain,10`);
    const content = lines("SKU,Name,Category,Price", ...filler, "Z-1,Crème brûlée ½ tile,Porcelain,10");
    const planned = await plan(Buffer.from(content, "latin1"));
    expect(planned.file.format).toBe("CSV, Windows-1252");
    expect(planned.file.rows.at(-1)!.name).toBe("Crème brûlée ½ tile");
  });

  it("may say stock in words: a number is taken where there is one", async () => {
    const stock = ["12", "100+", "-4", "Out of Stock", "In Stock"];
    const rows = stock.map((said, at) => `S-${at},Alba ${at},Porcelain,10,${said}`);
    const { plan: planned } = await load(lines("SKU,Name,Category,Price,Qty", ...rows));
    expect((await imported()).map((row) => row.stock)).toEqual([12, 100, 0, 0, 0]);
    expect(planned.warnings).toMatchObject([{ sku: "S-4", kind: "stock_in_words" }]);
    await load(lines("SKU,Name,Category,Price,Qty", rows[0]!.replace("12", "In Stock")));
    expect((await imported())[0]!.stock).toBe(12);
  });

  it("may sell mosaics by the sheet, stone by the slab and knobs by the pair", async () => {
    const units = ["SHT", "Slab", "PR"].map((unit, at) => `U-${at},Alba ${at},Porcelain,${unit},10`);
    await load(lines("SKU,Name,Category,UOM,Price/UOM", ...units));
    expect((await imported()).map((row) => row.unit)).toEqual(["Piece", "Piece", "Set"]);
  });

  it("refuse an id shortened by a spreadsheet", async () => {
    const planned = await plan(
      lines("SKU,Name,Category,Price", "1.23457E+11,Alba,Porcelain,10", "A-1,Bruma,Porcelain,10"),
    );
    expect(kinds(planned)).toEqual([[2, "lost_digits"]]);
    expect(planned.counts.new).toBe(1);
  });

  it("have their problems summed by kind with examples", async () => {
    const rows = Array.from({ length: 5 }, (_, at) => `B-${at},Bad ${at},Porcelain,call`);
    const planned = await plan(lines("SKU,Name,Category,Price", ...rows, "A-1,Alba,Moon Rock,10"));
    expect(planned.messages.map(({ kind, rows: count, examples }) => [kind, count, examples.length])).toEqual(
      [
        ["not_a_price", 5, 3],
        ["unknown_category", 1, 1],
      ],
    );
    expect(planned.file.layout.columns.ignored).toEqual([]);
  });
});

describe("a vendor's settings", () => {
  it("is remembered: categories by name, columns, rates", async () => {
    const content = lines("Code,Bezeichnung,Group,Net EUR", "A-1,Alba,Floor & Wall,10");
    const said: Partial<ImportSettings> = {
      columns: [
        ["Code", "sku"],
        ["Bezeichnung", "name"],
        ["Group", "category"],
      ],
      categories: [["Floor & Wall", "porcelain-tile"]],
      rates: [["EUR", 1.1]],
    };
    await load(content, said);
    expect(await imported()).toMatchObject([{ sku: "A-1", category_id: 101, wholesale_cents: 1100 }]);
    const again = await plan(content.replace("A-1", "A-2").replace("Floor & Wall", "floor and walls"));
    expect(again.counts).toMatchObject({ new: 1, rejected: 0 });
    await expect(plan(content, {}, { isFresh: true })).rejects.toThrow(/no column for the name/);
    expect((await plan(content)).counts).toMatchObject({ unchanged: 1 });
  });
});

it("withdraws products missing from a list, and restores them when they return", async () => {
  const header = "SKU,Product Id,Name,Category,Price,Stock";
  const all = lines(
    header,
    "A-1,A,Alba,Porcelain,10,5",
    "A-2,A,Alba,Porcelain,12,5",
    "B-1,B,Bruma,Porcelain,10,5",
  );
  await load(all);
  const less = lines(header, "A-1,A,Alba,Porcelain,10,5");
  expect((await load(less)).result.withdrawn).toBe(0);
  const { plan: planned, result } = await load(less, {}, { withdrawsMissing: true });
  expect(planned.missing.map(({ sku }) => sku)).toEqual(["A-2", "B-1"]);
  expect(result.withdrawn).toBe(2);
  expect((await imported()).map(({ sku, stock, status }) => [sku, stock, status])).toEqual([
    ["A-1", 5, "published"],
    ["A-2", 0, "published"],
    ["B-1", 0, "archived"],
  ]);
  await load(all);
  expect((await imported()).map(({ sku, stock, status }) => [sku, stock, status])).toEqual([
    ["A-1", 5, "published"],
    ["A-2", 5, "published"],
    ["B-1", 5, "published"],
  ]);
  const damaged = await plan(lines(header, "A-1,A,Alba,Porcelain,call,5", "A-2,A,Alba,Porcelain,12,5"));
  expect(damaged.missing.map(({ sku }) => sku)).toEqual(["B-1"]);
});

it("takes words of the language for words: headers, SKUs, options, categories, settings", async () => {
  const word = fc.constantFrom(
    ...Object.getOwnPropertyNames(Object.prototype),
    "prototype",
    "length",
    "name",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 9, maxLength: 9 }), async ([a, b, c, d, e, f, g, h, i]) => {
      await shop.platform.db.deleteFrom("products").where("vendor_ref", "is not", null).execute();
      const content = lines(
        `SKU,Product Id,Name,Brand,Category,Price,${a}_${a},Option1 Name,Option1 Value,Color`,
        `${b}-1,${c},${d},${e},${f},10,${g},${h},${i},${g}`,
        `${b}-2,${c},${d},${e},${f},12,${g},${h},${i}2,${g}`,
      );
      const settings: Partial<ImportSettings> = {
        columns: [[`${a}_${a}`, "ignore"]],
        categories: [[f!, "porcelain-tile"]],
      };
      const { plan: planned, result } = await load(content, settings);
      expect(planned.errors).toEqual([]);
      expect(result).toMatchObject({ written: 2, errors: [] });
      const [first] = await imported();
      expect(Object.entries(first!.options as object)).toContainEqual([h, i]);
      expect((await plan(content)).counts).toMatchObject({ unchanged: 2 });
    }),
    { numRuns: 25 },
  );
});
