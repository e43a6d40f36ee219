import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AuditEntry } from "../../../../contract/identity/audit.ts";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, registration, visitor } from "../../../../tests/support/visitor.ts";

interface Page {
  data: ManagedUser[];
  total: number;
}

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await adminNow("Ann Admin");
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

/** An admin who has just proved the identity. */
async function adminNow(name: string): Promise<Client> {
  const client = await shop.signIn(await addUser(shop.platform.db, "Admin", name));
  await sql`update sessions set proved_at = now() where user_id = ${client.user_id}`.execute(
    shop.platform.db,
  );
  return client;
}

const password = "copper-kettle-9";
const reason = "Two chargebacks within a week, see the mails of today.";
const list = async (query: string) => (await admin.call<Page>(`GET /api/admin/users?${query}`)).body.data;
const change = (id: string, body: object, by = admin) =>
  by.call<ManagedUser>(`PUT /api/admin/users/${id}`, { reason, ...body });
const emailOf = async (id: string) =>
  (await admin.call<ManagedUser>(`GET /api/admin/users/${id}`)).body.data.email;

/** Somebody who registered with a password, signed in as a browser is. */
async function registered(email: string) {
  const browser = visitor(shop.app);
  const { body } = await browser.call("POST /api/register", registration(email));
  browser.token = body.token;
  return { browser, id: body.user.id };
}
const signIn = (email: string) =>
  visitor(shop.app).call("POST /api/login", { email, password, portal: "customer" });

describe("the list of accounts", () => {
  it("is found by name, address, phone, company, Showroom ID and id, by role and by status", async () => {
    const { id } = await registered("lena.search@example.test");
    const { oakstone } = shop.market;
    const found = async (query: string) => (await list(query)).data.map((row) => row.id);
    expect(await found("q=LENA.search")).toEqual([id]);
    expect(await found("q=lucia%20moreno")).toEqual([id]);
    expect(await found("q=(503)%20555-0142")).toEqual([id]);
    expect(await found(`q=${id}`)).toEqual([id]);
    expect(await found(`q=${oakstone.vsd_id.toLowerCase()}`)).toEqual([oakstone.user_id]);
    expect((await list("q=oakstone")).data[0]).toMatchObject({
      type: "Contractor",
      company_name: oakstone.company_name,
      vsd_id: oakstone.vsd_id,
    });
    expect(await found("q=%25")).toEqual([]);
    expect(await found("type=Admin")).toEqual([admin.user_id]);
    expect(await found("status=Deactive")).toEqual([]);
    expect((await list("per_page=1")).total).toBeGreaterThan(3);
    expect((await list(`q=${id}`)).data[0]).toMatchObject({ devices: 1, orders: 0, application: null });
  });

  it("leaves out deleted accounts", async () => {
    const { browser, id } = await registered("gone@example.test");
    await browser.call("POST /api/privacy/delete_account", { password, confirm: "DELETE" });
    expect((await list(`q=${id}`)).total).toBe(0);
    expect((await admin.call(`GET /api/admin/users/${id}`)).status).toBe(404);
    expect((await change(id, { status: "Active" })).status).toBe(404);
  });
});

