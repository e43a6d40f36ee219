import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostApiKeys } from "../../../../contract/identity/api-keys.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
let tiler: Client;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  tiler = await proved(shop.market.tileVendor.user_id);
  pro = await proved(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

/** Signed in, and has just shown that it is the owner. */
async function proved(userId: string): Promise<Client> {
  const client = await shop.signIn(userId);
  await shop.platform.db
    .updateTable("sessions")
    .set({ proved_at: shop.platform.now() })
    .where("user_id", "=", userId)
    .execute();
  return client;
}

interface Made {
  key: string;
  details: { id: string; prefix: string; last_used_at: string | null; state: string };
}
const make = (client: Client, body: object) =>
  client.call<Made>("POST /api/api_keys", { name: "Warehouse", scopes: ["products:read"], ...body });

async function byKey(key: string, endpoint: string, body?: unknown) {
  const [method, path] = endpoint.split(" ") as [string, string];
  const response = await shop.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const answer = (await response.json()) as {
    code?: string;
    data: { data: { sku: string; version: number }[] };
  };
  return { status: response.status, headers: response.headers, body: answer };
}

describe("an API key", () => {
  it("is shown once, is kept as a hash, and says when it was last used", async () => {
    const { status, body } = await make(tiler, {});
    expect(status).toBe(201);
    const { key, details } = body.data;
    expect(key.startsWith(`${details.prefix}_`)).toBe(true);
    expect(details.last_used_at).toBeNull();
    expect((await byKey(key, "GET /api/vendor/products")).status).toBe(200);
    const list = await tiler.call<Made["details"][]>("GET /api/api_keys");
    expect(list.body.data.find(({ id }) => id === details.id)?.last_used_at).not.toBeNull();
    const rows = await shop.platform.db.selectFrom("api_keys").selectAll().execute();
    expect(JSON.stringify([rows, list.body])).not.toContain(key.slice(details.prefix.length + 1));
  });

  it("is listed and counted for its own account alone, revoked ones included", async () => {
    const other = await proved(await addUser(shop.platform.db, "Vendor", "Other Keys"));
    const kept = (await make(tiler, { name: "Kept" })).body.data.details.id;
    const revoked = (await make(tiler, { name: "Revoked" })).body.data.details.id;
    await tiler.call(`DELETE /api/api_keys/${revoked}`);
    const idsOf = async (client: Client) =>
      (await client.call<Made["details"][]>("GET /api/api_keys")).body.data.map(({ id }) => id);
    expect(await idsOf(other)).toEqual([]);
    for (let n = 1; n <= mostApiKeys; n++) expect((await make(other, { name: `Key ${n}` })).status).toBe(201);
    expect((await make(other, { name: "One too many" })).status).toBe(422);
    expect(await idsOf(other)).toHaveLength(mostApiKeys);
    expect(await idsOf(tiler)).toEqual(expect.arrayContaining([kept, revoked]));
    // others' keys leave room for one's own
    expect((await make(tiler, { name: "Still room" })).status).toBe(201);
  });

  it("is refused everywhere once it is revoked, and so is one that has expired", async () => {
    const { key, details } = (await make(tiler, {})).body.data;
    expect((await tiler.call(`DELETE /api/api_keys/${details.id}`)).status).toBe(200);
    expect((await tiler.call(`DELETE /api/api_keys/${details.id}`)).status).toBe(404);
    const refused = await byKey(key, "GET /api/vendor/products");
    expect([refused.status, refused.body.code]).toEqual([401, "key_invalid"]);
    // a page that guests may read too: a key that is no longer good is not silently a guest
    expect((await byKey(key, "GET /api/setting")).status).toBe(401);

    const short = (await make(tiler, { expires_in_days: 1 })).body.data;
    expect((await byKey(short.key, "GET /api/vendor/products")).status).toBe(200);
    await shop.platform.db
      .updateTable("api_keys")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("id", "=", short.details.id)
      .execute();
    expect((await byKey(short.key, "GET /api/vendor/products")).status).toBe(401);
  });

  it("with another secret opens nothing, and neither does one of an account on hold", async () => {
    const { key } = (await make(pro, { scopes: ["orders:read"] })).body.data;
    expect((await byKey(key, "GET /api/orders")).status).toBe(200);
    const forged = key.slice(0, -3) + (key.endsWith("AAA") ? "BBB" : "AAA");
    expect((await byKey(forged, "GET /api/orders")).body.code).toBe("key_invalid");
    const setStatus = (status: string) =>
      shop.platform.db.updateTable("users").set({ status }).where("id", "=", pro.user_id).execute();
    await setStatus("Deactive");
    expect((await byKey(key, "GET /api/orders")).status).toBe(401);
    await setStatus("Approve");
    expect((await byKey(key, "GET /api/orders")).status).toBe(200);
  });

  it("that may set stock sets no prices", async () => {
    const { key } = (await make(tiler, { scopes: ["stock:write", "products:read"] })).body.data;
    const list = await byKey(key, "GET /api/vendor/products");
    const { sku, version } = list.body.data.data[0]!;
    const priced = await byKey(key, `PUT /api/vendor/stock/${sku}`, { version, price: 1 });
    expect([priced.status, priced.body.code]).toEqual([403, "scope_missing"]);
    expect((await byKey(key, `PUT /api/vendor/stock/${sku}`, { version, stock: 77 })).status).toBe(200);
  });

  it("is told how many calls are left, and waits after too many", async () => {
    const { key, details } = (await make(tiler, {})).body.data;
    const first = await byKey(key, "GET /api/vendor/products");
    expect(first.headers.get("RateLimit-Limit")).toBe("300");
    expect(Number(first.headers.get("RateLimit-Remaining"))).toBeLessThan(300);
    const window = { subject: `api-key:${details.id}`, attempts: 300 };
    const minute = 60_000;
    // this window and the next, as one may begin meanwhile
    for (const start of [0, 1].map((later) => (Math.floor(Date.now() / minute) + later) * minute)) {
      await shop.platform.db
        .insertInto("attempt_counts")
        .values({ ...window, window_start: new Date(start) })
        .onConflict((row) => row.columns(["subject", "window_start"]).doUpdateSet({ attempts: 300 }))
        .execute();
    }
    const refused = await byKey(key, "GET /api/vendor/products");
    expect([refused.status, refused.headers.get("RateLimit-Remaining")]).toEqual([429, "0"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("making one", () => {
  it("asks for a fresh proof, and says what is wrong with the form", async () => {
    const unproved = await shop.signIn(shop.market.faucetVendor.user_id);
    expect((await make(unproved, {})).body.code).toBe("proof_required");
    const wrong = await make(tiler, { name: " ", scopes: [], expires_in_days: 0 });
    expect(wrong.body.errors).toEqual({
      name: ["Enter a name."],
      scopes: ["Choose at least one scope."],
      expires_in_days: ["Enter at least 1 day."],
    });
    expect((await make(tiler, { scopes: ["everything"] })).status).toBe(422);
    expect((await make(pro, { scopes: ["products:write"] })).body.errors).toHaveProperty("scopes");
  });

  it("is not for customers, and goes into the audit log", async () => {
    const customer = await proved(await addUser(shop.platform.db, "User", "Cora Customer"));
    expect((await make(customer, {})).status).toBe(403);
    const entries = await shop.platform.db
      .selectFrom("audit_entries")
      .select("details")
      .where("action", "=", "api_key.made")
      .execute();
    expect(entries.length).toBeGreaterThan(0);
  });
});
