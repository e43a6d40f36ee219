import { execFileSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from "vitest";
import { createClient, ShowroomError, verifyWebhook } from "../client/index.ts";
import { openShop, order, type Shop } from "./support/shop.ts";

let shop: Shop;
let server: ServerType;
let baseUrl: string;
let key: string;
beforeAll(async () => {
  shop = await openShop();
  server = serve({ fetch: shop.app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const vendor = await shop.signIn(shop.market.tileVendor.user_id);
  await shop.platform.db.updateTable("sessions").set({ proved_at: new Date() }).execute();
  const made = await vendor.call<{ key: string }>("POST /api/api_keys", {
    name: "Client",
    scopes: ["products:read", "products:write", "stock:write", "orders:read", "orders:write", "webhooks"],
  });
  key = made.body.data.key;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

/** Answers with these statuses first, then by the real server. */
function unreliable(statuses: number[]) {
  const seen: Request[] = [];
  const send: typeof fetch = async (input) => {
    const request = new Request(input as Request);
    seen.push(request.clone());
    const status = statuses.shift();
    if (status === 0) throw new TypeError("fetch failed");
    return status ? Response.json({ code: "overloaded", message: "Busy" }, { status }) : fetch(request);
  };
  return { seen, client: createClient({ key, baseUrl, fetch: send }) };
}

describe("the client", () => {
  it("sets the stock of a product, and is told the state by a refusal", async () => {
    const client = createClient({ key, baseUrl });
    const { data } = await client.call("GET /api/vendor/products", { query: { per_page: 1 } });
    const { sku, version } = data[0]!;
    const changed = await client.call("PUT /api/vendor/stock/{sku}", {
      params: { sku },
      body: { version, stock: 41 },
    });
    expect(changed.stock).toBe(41);
    expectTypeOf(changed.stock).toEqualTypeOf<number>();
    const stale = await client
      .call("PUT /api/vendor/stock/{sku}", { params: { sku }, body: { version, stock: 1 } })
      .catch((error: unknown) => error);
    expect(stale).toBeInstanceOf(ShowroomError);
    expect(stale).toMatchObject({ status: 409, code: "stale_version", data: { stock: 41 } });
    await expect(
      client.call("PUT /api/vendor/stock/{sku}", { params: { sku }, body: { version, stock: -1 } }),
    ).rejects.toMatchObject({ status: 422, errors: { stock: ["Stock can't be below 0."] } });
  });

  it("goes through all rows of a list", async () => {
    const client = createClient({ key, baseUrl });
    const skus: string[] = [];
    for await (const row of client.all("GET /api/vendor/products", { query: { per_page: 1 } })) {
      skus.push(row.sku);
    }
    const { total } = await client.call("GET /api/vendor/products");
    expect(new Set(skus).size).toBe(total);
    expect(total).toBeGreaterThan(1);
  });

  it("makes a call again where that is harmless, under the same key", async () => {
    const { client, seen } = unreliable([503, 0]);
    const made = await client.call("POST /api/vendor/products", {
      body: {
        name: "Client tile",
        brand: "Client",
        category: 101,
        unit: "Piece",
        variants: [{ vendor_sku: "CL-1", price: 4, lead_time_days: 5 }],
      },
    });
    expect(made.status).toBe("draft");
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  });

  it("does not repeat what may have happened already", async () => {
    const { client, seen } = unreliable([500]);
    const body = { url: "https://hooks.example.com/", events: ["order.placed" as const] };
    await expect(client.call("POST /api/webhooks", { body })).rejects.toMatchObject({ status: 500 });
    expect(seen).toHaveLength(1);
  });

  it("reads an order and moves its item", async () => {
    const client = createClient({ key, baseUrl });
    const placed = await order(await shop.buyer({ "NQT-SLAT-1212": 1 }));
    const { order: read } = await client.call("GET /api/orders/{id}", { params: { id: placed.id } });
    const moved = await client.call("PUT /api/orders/{id}/items/{item}/status", {
      params: { id: read.id, item: read.items[0]!.id },
      body: { status: "Vendor Approved" },
    });
    expect(moved.order.items[0]!.status).toBe("Vendor Approved");
  });

  it("says that a key is not good", async () => {
    const client = createClient({ key: `${key.slice(0, -4)}AAAA`, baseUrl });
    await expect(client.call("GET /api/orders")).rejects.toMatchObject({ status: 401, code: "key_invalid" });
  });
});

describe("verifyWebhook", () => {
  const secret = `whsec_${Buffer.from("a secret of twenty-four b").toString("base64")}`;
  const body = JSON.stringify({ type: "order.placed", timestamp: "2026-11-23T09:00:00Z", data: {} });
  const headersAt = (at: Date) => ({
    "webhook-id": "one",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("one", at, body),
  });

  it("reads what is signed, and refuses what is changed, unsigned or stale", () => {
    const headers = headersAt(new Date());
    expect(verifyWebhook(body, headers, secret).type).toBe("order.placed");
    expect(verifyWebhook(body, new Headers(headers), secret).type).toBe("order.placed");
    expect(() => verifyWebhook(`${body} `, headers, secret)).toThrow();
    expect(() => verifyWebhook(body, {}, secret)).toThrow();
    expect(() => verifyWebhook(body, headersAt(new Date(Date.now() - 400_000)), secret)).toThrow();
  });
});

it("the client's types fit the contract", () => {
  execFileSync(process.execPath, ["scripts/client.ts", "--check"], { stdio: "pipe" });
});
