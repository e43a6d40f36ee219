import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId, randomToken, tokenHash } from "../server/platform/ids.ts";
import type { Route } from "../server/serve.ts";
import { addUser } from "./support/catalog-seed.ts";
import { probes } from "./support/permission-probes.ts";
import { openShop, type Shop } from "./support/shop.ts";

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
type CallerName = (typeof callers)[number];

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
  const ai = newId();
  await db
    .insertInto("ai_accounts")
    .values({ id: ai, email: "walker@ai.test", name: "Walker", password_hash: "" })
    .execute();
  accounts.set("AI account", ai);
});
afterAll(() => shop.close());

/** A fresh session for each call: some calls end the one that they come with. */
async function headersOf(name: CallerName): Promise<Record<string, string>> {
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
  otp_required: "code",
  email_unverified: "verify",
  proof_required: "prove",
};

/** What the door says to a caller, whatever is behind it: "yes", or how it refuses. */
async function knock({ endpoint }: Route, name: CallerName): Promise<string> {
  const [method, template] = endpoint.key.split(" ") as [string, string];
  const path = template.replaceAll(/\{\w+\}/g, newId());
  const response = await shop.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(await headersOf(name)),
        ...(method !== "GET" && { "Content-Type": "application/json" }),
      },
      ...(method !== "GET" && { body: "{}" }),
    }),
  );
  if (response.status >= 500) return `${response.status}`;
  if (response.status !== 401 && response.status !== 403) return "yes";
  const { code } = (await response.json()) as { code: string };
  return refusals[code] ?? code;
}

describe("who may do what", () => {
  it("stands in docs/permissions.md for every call of the API, and for no other", async () => {
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
    // whoever adds a call decides whether this is meant, and writes the row
    expect(wrong.join("\n")).toBe("");
    const known = new Set(shop.app.routes.map(({ endpoint }) => endpoint.key as string));
    expect([...rows.keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("others' things", () => {
  const written = [...rows].map(([key, cells]) => [key, cells.at(-1) ?? ""] as const);
  const inRooms = /^\w+ \/api\/(rooms|floorplans|templates|projectChecklist)\b/;

  it("are named by a word that the table explains, wherever a call names one thing", () => {
    const words = ["404", "public", "all", "secret", "none"];
    expect(written.filter(([, word]) => !words.includes(word))).toEqual([]);
    const unnamed = written.filter(([key, word]) => key.includes("{") && word === "none");
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

  it.each(Object.keys(probes))("are not found by %s, and left as they were", async (key) => {
    const { owner, stranger, path, body, headers } = await probes[key]!(shop);
    const [method] = key.split(" ");
    const refused = await stranger.call(`${method} ${path}`, body, headers);
    expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
    const done = await owner.call(`${method} ${path}`, body, headers);
    expect(done.status, done.body.message).toBeLessThan(300);
  });
});
