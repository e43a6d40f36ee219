import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Consent, DataExport } from "../../../../contract/identity/privacy.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  portland,
  type Shop,
} from "../../../../tests/support/shop.ts";
import { mailsTo, registration, visitor } from "../../../../tests/support/visitor.ts";
import { wholeDatabaseAsText } from "../../../../tests/support/whole-database.ts";
import { audit } from "../audit/index.ts";
import { queueExport } from "./exports.store.ts";
import { jobs } from "./index.ts";
import { accountReferences } from "./references.store.ts";

interface Overview {
  exports: DataExport[];
  consents: Consent[];
  has_password: boolean;
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

const password = "copper-kettle-9";
const overview = async (client: Client) => (await client.call<Overview>("GET /api/privacy")).body.data;
const runJobs = async () => {
  for (const job of jobs) await job.run(shop.platform);
};
const products = () => ({ "NQT-SLAT-1212": 2 });

/** Somebody who registered with a password, as an API client. */
async function registered(email: string): Promise<Client> {
  const { body } = await visitor(shop.app, "client").call("POST /api/register", registration(email));
  const client = await shop.signIn(body.user.id);
  return client;
}

const takeFile = (client: Client, id: string) =>
  shop.app.fetch(
    new Request(`http://localhost/api/privacy/exports/${id}/file`, {
      headers: { Authorization: `Bearer ${client.token}` },
    }),
  );

/** Uploads a plain picture of a room, and returns its media key. */
async function sendPicture(client: Client, room: string, background = "#c8bda8"): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("picture", new File([new Uint8Array(bytes)], "room.png"));
  const response = await shop.app.fetch(
    new Request(`http://localhost/api/rooms/${room}/picture`, {
      method: "POST",
      headers: { Authorization: `Bearer ${client.token}` },
      body: form,
    }),
  );
  const { data } = (await response.json()) as { data: { picture: { url: string } } };
  return /\/media\/([^/]+)\//.exec(data.picture.url)?.[1] ?? "no picture";
}

async function copyOf(client: Client) {
  expect((await client.call("POST /api/privacy/exports")).status).toBe(202);
  const status = async () => (await overview(client)).exports[0]?.status;
  await expect.poll(status).toBe("ready");
  return (await overview(client)).exports[0]!;
}

describe("the copy of your data", () => {
  it("contains everything about the account, and no secrets or other parties' prices", async () => {
    const buyer = await shop.buyer(products());
    const placed = await order(buyer);
    const { id, bytes } = await copyOf(buyer);
    const response = await takeFile(buyer, id);
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename\*=UTF-8''my-data-/);
    const packed = new Uint8Array(await response.arrayBuffer());
    expect(packed.byteLength).toBe(bytes);
    const text = strFromU8(unzipSync(packed)["my-data.json"]!);
    const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> };
    expect(data.account).toMatchObject([{ id: buyer.user_id }]);
    expect(data.orders).toMatchObject([
      { number: placed.number, shipping_address: { street: "18 Alder Way" } },
    ]);
    expect(data.order_items?.[0]).toMatchObject({ order_number: placed.number });
    expect(data.what_was_done).toContainEqual(expect.objectContaining({ action: "privacy.export_asked" }));
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(["projects", "project_lines", "sessions", "payments"]),
    );
    expect(text).not.toMatch(
      /password_hash|token_hash|final_price|contractor_markup|provider_token|platform_margin/,
    );
    expect((await mailsTo(shop.app, String(data.account?.[0]?.email)))[0]?.subject).toBe(
      "Your data is ready to download",
    );
  });

  it("holds the documents and pictures that were sent, as they are kept", async () => {
    const { db, files } = shop.platform;
    const owner = await shop.signIn(await addUser(db, "Contractor", "Documented Pro"));
    await sql`with sent as (
        insert into applications (id, user_id, kind, company_name)
        values (gen_random_uuid(), ${owner.user_id}, 'Contractor', 'Documented Works') returning id)
      insert into application_documents (id, application_id, file_name, media_type, bytes, path)
      select gen_random_uuid(), id, 'license.pdf', 'application/pdf', 8, 'applications/test/license' from sent`.execute(
      db,
    );
    await files.put("applications/test/license", Buffer.from("%PDF-1.7"));
    const room = await owner.call<{ id: string }>("POST /api/rooms", {
      showroom: shop.market.oakstone.id,
      design: smallRoom(),
    });
    const kept = await sendPicture(owner, room.body.data.id);
    const response = await takeFile(owner, (await copyOf(owner)).id);
    const found = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(found["documents/1 license.pdf"]!)).toBe("%PDF-1.7");
    expect(Buffer.from(found[`pictures/${kept}.webp`]!).subarray(8, 12).toString()).toBe("WEBP");
  });

  it("is its owner's alone, and gone after seven days", async () => {
    const ada = await registered("copy@example.test");
    const eve = await registered("eve@example.test");
    const { id } = await copyOf(ada);
    expect((await takeFile(eve, id)).status).toBe(404);
    expect((await takeFile(ada, id)).status).toBe(200);
    shop.clock.skipMinutes(8 * 24 * 60);
    expect((await takeFile(ada, id)).status).toBe(404);
    await runJobs();
    expect((await overview(ada)).exports[0]).toMatchObject({ id, status: "expired" });
    expect(await shop.platform.files.get(`exports/${id}.zip`)).toBeNull();
  });

  it("is made once when asked for twice", async () => {
    const ada = await registered("eager@example.test");
    await Promise.all([ada.call("POST /api/privacy/exports"), ada.call("POST /api/privacy/exports")]);
    await runJobs();
    await expect
      .poll(async () => (await overview(ada)).exports.every(({ status }) => status === "ready"))
      .toBe(true);
    const mails = await mailsTo(shop.app, "eager@example.test");
    expect(mails.filter(({ subject }) => subject === "Your data is ready to download")).toHaveLength(
      (await overview(ada)).exports.length,
    );
  });
});

