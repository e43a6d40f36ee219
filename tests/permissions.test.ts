import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closedToStandIns } from "../contract/permissions.ts";
import { scopeNames } from "../contract/scopes.ts";
import type { Route } from "../server/http/serve.ts";
import { newId, randomToken, tokenHash } from "../server/platform/ids.ts";
import { addUser } from "./support/catalog-seed.ts";
import { everybodyWithRows, walkLists, withoutRows } from "./support/others-rows.ts";
import { probes } from "./support/permission-probes.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { askAsStranger, everyKindOfStranger, refusalFor, type Stranger } from "./support/strangers.ts";

/** Everybody there is, in the order of the table's columns. */
const callers = [
  "Guest",
  "Unverified",
  "User",
  "Contractor",
  "Designer",
  "Vendor",
  "Admin without code",
  "Admin",
  "AI account",
] as const;
/** Members of a team, with customers' accounts. */
const teamCallers = ["Owner", "Sales", "Bookkeeper"] as const;
type CallerName = (typeof callers)[number] | (typeof teamCallers)[number];

const document = readFileSync(new URL("../docs/permissions.md", import.meta.url), "utf8");
const rows = new Map(
  document
    .split("\n")
    .filter((line) => /^\| `(GET|POST|PUT|DELETE) /.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, key = "", permission = "", ...cells]) => [
      key.replaceAll("`", ""),
      [permission.replaceAll("`", ""), ...cells.slice(0, -1)],
    ]),
);

/** What the roles of a team may do, by permission. */
const teamRows = new Map(
  document
    .split("\n")
    .filter((line) => /^\| `[a-z]+\.[a-z]+` \|/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, key = "", ...cells]) => [key.replaceAll("`", ""), cells.slice(0, 3)]),
);

let shop: Shop;
const accounts = new Map<CallerName, string>();
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.platform;
  const types = {
    Unverified: "User",
    User: "User",
    Contractor: "Contractor",
    Designer: "Contractor",
    Vendor: "Vendor",
    "Admin without code": "Admin",
    Admin: "Admin",
  } as const;
  for (const [name, type] of Object.entries(types) as [
    keyof typeof types,
    (typeof types)[keyof typeof types],
  ][]) {
    accounts.set(name, await addUser(db, type, `Walker ${name}`));
  }
  await db
    .updateTable("users")
    .set({ email_verified_at: null })
    .where("id", "=", accounts.get("Unverified")!)
    .execute();
  await db
    .updateTable("users")
    .set({ is_designer: true })
    .where("id", "=", accounts.get("Designer")!)
    .execute();
  for (const name of teamCallers) {
    const user_id = await addUser(db, "User", `Walker Team ${name}`);
    const [id, showroom_id, role] = [newId(), shop.market.oakstone.id, name.toLowerCase()];
    await db.insertInto("team_members").values({ id, showroom_id, user_id, role }).execute();
    await db.updateTable("users").set({ works_in: id }).where("id", "=", user_id).execute();
    accounts.set(name, user_id);
  }
  const ai = newId();
  await db
    .insertInto("ai_accounts")
    .values({ id: ai, email: "walker@ai.test", name: "Walker", password_hash: "" })
    .execute();
  accounts.set("AI account", ai);
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

/** Everybody stays signed in until a call succeeds, which may have ended all sessions of its account. */
const signedIn = new Map<CallerName, Headers>();
const standingIn = new Map<CallerName, Headers>();

async function signIn(name: CallerName): Promise<Headers> {
  const id = accounts.get(name);
  if (!id) return {};
  const token = randomToken();
  const expires_at = new Date(Date.now() + 3600_000);
  const session = { id: newId(), token_hash: tokenHash(token), expires_at };
  if (name === "AI account") {
    await shop.platform.db
      .insertInto("ai_sessions")
      .values({ ...session, ai_account_id: id })
      .execute();
    return { AuthorizationAI: `Bearer ${token}` };
  }
  const otp_verified_at = name === "Admin" ? new Date() : null;
  await shop.platform.db
    .insertInto("sessions")
    .values({ ...session, user_id: id, otp_verified_at })
    .execute();
  return { Authorization: `Bearer ${token}` };
}

const refusals: Readonly<Record<string, string>> = {
  unauthenticated: "401",
  forbidden: "403",
  cannot_buy: "403",
  otp_required: "code",
  email_unverified: "verify",
  proof_required: "prove",
  owner_only: "owner",
};

/** An admin's session as another account. */
async function standIn(name: CallerName): Promise<Headers> {
  const headers = await signIn(name);
  const hash = tokenHash(headers.Authorization!.replace("Bearer ", ""));
  await shop.platform.db
    .updateTable("sessions")
    .set({ stand_in_by: accounts.get("Admin")!, otp_verified_at: new Date() })
    .where("token_hash", "=", hash)
    .execute();
  return headers;
}

