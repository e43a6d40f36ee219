import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ImportSchedule } from "../../../../contract/catalog/import-schedule.ts";
import type { VendorImport, VendorImportRow } from "../../../../contract/catalog/vendor-imports.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { NotFetched } from "../../../platform/public-fetch.ts";
import { fetchDueLists, workOnImports } from "./index.ts";

let shop: Shop;
let tiler: Client;
beforeAll(async () => {
  shop = await openShop();
  tiler = await shop.signIn(shop.market.tileVendor.user_id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ["vendor_import_schedules", "vendor_imports", "notifications", "mails"] as const)
    await shop.platform.db.deleteFrom(table).execute();
  await shop.platform.db.deleteFrom("products").where("vendor_ref", "is not", null).execute();
});

const daily = {
  url: "https://lists.example.com/prices.csv",
  every: "day",
  hour: 6,
  time_zone: "America/Los_Angeles",
  most_failed_percent: 40,
};
const set = (change: object = {}) =>
  tiler.call<ImportSchedule>("PUT /api/vendor/import_schedule", { ...daily, ...change });
const list = "SKU,Name,Category,Price\nW-1,Web Tile,Porcelain,10\nW-2,Web Stone,Porcelain,11";

async function fetchNow(answer: string | Error): Promise<string[]> {
  await sql`update vendor_import_schedules set next_at = now() - interval '1 minute'`.execute(
    shop.platform.db,
  );
  const asked: string[] = [];
  await fetchDueLists(shop.platform, async (url) => {
    asked.push(url);
    if (answer instanceof Error) throw answer;
    return Buffer.from(answer);
  });
  await workOnImports(shop.platform);
  return asked;
}

const lists = async () =>
  (await tiler.call<{ data: VendorImportRow[] }>("GET /api/vendor/imports")).body.data.data;
const told = async () =>
  (await shop.platform.db.selectFrom("notifications").select("title").execute()).map(({ title }) => title);
const mailed = async () =>
  (await shop.platform.db.selectFrom("mails").select("subject").execute()).map(({ subject }) => subject);