describe("a copy that can't be made", () => {
  it("keeps nobody from their turn, is tried later and later, and ends with an email", async () => {
    const { db, files } = shop.platform;
    const [ada, eve] = [await registered("unlucky@example.test"), await registered("next@example.test")];
    const id = randomUUID();
    // where the file should be is a folder
    await files.put(`exports/${id}.zip/in-the-way`, Buffer.from("x"));
    const ask = { id, user_id: ada.user_id, created_at: shop.platform.now() };
    await queueExport(db, ask);
    await runJobs();
    expect((await copyOf(eve)).status).toBe("ready");
    const attempts = async () =>
      (await db.selectFrom("data_exports").select("attempts").where("id", "=", id).executeTakeFirstOrThrow())
        .attempts;
    await runJobs();
    expect(await attempts()).toBe(1);
    for (const [minutes, tries] of [
      [1, 2],
      [4, 2],
      [1, 3],
      [30, 4],
      [120, 5],
      [470, 5],
    ] as const) {
      shop.clock.skipMinutes(minutes);
      await runJobs();
      expect(await attempts(), `after ${minutes} more minutes`).toBe(tries);
    }
    expect((await overview(ada)).exports).toMatchObject([{ id, status: "queued" }]);
    expect(await mailsTo(shop.app, "unlucky@example.test")).not.toContainEqual(failed);
    shop.clock.skipMinutes(10);
    await runJobs();
    expect((await overview(ada)).exports).toMatchObject([{ id, status: "failed" }]);
    expect(await mailsTo(shop.app, "unlucky@example.test")).toContainEqual(failed);
    // and may be asked for again
    expect((await copyOf(ada)).status).toBe("ready");
  });
});

const failed = expect.objectContaining({ subject: "We couldn't make the copy of your data" });

describe("consents", () => {
  it("are logged from the registration on, each change with its time", async () => {
    const ada = await registered("consents@example.test");
    expect((await overview(ada)).consents.map(({ kind, is_given }) => [kind, is_given]).sort()).toEqual([
      ["privacy", true],
      ["terms", true],
    ]);
    for (const is_given of [true, false])
      await ada.call("POST /api/privacy/consents", { kind: "counting", is_given });
    const [newest, before] = (await overview(ada)).consents;
    expect([newest, before]).toMatchObject([
      { kind: "counting", is_given: false },
      { kind: "counting", is_given: true },
    ]);
    expect((await ada.call("POST /api/privacy/consents", { kind: "terms", is_given: false })).status).toBe(
      422,
    );
  });
});

const remove = (client: Client, body: object = { password, confirm: "DELETE" }) =>
  client.call("POST /api/privacy/delete_account", body);

