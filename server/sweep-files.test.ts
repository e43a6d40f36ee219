import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bucket, credentials, type S3Server, s3Servers } from "../tests/support/s3-servers.ts";
import { openShop, type Shop } from "../tests/support/shop.ts";
import { type Gate, openGate } from "../tests/support/troubled-gate.ts";
import { workOnImports } from "./domains/catalog/vendor-imports/index.ts";
import { fileOwners, sweepFiles } from "./sweep-files.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const day_ms = 24 * 3600_000;
const inDays = (days: number) => () => new Date(Date.now() + days * day_ms);
const sweep = (days: number) => sweepFiles({ ...shop.platform, now: inDays(days) });

describe("the sweep of the file store", () => {
  it("deletes files without a row after two days, and keeps those that a row names", async () => {
    const { files, db } = shop.platform;
    await files.put("exports/kept.zip", Buffer.from("a copy"));
    await files.put("exports/orphan.zip", Buffer.from("left over"));
    const user = shop.market.tileVendor.user_id;
    await sql`insert into data_exports (id, user_id, status, path, bytes, created_at, next_attempt_at)
      values (gen_random_uuid(), ${user}, 'ready', 'exports/kept.zip', 6, now(), now())`.execute(db);
    await sweep(1);
    expect(await files.get("exports/orphan.zip")).not.toBeNull();
    await sweep(3);
    expect(await files.get("exports/orphan.zip")).toBeNull();
    expect(await files.get("exports/kept.zip")).not.toBeNull();
  });

  it("leaves a folder alone that seems to belong to another database", async () => {
    const { files } = shop.platform;
    const paths = Array.from({ length: 101 }, (_, at) => `boards/${at}`);
    for (const path of paths) await files.put(path, Buffer.from("x"));
    await sweep(3);
    for (const path of paths) expect(await files.get(path)).not.toBeNull();
  });

  it("asks for every folder's rows in a way that the database takes", async () => {
    for (const owner of fileOwners) expect(await owner.inUse(shop.platform.db, ["none/such"])).toEqual([]);
  });
});

describe("a shop with its files in S3", () => {
  const before = { ...process.env };
  const folder = mkdtempSync(join(tmpdir(), "showroom-s3-shop-"));
  let server: S3Server;
  let gate: Gate;
  let inS3: Shop;
  beforeAll(async () => {
    Object.assign(process.env, credentials);
    server = await s3Servers[0]!.start!(folder);
    gate = await openGate(server.endpoint);
    const endpoint = encodeURIComponent(gate.endpoint);
    inS3 = await openShop({}, { FILES_URL: `s3://${bucket}/shop?endpoint=${endpoint}` });
  });
  afterAll(async () => {
    await inS3.close();
    await gate.close();
    await server.stop();
    process.env = before;
    rmSync(folder, { recursive: true, force: true });
  });

  it("hands a vendor's list to the process that reads it", async () => {
    const vendor = await inS3.signIn(inS3.market.tileVendor.user_id);
    const form = new FormData();
    form.set("file", new File(["SKU,Name,Price\nT-1,A tile,4.50\nT-2,A tile,none\n"], "tiles.csv"));
    form.set("dry_run", "1");
    const sent = await vendor.call<{ id: string }>("POST /api/vendor/imports", form);
    expect(sent.status).toBe(202);
    await workOnImports(inS3.platform);
    const seen = await vendor.call<{ state: string }>(`GET /api/vendor/imports/${sent.body.data.id}`);
    expect(seen.body.data.state).toMatch(/^(ready|questions)$/);
  });

  it("sends a vendor's document, whole and in parts", async () => {
    const vendor = await inS3.signIn(inS3.market.tileVendor.user_id);
    const pdf = `%PDF-1.7\n${"tile ".repeat(400_000)}\n%%EOF`;
    const form = new FormData();
    form.set("document", new File([pdf], "tile.pdf"));
    const sent = await vendor.call<{ url: string }>("POST /api/vendor/documents", form);
    expect(sent.status).toBe(201);
    const { url } = sent.body.data;
    const read = (headers: Record<string, string> = {}) =>
      inS3.app.fetch(new Request(`http://localhost${url}`, { headers }));
    expect(await (await read()).text()).toBe(pdf);
    const part = await read({ Range: "bytes=0-7" });
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Range")).toBe(`bytes 0-7/${pdf.length}`);
    expect(await part.text()).toBe("%PDF-1.7");
    expect((await read({ Range: `bytes=${pdf.length}-` })).status).toBe(416);

    gate.trouble = "cut";
    const away = await read();
    expect(away.status).toBe(503);
    expect(Number(away.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await vendor.call("GET /api/vendor/imports")).status).toBe(200);
    gate.trouble = "none";
  });
});
