import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { remindOfTasks } from "./checklist-calendar.flow.ts";

let shop: Shop;
let owner: Client;
let project: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.signIn(await addUser(shop.platform.db, "User", "Carl Calendar"));
  const made = await owner.call<{ id: string }>("POST /api/projectCart", {
    name: "Bath",
    showroom: "OAKSTONE",
  });
  project = made.body.data.id;
});
afterAll(() => shop.close());

const put = (...entries: object[]) =>
  owner.call(`PUT /api/projectChecklist/${project}`, { project_checklist: entries });
const textOf = async (path: string) => {
  const answer = await shop.app.fetch(new Request(`http://localhost${path}`));
  return { status: answer.status, type: answer.headers.get("Content-Type"), text: await answer.text() };
};
const dayFromNow = (days: number) =>
  new Date(shop.platform.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10);

it("is subscribed to by a link that nobody guesses, and that can be revoked", async () => {
  await put(
    { task: "Set the tub; test it", who: "Plumber", due_on: "2030-02-28" },
    { task: "Done already", done: true, due_on: "2030-02-27" },
    { task: "Some day" },
  );
  const path = `/api/projectChecklist/${project}/calendar_link`;
  const link = async (method: string, who = owner) =>
    who.call<{ url: string | null }>(`${method} ${path}`, method === "POST" ? {} : undefined);
  expect((await link("GET")).body.data.url).toBeNull();
  const url = (await link("POST")).body.data.url!;
  expect((await link("POST")).body.data.url).toBe(url);
  expect(url).toMatch(/^\/api\/checklist_calendars\/[\w-]{32}$/);
  const { status, type, text } = await textOf(url);
  expect([status, type]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(text).toContain("SUMMARY:Set the tub\\; test it\r\n");
  expect(text).toContain("DTSTART;VALUE=DATE:20300228");
  expect(text).toContain("DESCRIPTION:Who: Plumber");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);

  const stranger = await shop.signIn(await addUser(shop.platform.db, "User", "Other Calendar"));
  for (const method of ["GET", "POST", "DELETE"]) expect((await link(method, stranger)).status).toBe(404);
  expect((await stranger.call(`GET /api/projectChecklist/${project}/calendar`)).status).toBe(404);
  expect((await visitor(shop.app).call(`GET /api/projectChecklist/${project}/calendar`)).status).toBe(404);

  await link("DELETE");
  expect((await textOf(url)).status).toBe(404);
  expect((await link("POST")).body.data.url).not.toBe(url);
});

it("reminds of a task once, on the day before or on its day, and again if the day changes", async () => {
  const reminders = async () => {
    await remindOfTasks(shop.platform);
    const rows = await shop.platform.db
      .selectFrom("mails")
      .select("subject")
      .where("kind", "=", "checklist")
      .orderBy("created_at")
      .execute();
    return rows.map(({ subject }) => subject);
  };
  // the account's clock is past seven at some hour of the day
  const noon = 20 * 60 - (shop.platform.now().getUTCHours() * 60 + shop.platform.now().getUTCMinutes());
  shop.clock.skipMinutes(noon < 0 ? noon + 24 * 60 : noon);
  await put({ task: "Far away", due_on: dayFromNow(9) }, { task: "Call the plumber", due_on: dayFromNow(1) });
  expect(await reminders()).toEqual(["Due soon for Bath: Call the plumber"]);
  expect(await reminders()).toHaveLength(1);
  await put({ task: "Far away", due_on: dayFromNow(0) }, { task: "Done", done: true, due_on: dayFromNow(0) });
  expect((await reminders()).at(-1)).toBe("Due soon for Bath: Far away");
  const news = await owner.call<{ data: { title: string; link: string }[] }>("GET /api/notification");
  expect(news.body.data.data[0]?.link).toBe(`/visualize/checklist?project=${project}`);
});