/** Signs in now, by the shop's clock. */
async function signInNow(user_id: string): Promise<Client> {
  const client = await shop.signIn(user_id);
  await sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${user_id}`.execute(
    shop.platform.db,
  );
  return client;
}

/** Moves an order's items to a final status. */
const settle = (buyer: Buyer) =>
  sql`update order_items set status = 'Delivered' where order_id in (select id from orders where user_id = ${buyer.user_id})`.execute(
    shop.platform.db,
  );

const setPassword = async (client: Client, email: string) => {
  const { password_hash } = await shop.platform.db
    .selectFrom("users")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await shop.platform.db
    .updateTable("users")
    .set({ password_hash })
    .where("id", "=", client.user_id)
    .execute();
};

describe("deleting the account", () => {
  it("asks for the password and the word", async () => {
    const ada = await registered("careful@example.test");
    expect((await remove(ada, { password, confirm: "yes" })).body.errors).toEqual({
      confirm: ["Type DELETE to confirm."],
    });
    expect((await remove(ada, { confirm: "DELETE" })).body.errors).toEqual({
      password: ["Enter your password."],
    });
    expect((await remove(ada, { password: "wrong-one-1", confirm: "DELETE" })).body.errors).toEqual({
      password: ["This is not your password."],
    });
    expect((await ada.call("GET /api/authuser")).status).toBe(200);
  });

  it("asks users without a password for a sign-in within the last 15 minutes", async () => {
    const client = await shop.signIn(await addUser(shop.platform.db, "User", "Social Only"));
    await sql`update sessions set proved_at = ${new Date(shop.platform.now().getTime() - 3600_000)}
      where user_id = ${client.user_id}`.execute(shop.platform.db);
    expect(await remove(client, { confirm: "DELETE" })).toMatchObject({
      status: 403,
      body: { code: "proof_required" },
    });
    await sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${client.user_id}`.execute(
      shop.platform.db,
    );
    expect((await remove(client, { confirm: "DELETE" })).status).toBe(200);
  });

  it("waits while an order is under way, and says which", async () => {
    await registered("hash-of@example.test");
    const buyer = await shop.buyer(products());
    await setPassword(buyer, "hash-of@example.test");
    const { number } = await order(buyer);
    const refused = await remove(buyer);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`Order ${number} is still open`);
    await settle(buyer);
    expect((await remove(buyer)).status).toBe(200);
  });

  it("leaves nothing that identifies the person, and keeps the order for the ledger", async () => {
    await registered("hash-of-2@example.test");
    const buyer = await shop.buyer(products());
    await setPassword(buyer, "hash-of-2@example.test");
    const placed = await order(buyer, { shipping: { ...portland, street: "77 Trace Lane" } });
    await buyer.call(`PUT /api/orders/${placed.id}/address`, { ...portland, street: "78 Second Trace" });
    await settle(buyer);
    const { db } = shop.platform;
    // what a vendor and an admin wrote
    await sql`update order_item_history h set note = 'Left with Ada ' || u.last_name
      from order_items i, users u
      where i.id = h.order_item_id and i.order_id = ${placed.id} and u.id = ${buyer.user_id}`.execute(db);
    await sql`insert into refunds (id, payment_id, idempotency_key, amount_cents, status, reason)
      select gen_random_uuid(), id, 'trace', 1, 'succeeded', 'Nobody of Trace Lane''s owner was at home'
      from payments where order_id = ${placed.id}`.execute(db);
    await audit(db, {
      caller: null,
      action: "status.changed",
      about: { type: "user", id: buyer.user_id },
      details: { from: "pending", to: "Active" },
      words: { user_id: buyer.user_id, words: { reason: "We talked to Trace Lane's owner." } },
    });
    const before = await db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", buyer.user_id)
      .executeTakeFirstOrThrow();
    expect((await remove(buyer)).status).toBe(200);
    expect((await buyer.call("GET /api/authuser")).status).toBe(401);

    const kept = await db
      .selectFrom("orders")
      .selectAll()
      .where("number", "=", placed.number)
      .executeTakeFirstOrThrow();
    expect(kept.total_cents).toBe(Math.round(placed.totals!.total * 100));
    expect(kept.shipping_address).toEqual({
      street: "",
      apartment: "",
      city: "",
      state: "OR",
      zip_code: "97201",
    });
    const goodbye = await mailsTo(shop.app, before.email);
    expect(goodbye.map(({ subject }) => subject)).toEqual(["Your account is deleted"]);
    await db.deleteFrom("mails").where("recipient", "=", before.email).execute();
    const everything = await wholeDatabaseAsText(shop.platform);
    const traces = [before.email, before.last_name, "77 Trace Lane", "78 Second Trace", "Trace Lane's owner"];
    expect(traces.filter((trace) => everything.includes(trace))).toEqual([]);
    expect(
      (
        await shop.platform.sql`select * from audit_entries where action = 'privacy.account_deleted'
      and subject_id = ${buyer.user_id}`
      ).length,
    ).toBe(1);
  });

  it("deletes room pictures, but not the same picture of somebody else", async () => {
    const [ada, bea] = [await registered("room.ada@example.test"), await registered("room.bea@example.test")];
    const begin = async (client: Client) => {
      const { body } = await client.call<{ id: string }>("POST /api/rooms", {
        showroom: shop.market.oakstone.id,
        design: smallRoom(),
      });
      return body.data.id;
    };
    const own = await sendPicture(ada, await begin(ada), "#335577");
    const [same, hers] = [await sendPicture(ada, await begin(ada)), await sendPicture(bea, await begin(bea))];
    const status = async (key: string) =>
      (await shop.app.fetch(new Request(`http://localhost/showroom/media/${key}/800.webp`))).status;
    expect([await status(own), await status(same), await status(hers)]).toEqual([200, 200, 200]);
    expect((await remove(ada)).status).toBe(200);
    expect([await status(own), await status(same), await status(hers)]).toEqual([404, 404, 200]);
  });

  it("frees the address for a new account", async () => {
    const ada = await registered("again@example.test");
    expect((await remove(ada)).status).toBe(200);
    const again = await visitor(shop.app).call("POST /api/register", registration("again@example.test"));
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(ada.user_id);
  });

  it("closes a contractor's showroom, and is refused to the last admin", async () => {
    const { oakstone } = shop.market;
    const pro = await signInNow(oakstone.user_id);
    await sql`update order_items set status = 'Delivered'`.execute(shop.platform.db);
    expect((await remove(pro, { confirm: "DELETE" })).body.message).toMatch(/balance is not settled/);
    const other = await signInNow(await addUser(shop.platform.db, "Contractor", "Small Pro"));
    await sql`insert into showrooms (id, vsd_id, user_id, company_name)
      values (gen_random_uuid(), 'SMALLPRO', ${other.user_id}, 'Small Pro Showroom')`.execute(
      shop.platform.db,
    );
    const find = async () =>
      (await visitor(shop.app).call("GET /api/visualization/showrooms?s=smallpro")).body.data as {
        data: unknown[];
      };
    expect((await find()).data).toHaveLength(1);
    expect((await remove(other, { confirm: "DELETE" })).status).toBe(200);
    expect((await find()).data).toEqual([]);
    const admin = await signInNow(await addUser(shop.platform.db, "Admin", "Only Admin"));
    expect((await remove(admin, { confirm: "DELETE" })).body.message).toBe(
      "The marketplace needs at least one admin.",
    );
  });

  it("takes a vendor's products off sale, once orders are done and balances are settled", async () => {
    const { db } = shop.platform;
    const buyer = await shop.buyer(products());
    const { id, number } = await order(buyer);
    const { vendor_id } = await db
      .selectFrom("vendor_orders")
      .select("vendor_id")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const vendors = await db.selectFrom("vendors").select(["id", "user_id", "name"]).execute();
    const busy = await signInNow(vendors.find((one) => one.id === vendor_id)!.user_id!);
    expect((await remove(busy, { confirm: "DELETE" })).body.message).toContain(
      `Order ${number} is still open`,
    );
    await sql`update order_items set status = 'Delivered'`.execute(db);
    expect((await remove(busy, { confirm: "DELETE" })).body.message).toMatch(/balance is not settled/);

    const idle = vendors.find((one) => one.id !== vendor_id && one.user_id)!;
    const { hash } = await db
      .selectFrom("products")
      .select("hash")
      .where("vendor_id", "=", idle.id)
      .where("status", "=", "published")
      .executeTakeFirstOrThrow();
    const product = async () => (await visitor(shop.app).call(`GET /api/public?pid=${hash}`)).status;
    expect(await product()).toBe(200);
    expect((await remove(await signInNow(idle.user_id!), { confirm: "DELETE" })).status).toBe(200);
    expect(await product()).toBe(404);
    expect(
      await db.selectFrom("vendors").select("name").where("id", "=", idle.id).executeTakeFirst(),
    ).toEqual({ name: idle.name });
  });

  it("knows every table that refers to accounts without letting the row go", async () => {
    const references = await accountReferences(shop.platform.db);
    const stuck = references.filter(({ on_delete }) => on_delete === "no action");
    expect(stuck.map(({ table, column }) => `${table}.${column}`)).toEqual([
      ...["balance_payments.user_id", "orders.user_id", "payouts.user_id"],
      ...["plan_invoices.user_id", "showrooms.user_id", "tax_certificates.user_id", "vendors.user_id"],
    ]);
  });
});
