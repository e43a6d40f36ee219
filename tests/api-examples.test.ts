import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/index.ts";
import { newId } from "../server/platform/ids.ts";
import { type Example, fieldsOf, tidy, writeExamples, writtenExamples } from "./support/api-examples.ts";
import { addUser } from "./support/catalog-seed.ts";
import { boxGlb } from "./support/glb.ts";
import { type Client, openShop, order, type Shop } from "./support/shop.ts";

// The examples of the API reference, `docs/api-examples.json`, are recorded here: one call after the other, as a vendor's
// system makes them. `RECORD=1 npx vitest run --project api tests/api-examples` writes them anew.

const keyed = (Object.values(endpoints) as Endpoint[]).filter(({ scope }) => scope !== null);
const recorded = new Map<string, Example>();

let shop: Shop;
let vendor: Client;
beforeAll(async () => {
  shop = await openShop();
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
  const { app } = shop;
  await record(async (path, init) => {
    const headers = { Authorization: `Bearer ${vendor.token}`, "Idempotency-Key": newId(), ...init.headers };
    return app.fetch(new Request(`http://localhost${path}`, { ...init, headers }));
  });
  if (process.env.RECORD) writeExamples(recorded);
}, 120_000);
afterAll(() => shop.close());

type Send = (
  path: string,
  init: { method: string; body?: string | FormData; headers?: Record<string, string> },
) => Promise<Response>;

/** Makes every call that API keys may make. */
async function record(send: Send): Promise<void> {
  const clean = tidy();
  /** Calls an endpoint, by its key, at a path. */
  const call = async (key: string, path: string, body?: object): Promise<Data> => {
    const isForm = body instanceof FormData;
    const answer = await send(path, {
      method: key.split(" ")[0]!,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(body && !isForm && { headers: { "Content-Type": "application/json" } }),
    });
    const response = answer.headers.get("content-type")?.includes("json")
      ? await answer.json()
      : (await answer.text()).split("\n").slice(0, 3).join("\n");
    expect(answer.status, `${key}: ${JSON.stringify(response)}`).toBeLessThan(300);
    recorded.set(key, clean({ path, ...(body && !isForm && { request: body }), response }));
    return (response as { data: Data }).data;
  };
  await readOrders(call, await order(await shop.buyer({ "NQT-SLAT-1212": 2 })));
  await keepProducts(call);
  await sendFiles(call);
  await withdrawEdit(call);
  await hearOfEvents(call);
}

type Data = Record<string, unknown> & { id: string; hash: string };
type Call = (key: string, path: string, body?: object) => Promise<Data>;

async function readOrders(call: Call, placed: { id: string; items: { id: string }[] }): Promise<void> {
  await call("GET /api/orders", "/api/orders?per_page=2");
  await call("GET /api/orders/{id}", `/api/orders/${placed.id}`);
  await call(
    "PUT /api/orders/{id}/items/{item}/status",
    `/api/orders/${placed.id}/items/${placed.items[0]!.id}/status`,
    { status: "Vendor Approved", note: "Ships on Friday" },
  );
  await call("GET /api/payouts", "/api/payouts");
  await call("GET /api/payouts/made", "/api/payouts/made");
  await call("GET /api/vendor/sales", "/api/vendor/sales?days=30");
  await call("GET /api/vendor/sales/csv", "/api/vendor/sales/csv?days=30");
}

async function keepProducts(call: Call): Promise<void> {
  const made = await call("POST /api/vendor/products", "/api/vendor/products", {
    name: "Ridge Slate Mosaic",
    brand: "Northquarry",
    category: 101,
    unit: "Box",
    variants: [{ vendor_sku: "RSM-2", price: 38.5, stock: 40, lead_time_days: 4, box_sqft: 9.6 }],
  });
  const path = `/api/vendor/products/${made.hash}`;
  const product = await call("GET /api/vendor/products/{hash}", path);
  const [variant] = product.variants as { sku: string; version: number }[];
  await call("PUT /api/vendor/products/{hash}", path, {
    version: product.version,
    name: "Ridge Slate Mosaic",
    brand: "Northquarry",
    category: 101,
    unit: "Box",
    variants: [
      {
        sku: variant!.sku,
        version: variant!.version,
        vendor_sku: "RSM-2",
        price: 39.25,
        stock: 40,
        lead_time_days: 4,
        box_sqft: 9.6,
      },
    ],
  });
  const listed = await call("GET /api/vendor/products", "/api/vendor/products?q=RSM-2&per_page=2");
  const [row] = (listed as unknown as { data: { sku: string; version: number }[] }).data;
  const stock = await call("PUT /api/vendor/stock/{sku}", `/api/vendor/stock/${row!.sku}`, {
    version: row!.version,
    stock: 120,
  });
  expect(stock.stock).toBe(120);
  const edit = await call("POST /api/vendor/product-edits", "/api/vendor/product-edits", {
    skus: [row!.sku],
    change: { kind: "price_percent", percent: 5 },
  });
  await call("POST /api/vendor/product-edits/{id}/undo", `/api/vendor/product-edits/${edit.id}/undo`);
  await call("GET /api/vendor/product-export", "/api/vendor/product-export?q=RSM-2");
  await call("GET /api/vendor/product-form", "/api/vendor/product-form");
  await call("GET /api/vendor/attribute-values", "/api/vendor/attribute-values?category=101");
  await call("DELETE /api/vendor/products/{hash}", path);
}