/** What the door says to a caller, whatever is behind it: "yes", or how it refuses. */
async function knock({ endpoint }: Route, name: CallerName, isStandIn = false): Promise<string> {
  const [method, template] = endpoint.key.split(" ") as [string, string];
  const [kept, begin] = isStandIn ? [standingIn, standIn] : [signedIn, signIn];
  const headers = kept.get(name) ?? (await begin(name));
  kept.set(name, headers);
  const path = template.replaceAll(/\{\w+\}/g, newId());
  const response = await shop.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { ...headers, ...(method !== "GET" && { "Content-Type": "application/json" }) },
      ...(method !== "GET" && { body: "{}" }),
    }),
  );
  if (method !== "GET" && response.ok) for (const sessions of [signedIn, standingIn]) sessions.delete(name);
  if (response.status >= 500) return `${response.status}`;
  if (response.status !== 401 && response.status !== 403) return "yes";
  const { code } = (await response.json()) as { code: string };
  return refusals[code] ?? code;
}

describe("who may do what", () => {
  it("is documented in docs/permissions.md for every API call, and for no other", async () => {
    const wrong: string[] = [];
    for (const route of shop.app.routes) {
      const { key, permission } = route.endpoint;
      await shop.platform.db.deleteFrom("attempt_counts").execute();
      const outcomes: string[] = [];
      for (const name of callers) outcomes.push(await knock(route, name));
      const written = rows.get(key);
      const found = [permission, ...outcomes];
      if (written?.slice(0, -1).join() !== found.join()) {
        wrong.push(
          `| \`${key}\` | \`${permission}\` | ${outcomes.join(" | ")} | ${written?.at(-1) ?? "?"} |`,
        );
      }
    }
    // a new call needs a decision and a row
    expect(wrong.join("\n")).toBe("");
    const known = new Set(shop.app.routes.map(({ endpoint }) => endpoint.key as string));
    expect([...rows.keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("API keys", () => {
  const table = new Map(
    [...document.matchAll(/^\| `([a-z:]+)` \| (`(?:GET|POST|PUT|DELETE) .*) \|$/gm)].map(
      ([, scope = "", calls = ""]) => [scope, [...calls.matchAll(/`([^`]+)`/g)].map(([, call]) => call)],
    ),
  );

  it("make the calls that docs/permissions.md lists under their scopes, and no others", async () => {
    const heard = new Map<string, string[]>();
    for (const route of shop.app.routes) {
      await shop.platform.db.deleteFrom("attempt_counts").execute();
      const { key: call, scope } = route.endpoint;
      const all = await knockByKey(route, scopeNames);
      // a key without the one scope that the call names
      const others = await knockByKey(
        route,
        scopeNames.filter((name) => name !== scope),
      );
      expect(`${call}: ${all}, ${others}`).toBe(
        `${call}: ${scope ? "yes, scope_missing" : "key_not_allowed, key_not_allowed"}`,
      );
      if (scope) heard.set(scope, [...(heard.get(scope) ?? []), call]);
    }
    const sorted = (calls: Map<string, (string | undefined)[]>) =>
      Object.fromEntries([...calls].map(([scope, names]) => [scope, [...names].sort()]));
    expect(sorted(heard)).toEqual(sorted(table));
  });
});

const keys = new Map<string, string>();

/** The vendor's key with these scopes, made once. */
async function keyWith(scopes: readonly string[]): Promise<string> {
  const known = keys.get(scopes.join());
  if (known) return known;
  const secret = randomToken();
  const prefix = `sk_${newId()
    .replaceAll(/[^a-z2-7]/g, "")
    .padEnd(10, "a")
    .slice(-10)}`;
  await shop.platform.db
    .insertInto("api_keys")
    .values({
      id: newId(),
      user_id: accounts.get("Vendor")!,
      name: "Walker",
      prefix,
      scopes: [...scopes],
      secret_hash: tokenHash(secret),
    })
    .execute();
  const key = `${prefix}_${secret}`;
  keys.set(scopes.join(), key);
  return key;
}

/** What the door says to a vendor's key with these scopes: "yes", or the code of the refusal. */
async function knockByKey({ endpoint }: Route, scopes: readonly string[]): Promise<string> {
  const [method, template] = endpoint.key.split(" ") as [string, string];
  const response = await shop.app.fetch(
    new Request(`http://localhost${template.replaceAll(/\{\w+\}/g, newId())}`, {
      method,
      headers: {
        Authorization: `Bearer ${await keyWith(scopes)}`,
        ...(method !== "GET" && { "Content-Type": "application/json" }),
      },
      ...(method !== "GET" && { body: "{}" }),
    }),
  );
  if (response.status >= 500) return `${response.status}`;
  if (response.status !== 401 && response.status !== 403) return "yes";
  return ((await response.json()) as { code: string }).code;
}

/** Calls that answer an admin who signed in as a user by a rule of their own; one enters another account. */
const ownAnswers = new Map([
  ["POST /api/stand_in/end", "yes"],
  ["POST /api/AI/linked", "403"],
]);

describe("an admin who signed in as a user", () => {
  it.each(["User", "Contractor", "Vendor"] as const)(
    "may do what the %s may, except for sign-in, payments, data copies and deletion",
    async (name) => {
      const wrong: string[] = [];
      for (const route of shop.app.routes) {
        const { key, permission } = route.endpoint;
        await shop.platform.db.deleteFrom("attempt_counts").execute();
        const own = await knock(route, name);
        const found = await knock(route, name, true);
        const closed = closedToStandIns[permission];
        const isClosed = closed === "all" || (closed === "writes" && !key.startsWith("GET "));
        // who may not at all is told so first
        const usual = isClosed && own !== "403" ? "owner" : own;
        const wanted = ownAnswers.get(key) ?? usual;
        if (found !== wanted) wrong.push(`${key}: ${found} instead of ${wanted}`);
      }
      expect(wrong.join("\n")).toBe("");
    },
  );

  it.each([
    "PUT /api/password",
    "PUT /api/profile",
    "POST /api/authenticator",
    "DELETE /api/authenticator",
    "POST /api/passkeys",
    "POST /api/login/confirm",
    "POST /api/checkout",
    "POST /api/checkout/confirm",
    "POST /api/payments/token",
    "POST /api/privacy/exports",
    "GET /api/privacy/exports/{id}/file",
    "POST /api/privacy/delete_account",
  ])("never reaches %s", async (key) => {
    const route = shop.app.routes.find(({ endpoint }) => endpoint.key === key)!;
    expect(await knock(route, "User", true)).toBe("owner");
  });
});

describe("who works in a team", () => {
  it("may do for the showroom what docs/permissions.md says of the role, and all else as any customer", async () => {
    const wrong: string[] = [];
    // leaving and entering the team would change who knocks next
    const isMove = (key: string) => key.includes("/team/workplace") || key.includes("/privacy/delete");
    for (const route of shop.app.routes) {
      const { key, permission } = route.endpoint;
      if (isMove(key)) continue;
      await shop.platform.db.deleteFrom("attempt_counts").execute();
      const outcomes: string[] = [];
      for (const name of teamCallers) outcomes.push(await knock(route, name));
      const asCustomer = rows.get(key)?.[callers.indexOf("User") + 1];
      const expected = teamRows.get(permission) ?? teamCallers.map(() => asCustomer);
      if (outcomes.join() !== expected.join()) wrong.push(`${key} (${permission}): ${outcomes.join(" | ")}`);
    }
    expect(wrong.join("\n")).toBe("");
    expect(teamRows.size).toBe(12);
  });
});

describe("others' things", () => {
  const written = [...rows].map(([key, cells]) => [key, cells.at(-1) ?? ""] as const);
  let strangers: Stranger[];
  beforeAll(async () => {
    strangers = await everyKindOfStranger(shop);
  });
  const inRooms = /^\w+ \/api\/(rooms|floorplans|templates|projectChecklist)\b/;

  it("are named by a word that the table explains, wherever a call names one thing", () => {
    const words = ["404", "public", "all", "secret", "none"];
    expect(written.filter(([, word]) => !words.includes(word))).toEqual([]);
    // a month names nobody's thing
    const unnamed = written.filter(([key, word]) => /\{(?!month\})/.test(key) && word === "none");
    expect(unnamed).toEqual([]);
  });

  it("have a probe wherever the table says 404", () => {
    const promised = written
      .filter(([key, word]) => word === "404" && !inRooms.test(key))
      .map(([key]) => key);
    expect([...promised].sort()).toEqual(
      Object.keys(probes)
        .filter((key) => !inRooms.test(key))
        .sort(),
    );
  });

  it.each(Object.keys(probes))(
    "are found by no kind of stranger through %s, and left as they were",
    async (key) => {
      await shop.platform.db.deleteFrom("attempt_counts").execute();
      const probe = await probes[key]!(shop);
      const { owner, stranger, path, body, headers } = probe;
      const [method] = key.split(" ");
      const refused = await stranger.call(`${method} ${path}`, body, headers);
      expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
      for (const other of strangers) {
        if (other.isStrangerTo?.(key) === false) continue;
        await other.meet?.(probe);
        const heard = await askAsStranger(shop, other, key, probe);
        const cell = rows.get(key)?.[callers.indexOf(other.column) + 1];
        expect(heard, other.name).toMatch(refusalFor(cell));
      }
      const done = await owner.call(`${method} ${path}`, body, headers);
      expect(done.status, done.body.message).toBeLessThan(300);
    },
  );

  it("are in no list of another account of the same kind, whether that has some too or none", async () => {
    const { leaks, owners } = await walkLists(shop, await everybodyWithRows(shop));
    expect(leaks).toEqual([]);
    const unproved = [...owners].filter(([, of]) => of.size < 2).map(([list]) => list);
    expect(unproved.filter((list) => !withoutRows.has(list))).toEqual([]);
    // some 100 s on a quiet machine
  }, 600_000);
});
