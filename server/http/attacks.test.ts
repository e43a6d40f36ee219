import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addUser } from "../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../tests/support/shop.ts";
import { registration, visitor } from "../../tests/support/visitor.ts";
import { newId } from "../platform/ids.ts";

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

/** Sends a request as it is; tests can set the connection's address and headers. */
const send = async (path: string, init: RequestInit = {}, incoming: object = {}) =>
  shop.app.fetch(new Request(`http://localhost${path}`, init), { incoming });
const json = { "Content-Type": "application/json" };

describe("invalid requests", () => {
  it.each([
    ["no JSON", { body: '{"email":', headers: json }, 400, "The request body is not valid JSON."],
    ["a form of another site", { body: "email=a", headers: { "Content-Type": "text/plain" } }, 415, null],
    ["a list", { body: "[]", headers: json }, 422, "The given data was invalid."],
    ["null", { body: "null", headers: json }, 422, "The given data was invalid."],
    ["larger than a megabyte", { body: `"${"x".repeat(1_100_000)}"`, headers: json }, 413, null],
    [
      "text that cannot be kept",
      { body: '{"email":"a\\u0000@b.test","password":"x"}', headers: json },
      422,
      null,
    ],
  ])("is %s", async (_, init, status, message) => {
    const answer = await send("/api/login", { method: "POST", ...init });
    const body = (await answer.json()) as { success: boolean; message: string };
    expect([answer.status, body.success]).toEqual([status, false]);
    if (message) expect(body.message).toBe(message);
  });

  it("is about an address that does not exist, or by a method that it does not know", async () => {
    const nothing = await send("/api/nothing-here");
    expect([nothing.status, await nothing.json()]).toMatchObject([
      404,
      { message: "Record not found for processing." },
    ]);
    const wrong = await send("/api/authuser", { method: "DELETE" });
    expect([wrong.status, await wrong.json()]).toMatchObject([405, { code: "method_not_allowed" }]);
  });

  it("has to sign in for private data", async () => {
    const answer = await send("/api/authuser");
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { message: "Please login to proceed." },
    ]);
  });

  it.each(["/api/floorplans/%ff", "/api/zip/%2e%2e%2fetc", "/api//login", "/api/products/%00/reviews"])(
    "has an address like %s, which is refused and breaks nothing",
    async (path) => {
      const { status } = await send(path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    },
  );
});

