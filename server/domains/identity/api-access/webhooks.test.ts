import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { laterIsDone } from "../../../platform/later.ts";
import { type PostPublic, postPublic } from "../../../platform/public-fetch.ts";
import { sendWebhooks } from "./index.ts";

interface Heard {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const tile = "NQT-SLAT-1212";
const here = { allowsAddress: (address: string) => address === "127.0.0.1", allowsPort: () => true };

let shop: Shop;
let sellers: Awaited<ReturnType<typeof signInSellers>>;
let server: Server;
let heard: Heard[] = [];
/** What the vendor's server answers, one after the other; 200 where nothing is left. */
let answers: number[] = [];

/** Goes to the server of this test instead of example.com, with the product's own way of calling. */
const post: PostPublic = (address, message) => {
  const { port } = server.address() as AddressInfo;
  const url = new URL(address);
  return postPublic(`http://127.0.0.1:${port}${url.pathname}`, message, { guard: here, isSecureOnly: false });
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      heard.push({ path: request.url!, headers: request.headers as Record<string, string>, body });
      response.writeHead(answers.shift() ?? 200, { connection: "close" }).end("noted");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop = await openShop({ post });
  sellers = await signInSellers(shop);
});
afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  heard = [];
  answers = [];
});

/** Sends what is due, with what the calls before began to send. */
async function send() {
  await laterIsDone();
  await sendWebhooks(shop.platform);
}

interface Added {
  secret: string;
  webhook: { id: string; is_enabled: boolean; failing_since: string | null; problem: string };
}
let added = 0;
async function add(client: Client, events: string[]) {
  const url = `https://hooks.example.com/${++added}`;
  const made = await client.call<Added>("POST /api/webhooks", { url, events });
  expect(made.status).toBe(201);
  return { ...made.body.data, path: `/${added}` };
}
const removeAll = () => shop.platform.db.deleteFrom("webhooks").execute();

type Sent = {
  id: string;
  state: string;
  attempts: number;
  response_status: number;
  response: string;
  event: string;
};
async function log(client: Client, webhook: string): Promise<Sent[]> {
  const { body } = await client.call<{ data: Sent[] }>(`GET /api/webhook_deliveries?webhook=${webhook}`);
  return body.data.data;
}