describe("a list at a web address", () => {
  it("is fetched when it is due and written by itself; the same list is not written twice", async () => {
    expect((await set()).status).toBe(200);
    expect(await fetchNow(list)).toEqual([daily.url]);
    expect(await lists()).toMatchObject([
      { state: "done", source: "address", file_name: "prices.csv", result: { written: 2 } },
    ]);
    const { body } = await tiler.call<ImportSchedule>("GET /api/vendor/import_schedule");
    expect(Date.parse(body.data.next_at)).toBeGreaterThan(Date.now());
    await fetchNow(list);
    expect(await lists()).toHaveLength(1);
  });

  it("is fetched at once when asked, so that a wrong address shows right away", async () => {
    await set({ url: "https://lists.invalid/prices.csv", at_once: true });
    const schedule = async () =>
      (await tiler.call<ImportSchedule>("GET /api/vendor/import_schedule")).body.data;
    await expect.poll(async () => (await schedule()).last_problem).not.toBe("");
    expect(Date.parse((await schedule()).next_at)).toBeGreaterThan(Date.now());
  });

  it("waits for the vendor, who is told, when it has questions or too many rows fail", async () => {
    await set();
    await fetchNow(`${list}\nW-3,No Price,Porcelain,\nW-4,No Price Either,Porcelain,`);
    expect(await lists()).toMatchObject([{ state: "ready" }]);
    expect(await told()).toEqual(["Review prices.csv"]);
    expect(await mailed()).toEqual(["Review prices.csv"]);

    await fetchNow("SKU,Name,Category,SF/CTN,Price\nW-1,Web Tile,Porcelain,10,4.98");
    expect((await lists()).map(({ state }) => state)).toEqual(["questions", "cancelled"]);
  });

  it("brings in the rows whose unit is known, asks about the other unit once, and brings in its rows with the answer", async () => {
    await set({ most_failed_percent: 10 });
    const open = (price: number) =>
      [
        "SKU,Name,Category,UOM,Price",
        `W-1,Web Tile,Porcelain,EA,${price}`,
        "W-2,Web Stone,Porcelain,EA,11",
        "W-3,Web Brick,Porcelain,ZQX,12",
      ].join("\n");
    await fetchNow(open(10));
    const [first] = await lists();
    expect(first).toMatchObject({ state: "done", result: { written: 2 } });
    expect(await told()).toEqual(["Answer a question about prices.csv"]);
    expect(await mailed()).toEqual(["Answer a question about prices.csv"]);

    await fetchNow(open(10.5));
    const [second] = await lists();
    expect(second).toMatchObject({ state: "done", result: { written: 1 } });
    expect(await mailed()).toEqual(["Answer a question about prices.csv"]);
    expect((await told()).toSorted()).toEqual([
      "Answer a question about prices.csv",
      "prices.csv is imported",
    ]);

    // an older list would bring back its prices
    const settings = { units: [["ZQX", "dozen"]] };
    const late = await tiler.call(`PUT /api/vendor/imports/${first!.id}`, { settings });
    expect(late.body.code).toBe("stale_version");
    const shown = await tiler.call<VendorImport>(`GET /api/vendor/imports/${second!.id}`);
    expect(shown.body.data).toMatchObject({ can_answer: true, report: { questions: [{ about: "ZQX" }] } });
    expect((await tiler.call(`PUT /api/vendor/imports/${second!.id}`, { settings })).status).toBe(202);
    await workOnImports(shop.platform);
    const answered = await tiler.call<VendorImport>(`GET /api/vendor/imports/${second!.id}`);
    expect(answered.body.data).toMatchObject({
      state: "done",
      can_answer: false,
      result: { written: 2, new: 1 },
      report: { questions: [] },
    });
    const { rows } = await sql`select wholesale_cents from variants where vendor_sku = 'W-3'`.execute(
      shop.platform.db,
    );
    expect(rows).toEqual([{ wholesale_cents: 100 }]);

    await fetchNow(open(11));
    expect((await lists())[0]).toMatchObject({ state: "done", result: { written: 1 } });
    expect(await mailed()).toHaveLength(1);
  });

  it("waits as a whole when it asks something else, or when none of its units is known", async () => {
    await set();
    await fetchNow("SKU,Name,Category,UOM,Price\nW-1,Web Tile,Porcelain,QWV,10");
    expect((await lists())[0]).toMatchObject({ state: "questions" });
    await fetchNow(
      "SKU,Name,Category,UOM,SF/CTN,Price\nW-1,Web Tile,Porcelain,,10,4.98\nW-2,Web Stone,Porcelain,QWV,10,5",
    );
    expect((await lists())[0]).toMatchObject({ state: "questions" });
  });

  it("is tried again when it cannot be fetched, and the vendor hears about the third failure", async () => {
    await set();
    for (const times of [1, 2, 3]) {
      await fetchNow(new NotFetched("The server answered with status 503.", false));
      expect(await mailed()).toHaveLength(times < 3 ? 0 : 1);
    }
    const { body } = await tiler.call<ImportSchedule>("GET /api/vendor/import_schedule");
    expect(body.data.last_problem).toBe("The server answered with status 503.");
  });

  it("is left alone while it is paused, and after it was ended", async () => {
    await set({ is_paused: true });
    expect(await fetchNow(list)).toEqual([]);
    await set();
    expect((await tiler.call("DELETE /api/vendor/import_schedule")).status).toBe(200);
    expect(await fetchNow(list)).toEqual([]);
    expect((await tiler.call("GET /api/vendor/import_schedule")).body.data).toBeNull();
  });

  it.each([
    ["url", "http://lists.example.com/a.csv", /https/],
    ["url", "https://me:secret@lists.example.com/a.csv", /password/],
    ["url", "https://lists.example.com:8443/a.csv", /port 443/],
    ["url", "https://192.168.1.20/a.csv", /inside a private network \(192\.168\.1\.20\)/],
    ["url", "https://files.corp/a.csv", /inside a private network/],
    ["hour", 24, /./],
    ["every", "month", /daily or weekly/],
    ["time_zone", "Moon/Crater", /time zone/],
    ["most_failed_percent", 101, /100/],
  ])("is refused by field: %s %s", async (field, value, words) => {
    const { status, body } = await set({ [field]: value });
    expect(status).toBe(422);
    expect(body.errors?.[field]?.[0]).toMatch(words);
  });

  it("never comes from our own network, and belongs to its vendor", async () => {
    await set();
    // as if the name's entry had changed since
    await sql`update vendor_import_schedules set url = 'https://127.0.0.1/list.csv',
      next_at = now() - interval '1 minute'`.execute(shop.platform.db);
    await fetchDueLists(shop.platform);
    const { body } = await tiler.call<ImportSchedule>("GET /api/vendor/import_schedule");
    expect(body.data.last_problem).toBe("The address is not on the public internet.");
    const other = await shop.signIn(shop.market.faucetVendor.user_id);
    expect((await other.call("GET /api/vendor/import_schedule")).body.data).toBeNull();
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "Una User"));
    expect((await customer.call("GET /api/vendor/import_schedule")).status).toBe(403);
  });
});
