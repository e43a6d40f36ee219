import { describe, expect, it } from "vitest";
import { importTests } from "./import-tests.test-support.ts";

const { plan, load, imported } = importTests();
const lines = (...rows: string[]) => rows.join("\n");

describe("a Shopify export", () => {
  const shopify = lines(
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status,Cost per item",
    'alba,Alba Tile,"<p>Soft <b>white</b> &amp; warm.</p><ul><li>Rectified</li></ul>",Stonehand,Porcelain Tile,"a,b",TRUE,Size,12x24,Finish,Matte,ALBA-M,1000,5,deny,60.00,79.00,https://x.test/1.jpg,active,31.00',
    "alba,,,,,,,,24x24,,Polished,ALBA-P,1000,0,continue,70.00,,https://x.test/2.jpg,,36.00",
    "alba,,,,,,,,,,,,,,,,,https://x.test/3.jpg,,",
    "old,Old Tile,,Stonehand,Porcelain Tile,,FALSE,Title,Default Title,,,OLD-1,0,1,deny,10,,,archived,5",
  );
  it("needs no mapping: its rows are one product with variants, and cost is the price", async () => {
    const { plan: planned } = await load(shopify);
    expect(planned.file.layout.store?.name).toBe("Shopify");
    expect(planned.file.leftOut).toEqual({ picture: 1, parent: 0, grouped: 0, unpublished: 1 });
    const [matte, polished] = await imported();
    expect(matte).toMatchObject({
      sku: "ALBA-M",
      name: "Alba Tile",
      description: "Soft white & warm.\n• Rectified",
      wholesale_cents: 3100,
      list_cents: 6000,
      stock: 5,
      weight_lb: 2.205,
      options: { Size: "12×24 in.", Finish: "Matte" },
      item_size: { width_size: "12 in.", length_size: "24 in." },
    });
    expect(polished).toMatchObject({
      product_id: matte!.product_id,
      allows_backorder: true,
      wholesale_cents: 3600,
    });
    expect((await plan(shopify)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  });

  it("keeps the product's other pictures with its first variant", async () => {
    const { groups } = await plan(shopify);
    expect(groups.flatMap(({ rows }) => rows.map(({ row }) => row.more_pictures))).toEqual([
      ["https://x.test/2.jpg", "https://x.test/3.jpg"],
      [],
    ]);
  });

  it("has other names for its columns by now, which need no mapping either", async () => {
    const { plan: planned } = await load(
      lines(
        "Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Product image URL,Image position,Image alt text,Variant image URL,Gift card",
        "Alba Tile,alba,<p>Soft white.</p>,Stonehand,Tile Flooring > Porcelain,,a,TRUE,Active,ALBA-S,,Size,12x24,,60.00,79.00,31.00,TRUE,shopify,5,DENY,1000,lb,TRUE,https://x.test/1.jpg,1,,,FALSE",
        ",alba,,,,,,,,ALBA-L,,,24x24,,70.00,,36.00,TRUE,shopify,0,CONTINUE,2000,lb,TRUE,https://x.test/2.jpg,2,,https://x.test/large.jpg,FALSE",
        ",alba,,,,,,,,,,,,,,,,,,,,,,,https://x.test/3.jpg,3,,,",
        "Old Tile,old,,Stonehand,Tile Flooring > Porcelain,,,FALSE,Draft,OLD-1,,Title,Default Title,,10,,5,TRUE,,1,DENY,0,lb,TRUE,,,,,FALSE",
      ),
    );
    expect(planned.file.layout.store?.name).toBe("Shopify");
    expect(planned.file.leftOut).toEqual({ picture: 1, parent: 0, grouped: 0, unpublished: 1 });
    const [large, small] = await imported();
    expect(small).toMatchObject({
      sku: "ALBA-S",
      name: "Alba Tile",
      description: "Soft white.",
      category_id: 101,
      wholesale_cents: 3100,
      list_cents: 6000,
      stock: 5,
      weight_lb: 2.205,
      options: { Size: "12×24 in." },
    });
    expect(large).toMatchObject({
      product_id: small!.product_id,
      wholesale_cents: 3600,
      allows_backorder: true,
    });
    expect(picturesOf(planned)).toEqual([
      ["ALBA-S", "https://x.test/1.jpg"],
      ["ALBA-L", "https://x.test/large.jpg"],
    ]);
  });

  const picturesOf = ({ groups }: Awaited<ReturnType<typeof plan>>) =>
    groups.flatMap(({ rows }) => rows.map(({ row }) => [row.sku, row.picture_url]));
  it("shows the product's first picture with a variant that has none of its own", async () => {
    expect(picturesOf(await plan(shopify))).toEqual([
      ["ALBA-M", "https://x.test/1.jpg"],
      ["ALBA-P", "https://x.test/1.jpg"],
    ]);
    const [header, ...rows] = shopify.split("\n");
    const own = ["", "https://x.test/polished.jpg", "", ""];
    const text = lines(`${header},Variant Image`, ...rows.slice(0, 4).map((row, at) => `${row},${own[at]}`));
    expect(picturesOf(await plan(text))).toEqual([
      ["ALBA-M", "https://x.test/1.jpg"],
      ["ALBA-P", "https://x.test/polished.jpg"],
    ]);
  });
});