describe("a webhook", () => {
  it("hears of an order and its items, signed, each seller with its own prices alone", async () => {
    const vendor = await add(sellers.tiler, ["order.placed", "order.item_status_changed"]);
    const pro = await add(sellers.pro, ["order.placed", "return.requested"]);
    const other = await add(sellers.plumber, ["order.placed"]);
    const placed = await order(await shop.buyer({ [tile]: 2 }));
    await send();
    expect(heard.map(({ path }) => path).sort()).toEqual([vendor.path, pro.path].sort());
    expect(other.path).not.toBe("");
    const forVendor = heard.find(({ path }) => path === vendor.path)!;
    const event = new Webhook(vendor.secret).verify(forVendor.body, forVendor.headers) as {
      type: string;
      data: { order: { id: string }; items: Record<string, unknown>[] };
    };
    expect(event).toMatchObject({ type: "order.placed", data: { order: { id: placed.id } } });
    expect(event.data.items[0]).toMatchObject({ sku: tile, qty: 2 });
    expect(event.data.items[0]).not.toHaveProperty("unit_price");
    const forPro = heard.find(({ path }) => path === pro.path)!;
    expect(forPro.body).toContain("unit_price");
    expect(forPro.body).not.toContain('"price"');
    expect(() => new Webhook(pro.secret).verify(forVendor.body, forVendor.headers)).toThrow();

    heard = [];
    const item = placed.items[0]!;
    const moved = await sellers.tiler.call(`PUT /api/orders/${placed.id}/items/${item.id}/status`, {
      status: "Vendor Approved",
    });
    expect(moved.status).toBe(200);
    await send();
    expect(heard.map(({ path, body }) => [path, JSON.parse(body).data.items[0].to])).toEqual([
      [vendor.path, "Vendor Approved"],
    ]);
    await removeAll();
  });

  it("that fails twice is called again under the same id, and the log tells how it went", async () => {
    const { secret, webhook } = await add(sellers.tiler, ["order.placed"]);
    answers = [500, 503];
    await sellers.tiler.call(`POST /api/webhooks/${webhook.id}/test`);
    await send();
    expect(heard).toHaveLength(1);
    expect(await log(sellers.tiler, webhook.id)).toMatchObject([
      { event: "webhook.test", state: "waiting", attempts: 1, response_status: 500, response: "noted" },
    ]);
    await send();
    // not before its time
    expect(heard).toHaveLength(1);
    shop.clock.skipMinutes(1);
    await send();
    shop.clock.skipMinutes(6);
    await send();
    expect(heard).toHaveLength(3);
    expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(heard.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
    expect(await log(sellers.tiler, webhook.id)).toMatchObject([{ state: "delivered", attempts: 3 }]);
    expect(secret).toMatch(/^whsec_/);
    await removeAll();
  });

  it("signs with the old and the new secret for a day after a rotation", async () => {
    const { secret, webhook } = await add(sellers.tiler, ["order.placed"]);
    const rotated = await sellers.tiler.call<Added>(`POST /api/webhooks/${webhook.id}/secret`);
    await sellers.tiler.call(`POST /api/webhooks/${webhook.id}/test`);
    await send();
    const [first] = heard;
    expect(first!.headers["webhook-signature"]!.split(" ")).toHaveLength(2);
    shop.clock.skipMinutes(25 * 60);
    await sellers.tiler.call(`POST /api/webhooks/${webhook.id}/test`);
    await send();
    const later = heard.at(-1)!.headers["webhook-signature"]!;
    const signed = (key: string, { headers, body }: Heard) =>
      new Webhook(key).sign(
        headers["webhook-id"]!,
        new Date(Number(headers["webhook-timestamp"]) * 1000),
        body,
      );
    expect(later).toBe(signed(rotated.body.data.secret, heard.at(-1)!));
    expect(first!.headers["webhook-signature"]).toContain(signed(secret, first!));
    await removeAll();
  });

  it("is switched off after a day without success, its owner is told, and sends what waits once it is on again", async () => {
    const { webhook } = await add(sellers.tiler, ["order.placed"]);
    answers = Array.from({ length: 8 }, () => 500);
    await sellers.tiler.call(`POST /api/webhooks/${webhook.id}/test`);
    await send();
    for (let turn = 0; turn < 8; turn++) {
      shop.clock.skipMinutes(11 * 60);
      await send();
    }
    expect(heard).toHaveLength(8);
    const list = await sellers.tiler.call<Added["webhook"][]>("GET /api/webhooks");
    expect(list.body.data).toMatchObject([{ is_enabled: false, problem: expect.stringContaining("500") }]);
    const news = await sellers.tiler.call<{ data: { title: string }[] }>("GET /api/notification");
    expect(JSON.stringify(news.body)).toContain("A webhook was turned off");
    const [sent] = await log(sellers.tiler, webhook.id);
    const again = `POST /api/webhook_deliveries/${sent!.id}/resend`;
    expect((await sellers.tiler.call(again)).status).toBe(422);
    await sellers.tiler.call(`PUT /api/webhooks/${webhook.id}`, {
      url: "https://hooks.example.com/on-again",
      events: ["order.placed"],
    });
    expect((await sellers.tiler.call(again)).status).toBe(202);
    await send();
    expect(heard.at(-1)!.path).toBe("/on-again");
    expect(await log(sellers.tiler, webhook.id)).toMatchObject([{ state: "delivered" }]);
    await removeAll();
  });

  it("hears of a product that a sale empties", async () => {
    const { path } = await add(sellers.tiler, ["product.out_of_stock"]);
    const { db } = shop.platform;
    await db.updateTable("variants").set({ stock: 2 }).where("sku", "=", tile).execute();
    await order(await shop.buyer({ [tile]: 2 }));
    await send();
    expect(heard.map((one) => [one.path, JSON.parse(one.body).data.sku])).toEqual([[path, tile]]);
    await removeAll();
  });
});

describe("its address", () => {
  it.each([
    ["hook", "Enter an address such as https://example.com/webhooks."],
    [
      "http://example.com/hook",
      "Enter an address that begins with https://, such as https://example.com/webhooks.",
    ],
    [
      "ftp://example.com",
      "Enter an address that begins with https://, such as https://example.com/webhooks.",
    ],
    ["https://user:secret@example.com", "Leave the user name and password out of the address."],
    [
      "https://example.com:8443/",
      "The address must use port 443, the usual one for https. Leave the port out.",
    ],
    ...[
      ["https://127.0.0.1/", "127.0.0.1"],
      ["https://2130706433/", "127.0.0.1"],
      ["https://10.1.2.3/hook", "10.1.2.3"],
      ["https://169.254.169.254/latest", "169.254.169.254"],
      ["https://[::1]/", "::1"],
      ["https://[fd00::5]/", "fd00::5"],
      ["https://[::ffff:10.0.0.1]/", "::ffff:a00:1"],
      ["https://localhost/", "localhost"],
      ["https://db.internal/", "db.internal"],
      ["https://printer.local./", "printer.local"],
    ].map(([url, host]) => [
      url!,
      `This address is inside a private network (${host}). Enter one on the public internet.`,
    ]),
  ])("is refused when it is saved as %s", async (url, reason) => {
    const refused = await sellers.tiler.call("POST /api/webhooks", { url, events: ["order.placed"] });
    expect([refused.status, refused.body.errors?.url]).toEqual([422, [reason]]);
    const { webhook } = await add(sellers.tiler, ["order.placed"]);
    const changed = { url, description: "", events: ["order.placed"], is_enabled: true };
    const kept = await sellers.tiler.call(`PUT /api/webhooks/${webhook.id}`, changed);
    expect([kept.status, kept.body.errors?.url]).toEqual([422, [reason]]);
    await removeAll();
  });

  it.each(["https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "https://localhost/"])(
    "is not called where it leads into our own network: %s",
    async (url) => {
      await expect(postPublic(url, { headers: {}, body: "{}" })).rejects.toThrow(
        /not on the public internet/,
      );
    },
  );

  it("may not lead elsewhere", async () => {
    const { webhook } = await add(sellers.tiler, ["order.placed"]);
    answers = [302];
    await sellers.tiler.call(`POST /api/webhooks/${webhook.id}/test`);
    await send();
    expect(heard).toHaveLength(1);
    expect(await log(sellers.tiler, webhook.id)).toMatchObject([
      { state: "waiting", problem: "The address redirects. Enter the address it leads to." },
    ]);
    await removeAll();
  });
});