async function sendFiles(call: Call): Promise<void> {
  const png = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#7a7f80" } })
    .png()
    .toBuffer();
  const files = {
    picture: new File([new Uint8Array(png)], "ridge-slate.png", { type: "image/png" }),
    model: new File([boxGlb({ width: 1.2, height: 0.8, depth: 0.5 }) as BlobPart], "bench.glb"),
    document: new File(["%PDF-1.7\n1 0 obj <<>> endobj\ntrailer\n%%EOF\n"], "spec-sheet.pdf"),
    texture: new File([new Uint8Array(png)], "ridge-slate.png", { type: "image/png" }),
  };
  for (const [name, file] of Object.entries(files)) {
    const form = new FormData();
    form.set(name, file);
    await call(`POST /api/vendor/${name}s`, `/api/vendor/${name}s`, form);
  }
}

/** An edit that an admin was to look at, taken back. */
async function withdrawEdit(call: Call): Promise<void> {
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Head Office"));
  const rules = `PUT /api/admin/catalog-review/vendors/${shop.market.tileVendor.id}`;
  const details = { brand: "Northquarry", category: 101, unit: "Box", status: "published" };
  await admin.call(rules, { rule: "never" });
  const made = await vendor.call<Data & { variants: { sku: string; version: number }[] }>(
    "POST /api/vendor/products",
    {
      ...details,
      name: "Ridge Slate Tile",
      variants: [{ vendor_sku: "RST-12", price: 8.4, stock: 40, lead_time_days: 4 }],
    },
    { "Idempotency-Key": newId() },
  );
  await admin.call(rules, { rule: "always" });
  const { hash, version, variants } = made.body.data;
  await vendor.call(`PUT /api/vendor/products/${hash}`, {
    ...details,
    version,
    name: "Ridge Slate Tile, Honed",
    variants: variants.map(({ sku, version: read }) => ({
      sku,
      version: read,
      vendor_sku: "RST-12",
      price: 8.4,
      stock: 40,
      lead_time_days: 4,
    })),
  });
  const key = "POST /api/vendor/products/{hash}/withdraw-edit";
  await call(key, `/api/vendor/products/${hash}/withdraw-edit`);
  await admin.call(rules, { rule: "default" });
}

async function hearOfEvents(call: Call): Promise<void> {
  const address = { url: "https://erp.example.com/showroom", events: ["order.placed", "return.requested"] };
  const made = await call("POST /api/webhooks", "/api/webhooks", address);
  const { id } = made.webhook as { id: string };
  await call("GET /api/webhooks", "/api/webhooks");
  await call("PUT /api/webhooks/{id}", `/api/webhooks/${id}`, { ...address, events: ["order.placed"] });
  await call("POST /api/webhooks/{id}/secret", `/api/webhooks/${id}/secret`);
  const sent = await call("POST /api/webhooks/{id}/test", `/api/webhooks/${id}/test`);
  await call("GET /api/webhook_deliveries", "/api/webhook_deliveries?per_page=2");
  await call(
    "POST /api/webhook_deliveries/{id}/resend",
    `/api/webhook_deliveries/${(sent as { id: string }).id}/resend`,
  );
  await call("DELETE /api/webhooks/{id}", `/api/webhooks/${id}`);
}

it("every call that a key may make has an example", () => {
  const examples = Object.keys(writtenExamples());
  expect(examples.sort()).toEqual(keyed.map(({ key }) => key).sort());
});

it.each(keyed.map(({ key }) => key))("the example of %s is what the API answers", (key) => {
  const { request, response } = writtenExamples()[key]!;
  const now = recorded.get(key)!;
  expect(fieldsOf(response).sort()).toEqual(fieldsOf(now.response).sort());
  expect(request).toEqual(now.request);
});
