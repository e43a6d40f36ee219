import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const incoming = { socket: { remoteAddress: "203.0.113.7" } };

/** Creates a cart, as a browser that may already have one. */
const beginCart = async (key: string, headers: Record<string, string>) =>
  shop.app.fetch(
    new Request("http://localhost/api/projectCart", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...headers },
      body: JSON.stringify({
        showroom: shop.market.oakstone.id,
        is_cart: true,
        lines: [{ sku: "NQT-SLAT-1212", qty: 2 }],
      }),
    }),
    { incoming },
  );

describe("a repeated request", () => {
  it("gets the first response, byte for byte", async () => {
    const { token } = await shop.buyer({});
    const headers = { Authorization: `Bearer ${token}` };
    const key = randomUUID();
    const first = await beginCart(key, headers);
    const again = await beginCart(key, headers);
    expect(first.status).toBe(201);
    expect(again.status).toBe(first.status);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get("Content-Type")).toBe(first.headers.get("Content-Type"));
  });

  it("of another guest behind the same address gets a cart of its own", async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([beginCart(key, {}), beginCart(key, {})]);
    const keys = await Promise.all(
      [one, other].map(async (each) => (await each.json()).data.temp_project_id),
    );
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toEqual(expect.any(String));
    expect(keys[0]).not.toBe(keys[1]);
  });
});
