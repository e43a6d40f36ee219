import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentValue, KeptContent } from "../../../contract/admin/content.ts";
import { migrate } from "../../../db/migrate.ts";
import { addUser } from "../../../tests/support/catalog-seed.ts";
import { hasPostgres, type Pair, startPair } from "../../../tests/support/replica.ts";
import { type Client, openShop, type Shop } from "../../../tests/support/shop.ts";
import { checkReplica } from "../../start/own-database.ts";
import { openDatabase } from "../database.ts";
import { withConnection } from "./one-connection.ts";
import { openReplicas, readPosition, writePosition } from "./replicas.ts";

it("reads and writes positions in the log as PostgreSQL does", () => {
  expect(readPosition("16/B374D848")).toBe(0x16_b374_d848n);
  expect(writePosition(0x16_b374_d848n)).toBe("16/B374D848");
  expect(readPosition("FFFFFFFF/FFFFFFFF")! > readPosition("16/B374D848")!).toBe(true);
  for (const wrong of ["", "16", "16/", "x/1", "1/2/3", "123456789/0"])
    expect(readPosition(wrong)).toBeUndefined();
});

describe.skipIf(!hasPostgres)("with a replica", () => {
  let pair: Pair;
  let shop: Shop;
  let urls: { primary: string; replica: string };
  let admin: Client;
  beforeAll(async () => {
    pair = await startPair();
    urls = pair.urls("shop");
    await withConnection(pair.urls("postgres").primary, ({ sql: ask }) => ask.unsafe("create database shop"));
    await migrate(urls.primary);
    shop = await openShop(
      {},
      {},
      { url: urls.primary, address: { readUrls: [urls.replica] }, drop: async () => {} },
    );
    await shop.platform.db.insertInto("job_runs").values({ name: "tidy-up" }).execute();
    admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ida Replica"));
  });
  afterAll(async () => {
    await shop?.close();
    await pair?.stop();
  });

  const replicas = () => shop.platform.replicas!;
  const caughtUp = () => expect.poll(async () => (await replicas().caughtUp()) !== undefined).toBe(true);
  /** A browser, which sends the cookies that it is given. */
  function browser(token?: string) {
    const jar = new Map<string, string>();
    return async <Data>(key: string, body?: object): Promise<Data> => {
      const [method = "", path = ""] = key.split(" ");
      const response = await shop.app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: {
            "Content-Type": "application/json",
            Cookie: [...jar].map((pair) => pair.join("=")).join("; "),
            ...(token && { Authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";")[0]!.split("=");
        jar.set(name, value);
      }
      expect(response.status, await response.clone().text()).toBeLessThan(300);
      return ((await response.json()) as { data: Data }).data;
    };
  }
  type Act = ReturnType<typeof browser>;
  const runJob = (act: Act) => act("POST /api/admin/queues/jobs/run", { name: "tidy-up" });
  const jobsRun = async (act: Act) =>
    (await act<{ total: number }>("GET /api/admin/audit?action=job.run")).total;

  it("refuses what is no replica of the database", async () => {
    await checkReplica(urls.replica, urls.primary);
    await expect(checkReplica(urls.primary, urls.primary)).rejects.toThrow(
      /^DATABASE_READ_URL: .* is no replica/,
    );
    const other = checkReplica(pair.urls("postgres").replica, urls.primary);
    await expect(other).rejects.toThrow(/a replica of another database than DATABASE_URL/);
    const wrongUser = checkReplica(urls.replica.replace("shop@", "nobody@"), urls.primary);
    await expect(wrongUser).rejects.toThrow(/^DATABASE_READ_URL: /);
  });

  it("lets a server start while a replica is away, and uses one that is ours alone", async () => {
    const away = await checkReplica("postgres://shop@127.0.0.1:1/shop", urls.primary);
    expect(away).toMatch(/^DATABASE_READ_URL: no PostgreSQL answers at 127\.0\.0\.1:1/);
    const primary = openDatabase(urls.primary, {});
    const [ours, other] = [urls.replica, pair.urls("postgres").replica].map((url) => openDatabase(url, {}));
    const known = openReplicas(primary, [other!, ours!]);
    await expect.poll(async () => (await known.caughtUp()) !== undefined).toBe(true);
    for (let turn = 0; turn < 4; turn++) expect(known.upTo(0n)).toBe(ours!.db);
    expect(known.lags_s()[0]).toBeUndefined();
    await known.close();
    await primary.close();
  });

  it("answers every call that may be a moment behind, and writes nothing in them", async () => {
    await caughtUp();
    const act = browser(admin.token);
    await runJob(act);
    const passedOn: string[] = [];
    for (const { endpoint } of shop.app.routes) {
      if (!endpoint.mayLag) continue;
      await caughtUp();
      const path = endpoint.key.replace("GET ", "").replace("{hash}", "none");
      const response = await shop.app.fetch(
        new Request(`http://localhost${path}`, {
          headers: { Authorization: `Bearer ${admin.token}`, Cookie: "__Host-seen=0/0" },
        }),
      );
      expect(response.status, path).toBeLessThan(500);
      // it is left alone after a call that it could not answer
      if (!replicas().upTo(0n)) passedOn.push(path);
    }
    expect(passedOn).toEqual([]);
  });

  it("shows those who wrote what they wrote while it is behind, and others what it has", async () => {
    const [writer, colleague] = [browser(admin.token), browser(admin.token)];
    await runJob(colleague);
    const before = await jobsRun(colleague);
    await caughtUp();
    await pair.holdBack();
    await runJob(writer);
    expect(await jobsRun(writer)).toBe(before + 1);
    expect(await jobsRun(colleague)).toBe(before);
    // a program without cookies gets no less than a browser
    const program = await admin.call<{ total: number }>("GET /api/admin/audit?action=job.run");
    expect(program.body.data.total).toBe(before + 1);
    await pair.goOn();
    await expect.poll(() => jobsRun(colleague)).toBe(before + 1);
  });

  it("shows everybody what was announced to them", async () => {
    const [editor, visitor] = [browser(admin.token), browser()];
    const firstAnswer = async (act: Act) =>
      (await act<{ entries: { answer: string[] }[] }[]>("GET /api/content/faq"))[0]?.entries[0]?.answer;
    await caughtUp();
    await pair.holdBack();
    const { version, value } = await editor<KeptContent>("GET /api/admin/content/faq");
    const faq = structuredClone(value) as Extract<ContentValue, { kind: "faq" }>;
    faq.topics[0]!.entries[0]!.answer = "Replicas know.";
    await editor("POST /api/admin/content/faq/publish", { version, value: faq });
    for (const act of [editor, visitor]) expect(await firstAnswer(act)).toEqual(["Replicas know."]);
    await pair.goOn();
  });

  it("is done without when it is gone", async () => {
    const act = browser(admin.token);
    await runJob(act);
    await caughtUp();
    await pair.killReplica();
    expect(await jobsRun(act)).toBeGreaterThan(0);
    await runJob(act);
    expect(await jobsRun(act)).toBeGreaterThan(1);
  });
});
