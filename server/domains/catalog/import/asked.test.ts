import { describe, expect, it } from "vitest";
import { importTests } from "./import-tests.test-support.ts";
import { sharedCase } from "./shared-cases.test-support.ts";
import { workbook } from "./workbook.test-support.ts";

// Lists that were guessed at: each has its kind with other words, and the case it was found in, if that lies beside us.

const { plan, load, imported } = importTests();
const lines = (...rows: string[]) => rows.join("\n");
const prices = async () =>
  (await imported()).map(({ sku, unit, wholesale_cents }) => [sku, unit, wholesale_cents]);
/** What each line would become: the vendor's number, the unit and the price in cents. */
const previewed = async (...all: Parameters<typeof plan>) =>
  (await plan(...all)).preview.map(({ sku, unit, wholesale_cents }) => [sku, unit, wholesale_cents]);
const settings = { category: "kitchen-faucets" };

describe("a unit of price", () => {
  it("divides a price for a dozen, a hundred or a thousand", async () => {
    const list = lines(
      "Item,Name,Sold By,Price UOM,Dealer Price",
      "L-1,Latch,EA,DZ,36.00",
      "L-2,Hook,PC,C,150.00",
      "L-3,Paver,EA,M,850.00",
      "L-4,Pair of Hinges,PR,EA,4.00",
      "L-5,Rug Pad,SF,SY,9.00",
      "L-6,Sealer,QT,GAL,40.00",
    );
    expect(await previewed(list, settings)).toEqual([
      ["L-1", "Piece", 300],
      ["L-2", "Piece", 150],
      ["L-3", "Piece", 85],
      ["L-4", "Set", 800],
      ["L-5", "Square foot", 100],
      ["L-6", "Piece", 1000],
    ]);
  });

  it("is divided where the product is sold by the dozen, with its stock and weight", async () => {
    const list = lines(
      "SKU,Name,UOM,Cost,Qty Avail,Min Qty,Weight",
      "D-1,Pull,DZ,60.00,10,1,6",
      "D-2,Carpet,SY,27.00,40,2,9",
    );
    const planned = await plan(list, settings);
    expect(planned.groups.flatMap(({ rows }) => rows.map(({ row }) => row))).toMatchObject([
      { unit: "Piece", wholesale_cents: 500, stock: 120, minimum_unit: 12, weight_lb: 0.5 },
      { unit: "Square foot", wholesale_cents: 300, stock: 360, minimum_unit: 18, weight_lb: 1 },
    ]);
    expect(planned.warnings.map(({ kind }) => kind)).toEqual(["split_unit", "split_unit"]);
  });

  it.each([
    ["the row's own unit", "On Hand", "1200", 77],
    ["the header", "Stock (SF)", "1200", 77],
    ["the cell", "On Hand", "1,200.5 SF", 77],
    ["the header, in boxes", "Stock Boxes", "80", 80],
    ["the cell, in boxes", "On Hand", "80 ctn", 80],
    ["the header, in pieces", "Stock (pcs)", "804", 100],
  ])("of stock is taken from %s, and stock is counted in boxes", async (_, header, stock, boxes) => {
    const list = lines(
      `SKU,Name,Category,UOM,Price,SF/CTN,Pcs/CTN,${header}`,
      `T-1,Alba,Porcelain,SF,2.10,15.5,8,"${stock}"`,
    );
    const planned = await plan(list);
    const rows = planned.groups.flatMap(({ rows: read }) => read.map(({ row }) => row));
    expect(rows).toMatchObject([{ unit: "Box", wholesale_cents: 3255, stock: boxes }]);
    expect(planned.warnings.map(({ kind }) => kind)).toEqual(boxes === 80 ? [] : ["converted_stock"]);
  });

  it.each([
    ["its column", "SKU,Name,UOM,Price UOM,Price", "W-1,Wire,EA,FNORD,12.50", "FNORD"],
    ["the unit's column", "SKU,Name,UOM,Price", "W-1,Wire,FNORD,12.50", "FNORD"],
    ["the header", "SKU,Name,UOM,Price/CWT", "W-1,Wire,EA,12.50", "CWT"],
    ["the cell", "SKU,Name,UOM,Price", "W-1,Wire,EA,$12.50/CWT", "CWT"],
    ["what a box holds", "SKU,Name,UOM,Price,Pcs/Ctn", "W-1,Wire,CTN,12.50,3 GRL", "GRL"],
  ])("that nobody knows is a question, in %s", async (_, header, row, about) => {
    const list = lines(header, row);
    const planned = await plan(list, settings);
    expect(planned.questions).toMatchObject([{ kind: "unit", about }]);
    expect(planned.rows).toMatchObject({ total: 1, ready: 0, asked: 1, left_out: 0 });
    await expect(load(list, settings)).rejects.toThrow(about);
    const left = await plan(list, { ...settings, units: [[about.toLowerCase(), "leave_out"]] });
    expect(left).toMatchObject({ questions: [], rows: { ready: 0, asked: 0, left_out: 1 } });
  });

  it("is remembered once it is explained", async () => {
    const list = lines("SKU,Name,UOM,Price UOM,Price", "W-1,Wire,EA,CENT,12.50");
    await load(list, { ...settings, units: [["cent", "hundred"]] });
    expect(await prices()).toEqual([["W-1", "Piece", 13]]);
    expect((await plan(list)).questions).toEqual([]);
  });

  it("of a list found with them is read or asked about", async (test) => {
    const list = sharedCase("p01-price-uom-dozen-hundred.csv");
    if (!list) return test.skip();
    expect(await previewed(list, { categories: [["cabinet-hardware", "kitchen-faucets"]] })).toEqual([
      ["ZO-1", "Piece", 500],
      ["ZO-2", "Piece", 800],
      ["ZO-3", "Piece", 240],
    ]);
  });
});

