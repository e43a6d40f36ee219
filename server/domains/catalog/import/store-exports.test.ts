import { describe, expect, it } from "vitest";
import { importTests } from "./import-tests.test-support.ts";
import { sharedCase } from "./shared-cases.test-support.ts";

const { plan, load, imported } = importTests();
const lines = (...rows: string[]) => rows.join("\n");

const woo =
  'ID,Type,SKU,Name,Published,"Short description",Description,"Date sale price starts","Date sale price ends","In stock?",Stock,"Backorders allowed?","Weight (lbs)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"';

describe("a WooCommerce export", () => {
  const list = lines(
    woo,
    '11,variation,moss-12,"Moss Tile - 12",1,,,,,1,30,0,,20.00,25.00,,https://x.test/12.jpg,moss,Size,12x24',
    '10,variable,moss,"Moss Tile",1,Short.,,,,1,,0,4,,,"Sale, Tile Flooring > Porcelain","https://x.test/a.jpg, https://x.test/b,c.jpg",,Size,"12x24, 24x24"',
    '12,variation,,"Moss Tile - 24",1,,,,,0,,1,,,30.00,,,id:10,Size,24x24',
    '13,variation,moss-99,"Moss Tile - 99",0,,,,,1,1,0,,,30.00,,,moss,Size,9x9',
    "20,simple,tap,Oslo Tap,1,,A tap.,2020-01-01,2020-02-01,1,5,notify,2,80.00,99.00,Kitchen Faucets,https://x.test/tap.jpg,,Finish,Chrome",
    '21,simple,tap-2,Rome Tap,-1,,,,,1,5,0,2,,99.00,Kitchen Faucets,,,Finish,"Chrome, Brass"',
    "30,grouped,taps,All Taps,1,,,,,1,,0,,,,Kitchen Faucets,,,,",
  );

  it("needs no mapping: variations keep their parent's category, text and pictures, and what is not shown is named", async () => {
    const { plan: planned } = await load(list);
    expect(planned.file.layout.store?.name).toBe("WooCommerce");
    expect(planned.rows).toEqual({
      total: 7,
      ready: 4,
      asked: 0,
      left_out: 3,
      reasons: [
        { kind: "unpublished", rows: 2 },
        { kind: "grouped", rows: 1 },
      ],
    });
    expect(planned.file.unpublished).toEqual([
      { line: 5, sku: "moss-99", name: "Moss Tile" },
      { line: 7, sku: "tap-2", name: "Rome Tap" },
    ]);
    const rows = await imported();
    const [small, large] = rows.filter(({ name }) => name === "Moss Tile");
    expect(small).toMatchObject({
      sku: "moss-12",
      wholesale_cents: 2000,
      list_cents: 2500,
      stock: 30,
      category_id: 101,
      weight_lb: 4,
      description: "Short.",
      options: { Size: "12×24 in." },
    });
    expect(large).toMatchObject({
      product_id: small!.product_id,
      wholesale_cents: 3000,
      stock: 0,
      allows_backorder: true,
      options: { Size: "24×24 in." },
    });
    // the sale is over
    expect(rows.find(({ sku }) => sku === "tap")).toMatchObject({
      wholesale_cents: 9900,
      stock: 5,
      allows_backorder: true,
      category_id: 2,
      options: { Finish: "Chrome" },
    });
    expect(
      planned.groups.flatMap((group) => group.rows.map(({ row }) => [row.picture_url, ...row.more_pictures])),
    ).toEqual(
      expect.arrayContaining([["https://x.test/12.jpg"], ["https://x.test/a.jpg", "https://x.test/b,c.jpg"]]),
    );
    expect((await plan(list)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  });

  it("is read as it was found", async (test) => {
    const found = sharedCase("p13-shop-export-like-woo.csv");
    if (!found) return test.skip();
    const planned = await plan(found);
    expect(planned.file.unpublished).toEqual([{ line: 6, sku: "zz-draft", name: "Zedd Draft Faucet" }]);
    expect(planned.rows).toMatchObject({ total: 5, ready: 4, asked: 0, left_out: 1 });
    const rows = planned.groups.flatMap((group) => group.rows.map(({ row }) => row));
    expect(rows).toMatchObject([
      {
        sku: "zz-tile-bone",
        category_id: 101,
        wholesale_cents: 1800,
        list_cents: 2400,
        options: { Color: "Bone" },
      },
      { sku: "zz-tile-slate", category_id: 101, wholesale_cents: 2600, options: { Color: "Slate" } },
      { sku: "zz-faucet", category_id: 2, wholesale_cents: 21000, stock: 5 },
    ]);
    expect(rows[0]!.product_ref).toBe(rows[1]!.product_ref);
  });
});

describe("a PrestaShop export", () => {
  it("needs no mapping either, with combinations, discounts and what is not active", async () => {
    const { plan: planned } = await load(
      lines(
        "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Wholesale price;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Manufacturer;Weight;Quantity;Minimal quantity;Description;Image URLs (x,y,z...);Attribute (Name:Type:Position);Value (Value:Position)",
        "1;1;Fern Tile;Home,Porcelain;50.00;;10;2020-01-01;;FERN-B;Stonehand;3;4;2;<p>Soft.</p>;https://x.test/1.jpg,https://x.test/2.jpg;Color:color:0;Bone:0",
        "1;;;;;;;;;FERN-S;;;7;;;;Color:color:0;Slate:1",
        "2;1;Bow Tap;Kitchen Faucets;90.00;60.00;;;;BOW;;1;2;1;;;;",
        "3;0;Old Tap;Kitchen Faucets;90.00;60.00;;;;OLD;;1;2;1;;;;",
      ),
    );
    expect(planned.file.layout.store?.name).toBe("PrestaShop");
    expect(planned.file.unpublished).toEqual([{ line: 5, sku: "OLD", name: "Old Tap" }]);
    expect(planned.rows).toMatchObject({ total: 4, ready: 3, left_out: 1 });
    const [tap, bone, slate] = await imported();
    expect(tap).toMatchObject({
      sku: "BOW",
      wholesale_cents: 6000,
      list_cents: 9000,
      category_id: 2,
      stock: 2,
    });
    expect(bone).toMatchObject({
      sku: "FERN-B",
      wholesale_cents: 4500,
      list_cents: 5000,
      category_id: 101,
      stock: 4,
      options: { Color: "Bone" },
      description: "Soft.",
    });
    expect(slate).toMatchObject({
      product_id: bone!.product_id,
      wholesale_cents: 5000,
      stock: 7,
      options: { Color: "Slate" },
    });
  });

  const combinations =
    "Product ID*;Product reference;Combination ID;Combination reference;Name;Category;Price (tax excl.);Attribute (Name:Type:Position)*;Value (Value:Position)*;Impact on price;Impact on weight;Weight;Quantity;Minimal quantity;Default (0 = No, 1 = Yes)";

  it("of combinations is read as products with variants, each with its own price, weight and stock", async () => {
    const { plan: planned } = await load(
      lines(
        combinations,
        "7;MOSS;;;Moss Tile;Porcelain;40.00;;;;;4;;1;",
        '7;MOSS;31;MOSS-12-B;;;;"Size:select:0, Color:color:1";"12x24:0, Bone, warm:3";0.000000;0;;30;2;1',
        '7;MOSS;32;MOSS-24-S;;;;"Size:select:0, Color:color:1";"24x24:1, Slate:4";5.500000;1.5;;12;1;0',
        '7;MOSS;33;MOSS-24-G;;;;"Size:select:0, Color:color:1";"24x24:1, Green:5";-2.25;;;0;1;0',
        "8;BOW;34;BOW-C;Bow Tap;Kitchen Faucets;90.00;Finish:radio:0;Chrome:0;10;;2;6;1;1",
        "9;PLAIN;;;Plain Tap;Kitchen Faucets;55.00;;;;;1;3;1;",
      ),
    );
    expect(planned.file.layout.store?.name).toBe("PrestaShop");
    expect(planned.errors).toEqual([]);
    expect(planned.rows).toMatchObject({ total: 6, ready: 6, left_out: 0 });
    expect(planned.counts).toMatchObject({ new: 5 });
    const rows = new Map((await imported()).map((row) => [row.sku, row]));
    expect([...rows.keys()].sort()).toEqual(["BOW-C", "MOSS-12-B", "MOSS-24-G", "MOSS-24-S", "PLAIN"]);
    const [bone, slate, green] = ["MOSS-12-B", "MOSS-24-S", "MOSS-24-G"].map((sku) => rows.get(sku)!);
    expect(bone).toMatchObject({
      name: "Moss Tile",
      wholesale_cents: 4000,
      stock: 30,
      weight_lb: 4,
      category_id: 101,
      options: { Size: "12×24 in.", Color: "Bone, warm" },
    });
    expect(slate).toMatchObject({
      product_id: bone!.product_id,
      wholesale_cents: 4550,
      stock: 12,
      weight_lb: 5.5,
      options: { Size: "24×24 in.", Color: "Slate" },
    });
    expect(green).toMatchObject({ product_id: bone!.product_id, wholesale_cents: 3775, stock: 0 });
    expect(rows.get("BOW-C")).toMatchObject({ wholesale_cents: 10_000, options: { Finish: "Chrome" } });
    expect(rows.get("PLAIN")).toMatchObject({ wholesale_cents: 5500, stock: 3, options: {} });
    expect(rows.get("PLAIN")!.product_id).not.toBe(rows.get("BOW-C")!.product_id);
  });

  it("of combinations without ids goes by the product's reference, and by the wholesale price where it is filled in", async () => {
    const { plan: planned } = await load(
      lines(
        "Product reference;Combination reference;Product name;Category;Wholesale price;Price;Impact on price;Attribute (Name:Type:Position)*;Value (Value:Position)*;Quantity;Minimal quantity",
        "FERN;FERN-B;Fern Tile;Porcelain;20.00;50.00;0;Color:color:0;Bone:0;4;2",
        "FERN;FERN-S;Fern Tile;Porcelain;22.00;50.00;3;Color:color:0;Slate:1;7;2",
        "FERN;FERN-X;Fern Tile;Porcelain;0;50.00;more;Color:color:0;Green:2;7;2",
      ),
    );
    expect(planned.errors).toContainEqual(
      expect.objectContaining({ sku: "FERN-X", message: expect.stringContaining('"more"') }),
    );
    const [bone, slate] = await imported();
    expect(bone).toMatchObject({ sku: "FERN-B", wholesale_cents: 2000, list_cents: 5000 });
    expect(slate).toMatchObject({
      sku: "FERN-S",
      wholesale_cents: 2200,
      list_cents: 5300,
      product_id: bone!.product_id,
    });
  });

  it("of combinations without names asks which column has them, and guesses none", async () => {
    await expect(
      plan(
        lines(
          "Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Wholesale price;Impact on price;Quantity;Minimal quantity",
          "7;Color:color:0;Bone:0;MOSS-B;18.00;0;4;1",
        ),
      ),
    ).rejects.toThrow(/name/);
  });
});
