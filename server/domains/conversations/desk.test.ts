import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConversationInFull, Message } from "../../../contract/conversations.ts";
import type { CannedAnswer, SupportTicket } from "../../../contract/support-desk.ts";
import { addUser } from "../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../tests/support/visitor.ts";

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

  it("keeps prepared answers", async () => {
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
