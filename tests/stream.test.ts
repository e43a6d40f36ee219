import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "./support/catalog-seed.ts";
import { type Running, start, stop } from "./support/kills.ts";
import { type Client, openShop, type Shop } from "./support/shop.ts";
import { type Ear, listenTo } from "./support/stream.ts";

let shop: Shop;
let servers: Running[];
let pro: Client;
let ada: Client;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  servers = await Promise.all([start(shop, 0), start(shop, 0)]);
  pro = await shop.signIn(shop.market.oakstone.user_id);
  ada = await shop.signIn(await addUser(shop.platform.db, "User", "Ada Streams"));
  const about = { about: "showroom", id: shop.market.oakstone.id };
  id = (await ada.call<{ id: string }>("POST /api/conversations", about)).body.data.id;
});
afterAll(async () => {
  for (const server of servers ?? []) await stop(server);
  await shop?.close();
});

const ear = (server: Running, who: Client, lastId: string | null = null) =>
  listenTo(
    (headers, signal) =>
      fetch(`${server.origin}/api/stream`, {
        headers: { ...headers, Authorization: `Bearer ${who.token}` },
        signal,
      }),
    lastId,
  );

const say = async (server: Running, text: string) => {
  const answer = await fetch(`${server.origin}/api/conversations/${id}/messages`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${ada.token}`,
      "Content-Type": "application/json",
      connection: "close",
    },
    body: JSON.stringify({ client_id: randomUUID(), text }),
  });
  expect(answer.status).toBe(201);
  await answer.text();
};

it("carries what happens on one server to a page on another, and resumes with nothing lost or doubled", async () => {
  const [one, two] = servers as [Running, Running];
  const first = await ear(two, pro);
  await first.until((heard) => heard.some(({ event }) => event === "open"));
  await say(one, "One");
  await first.until((heard) => heard.filter(({ event }) => event === "message").length === 1);
  first.hangUp();
  await first.ended;
  await say(one, "Two");
  await say(two, "Three");
  // on the other server than before
  const second = await ear(one, pro, first.lastId);
  await second.until((heard) => heard.filter(({ event }) => event === "message").length === 2);
  await say(two, "Four");
  await second.until((heard) => heard.filter(({ event }) => event === "message").length === 3);
  expect(second.heard[0]).toMatchObject({ event: "open", data: { resumed: true } });
  const ids = [...first.heard, ...second.heard].flatMap((one) =>
    one.id === null || one.event === "open" ? [] : [one.id],
  );
  expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => ids[0]! + index));
  second.hangUp();
});

it("carries a visitor's support chat from any server, and goes on where it stopped", async () => {
  const [one, two] = servers as [Running, Running];
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Hugo Streams"));
  const question = { full_name: "Vera Visits", email: "vera@example.test", message: "Is it in stock?" };
  const asked = await fetch(`${one.origin}/api/support`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
  });
  const { key } = ((await asked.json()) as { data: { key: string } }).data;
  const listen = (server: Running, lastId: string | null = null) =>
    listenTo(
      (headers, signal) => fetch(`${server.origin}/api/support/chats/${key}/stream`, { headers, signal }),
      lastId,
    );
  const texts = ({ heard }: Ear) =>
    heard.flatMap(({ data }) => ((data.messages ?? []) as { text: string }[]).map(({ text }) => text));
  const first = await listen(two);
  await first.until(() => texts(first).length === 1);
  const rows = await shop.platform.sql<{ id: string }[]>`
    select id from conversations where guest_email = ${question.email}`;
  const answer = (server: Running, text: string) =>
    fetch(`${server.origin}/api/conversations/${rows[0]!.id}/messages`, {
      method: "POST",
      headers: { Authorization: `Bearer ${admin.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ client_id: randomUUID(), text }),
    });
  await answer(one, "Yes.");
  await first.until(() => texts(first).length === 2);
  first.hangUp();
  await first.ended;
  await answer(two, "40 boxes.");
  const second = await listen(one, first.lastId);
  await second.until(() => texts(second).length === 1);
  await admin.call(`PUT /api/admin/support/${rows[0]!.id}`, { status: "closed" });
  await second.until((heard) => heard.some(({ data }) => data.status === "closed"));
  expect([texts(first), texts(second)]).toEqual([["Is it in stock?", "Yes."], ["40 boxes."]]);
  second.hangUp();
  const wrong = await fetch(`${one.origin}/api/support/chats/${key.slice(1)}x/stream`);
  expect(wrong.status).toBe(404);
});

it("ends with its session", async () => {
  const [one] = servers as [Running];
  const open = await ear(one, ada);
  await open.until((heard) => heard.some(({ event }) => event === "counts"));
  await shop.platform.sql`update sessions set revoked_at = now() where user_id = ${ada.user_id}`;
  // nothing is delivered to a session that was revoked: the next news ends the stream instead
  await pro.call(`POST /api/conversations/${id}/messages`, { client_id: randomUUID(), text: "Still there?" });
  await open.ended;
  expect(open.heard.filter(({ event }) => event === "message")).toEqual([]);
  expect((await ear(one, ada)).status).toBe(401);
});
