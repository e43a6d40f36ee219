import argon2 from "@node-rs/argon2";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../contract/endpoint.ts";
import { errors, type Failure } from "../contract/errors.ts";
import { tokenHash } from "../server/platform/ids.ts";
import { aiDesigner } from "./support/ai-designer.ts";
import { addUser } from "./support/catalog-seed.ts";
import { type FuzzRequest, makeRequest } from "./support/fuzz-requests.ts";
import { type KnownValues, nastyTexts } from "./support/fuzz-values.ts";
import { probes } from "./support/permission-probes.ts";
import type { Probe } from "./support/probe.ts";
import { smallRoom } from "./support/rooms.ts";
import { seededRandom } from "./support/seeded-random.ts";
import { type Client, cardToken, openShop, portland, type Shop } from "./support/shop.ts";

// Passwords are hashed at the least cost that the library has; here they keep nothing secret.
const { hash, verify } = argon2;
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
vi.spyOn(argon2, "hash").mockImplementation((password, _options, signal) => hash(password, cheap, signal));
vi.spyOn(argon2, "verify").mockImplementation(
  async (hashed, ...given) => String(hashed).includes("$m=8,") && verify(hashed, ...given),
);
afterAll(() => vi.restoreAllMocks());

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000);
/**
 * After this many requests, everybody signs in again and limits are reset; after this many rounds, new things are
 * created.
 */
const pace = { round: 100, rounds: 40, atOnce: 4 };

/** Pictures, files, maps of the site and the reference; `*` is anything. */
const besideApi = [
  "/showroom/media/*/*",
  "/showroom/media/AAAAAAAAAAAAAAAA/*",
  "/showroom/files/*",
  "/showroom/files/AAAAAAAAAAAAAAAAAAAA.*",
  "/showroom/sitemap-products-*.xml",
  "/showroom/*.xml",
  "/showroom/*",
  "/api/docs/*",
  "/api/openapi.json",
  "/api/*/*",
  "/*",
  "//*",
];
const fileNames = [
  "320.webp",
  "1600.avif",
  "0.jpg",
  "9999999999.webp",
  "320.constructor",
  "glb",
  "pdf",
  "1",
  "999999",
];
const beside = 1_000;

/** Failures are reported once per cause, at most this many. */
const enough = 12;

/** What the server logged about requests that failed, by their ids. */
const log = new Map<string, { message: string; stack: string }>();
let shop: Shop;
beforeAll(async () => {
  const reported = pino({ level: "error" }, { write: keepLine });
  shop = await openShop({ log: reported });
});
afterAll(() => shop.close());

function keepLine(line: string): void {
  const { request_id, err } = JSON.parse(line) as {
    request_id?: string;
    err?: { message: string; stack: string };
  };
  if (request_id && err) log.set(request_id, err);
}

interface World {
  ai: Client;
  identities: (Client | null)[];
  probes: Map<string, Probe>;
  known: KnownValues;
}

async function newWorld(): Promise<World> {
  const { platform, market } = shop;
  // some accounts were closed by chance, and with a pro's account goes the showroom
  await sql`update users set status = 'Active' where deleted_at is null`.execute(platform.db);
  await sql`update showrooms set closed_at = null`.execute(platform.db);
  // what was bought by chance is there again
  await sql`update variants set stock = greatest(stock, 60)`.execute(platform.db);
  // plans are for sale again, at their usual prices
  await sql`delete from settings where key = 'plans'`.execute(platform.db);
  // and every vendor takes small orders
  await sql`update vendors set minimum_cents = default`.execute(platform.db);
  const made = new Map<string, Probe>();
  for (const [key, make] of Object.entries(probes)) made.set(key, await make(shop));
  const shopper = await shop.buyer({ "NQT-SLAT-1212": 2 });
  const people = [
    shopper.user_id,
    market.tileVendor.user_id,
    market.oakstone.user_id,
    await addUser(platform.db, "Admin", `Ann Fuzz ${Math.random()}`),
  ];
  const room = await shopper.call<{ id: string }>("POST /api/rooms", {
    showroom: market.oakstone.id,
    design: smallRoom(),
  });
  const ids = [
    ...JSON.stringify([...made.values()]).matchAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g),
  ].map(([id]) => id);
  const skus = market.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const known: KnownValues = [
    [/^(sku|goods?)$/i, [...skus, "constructor"]],
    [/hash|^pid$|^product$/, [...market.products.map(({ hash }) => hash), "constructor"]],
    [/showroom|vsd_id|shop/, [market.oakstone.id, market.oakstone.vsd_id, market.quiet.vsd_id, "toString"]],
    [/^project/, [shopper.project, ...ids]],
    [/^(room_?id|variant_of)$/, [room.body.data?.id]],
    [/^design$/, [smallRoom()]],
    [/^shipping$/, [portland]],
    [/(^|_)state$/, ["OR", "ca"]],
    [/zip/, ["97201", "00000"]],
    [/phone/, ["(503) 555-0142"]],
    [/password/, ["copper-kettle-9", "x".repeat(8)]],
    [/^(card_)?token$/, [await cardToken(shopper), "x".repeat(43)]],
    [/^category$|^cid$/, ["porcelain-tile", "constructor", 101]],
    [/^filters$/, ['{"color_family":["White"]}', '{"constructor":["a"]}', '{"__proto__":["a"]}', '{"a":{}}']],
    [/^q$|search/, ["white tile", "constructor", "__proto__ tile", "\ud800"]],
    [/(^|_)id$/, [...ids, room.body.data?.id, market.oakstone.id]],
  ];
  const identities = [null, ...(await Promise.all(people.map((id) => shop.signIn(id))))];
  return { ai: await aiDesigner(shop, { credits: 100 }), identities, probes: made, known };
}