describe("UOM beside what a carton holds", () => {
  it.each(["UM", "UOM", "U/M"])("%s says what the price is for: it is sold by the carton", async (title) => {
    const list = lines(`SKU,Name,${title},SF/CTN,Price`, "C-1,Slate,SF,10,3.43", "C-2,Moss,SY,10,27.00");
    expect(await previewed(list, settings)).toEqual([
      ["C-1", "Box", 3430],
      ["C-2", "Box", 3000],
    ]);
  });

  it("says the same beside Sold By, and a unit price is the price of it", async () => {
    expect(
      await previewed(lines("SKU,Name,Sold By,UOM,SF/CTN,Unit Price", "C-1,Slate,CTN,SF,10,3.43"), settings),
    ).toEqual([["C-1", "Box", 3430]]);
    expect(
      await previewed(lines("SKU,Name,UOM,SF/CTN,Unit Price", "C-1,Slate,SF,10,3.43"), settings),
    ).toEqual([["C-1", "Box", 3430]]);
    expect(await previewed(lines("SKU,Name,Sold By,SF/CTN,Price", "C-1,Slate,SF,10,3.43"), settings)).toEqual(
      [["C-1", "Square foot", 343]],
    );
  });

  it.each([
    ["SF / Case", "10", "3.00", "SF", 3000],
    ["Sq Yd per Carton", "2", "3.00", "SF", 5400],
    ["M2/CT", "1", "3.00", "SF", 3228],
    ["Carton SQFT", "10 SF", "3.00", "SF", 3000],
    ["Coverage", "1 SY", "3.00", "SF", 2700],
    ["LF/CTN", "48", "2.00", "LF", 9600],
    ["Dozen/Case", "2", "1.50", "EA", 3600],
    ["Pcs per Box", "1 DZ", "1.50", "EA", 1800],
  ])("%s with %s is what is in it", async (title, content, price, priceUnit, cents) => {
    const list = lines(
      `SKU,Name,Unit,${title},Price UOM,Price`,
      `C-1,Slate,CTN,${content},${priceUnit},${price}`,
    );
    expect(await previewed(list, settings)).toEqual([["C-1", "Box", cents]]);
  });

  it("is read in a list found with codes", async (test) => {
    const list = sharedCase("p16-unit-codes.csv");
    if (!list) return test.skip();
    expect(await previewed(list, { categories: [["cabinet-hardware", "kitchen-faucets"]] })).toEqual([
      ["ZU-1", "Box", 4650],
      ["ZU-2", "Piece", 900],
      ["ZU-3", "Set", 3000],
    ]);
  });
});

