import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { addUser } from "./support/catalog-seed.ts";
import { type ScratchFolder, scratchFolder } from "./support/scratch-folder.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { runStart, type StartRun } from "./support/start-command.ts";

const admin = { ADMIN_EMAIL: "owner@example.test", ADMIN_PASSWORD: "long enough" };

let scratch: ScratchFolder;
let shop: Shop;
let runs: StartRun[] = [];
beforeAll(async () => {
  scratch = await scratchFolder("roles");
  shop = await openShop();
});
afterEach(async () => {
  for (const run of runs) run.child.kill("SIGKILL");
  await Promise.all(runs.map((run) => run.ended));
  runs = [];
});
afterAll(async () => {
  await shop?.close();
  await scratch?.discard();
});

/** A process of one role, and its origin. */
async function start(role: string, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(scratch.path, "data-"));
  const run = runStart(["--port", "0", "--data", dataDir, "--role", role], {
    DEMO: "false",
    DATABASE_URL: shop.databaseUrl,
    SECRET_KEY: shop.platform.config.secretKey,
    ...admin,
    ...env,
  });
  runs.push(run);
  const [origin] = await run.says(/http:\/\/localhost:\d+/);
  return { run, origin };
}

async function statusOf(origin: string, path: string, token?: string, body?: object): Promise<number> {
  const response = await fetch(origin + path, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
  });
  await response.body?.cancel();
  return response.status;
}

/** All that a server answers to a few raw lines. */
async function saidTo(origin: string, lines: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "localhost", () => socket.write(lines));
  return text(socket);
}

it("shares the work: one process serves visitors, one does heavy work, one runs jobs", async () => {
  const web = await start("web");
  await expect.poll(() => statusOf(web.origin, "/readyz")).toBe(200);
  expect(await statusOf(web.origin, "/showroom/")).toBe(200);
  const { token } = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ida Roles"));
  const exports = async () => {
    const response = await fetch(`${web.origin}/api/privacy`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = (await response.json()) as { data: { exports: { status: string }[] } };
    return data.exports.map(({ status }) => status);
  };
  const runJob = () => statusOf(web.origin, "/api/admin/queues/jobs/run", token, { name: "tidy-up" });
  // nobody runs jobs yet
  expect(await runJob()).toBe(422);
  expect(await statusOf(web.origin, "/api/privacy/exports", token, {})).toBe(202);
  expect(await exports()).toEqual(["queued"]);

  const jobs = await start("jobs");
  await expect.poll(() => statusOf(jobs.origin, "/readyz")).toBe(200);
  // as load balancers ask by default
  for (const { origin } of [web, jobs])
    expect(await saidTo(origin, "GET /readyz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await runJob()).toBe(202);
  expect(await exports()).toEqual(["queued"]);
  const worker = await start("worker");
  await expect.poll(exports).toEqual(["ready"]);
  for (const { origin, run } of [worker, jobs]) {
    expect(await statusOf(origin, "/healthz")).toBe(200);
    for (const path of ["/showroom/", "/api/menu_category"]) expect(await statusOf(origin, path)).toBe(404);
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
  }
});

it("finishes what visitors ask while load balancers notice that it stops", async () => {
  const { run, origin } = await start("web", { DRAIN_SECONDS: "3" });
  await expect.poll(() => statusOf(origin, "/readyz")).toBe(200);
  run.child.kill("SIGTERM");
  await expect.poll(() => statusOf(origin, "/readyz")).toBe(503);
  const response = await fetch(`${origin}/showroom/`);
  expect([response.status, response.headers.get("Connection")]).toEqual([200, "close"]);
  await response.text();
  expect(await run.ended).toBe(0);
});
