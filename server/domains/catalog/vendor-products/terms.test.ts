import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OwnTerms } from "../../../../contract/catalog/vendor-terms.ts";
import type { Quote } from "../../../../contract/orders/checkout.ts";
import {
  type Client,
  openShop,
  orderForm,
  portland,
  quoteOf,
  type Shop,
  sendOrder,
  signInSellers,
} from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

const tile = "NQT-SLAT-1212";
const faucet = "WSP-ARB-CH";

let shop: Shop;
let tiler: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler } = await signInSellers(shop));
});
afterAll(() => shop.close());

const read = async () => (await tiler.call<OwnTerms>("GET /api/vendor/terms")).body.data;
const change = async (terms: Partial<OwnTerms>) => {
  const { saved_at: _, ...before } = await read();
  return tiler.call<OwnTerms>("PUT /api/vendor/terms", { ...before, ...terms });
};
const problemsOf = ({ lines }: Quote) => lines.map(({ sku, problem }) => [sku, problem]);

describe("a vendor's shipping terms", () => {
  it("are saved, by field where something is wrong, and not from an old version", async () => {
    expect(await read()).toMatchObject({ not_served: [], minimum: 0, saved_at: null });
    const wrong = await change({ minimum: -1, lead_time_days: 1.5 });
    expect(wrong.body.errors).toEqual({
      lead_time_days: ["Enter a whole number of days."],
      minimum: ["Enter a minimum order of at least $0."],
    });
    expect((await change({ not_served: ["HI", "ZZ"] })).body.errors).toEqual({
      "not_served.1": ["Enter a valid two-letter state code, such as CA."],
    });
    const before = await read();
    const saved = await change({ lead_time_days: 9, remote_freight: 349, not_served: ["HI", "AK", "HI"] });
    expect(saved.body.data).toMatchObject({
      lead_time_days: 9,
      remote_freight: 349,
      not_served: ["AK", "HI"],
    });
    expect(saved.body.data.saved_at).not.toBeNull();
    const { saved_at: _, ...old } = before;
    expect((await tiler.call("PUT /api/vendor/terms", old)).body.code).toBe("stale_version");
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    expect((await pro.call("GET /api/vendor/terms")).status).toBe(403);
  });

  it("keep an order from states that are not served, line by line, in quote, checkout and on the product", async () => {
    await change({ not_served: ["OR"], minimum: 0 });
    const buyer = await shop.buyer({ [tile]: 2, [faucet]: 1 });
    const quote = await quoteOf(buyer, buyer.project);
    expect(quote.can_order).toBe(false);
    expect(problemsOf(quote)).toEqual([
      [tile, "North Quay Tile doesn't ship to Oregon."],
      [faucet, null],
    ]);
    const placed = await sendOrder(buyer, await orderForm(buyer));
    expect(placed.status).toBe(409);
    const elsewhere = { ...portland, city: "Seattle", state: "WA", zip_code: "98101" };
    const other = await quoteOf(buyer, buyer.project, { shipping: elsewhere });
    expect(other.can_order).toBe(true);
    const hash = "tcarrara01";
    const days = await visitor(shop.app).call(`GET /api/products/${hash}/delivery?zip=97205`);
    expect(days.body.data).toMatchObject({ not_served: "North Quay Tile doesn't ship to Oregon." });
    await change({ not_served: [] });
    expect((await quoteOf(buyer, buyer.project)).can_order).toBe(true);
  });

  it("ask for the least order of the vendor's lines together, and leave the price as it is", async () => {
    const buyer = await shop.buyer({ [tile]: 2, [faucet]: 1 });
    const before = await quoteOf(buyer, buyer.project);
    const own = before.lines.find(({ sku }) => sku === tile)!.line_total;
    await change({ minimum: Math.round((own + 10) * 100) / 100 });
    const short = await quoteOf(buyer, buyer.project);
    expect(short.totals).toEqual(before.totals);
    expect(short.can_order).toBe(false);
    expect(problemsOf(short)[0]![1]).toMatch(
      /^North Quay Tile ships orders of at least .* Add \$10\.00 more/,
    );
    expect(problemsOf(short)[1]).toEqual([faucet, null]);
    const page = await visitor(shop.app).call("GET /api/public?pid=tcarrara01&showroom=OAKSTONE");
    const { product } = page.body.data as { product: { delivery: { order_minimum: number } } };
    expect(product.delivery.order_minimum).toBeCloseTo(own + 10, 2);
    await change({ minimum: own });
    expect((await quoteOf(buyer, buyer.project)).can_order).toBe(true);
  });
});