describe("a header of two lines", () => {
  const rows = ["N-1,Moss Tile,10,8,30,24.00,2.40", "N-2,Fern Tile,10,8,12,26.00,2.60"];
  it.each([
    ["groups merged over their columns", "Product,,Packaging,,,Price,"],
    ["groups above each column", "Product,Product,Packaging,Packaging,Stock,Price,Price"],
    ["a title above", "Our list,,,,,Net,"],
  ])("is read with %s", async (_, above) => {
    const planned = await plan(
      lines(above, "Item No.,Description,SF/CTN,PCS/CTN,Qty Avail,per CTN,per SF", ...rows),
      settings,
    );
    expect(planned.preview).toMatchObject([
      { sku: "N-1", name: "Moss Tile", unit: "Box", wholesale_cents: 2400, box_sqft: 10, stock: 30 },
      { sku: "N-2", unit: "Box", wholesale_cents: 2600, stock: 12 },
    ]);
    expect(planned.rows).toMatchObject({ total: 2, ready: 2 });
  });

  it("is read in a list found with it", async (test) => {
    const list = sharedCase("p02-two-line-header.csv");
    if (!list) return test.skip();
    expect(await previewed(list)).toEqual([
      ["ZH-1", "Box", 4650],
      ["ZH-2", "Box", 4960],
    ]);
  });
});

describe("a list without categories", () => {
  const list = lines(
    "SKU,Name,Series,Price",
    "F-1,Kitchen Faucet Oslo,Nord,99",
    "F-2,Kitchen Faucet Rome,Sud,89",
  );
  it("is one question, and says that no rows are skipped", async () => {
    const planned = await plan(list);
    expect(planned.questions).toMatchObject([
      { kind: "category", suggestions: expect.arrayContaining(["kitchen-faucets"]) },
    ]);
    expect(planned.rows).toEqual({ total: 2, ready: 0, asked: 2, left_out: 0, reasons: [] });
    await load(list, { category: "kitchen-faucets" });
    expect(await imported()).toHaveLength(2);
  });

  it("may be told by the vendor's series", async () => {
    const columns = [["Series", "category"]] as const;
    const asked = await plan(list, { columns });
    expect(asked.unknown.categories.map(({ name }) => name)).toEqual(["Nord", "Sud"]);
    const categories = [
      ["Nord", "pull-down-faucets"],
      ["Sud", "bridge-faucets"],
    ] as const;
    const { plan: told } = await load(list, { columns, categories });
    expect(told.questions).toEqual([]);
    expect((await imported()).map(({ category_id }) => category_id)).toEqual([201, 202]);
  });

  it("is asked about in a list found without", async (test) => {
    const found = sharedCase("p12-no-category.csv");
    if (!found) return test.skip();
    expect((await plan(found)).questions).toMatchObject([{ kind: "category" }]);
    expect(await previewed(found, settings)).toHaveLength(2);
  });
});

describe("a list with some categories empty", () => {
  const list = lines(
    "SKU,Name,Category,Price",
    "F-1,Kitchen Faucet Oslo,Kitchen Faucets,99",
    "F-2,Kitchen Faucet Rome,,89",
    "F-3,Kitchen Faucet Lima,Harvest,79",
  );
  it("asks about those rows alone, and the answer is for them alone", async () => {
    const asked = await plan(list);
    expect(asked.unknown.categories).toMatchObject([
      { name: "", rows: 1, suggestions: expect.arrayContaining(["kitchen-faucets"]) },
      { name: "Harvest", rows: 1 },
    ]);
    expect(asked.rows).toMatchObject({ total: 3, ready: 1, asked: 2 });
    const told = await plan(list, { blank_category: "bridge-faucets" });
    expect(told.rows).toMatchObject({ total: 3, ready: 2, asked: 1 });
    expect(told.unknown.categories.map(({ name }) => name)).toEqual(["Harvest"]);
    // the next list is asked about anew
    await load(list, { blank_category: "bridge-faucets", categories: [["Harvest", "bridge-faucets"]] });
    const next = lines("SKU,Name,Category,Price", "G-1,Kitchen Faucet Bern,,99", "G-2,Faucet,Harvest,88");
    expect((await plan(next)).unknown.categories).toMatchObject([{ name: "", rows: 1 }]);
  });
});

