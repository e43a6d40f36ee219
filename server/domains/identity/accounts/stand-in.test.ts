import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";

let shop: Shop;
let admin: Client;
let dana: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await provedAdmin("Ann Admin");
  dana = await addUser(shop.platform.db, "User", "Dana Visited");
});
afterAll(() => shop.close());

async function provedAdmin(name: string): Promise<Client> {
  const client = await shop.signIn(await addUser(shop.platform.db, "Admin", name));
  await sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${client.user_id}`.execute(
    shop.platform.db,
  );
  return client;
}

const reason = "Dana asked why her cart shows another price.";

interface Reply {
  status: number;
  cookies: Map<string, string>;
  body: {
    token?: string;
    code?: string;
    user?: { id: string; stand_in?: { until: string } };
    admin?: { token: string; user: { id: string } } | null;
    errors?: Record<string, string[]>;
    data?: unknown;
  };
}

/** A browser's call, with its token and cookies. */
async function browse(
  endpoint: string,
  { token, cookies = new Map(), body }: { token: string; cookies?: Map<string, string>; body?: unknown },
): Promise<Reply> {
  const [method, path] = endpoint.split(" ") as [string, string];
  const response = await shop.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        Authorization: `Bearer ${token}`,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const next = new Map(cookies);
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (value && !/max-age=0/i.test(line)) next.set(name!, value);
    else next.delete(name!);
  }
  return { status: response.status, cookies: next, body: await response.json() };
}

/** The admin's session as a browser has it: bound to a cookie. */
async function officeBrowser(client: Client) {
  const secret = `office-cookie-${newId()}`;
  await sql`update sessions set cookie_hash = sha256(${secret}::bytea) where user_id = ${client.user_id}`.execute(
    shop.platform.db,
  );
  return new Map([["__Host-session", secret]]);
}

const begin = (client: Client, id: string) =>
  client.call(`POST /api/admin/users/${id}/stand_in`, { reason }) as unknown as Promise<Reply>;

const actionsAbout = async (id: string) =>
  (
    await sql<{ action: string; actor_id: string; details: { call?: string; status?: number } }>`
      select action, actor_id, details from audit_entries where subject_id = ${id} order by at, id`.execute(
      shop.platform.db,
    )
  ).rows;

describe("an admin who signs in as a user", () => {
  it("sees what the user sees, is told so, and the user is told why", async () => {
    const begun = await begin(admin, dana);
    expect(begun.status).toBe(200);
    const me = await browse("GET /api/authuser", { token: begun.body.token! });
    expect(me.body.user).toMatchObject({ id: dana, stand_in: { until: expect.any(String) } });
    const owner = await shop.signIn(dana);
    const [news, devices, privacy] = await Promise.all([
      owner.call<{ data: { title: string; body: string }[] }>("GET /api/notification"),
      owner.call<{ is_stand_in: boolean }[]>("GET /api/sessions"),
      owner.call<{ stand_ins: { reason: string }[] }>("GET /api/privacy"),
    ]);
    expect(news.body.data.data[0]).toMatchObject({
      title: "Our team signed in to your account",
      body: reason,
    });
    expect(devices.body.data.filter(({ is_stand_in }) => is_stand_in)).toHaveLength(1);
    expect(privacy.body.data.stand_ins).toMatchObject([{ reason }]);
    const mail = await sql`
      select from mails m join users u on u.email = m.recipient
      where u.id = ${dana} and m.subject = 'Our team signed in to your account'`.execute(shop.platform.db);
    expect(mail.rows).toHaveLength(1);
  });

  it("leaves each change in the audit log under the admin's name, also what was refused", async () => {
    const ida = await addUser(shop.platform.db, "User", "Ida Watched");
    const { token } = (await begin(admin, ida)).body;
    await browse("PUT /api/notification/all", { token: token!, body: {} });
    const refused = await browse("PUT /api/password", { token: token!, body: { password: "taken-over-7" } });
    expect([refused.status, refused.body.code]).toEqual([403, "owner_only"]);
    await browse("GET /api/profile", { token: token! });
    await browse("POST /api/stand_in/end", { token: token! });
    const entries = await actionsAbout(ida);
    expect(entries.map(({ action, details }) => [action, details.call, details.status])).toEqual([
      ["stand_in.begun", undefined, undefined],
      ["stand_in.wrote", "PUT /api/notification/all", 200],
      ["stand_in.wrote", "PUT /api/password", 403],
      ["stand_in.ended", undefined, undefined],
    ]);
    expect(new Set(entries.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.user_id]));
  });

  it("is out after half an hour, however much is done, and when the user ends it", async () => {
    const eve = await addUser(shop.platform.db, "User", "Eve Evicted");
    const owner = await shop.signIn(eve);
    const first = (await begin(admin, eve)).body.token!;
    const devices = await owner.call<{ id: string; is_stand_in: boolean }[]>("GET /api/sessions");
    const visit = devices.body.data.find(({ is_stand_in }) => is_stand_in)!;
    expect((await owner.call(`DELETE /api/sessions/${visit.id}`)).status).toBe(200);
    expect((await browse("GET /api/authuser", { token: first })).status).toBe(401);
    const helper = await provedAdmin("Abe Admin");
    const second = (await begin(helper, eve)).body.token!;
    shop.clock.skipMinutes(29);
    expect((await browse("GET /api/authuser", { token: second })).status).toBe(200);
    shop.clock.skipMinutes(2);
    expect((await browse("GET /api/authuser", { token: second })).status).toBe(401);
  });

  it("goes on as admin in the same browser, and only there", async () => {
    const helper = await provedAdmin("Bea Admin");
    const vera = await addUser(shop.platform.db, "User", "Vera Visited");
    const cookies = await officeBrowser(helper);
    const address = `POST /api/admin/users/${vera}/stand_in`;
    const begun = await browse(address, { token: helper.token, cookies, body: { reason } });
    expect(begun.body.user?.id).toBe(vera);
    const inside = { token: begun.body.token!, cookies: begun.cookies };
    // neither half of the admin's session is good without the other
    expect((await browse("GET /api/admin/users", { ...inside, token: helper.token })).status).toBe(401);
    const ended = await browse("POST /api/stand_in/end", { ...inside, body: { token: helper.token } });
    expect(ended.body.admin).toMatchObject({ token: helper.token, user: { id: helper.user_id } });
    const again = { token: helper.token, cookies: ended.cookies };
    expect((await browse("GET /api/admin/users", again)).status).toBe(200);
    expect((await browse("GET /api/authuser", inside)).status).toBe(401);

    const twice = await browse(address, { ...again, body: { reason } });
    const wrong = new Map(twice.cookies).set("__Host-office", "something-else-entirely");
    const outside = { token: twice.body.token!, cookies: wrong, body: { token: helper.token } };
    expect((await browse("POST /api/stand_in/end", outside)).body.admin).toBeNull();
  });

  it("needs a reason, a recent proof, and a user who is no admin and not closed", async () => {
    const helper = await provedAdmin("Cal Admin");
    const silent = await helper.call(`POST /api/admin/users/${dana}/stand_in`, { reason: "why" });
    expect(silent.body.errors).toEqual({ reason: ["Explain why in a sentence. We send it to the owner."] });
    expect(await begin(helper, admin.user_id)).toMatchObject({ status: 409 });
    expect(await begin(helper, newId())).toMatchObject({ status: 404 });
    const closed = await addUser(shop.platform.db, "User", "Cleo Closed");
    await sql`update users set status = 'Deactive' where id = ${closed}`.execute(shop.platform.db);
    expect(await begin(helper, closed)).toMatchObject({ status: 409 });
    shop.clock.skipMinutes(16);
    expect(await begin(helper, dana)).toMatchObject({ status: 403, body: { code: "proof_required" } });
    const owner = await shop.signIn(dana);
    expect((await begin(owner, dana)).status).toBe(403);
  });
});
