import { describe, expect, it } from "vitest";
import { catalogChanged } from "../products/index.ts";
import { importTests } from "./import-tests.test-support.ts";

const { shop, market, plan, load, imported } = importTests();

describe("rows of the same name", () => {
  const columns = "SKU,Name,Category,Price,Finish,Description";
  const products = async () => {
    const rows = await imported();
    const ids = [...new Set(rows.map(({ product_id }) => product_id))];
    return ids.map((id) => rows.filter((row) => row.product_id === id).map(({ sku }) => sku));
  };

  it("are variants where an option tells them apart, each with its own description", async () => {
    const list = `${columns}\nF-1,Arc Faucet,pull-down-faucets,99,Chrome,Bright.\nF-2,Arc Faucet,pull-down-faucets,109,Brass,Warm.`;
    await load(list);
    expect(await products()).toEqual([["F-1", "F-2"]]);
    const described = async () => {
      await catalogChanged(shop.platform);
      const { hash } = await shop.platform.db
        .selectFrom("products")
        .select("hash")
        .where("vendor_ref", "is not", null)
        .executeTakeFirstOrThrow();
      const answer = await shop.app.fetch(new Request(`http://localhost/api/public?pid=${hash}`));
      const { data } = (await answer.json()) as {
        data: { product: { description: string; variants: { sku: string; description?: string }[] } };
      };
      const { product } = data;
      return [product.description, ...product.variants.map(({ description }) => description)];
    };
    expect(await described()).toEqual(["Bright.", undefined, "Warm."]);
    expect((await plan(list)).counts).toMatchObject({ unchanged: 2 });
    await load(`${columns}\nF-2,Arc Faucet,pull-down-faucets,109,Brass,Warmer.`);
    expect(await described()).toEqual(["Bright.", undefined, "Warmer."]);
  });

  it.each([
    ["nothing tells them apart", ",", ","],
    ["their options are the same", "Chrome,Single hole.", "Chrome,Widespread."],
  ])("are products of their own where %s", async (_, one, other) => {
    const list = `${columns}\nF-1,Faucet,pull-down-faucets,99,${one}\nF-2,Faucet,pull-down-faucets,109,${other}`;
    await load(list);
    expect(await products()).toEqual([["F-1"], ["F-2"]]);
    await load(list.replace("99", "98"));
    expect(await products()).toEqual([["F-1"], ["F-2"]]);
  });
});

describe("a number that two vendors use", () => {
  const list = "SKU,Name,Category,Price\n10010,Slate Hex,porcelain-tile,10";
  const loadFor = (vendor: string, content: string) => load(content, {}, { vendor });

  it("is each vendor's own, and the shop's SKUs differ from the first import on", async () => {
    const first = await loadFor("North Quay Tile", list);
    const alone = await imported();
    const second = await loadFor("Watershed Plumbing", list.replace("Slate Hex", "Brass Tap"));
    expect([first, second].map(({ plan: { counts }, result }) => [counts.new, result.errors])).toEqual([
      [1, []],
      [1, []],
    ]);
    const [one, two, ...more] = (await imported()).toSorted((a, b) => a.id - b.id);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ sku: "10010", shop_sku: "NQT-10010", name: "Slate Hex" });
    expect(two).toMatchObject({ sku: "10010", shop_sku: "WP-10010", name: "Brass Tap" });
    expect(alone[0]!.shop_sku).toBe(one!.shop_sku);
  });

  it("is known again at the next import, which changes that vendor's price only", async () => {
    await loadFor("North Quay Tile", list);
    await loadFor("Watershed Plumbing", list);
    const { plan: planned } = await loadFor("Watershed Plumbing", list.replace(",10", ",12"));
    expect(planned.counts).toMatchObject({ new: 0, changed: 1 });
    const prices = (await imported()).map(({ shop_sku, wholesale_cents }) => [shop_sku, wholesale_cents]);
    expect(new Map(prices as [string, number][])).toEqual(
      new Map([
        ["NQT-10010", 1000],
        ["WP-10010", 1200],
      ]),
    );
  });

  it("keeps existing products and their SKUs unchanged", async () => {
    const content = "SKU,Name,Category,Price\nWSP-ARB-CH,Same Number,pull-down-faucets,1.00";
    const { plan: planned } = await loadFor("North Quay Tile", content);
    expect(planned.counts).toMatchObject({ new: 1, rejected: 0 });
    const before = market.product("Arbor Pull-Down Kitchen Faucet").variants[0]!;
    const rows = await shop.platform.db
      .selectFrom("variants")
      .select(["sku", "wholesale_cents"])
      .where("vendor_sku", "=", "WSP-ARB-CH")
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { sku: "WSP-ARB-CH", wholesale_cents: before.wholesale_cents },
      { sku: "NQT-WSP-ARB-CH", wholesale_cents: 100 },
    ]);
  });
});
