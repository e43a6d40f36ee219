import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptSettings } from "../../../../contract/admin/managed-settings.ts";
import type { ConversationInFull, Message } from "../../../../contract/messaging/conversations.ts";
import type {
  CannedAnswer,
  GuestChat,
  SupportPeople,
  SupportTicket,
} from "../../../../contract/messaging/support-desk.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";
import { mailGuests } from "./guest.flow.ts";

let shop: Shop;
let admin: Client;
let ada: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Hugo Desk"));
  ada = await shop.signIn(await addUser(shop.platform.db, "User", "Ada Asks"));
});
afterAll(() => shop.close());

const queue = async (query = "") =>
  (await admin.call<{ data: SupportTicket[] }>(`GET /api/admin/support${query}`)).body.data.data;
const say = (who: Client, id: string, text: string) =>
  who.call<Message>(`POST /api/conversations/${id}/messages`, { client_id: randomUUID(), text });

describe("the support desk", () => {
  it("lists questions, assigns each to the person who answers, and closes it", async () => {
    const opened = await ada.call<ConversationInFull>("POST /api/conversations", { about: "support" });
    const { id } = opened.body.data;
    await say(ada, id, "Where is my order?");
    expect(await queue()).toMatchObject([
      { id, is_waiting: true, assigned_to: null, last_message: "Where is my order?" },
    ]);
    expect((await say(admin, id, "On its way.")).status).toBe(201);
    expect(await queue("?mine=1")).toMatchObject([
      { id, is_waiting: false, assigned_to: { name: "Hugo Desk" } },
    ]);
    await admin.call(`PUT /api/admin/support/${id}`, { status: "closed" });
    expect(await queue()).toEqual([]);
    expect((await say(ada, id, "Thanks")).status).toBe(403);
    const next = await ada.call<ConversationInFull>("POST /api/conversations", { about: "support" });
    expect(next.body.data.id).not.toBe(id);
    const reopened = await admin.call(`PUT /api/admin/support/${id}`, { status: "open" });
    expect([reopened.status, Object.keys(reopened.body.errors ?? {})]).toEqual([422, ["status"]]);
    expect((await ada.call("GET /api/admin/support")).status).toBe(403);
  });

  it("answers a guest by email", async () => {
    const guest = visitor(shop.app);
    const question = { full_name: "Lee Guest", email: "lee@example.test", message: "Do you ship to Maine?" };
    expect((await guest.call("POST /api/support", question)).status).toBe(201);
    expect((await guest.call("POST /api/support", { ...question, fax_number: "1" })).status).toBe(422);
    const noMail = await guest.call("POST /api/support", { ...question, email: "lee" });
    expect([noMail.status, Object.keys(noMail.body.errors)]).toEqual([422, ["email"]]);
    const [ticket] = (await queue()).filter((one) => one.is_guest);
    await say(admin, ticket!.id, "Yes, in one to three weeks.");
    const [mail] = await mailsTo(shop.app, "lee@example.test");
    expect(mail?.text).toContain("Yes, in one to three weeks.");
  });

  it("talks with a guest in the browser, and by email once the guest has left", async () => {
    const guest = visitor(shop.app);
    const asked = { full_name: "Gus Chat", email: "gus@example.test", message: "Is this tile in stock?" };
    const { key } = (await guest.call("POST /api/support", asked)).body.data as { key: string };
    const chat = async (after = 0) =>
      (await guest.call(`GET /api/support/chats/${key}?changed_after=${after}`)).body.data as GuestChat;
    const first = await chat();
    expect(first.messages).toMatchObject([{ text: asked.message, is_mine: true }]);
    const [ticket] = (await queue()).filter(({ customer }) => customer.email === asked.email);
    await say(admin, ticket!.id, "Yes, 40 boxes.");
    const news = await chat(first.last_change);
    expect(news.messages).toMatchObject([{ text: "Yes, 40 boxes.", is_mine: false, author: "Hugo Desk" }]);
    expect(await mailsTo(shop.app, asked.email)).toEqual([]);
    // the same message sent again after a lost answer is one message
    const mine = { client_id: randomUUID(), text: "Great." };
    const sent = await guest.call(`POST /api/support/chats/${key}/messages`, mine);
    const again = await guest.call(`POST /api/support/chats/${key}/messages`, mine);
    expect([sent.status, again.body.data]).toEqual([201, sent.body.data]);
    expect((await chat()).messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    // the tab is closed before the answer: it goes by email, once, and without what was seen
    await say(admin, ticket!.id, "Anything else?");
    await mailGuests(shop.platform);
    expect(await mailsTo(shop.app, asked.email)).toEqual([]);
    shop.clock.skipMinutes(3);
    await mailGuests(shop.platform);
    await mailGuests(shop.platform);
    await say(admin, ticket!.id, "We close this now.");
    await mailGuests(shop.platform);
    const mails = (await mailsTo(shop.app, asked.email)).map(({ text }) => text);
    expect(mails).toHaveLength(2);
    expect(mails.filter((text) => text.includes("Anything else?"))).toHaveLength(1);
    expect(mails.join()).not.toContain("40 boxes");
    const wrong = await guest.call(`GET /api/support/chats/${key.slice(1)}x`);
    expect(wrong.status).toBe(404);
  });

  it("is there by the hours in the settings; while it is away, questions reach it by email", async () => {
    const hours = async (week: object[], closed: object[] = []) => {
      const { support } = (await admin.call<KeptSettings>("GET /api/admin/settings")).body.data;
      const value = { zone: "America/Denver", week, closed };
      const body = { key: "support", version: support.version, value };
      expect((await admin.call("PUT /api/admin/settings", body)).status).toBe(200);
    };
    const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: "00:00", closes: "23:59" }));
    const guest = visitor(shop.app);
    const desk = async () => (await guest.call("GET /api/support")).body.data;
    const mailed = async () =>
      (
        await shop.platform.db.selectFrom("mails").select("body_text").where("kind", "=", "message").execute()
      ).filter(({ body_text }) => body_text.includes("Olga Off")).length;
    const question = { full_name: "Olga Off", email: "olga@example.test", message: "Are you there?" };
    await hours(always);
    expect(await desk()).toMatchObject({
      is_staffed: true,
      hours: "Monday to Sunday, 12 AM to 11:59 PM Mountain time",
    });
    const inSpanish = await guest.call("GET /api/support", undefined, { "Accept-Language": "es" });
    expect(inSpanish.body.data).toMatchObject({
      hours: "De lunes a domingo, de 12 a.m. a 11:59 p.m., hora de la Montaña",
    });
    const answered = await guest.call("POST /api/support", question);
    expect([answered.body.message, await mailed()]).toEqual([
      "Thank you. We answer here, and by email to olga@example.test.",
      0,
    ]);
    await hours(always, [{ from: "2000-01-01", to: "2100-01-01", name: "Closed for good" }]);
    expect(await desk()).toMatchObject({ is_staffed: false, opens: "" });
    const away = await guest.call("POST /api/support", question);
    expect([away.body.message, await mailed()]).toEqual([
      "Thank you. We answer by email to olga@example.test.",
      1,
    ]);
    await hours([1, 2, 3, 4, 5].map((day) => ({ day, opens: "08:00", closes: "17:00" })));
  });

  it("is handed to a colleague, who is told, and rated by the customer", async () => {
    const cora = await shop.signIn(await addUser(shop.platform.db, "Admin", "Cora Colleague"));
    const opened = await ada.call<ConversationInFull>("POST /api/conversations", { about: "support" });
    const { id } = opened.body.data;
    await say(ada, id, "My vanity is damaged.");
    expect((await ada.call(`POST /api/conversations/${id}/rating`, { rating: 9 })).status).toBe(422);
    await say(admin, id, "Cora knows about claims.");
    const path = `PUT /api/admin/support/${id}`;
    expect((await admin.call(path, { assigned_to: ada.user_id })).status).toBe(422);
    expect((await admin.call(path, { assigned_to: cora.user_id })).status).toBe(200);
    expect(await queue()).toContainEqual(
      expect.objectContaining({ id, assigned_to: { id: cora.user_id, name: "Cora Colleague" } }),
    );
    const told = await cora.call<{ data: { title: string }[] }>("GET /api/notification");
    expect(told.body.data.data[0]?.title).toContain("Hugo Desk assigned");
    await admin.call(path, { status: "closed" });
    const stars = { rating: 4, text: "Quick answer." };
    expect((await ada.call(`POST /api/conversations/${id}/rating`, stars)).status).toBe(200);
    expect((await cora.call(`POST /api/conversations/${id}/rating`, stars)).status).toBe(404);
    expect(await queue("?status=closed")).toContainEqual(
      expect.objectContaining({ id, rating: 4, rating_text: "Quick answer." }),
    );
    const desk = await admin.call<SupportPeople>("GET /api/admin/support/people");
    expect(desk.body.data).toMatchObject({ rating: 4, ratings: 1 });
  });

  it("keeps saved replies", async () => {
    const answer = { title: "Delivery", body: "One to three weeks." };
    const { body } = await admin.call<CannedAnswer>("POST /api/admin/canned_answers", answer);
    const { id } = body.data;
    await admin.call(`PUT /api/admin/canned_answers/${id}`, { ...answer, body: "Up to three weeks." });
    const list = await admin.call<CannedAnswer[]>("GET /api/admin/canned_answers");
    expect(list.body.data).toEqual([{ id, title: "Delivery", body: "Up to three weeks." }]);
    expect((await admin.call(`DELETE /api/admin/canned_answers/${id}`)).status).toBe(200);
    expect((await admin.call(`DELETE /api/admin/canned_answers/${id}`)).status).toBe(404);
    const empty = await admin.call("POST /api/admin/canned_answers", { title: " ", body: "" });
    expect(Object.keys(empty.body.errors ?? {})).toEqual(["title", "body"]);
  });
});
