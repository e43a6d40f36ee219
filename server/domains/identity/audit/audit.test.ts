import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AuditEntry } from "../../../../contract/identity/audit.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import type { Caller } from "../../../http/caller.ts";
import { newId } from "../../../platform/ids.ts";
import { audit } from "./index.ts";

interface Page {
  data: AuditEntry[];
  total: number;
  last_page: number;
}

let shop: Shop;
let admin: Client;
let ada: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
  ada = await addUser(shop.platform.db, "User", "Ada Audited");
});
afterAll(() => shop.close());

const guestAt = (ip: string, user_agent = "Firefox"): Caller => ({
  account: null,
  cart_key: null,
  ip,
  user_agent,
});
const entries = async (query = "") => (await admin.call<Page>(`GET /api/admin/audit${query}`)).body.data;

describe("the audit log", () => {
  it("lists who did what, when and from where, newest first", async () => {
    const { db } = shop.platform;
    await audit(db, {
      caller: guestAt("203.0.113.7"),
      action: "sign_in.refused",
      about: { type: "user", id: ada },
    });
    await audit(db, {
      caller: guestAt("203.0.113.8"),
      actor: { id: ada, type: "User" },
      action: "sign_in.done",
      details: { remember: true },
    });
    const { data } = await entries();
    expect(data.slice(0, 2)).toMatchObject([
      {
        title: "Signed in",
        actor: { id: ada, type: "User", name: expect.stringContaining("@") },
        subject: null,
        details: { remember: true },
        ip: "203.0.113.8",
        user_agent: "Firefox",
      },
      { title: "Sign-in refused", actor: { id: null, type: "guest", name: "Guest" }, subject: { id: ada } },
    ]);
  });

  it("is filtered by group, action, person, address and day, and paged", async () => {
    const { db } = shop.platform;
    const at = new Date("2026-05-03T23:30:00-07:00");
    for (const action of ["order.paid", "refund.made", "payout.asked"] as const) {
      await audit(db, { caller: guestAt("198.51.100.1"), actor: { id: ada, type: "User" }, action, at });
    }
    const titles = async (query: string) => (await entries(query)).data.map(({ title }) => title);
    expect((await titles("?group=money")).sort()).toEqual(["Order paid", "Payout requested", "Refund made"]);
    expect(await titles("?action=refund.made")).toEqual(["Refund made"]);
    expect(await titles("?who=198.51.100.1&per_page=2")).toHaveLength(2);
    expect((await entries("?who=198.51.100.1&per_page=2")).last_page).toBe(2);
    const email = (
      await db.selectFrom("users").select("email").where("id", "=", ada).executeTakeFirstOrThrow()
    ).email;
    expect((await entries(`?who=${encodeURIComponent(email.toUpperCase())}&group=money`)).total).toBe(3);
    expect((await entries("?who=nobody-at-all")).total).toBe(0);
    expect((await entries("?from=2026-05-03&to=2026-05-03")).total).toBe(3);
    expect((await entries("?from=2026-05-04&to=2026-05-04")).total).toBe(0);
    const refused = await admin.call("GET /api/admin/audit?from=yesterday");
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { from: ["Enter a day such as 2026-05-03."] } },
    });
  });

  it("exports a file without formulas, and logs the export", async () => {
    const { db } = shop.platform;
    await audit(db, {
      caller: guestAt("192.0.2.9", '=HYPERLINK("http://evil.test")'),
      action: "sign_out.done",
    });
    const response = await shop.app.fetch(
      new Request("http://localhost/api/admin/audit/csv?who=192.0.2.9", {
        headers: { Authorization: `Bearer ${admin.token}` },
      }),
    );
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename\*=UTF-8''audit-.*\.csv$/,
    );
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toBe("at,action,who,role,about,about_id,details,address,browser");
    expect(lines[1]).toContain(`Signed out,Guest,guest,,,,192.0.2.9,"'=HYPERLINK(""http://evil.test"")"`);
    expect((await entries("?action=audit.exported")).data[0]?.actor.id).toBe(admin.user_id);
  });

  it("is for admins alone", async () => {
    const customer = await shop.signIn(ada);
    expect((await customer.call("GET /api/admin/audit")).status).toBe(403);
  });

  it("cannot be changed, even with SQL, until entries are two years old", async () => {
    const { sql } = shop.platform;
    await expect(sql`update audit_entries set ip = ''`).rejects.toThrow("only added to");
    await expect(sql`delete from audit_entries`).rejects.toThrow("only added to");
    await expect(sql`truncate audit_entries`).rejects.toThrow("only added to");
    const old = newId();
    await sql`insert into audit_entries (id, at, actor_type, action)
      values (${old}, now() - interval '3 years', 'system', 'status.changed')`;
    await sql`delete from audit_entries where id = ${old}`;
    expect((await entries("?group=role")).total).toBe(0);
  });

  it("shows free text about an account until the account is deleted", async () => {
    const { db } = shop.platform;
    const held = await addUser(db, "User", "Held Up");
    await audit(db, {
      caller: guestAt("203.0.113.78"),
      action: "status.changed",
      about: { type: "user", id: held },
      details: { from: "Active", to: "pending" },
      words: { user_id: held, words: { reason: "Held wanted it so." } },
    });
    const details = async () => (await entries("?who=203.0.113.78")).data[0]?.details;
    expect(await details()).toEqual({ from: "Active", to: "pending", reason: "Held wanted it so." });
    await db.deleteFrom("users").where("id", "=", held).execute();
    expect(await details()).toEqual({ from: "Active", to: "pending" });
  });

  it("does not name deleted accounts", async () => {
    const { db } = shop.platform;
    const gone = await addUser(db, "User", "Gone Away");
    await audit(db, {
      caller: guestAt("203.0.113.77"),
      actor: { id: gone, type: "User" },
      action: "sign_in.done",
    });
    await db.updateTable("users").set({ deleted_at: new Date() }).where("id", "=", gone).execute();
    expect((await entries("?who=203.0.113.77")).data[0]?.actor.name).toBe("Deleted account");
  });
});
