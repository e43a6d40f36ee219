import { afterAll, beforeAll, expect, it } from "vitest";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const see = (path: string, is_entry = false) =>
  visitor(shop.app).call("POST /api/page_view", { path, is_entry });

it("counts pages by their kind, with the visits that began there", async () => {
  await see("/", true);
  await see("/product/abc123/OAKSTONE");
  await see("/product/def456");
  await see("/verify/a-token-that-must-not-be-kept");
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
  const { body } = await admin.call<unknown>("GET /api/admin/page_views?days=1");
  expect(body.data).toEqual([
    { page: "/product", views: 2, entries: 0 },
    { page: "/", views: 1, entries: 1 },
    { page: "other", views: 1, entries: 0 },
  ]);
});

it("takes paths alone, and shows counts to an Admin alone", async () => {
  expect((await see("https://elsewhere.test/")).status).toBe(422);
  expect((await visitor(shop.app).call("GET /api/admin/page_views")).status).toBe(401);
});

it("counts searches without results by their words, and keeps nothing that names a person", async () => {
  const look = (q: string) => visitor(shop.app).call("POST /api/empty_search", { q });
  await look("Terrazzo Sink");
  await look(" terrazzo  sink");
  expect((await look("jane@example.test")).status).toBe(200);
  expect((await look("")).status).toBe(422);
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Sam Admin"));
  const { body } = await admin.call<object[]>("GET /api/admin/empty_searches?days=1");
  expect(body.data).toEqual([{ text: "terrazzo sink", times: 2, last_seen: calendarDay(new Date()) }]);
  expect((await visitor(shop.app).call("GET /api/admin/empty_searches")).status).toBe(401);
});

it("shows every day, those without visits too, and the same as a file", async () => {
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Lea Admin"));
  const { body } = await admin.call<object[]>("GET /api/admin/visits_over_time?days=3");
  const day = (ago: number) => calendarDay(new Date(Date.now() - ago * 86_400_000));
  expect(body.data).toEqual([
    { day: day(2), views: 0, entries: 0, empty_searches: 0 },
    { day: day(1), views: 0, entries: 0, empty_searches: 0 },
    { day: day(0), views: 4, entries: 1, empty_searches: 2 },
  ]);
  const file = await shop.app.fetch(
    new Request("http://localhost/api/admin/page_views/csv?days=3", {
      headers: { Authorization: `Bearer ${admin.token}` },
    }),
  );
  expect((await file.text()).split("\r\n").slice(0, 2)).toEqual([
    "day,page,views,visits_begun",
    `${day(0)},/product,2,0`,
  ]);
});

it("counts an evening in Portland as that day, when it is tomorrow in London", async () => {
  const late = new Date();
  late.setUTCHours(29, 0, 0, 0);
  shop.clock.skipMinutes((late.getTime() - Date.now()) / 60_000);
  await see("/faq");
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Eve Admin"));
  const { body } = await admin.call<{ day: string; views: number }[]>(
    "GET /api/admin/visits_over_time?days=1",
  );
  const today = new Date(late.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  expect(body.data).toMatchObject([{ day: today, views: expect.any(Number) }]);
  expect(body.data[0]!.views).toBeGreaterThan(0);
});

it("refuses a program that would spoil the count", async () => {
  await shop.platform.db.deleteFrom("attempt_counts").execute();
  const statuses = [];
  // Two windows may meet in between, so twice as many are sent.
  for (let sent = 0; sent < 242; sent += 1) statuses.push((await see("/faq")).status);
  expect(statuses).toContain(429);
});