describe("sizes with the thickness first", () => {
  it("have width and length for their face", async () => {
    const planned = await plan(
      lines(
        "SKU,Name,Unit,Size,Price",
        'P-1,Ash,EA,"3/4"" x 5-1/4"" x 84""",9',
        'P-2,Elm,EA,"3/4 x 2-1/4 x RL",9',
        `P-3,Fir,EA,"1'-6"" x 3'-0""",9`,
        "P-4,Oak,EA,14 x 190 x 1900 mm,9",
      ),
      settings,
    );
    const rows = planned.groups.flatMap((group) => group.rows.map(({ row }) => row));
    expect(rows.map(({ options }) => options.Size)).toEqual([
      "5.25×84 in.",
      "2.25 in. × random length",
      "18×36 in.",
      "7.48×74.8 in.",
    ]);
    expect(rows[0]!.item_size).toEqual({
      width_size: "5.25 in.",
      length_size: "84 in.",
      height_size: "0.75 in.",
    });
    expect(planned.questions).toEqual([]);
  });

  it("are read in a list found with them", async (test) => {
    const list = sharedCase("p03-size-thickness-first.csv");
    if (!list) return test.skip();
    const planned = await plan(list, { categories: [["engineered-hardwood", "porcelain-tile"]] });
    const rows = planned.groups.flatMap((group) => group.rows.map(({ row }) => row));
    expect(rows.map(({ options, wholesale_cents }) => [options.Size, wholesale_cents])).toEqual([
      ["7.5×72 in.", 11655],
      ["5 in. × random length", 11655],
      ["12×24 in.", 4650],
    ]);
  });
});

it("a comma inside a picture's address belongs to it", async (test) => {
  const picturesOf = async (content: string | Buffer) =>
    (await plan(content, settings)).groups.flatMap(({ rows }) =>
      rows.map(({ row }) => [row.picture_url, ...row.more_pictures]),
    );
  const urls = ["https://img.example/f_auto,w_90/a.jpg", "https://img.example/f_auto,w_90/b.jpg?x=1,2"];
  const list = lines(
    "SKU,Name,Price,Image URL",
    `I-1,Tap,9,"${urls.join(", ")}"`,
    `I-2,Tub,9,"${urls.join(",")},"`,
  );
  expect(await picturesOf(list)).toEqual([urls, urls]);
  const found = sharedCase("p04-image-url-comma.csv");
  if (!found) return test.skip();
  expect(await picturesOf(found)).toEqual([
    ["https://cdn.example.com/upload/w_800,h_800,c_fill/v1/faucet.jpg"],
    ["https://s7.example.com/is/image/b/t?op_usm=1.75,0.3,2,0&fmt=jpg"],
  ]);
});

it("cells of a workbook are read as they are shown", async (test) => {
  const shown = (number: number, format: string) => ({ number, format });
  const file = workbook(
    new Map([
      [
        "List",
        [
          ["SKU", "Name", "Category", "Unit", "Size", "SF/CTN", "Price"],
          [
            shown(42, "0000"),
            "Alba",
            "Porcelain",
            "CTN",
            "12x24",
            shown(10, "0.00"),
            shown(3.5, '"$"0.00" /SF"'),
          ],
          [
            shown(7.5, "0.000"),
            "Bruma",
            "Porcelain",
            "EA",
            shown(0.625, "# ?/?"),
            "",
            shown(1250, "#,##0.00"),
          ],
        ],
      ],
    ]),
  );
  expect(await previewed(file)).toEqual([
    ["0042", "Box", 3500],
    ["7.500", "Piece", 125000],
  ]);
  const found = sharedCase("p11-excel-number-formats.xlsx");
  if (!found) return test.skip();
  expect((await previewed(found)).map(([sku]) => sku)).toEqual(["00017", "90.750"]);
});

describe("rows of a list", () => {
  it("are three numbers that add up, with the reasons", async () => {
    const planned = await plan(
      lines(
        "SKU,Name,Category,Unit,Price,Status",
        "Q-1,Alba,Porcelain,EA,4,active",
        "Q-1,Alba,Porcelain,EA,4,active",
        "Q-2,Bruma,Somewhere,EA,4,active",
        "Q-3,Calce,Porcelain,EA,free,active",
        "Q-4,Dune,Porcelain,EA,4,Draft",
        "Q-5,Elba,Porcelain,ZZZ,4,active",
        "COLLECTION,,,,,",
      ),
    );
    expect(planned.rows).toEqual({
      total: 7,
      ready: 1,
      asked: 2,
      left_out: 4,
      reasons: expect.arrayContaining([
        { kind: "not_a_price", rows: 1 },
        { kind: "unpublished", rows: 1 },
        { kind: "repeated", rows: 1 },
        { kind: "heading", rows: 1 },
      ]),
    });
    expect(planned.file.unpublished).toEqual([{ line: 6, sku: "Q-4", name: "Dune" }]);
  });
});