/** Everybody has just signed in, and all limits are reset. */
async function startRound({ identities, probes: made }: World): Promise<void> {
  const { db } = shop.platform;
  await sql`truncate attempt_counts, attempt_blocks`.execute(db);
  const everybody = [...identities, ...[...made.values()].map(({ owner }) => owner)].filter(
    (one) => one !== null,
  );
  await sql`update users set status = 'Active', email_verified_at = coalesce(email_verified_at, now())
    where id = any(${everybody.map(({ user_id }) => user_id)}::uuid[])`.execute(db);
  await sql`update ai_sessions set revoked_at = null`.execute(db);
  const tokens = everybody.map(({ token }) => tokenHash(token).toString("hex"));
  await sql`update sessions set revoked_at = null, proved_at = now(), otp_verified_at = now()
    where encode(token_hash, 'hex') = any(${tokens}::text[])`.execute(db);
}

const send = (request: FuzzRequest, index: number): Promise<Response> => {
  const { method, path, headers, body } = request;
  const remoteAddress = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const init: RequestInit = { method, headers, ...(method !== "GET" && { body: body ?? null }) };
  return Promise.resolve(
    shop.app.fetch(new Request(`http://localhost${path}`, init), { incoming: { socket: { remoteAddress } } }),
  );
};

interface Fault {
  cause: string;
  told: string;
}

/** What is wrong with an answer, if anything. */
async function faultOf(answer: Response, endpoint: Endpoint): Promise<Fault | undefined> {
  if (answer.status === endpoint.status) return undefined;
  const text = await answer.text();
  const { code, success, request_id = "" } = readFailure(text);
  const isKnown =
    success === false && code && Object.hasOwn(errors, code) && errors[code].status === answer.status;
  if (isKnown && answer.status < 500) return undefined;
  const logged = log.get(request_id);
  const where = logged?.stack.split("\n").slice(0, 6).join("\n") ?? "";
  return {
    cause: logged ? where.split("\n").slice(0, 3).join() : `${endpoint.key} ${answer.status}`,
    told: `${answer.status} ${text.slice(0, 500)}\n${where}`,
  };
}

function readFailure(text: string): Partial<Failure> {
  try {
    return JSON.parse(text) as Partial<Failure>;
  } catch {
    return {};
  }
}

describe("every call of the API", () => {
  it("answers any request according to the contract, never with a server error", {
    timeout: 1_200_000,
  }, async () => {
    const endpoints = shop.app.routes.map(({ endpoint }) => endpoint);
    const faults = new Map<string, string>();
    const statuses = new Map<number, number>();
    let world = await newWorld();

    const tryOne = async (index: number) => {
      const random = seededRandom(seed + index * 7919);
      const endpoint = endpoints[index % endpoints.length]!;
      const client = random.pick(world.identities);
      const request = makeRequest(random, {
        endpoint,
        probe: world.probes.get(endpoint.key),
        token: client?.token ?? null,
        ai_token: world.ai.token,
        known: world.known,
      });
      const answer = await send(request, index);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = await faultOf(answer, endpoint);
      if (!fault || faults.has(fault.cause)) return;
      const { method, path, headers, shown } = request;
      const sent = `${method} ${path}\n${JSON.stringify(headers)}\n${shown.slice(0, 2000)}`;
      faults.set(fault.cause, `FUZZ_SEED=${seed}, request ${index}: ${sent}\n=> ${fault.told}`);
    };

    for (let begun = 0; begun < requests && faults.size < enough; begun += pace.round) {
      if (begun > 0 && (begun / pace.round) % pace.rounds === 0) world = await newWorld();
      await startRound(world);
      for (let index = begun; index < Math.min(begun + pace.round, requests); index += pace.atOnce) {
        await Promise.all(Array.from({ length: pace.atOnce }, (_, more) => tryOne(index + more)));
      }
    }
    if (process.env.FUZZ_TELL) console.log(Object.fromEntries(statuses));
    expect([...faults.values()].join("\n\n")).toBe("");
  });

  it("and every address beside the API, never with a server error either", async () => {
    const faults: string[] = [];
    for (let index = 0; index < beside; index++) {
      const random = seededRandom(seed + index * 104_729);
      const part = () =>
        encodeURIComponent(
          random
            .pick([...nastyTexts, ...fileNames])
            .toWellFormed()
            .slice(0, 300),
        );
      const path = random
        .pick(besideApi)
        .replaceAll("*", () => part() || "%20")
        .concat(random.chance(0.2) ? `?${part()}=${part()}` : "");
      const method = random.pick(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "DELETE"]);
      const answer = await send({ method, path, headers: {}, body: undefined, shown: "" }, index);
      await answer.body?.cancel();
      if (answer.status >= 500)
        faults.push(`FUZZ_SEED=${seed}, request ${index}: ${method} ${path} => ${answer.status}`);
    }
    expect(faults).toEqual([]);
  });
});