describe("input of every call", () => {
  const nasty = ["'; drop table users;--", "1 or 1=1", "\\", "%", "{{7*7}}", "-1", "1e999", "\u202e", "[]"];

  it("never runs a query as SQL, for any caller", async () => {
    const broken: string[] = [];
    for (const { endpoint } of shop.app.routes) {
      const [method, template] = endpoint.key.split(" ") as [string, string];
      const shape = (endpoint.query as { shape?: object } | undefined)?.shape;
      if (method !== "GET" || !shape) continue;
      const path = template.replaceAll(/\{\w+\}/g, newId());
      for (const value of nasty) {
        const query = new URLSearchParams(Object.keys(shape).map((name) => [name, value]));
        const { status } = await send(`${path}?${query}`, {
          headers: { Authorization: `Bearer ${admin.token}` },
        });
        if (status >= 500) broken.push(`${path}?${query}`);
        for (const name of Object.keys(shape)) {
          const alone = await send(
            `${path}?${new URLSearchParams([
              [name, value],
              [name, value],
            ])}`,
            {
              headers: { Authorization: `Bearer ${admin.token}` },
            },
          );
          if (alone.status >= 500) broken.push(`${path}?${name}=${value} twice`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  /** Calls with several forms, and the field that tells which. */
  const formsOf = new Map<string, object[]>([
    ["POST /api/AI/design", ["login", "register", "forgot", "reset"].map((action) => ({ action }))],
    [
      "PUT /api/admin/settings",
      ["contact", "pricing", "plans", "links", "apps", "samples"].map((key) => ({ key })),
    ],
    ["POST /api/admin/settings/preview", ["pricing", "tax", "shipping", "returns"].map((key) => ({ key }))],
  ]);
  it("is a closed form: what it does not name is refused, not stored", () => {
    const open: string[] = [];
    for (const { endpoint } of shop.app.routes) {
      if (!endpoint.body || endpoint.accepts === "multipart") continue;
      for (const form of formsOf.get(endpoint.key) ?? [{}]) {
        const { error } = endpoint.body.safeParse({ surplus_field: true, ...form });
        if (!JSON.stringify(error?.issues ?? []).includes("surplus_field")) open.push(endpoint.key);
      }
    }
    expect(open).toEqual([]);
  });

  it.each([
    { type: "Admin" },
    { status: "Active" },
    { email_verified_at: "2026-01-01" },
    { id: "01990000-0000-7000-8000-000000000000" },
    { custom_addon: true },
  ])("gives nobody %o by registering", async (more) => {
    const email = "climber@example.test";
    const { status } = await visitor(shop.app).call("POST /api/register", registration(email, more));
    expect(status).toBe(422);
    const found = await shop.platform.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .execute();
    expect(found).toEqual([]);
  });
});

describe("identity", () => {
  it.each([
    { "X-User-Id": "USER" },
    { "X-Forwarded-User": "USER" },
    { "X-Original-URL": "/api/setting" },
    { AuthorizationAI: "Bearer TOKEN" },
    { Authorization: "Basic TOKEN" },
    { Authorization: "Bearer TOKEN, Bearer other" },
    { Cookie: "authToken=TOKEN" },
    { "X-HTTP-Method-Override": "GET", "X-Authorization": "Bearer TOKEN" },
  ])("is not told by %o", async (headers) => {
    const { user_id, token } = admin;
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replace("USER", user_id).replace("TOKEN", token),
      ]),
    );
    expect((await send("/api/authuser", { headers: filled })).status).toBe(401);
    expect((await send(`/api/authuser?token=${token}&authToken=${token}`)).status).toBe(401);
  });

  it("cannot be fixed in advance: a sign-in creates a new session and cookies", async () => {
    const email = "fixed@example.test";
    const ada = visitor(shop.app);
    await ada.call("POST /api/register", registration(email));
    const planted = "p".repeat(43);
    ada.cookies.set("__Host-session", planted);
    const { body } = await ada.call("POST /api/login", { email, password: "copper-kettle-9" });
    expect(ada.cookies.get("__Host-session")).not.toBe(planted);
    const thief = visitor(shop.app);
    thief.token = body.token;
    thief.cookies.set("__Host-session", planted);
    expect((await thief.call("GET /api/authuser")).status).toBe(401);
  });

  it.each(["GET /api/login/verify_otp", "GET /api/email/resend", "POST /api/logout", "GET /api/authuser"])(
    "does not let another site call %s",
    async (key) => {
      const ada = visitor(shop.app);
      const { body } = await ada.call(
        "POST /api/register",
        registration(`crossed.${key.length}@example.test`),
      );
      ada.token = body.token;
      const answer = await ada.call(key, undefined, { "Sec-Fetch-Site": "cross-site" });
      expect(answer.status).toBe(403);
      expect((await ada.call("GET /api/authuser")).status).toBe(200);
    },
  );
});

describe("limits", () => {
  const guessFrom = (remoteAddress: string, forwarded?: string) =>
    send(
      "/api/login",
      {
        method: "POST",
        headers: json,
        body: JSON.stringify({ email: "guessed@example.test", password: "no" }),
      },
      { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } },
    );
  const statuses = async (times: number, make: (index: number) => Promise<Response>) => {
    const all: number[] = [];
    for (let index = 0; index < times; index += 1) all.push((await make(index)).status);
    return all;
  };

  it("are not escaped by inventing addresses", async () => {
    const all = await statuses(11, (index) => guessFrom("203.0.113.50", `198.51.100.${index}`));
    expect(all.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(all[10]).toBe(429);
  });

  it("count an IPv6 network as one", async () => {
    const all = await statuses(11, (index) => guessFrom(`2001:db8:5:6::${index + 1}`));
    expect(all[10]).toBe(429);
  });

  it("count those behind our own proxy apart", async () => {
    const all = await statuses(11, (index) => guessFrom("127.0.0.1", `198.51.100.${index}`));
    expect(all).toEqual(Array(11).fill(422));
  });
});

describe("a fault of ours", () => {
  it("reveals nothing about the cause", async () => {
    const secret = 'select password_hash from "users"';
    const { now } = shop.platform;
    shop.platform.now = () => {
      throw new Error(secret);
    };
    const answer = await send("/api/authuser", { headers: { Authorization: `Bearer ${admin.token}` } });
    shop.platform.now = now;
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).message]).toEqual([
      500,
      "Internal Server error please try again.",
    ]);
    expect(text).not.toContain("password_hash");
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(["code", "message", "request_id", "success"]);
  });
});