describe("closing an account", () => {
  it("signs it out, blocks it with the specification's message, and emails and logs why", async () => {
    const email = "closed@example.test";
    const { browser, id } = await registered(email);
    const closed = await change(id, { status: "Deactive" });
    expect(closed.body.data).toMatchObject({ status: "Deactive", devices: 0 });
    expect((await browser.call("GET /api/authuser")).status).toBe(401);
    expect(await signIn(email)).toMatchObject({
      status: 403,
      body: { message: "Your account has been deactivated. Please contact Materia Support." },
    });
    const [mail] = await mailsTo(shop.app, email);
    expect(mail).toMatchObject({ subject: "Your account has been deactivated" });
    expect(mail!.text).toContain(reason);
    const log = await admin.call<{ data: AuditEntry[] }>(`GET /api/admin/audit?who=${id}&group=role`);
    expect(log.body.data.data).toMatchObject([
      {
        title: "Status changed",
        actor: { id: admin.user_id },
        subject: { id },
        details: { from: "Active", to: "Deactive", reason },
      },
    ]);

    expect((await change(id, { status: "Active" })).body.data.status).toBe("Active");
    expect((await signIn(email)).status).toBe(200);
  });

  it("can be a hold, which the owner sees as pending", async () => {
    const email = "held@example.test";
    const { id } = await registered(email);
    await change(id, { status: "pending" });
    expect((await signIn(email)).body.message).toBe(
      "Your account is currently pending approval by the provider.",
    );
    expect((await mailsTo(shop.app, email))[0]?.subject).toBe("Your account is on hold");
  });

  it("does nothing the second time", async () => {
    const { id } = await registered("twice@example.test");
    const answers = await Promise.all([
      change(id, { status: "Deactive" }),
      change(id, { status: "Deactive" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const mails = await mailsTo(shop.app, "twice@example.test");
    expect(mails.filter(({ subject }) => subject === "Your account has been deactivated")).toHaveLength(1);
  });

  it("asks for a reason and for something to change", async () => {
    const { id } = await registered("why@example.test");
    expect((await change(id, { status: "Deactive", reason: "spam" })).body.errors).toEqual({
      reason: ["Explain why in a sentence. We send it to the owner."],
    });
    expect((await change(id, {})).body.errors).toEqual({ status: ["Choose a status or a role."] });
    expect((await change(id, { status: "Gone" })).body.errors).toEqual({
      status: ["Choose Active, pending or Deactive."],
    });
  });

  it("requires a recent proof of the admin, and nobody else can do it", async () => {
    const { id } = await registered("proof@example.test");
    const late = await shop.signIn(await addUser(shop.platform.db, "Admin", "Late Admin"));
    expect((await change(id, { status: "Deactive" }, late)).body.code).toBe("proof_required");
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "Curious Customer"));
    expect((await change(id, { status: "Deactive" }, customer)).status).toBe(403);
    await shop.platform.db.deleteFrom("users").where("id", "=", late.user_id).execute();
  });
});

describe("a pro's or vendor's place", () => {
  it("closes with the account and opens with it", async () => {
    const { harbor } = shop.market;
    const find = async () =>
      (await visitor(shop.app).call(`GET /api/visualization/shop_profile?vsd_id=${harbor.vsd_id}`)).body
        .data as { profile?: object };
    expect((await find()).profile).toBeDefined();
    await change(harbor.user_id, { status: "Deactive" });
    expect(await find()).toEqual({});
    expect((await change(harbor.user_id, { status: "Active" })).body.data.status).toBe("Approve");
    expect((await find()).profile).toBeDefined();
  });

  it("takes a vendor's products off sale, and restores those that were on sale", async () => {
    const { db } = shop.platform;
    const product = await db
      .selectFrom("products")
      .innerJoin("vendors", "vendors.id", "products.vendor_id")
      .select(["products.id", "hash", "vendor_id", "user_id"])
      .where("user_id", "is not", null)
      .where("products.status", "=", "published")
      .executeTakeFirstOrThrow();
    const hidden = await db
      .selectFrom("products")
      .select(["id", "hash"])
      .where("vendor_id", "=", product.vendor_id)
      .where("id", "!=", product.id)
      .executeTakeFirstOrThrow();
    await db.updateTable("products").set({ status: "archived" }).where("id", "=", hidden.id).execute();
    const status = async (hash: string) =>
      (await visitor(shop.app).call(`GET /api/public?pid=${hash}`)).status;
    expect(await status(product.hash)).toBe(200);
    await change(product.user_id!, { status: "pending" });
    expect(await status(product.hash)).toBe(404);
    await change(product.user_id!, { status: "Active" });
    expect([await status(product.hash), await status(hidden.hash)]).toEqual([200, 404]);
  });

  it("is not opened past an application that waits", async () => {
    const id = await addUser(shop.platform.db, "Vendor", "Waiting Vendor");
    await sql`update users set status = 'pending' where id = ${id}`.execute(shop.platform.db);
    await sql`insert into applications (id, user_id, kind, company_name)
      values (gen_random_uuid(), ${id}, 'Vendor', 'Waiting Works')`.execute(shop.platform.db);
    const refused = await change(id, { status: "Active" });
    expect(refused).toMatchObject({ status: 409, body: { code: "account_needed" } });
    expect(refused.body.message).toContain("under Approvals");
  });
});

describe("roles", () => {
  it("change between customer and admin, and sign the account out", async () => {
    const email = "promoted@example.test";
    const { browser, id } = await registered(email);
    expect((await change(id, { type: "Admin" })).body.message).toContain("confirm the email address");
    await sql`update users set email_verified_at = now() where id = ${id}`.execute(shop.platform.db);
    expect((await change(id, { type: "Admin" })).body.data.type).toBe("Admin");
    expect((await browser.call("GET /api/authuser")).status).toBe(401);
    expect((await signIn(email)).body.message).toBe("You are not authorized to access this page.");
    expect((await mailsTo(shop.app, email))[0]?.subject).toBe("Your role has changed");
    expect((await change(id, { type: "User" })).body.data.type).toBe("User");
    expect((await signIn(email)).status).toBe(200);
  });

  it("never change for oneself", async () => {
    expect((await change(admin.user_id, { status: "Deactive" })).body.message).toContain("own account");
    expect((await change(admin.user_id, { type: "User" })).status).toBe(409);
    expect(await emailOf(admin.user_id)).toBe("ann.admin@example.test");
  });

  it("leave an admin, also when two close each other's account at once", async () => {
    const other = await adminNow("Other Admin");
    const answers = await Promise.all([
      change(other.user_id, { type: "User" }),
      change(admin.user_id, { type: "User" }, other),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ admins: number }>`
      select count(*)::int as admins from users where type = 'Admin' and status = 'Active'`.execute(
      shop.platform.db,
    );
    expect(rows[0]?.admins).toBe(1);
  });
});
