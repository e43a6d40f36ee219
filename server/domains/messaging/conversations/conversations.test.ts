import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Conversation,
  ConversationInFull,
  Message,
  MessageFile,
} from "../../../../contract/messaging/conversations.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo } from "../../../../tests/support/visitor.ts";
import { forgetPerson } from "../../identity/privacy/forget-person.flow.ts";
import { mailDigests } from "./digest.flow.ts";
import { removeDroppedFiles } from "./files.flow.ts";

let shop: Shop;
let pro: Client;
let stranger: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  stranger = await shop.signIn(await addUser(shop.platform.db, "User", "Stella Stranger"));
});
afterAll(() => shop.close());

let people = 0;
async function customer(name = `Ada Customer${++people}`): Promise<Client> {
  return shop.signIn(await addUser(shop.platform.db, "User", name));
}

async function withPro(): Promise<{ ada: Client; id: string }> {
  const ada = await customer();
  const { body } = await ada.call<ConversationInFull>("POST /api/conversations", {
    about: "showroom",
    id: "OAKSTONE",
  });
  return { ada, id: body.data.id };
}

const say = (who: Client, id: string, text: string, more: object = {}) =>
  who.call<Message>(`POST /api/conversations/${id}/messages`, { client_id: randomUUID(), text, ...more });

interface Page {
  messages: Message[];
  last_change: number;
  has_more: boolean;
}
const read = async (who: Client, id: string, query = "") =>
  (await who.call<Page>(`GET /api/conversations/${id}/messages${query}`)).body.data;
const texts = ({ messages }: Page) => messages.map(({ text }) => text);

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe("a conversation between a customer and a pro", () => {
  it("is the same one no matter who opens it, or how often", async () => {
    const { ada, id } = await withPro();
    const again = await ada.call<ConversationInFull>("POST /api/conversations", {
      about: "showroom",
      id: shop.market.oakstone.id,
    });
    expect(again.body.data.id).toBe(id);
    expect(again.body.data).toMatchObject({ title: "Oakstone Kitchens", can_write: true, can_block: true });
    await say(ada, id, "Do you have this in white?");
    const list = await pro.call<{ data: Conversation[] }>("GET /api/conversations");
    expect(list.body.data.data[0]).toMatchObject({ id, unread: 1, last_message: { is_mine: false } });
  });

  it("stores every message once, in one order for both, whatever is sent at once", async () => {
    const { ada, id } = await withPro();
    const sends = Array.from({ length: 20 }, (_, index) => {
      const who = index % 2 === 0 ? ada : pro;
      const message = { client_id: randomUUID(), text: `Message ${index}` };
      const send = () => who.call<Message>(`POST /api/conversations/${id}/messages`, message);
      // each is sent three times, as after lost answers
      return [send(), send(), send()];
    });
    const answers = await Promise.all(sends.flat());
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const hers = await read(ada, id);
    const his = await read(pro, id);
    expect(hers.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(texts(his)).toEqual(texts(hers));
    expect(new Set(texts(hers)).size).toBe(20);
  });

  it("loads older messages by pages, and later only what changed", async () => {
    const { ada, id } = await withPro();
    for (const number of [1, 2, 3, 4, 5]) await say(ada, id, `No. ${number}`);
    const newest = await read(pro, id, "?limit=2");
    expect([texts(newest), newest.has_more]).toEqual([["No. 4", "No. 5"], true]);
    const older = await read(pro, id, "?limit=3&before=4");
    expect([texts(older), older.has_more]).toEqual([["No. 1", "No. 2", "No. 3"], false]);
    const [first] = older.messages;
    await ada.call(`PUT /api/messages/${first!.id}`, { text: "No. 1, corrected" });
    await pro.call(`PUT /api/messages/${first!.id}/reactions`, { emoji: "👍", is_on: true });
    await say(ada, id, "No. 6");
    const changes = await read(pro, id, `?changed_after=${newest.last_change}`);
    expect(texts(changes)).toEqual(["No. 1, corrected", "No. 6"]);
    expect(changes.messages[0]).toMatchObject({
      reactions: [{ emoji: "👍", count: 1, is_mine: true }],
      edited_at: expect.any(String),
    });
    expect((await read(pro, id, `?changed_after=${changes.last_change}`)).messages).toEqual([]);
  });

  it("marks deletions, keeps their words from everybody, and replies point to them", async () => {
    const { ada, id } = await withPro();
    const { body } = await say(ada, id, "Wrong number: 555-0100");
    await say(pro, id, "Which one?", { reply_to: body.data.id });
    expect((await pro.call(`DELETE /api/messages/${body.data.id}`)).status).toBe(403);
    expect((await ada.call(`DELETE /api/messages/${body.data.id}`)).status).toBe(200);
    const page = await read(pro, id);
    expect(JSON.stringify(page)).not.toContain("555-0100");
    expect(page.messages[0]).toMatchObject({ text: "", deleted_at: expect.any(String) });
    expect(page.messages[1]?.reply_to?.text).toBe("Message deleted");
    expect((await ada.call(`PUT /api/messages/${body.data.id}`, { text: "Back" })).status).toBe(404);
  });

  it("counts unread messages and never takes a read mark back", async () => {
    const { ada, id } = await withPro();
    await say(ada, id, "One");
    await say(ada, id, "Two");
    const mark = (seq: number) => pro.call(`PUT /api/conversations/${id}/read`, { seq });
    const unread = async () =>
      (await pro.call<ConversationInFull>(`GET /api/conversations/${id}`)).body.data.unread;
    expect(await unread()).toBe(2);
    expect((await mark(2)).body.data).toEqual({ read_seq: 2 });
    expect((await mark(1)).body.data).toEqual({ read_seq: 2 });
    expect((await mark(99)).body.data).toEqual({ read_seq: 2 });
    expect(await unread()).toBe(0);
  });

  it("has one unread notification, however many messages, until it is read", async () => {
    const { ada, id } = await withPro();
    for (const text of ["One", "Two", "Three"]) await say(ada, id, text);
    const notices = async () => {
      const { body } = await pro.call<{ data: { link: string; body: string }[] }>(
        "GET /api/notification?pending=1&per_page=100",
      );
      return body.data.data.filter(({ link }) => link.endsWith(id)).map((notice) => notice.body);
    };
    expect(await notices()).toEqual(["Three"]);
    await pro.call(`PUT /api/conversations/${id}/read`, { seq: 3 });
    expect(await notices()).toEqual([]);
  });

  it("takes no messages from either side after a block, and does again after it", async () => {
    const { ada, id } = await withPro();
    await ada.call(`PUT /api/conversations/${id}/settings`, { is_blocked: true });
    const refused = await say(pro, id, "Hello?");
    expect([refused.status, refused.body.code]).toEqual([403, "cannot_write"]);
    expect((await say(ada, id, "Hello?")).status).toBe(403);
    await ada.call(`PUT /api/conversations/${id}/settings`, { is_blocked: false });
    expect((await say(pro, id, "Hello again")).status).toBe(201);
  });

  it("is nobody else's, in any of its calls", async () => {
    const { ada, id } = await withPro();
    const { body } = await say(ada, id, "Only for my pro");
    const message = body.data.id;
    const calls: [string, unknown?][] = [
      [`GET /api/conversations/${id}`],
      [`GET /api/conversations/${id}/messages`],
      [`POST /api/conversations/${id}/messages`, { client_id: randomUUID(), text: "Hi" }],
      [`PUT /api/conversations/${id}/read`, { seq: 1 }],
      [`POST /api/conversations/${id}/typing`, {}],
      [`PUT /api/conversations/${id}/settings`, { is_muted: true }],
      [`POST /api/conversations/${id}/files`, form({ file: new File(["%PDF-1.7"], "a.pdf") })],
      [`PUT /api/messages/${message}`, { text: "Mine" }],
      [`DELETE /api/messages/${message}`],
      [`PUT /api/messages/${message}/reactions`, { emoji: "👍", is_on: true }],
      [`POST /api/messages/${message}/report`, { reason: "Spam" }],
    ];
    for (const [key, sent] of calls) {
      const answer = await stranger.call(key, sent);
      expect([key, answer.status, answer.body.code]).toEqual([key, 404, "not_found"]);
    }
    const found = await stranger.call<{ data: unknown[] }>("GET /api/messages?q=only");
    expect(found.body.data.data).toEqual([]);
  });

  it("says which field of a message is wrong", async () => {
    const { ada, id } = await withPro();
    const other = await withPro();
    const elsewhere = await say(other.ada, other.id, "Elsewhere");
    const wrong: [object, string][] = [
      [{ client_id: "1", text: "Hi" }, "client_id"],
      [{ client_id: randomUUID(), text: "  " }, "text"],
      [{ client_id: randomUUID(), text: "x".repeat(5001) }, "text"],
      [{ client_id: randomUUID(), text: "Hi", reply_to: elsewhere.body.data.id }, "reply_to"],
      [{ client_id: randomUUID(), text: "Hi", files: [randomUUID()] }, "files"],
    ];
    for (const [sent, field] of wrong) {
      const { status, body } = await ada.call(`POST /api/conversations/${id}/messages`, sent);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await read(ada, id)).messages).toEqual([]);
  });

  it("is searched by words, with what belongs to patterns taken literally", async () => {
    const { ada, id } = await withPro();
    await say(ada, id, "The grout is 50%_off today");
    const search = async (q: string) =>
      (await ada.call<{ data: Message[] }>(`GET /api/messages?q=${encodeURIComponent(q)}`)).body.data.data;
    expect(await search("GROUT")).toHaveLength(1);
    expect(await search("50%_off")).toHaveLength(1);
    expect(await search("5_%off")).toHaveLength(0);
  });
});

describe("files", () => {
  const photo = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#8899aa" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "where-it-was-taken" } })
      .toBuffer();
  const send = async (who: Client, id: string, bytes: Uint8Array | string, name: string) =>
    who.call<MessageFile>(
      `POST /api/conversations/${id}/files`,
      form({ file: new File([bytes as BlobPart], name) }),
    );
  const open = (url: string) => shop.app.fetch(new Request(`http://localhost${url}`));

  it("are redrawn pictures without their origin, open to members by links that end", async () => {
    const { ada, id } = await withPro();
    const kept = await send(ada, id, await photo(), "../../kitchen wall.jpg");
    expect(kept.body.data).toMatchObject({ file_name: "kitchen wall.jpg", media_type: "image/jpeg" });
    const files = [kept.body.data.id];
    const sent = await say(ada, id, "", { files });
    expect(sent.status).toBe(201);
    expect((await say(ada, id, "Again", { files })).status).toBe(422);
    const [message] = (await read(pro, id)).messages;
    const [file] = message!.files;
    const full = await open(file!.url);
    expect(full.headers.get("Content-Type")).toBe("image/jpeg");
    expect(full.headers.get("Content-Disposition")).toMatch(/^inline/);
    expect(full.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(Buffer.from(await full.arrayBuffer()).includes("where-it-was-taken")).toBe(false);
    expect((await open(file!.preview!.url)).status).toBe(200);
    // a link is for one member, and for one file
    const tampered = file!.url.replace(pro.user_id, stranger.user_id);
    expect((await open(tampered)).status).toBe(404);
    expect((await open(file!.url.replace("size=full", "size=preview"))).status).toBe(404);
    expect((await open(`/api/message_files/${file!.id}`)).status).toBe(404);
    shop.clock.skipMinutes(80);
    expect((await open(file!.url)).status).toBe(404);
  });

  it("are refused when they could run in a browser, whatever they are called", async () => {
    const { ada, id } = await withPro();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [bytes, name] of [
      [svg, "drawing.svg"],
      [svg, "drawing.png"],
      ["<!doctype html><script>alert(1)</script>", "page.pdf"],
      ["", "empty.png"],
    ] as const) {
      const { status, body } = await send(ada, id, bytes, name);
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, ["file"]]);
    }
    const paper = await send(ada, id, "%PDF-1.7 <script>", "quote.html");
    expect(paper.body.data.file_name).toBe("quote.pdf");
    const answer = await open(paper.body.data.url);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("leave the file store with their message", async () => {
    const { ada, id } = await withPro();
    const kept = await send(ada, id, "%PDF-1.7", "offer.pdf");
    const sent = await say(ada, id, "My offer", { files: [kept.body.data.id] });
    const { path } = await shop.platform.db
      .selectFrom("message_files")
      .select("path")
      .where("id", "=", kept.body.data.id)
      .executeTakeFirstOrThrow();
    expect(await shop.platform.files.get(path)).not.toBeNull();
    await ada.call(`DELETE /api/messages/${sent.body.data.id}`);
    await removeDroppedFiles(shop.platform);
    expect(await shop.platform.files.get(path)).toBeNull();
  });
});

describe("a project's messages", () => {
  it("reach the pro once the project is shared, in the specification's form", async () => {
    const ada = await customer();
    const project = await shop.fillCart(ada.user_id, {}, shop.market.oakstone, false);
    expect((await pro.call(`GET /api/projectChat/${project}`)).status).toBe(404);
    const shared = await ada.call<{ conversation: string }>(
      `POST /api/project/share_to_contractor/${project}`,
      {},
    );
    expect(shared.status).toBe(200);
    expect((await stranger.call(`POST /api/project/share_to_contractor/${project}`, {})).status).toBe(404);
    const first = await ada.call<{ id: string }>(
      `POST /api/projectChat/${project}`,
      form({ message: "Can we start in May?", files: new File(["%PDF-1.7"], "plan.pdf") }),
    );
    expect(first.status).toBe(201);
    const yes = await pro.call<{ message: string }>(`POST /api/projectChat/${project}`, { message: "Yes" });
    expect([yes.status, yes.body.data.message]).toEqual([201, "Yes"]);
    interface Chats {
      Project_chats: { message: string }[];
      room_files: { file_name: string }[];
    }
    const all = await pro.call<Chats>(`GET /api/projectChat/${project}`);
    expect(all.body.data.Project_chats.map(({ message }) => message)).toEqual([
      "Can we start in May?",
      "Yes",
    ]);
    expect(all.body.data.room_files.map((file) => file.file_name)).toEqual(["plan.pdf"]);
    const later = await ada.call<Chats>(`GET /api/projectChat/${project}?after=${first.body.data.id}`);
    expect(later.body.data.Project_chats.map(({ message }) => message)).toEqual(["Yes"]);
    const files = await ada.call<Chats>(`GET /api/projectChat?project=${project}&t=files`);
    expect(files.body.data).toMatchObject({ Project_chats: [], room_files: [{ file_name: "plan.pdf" }] });
    const empty = await ada.call(`POST /api/projectChat/${project}`, form({ message: "" }));
    expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([422, ["message"]]);
    for (const body of [{}, { message: "" }, { message: "Hi", files: ["plan.pdf"] }]) {
      expect((await ada.call(`POST /api/projectChat/${project}`, body)).status).toBe(422);
    }
  });
});

describe("unread messages", () => {
  it("are emailed together after ten minutes, once an hour at most, and not to who muted them", async () => {
    const ada = await customer("Dora Digest");
    const { body } = await ada.call<ConversationInFull>("POST /api/conversations", {
      about: "showroom",
      id: "OAKSTONE",
    });
    const { id } = body.data;
    const address = "dora.digest@example.test";
    const subjects = async () => {
      await mailDigests(shop.platform);
      return (await mailsTo(shop.app, address)).map(({ subject }) => subject);
    };
    await say(pro, id, "Your tile is here");
    await say(pro, id, "Pick it up any time");
    expect(await subjects()).toEqual([]);
    shop.clock.skipMinutes(11);
    expect(await subjects()).toEqual(["2 unread messages in Oakstone Kitchens"]);
    await say(pro, id, "Are you there?");
    shop.clock.skipMinutes(11);
    expect(await subjects()).toHaveLength(1);
    shop.clock.skipMinutes(60);
    expect(await subjects()).toHaveLength(2);
    await ada.call(`PUT /api/conversations/${id}/settings`, { is_muted: true });
    await say(pro, id, "Hello?");
    shop.clock.skipMinutes(120);
    expect(await subjects()).toHaveLength(2);
  });
});

describe("a deleted account", () => {
  it("leaves its messages without words and name, and no quotes of them with others", async () => {
    const { ada, id } = await withPro();
    await say(ada, id, "My secret garden needs a wall");
    const { db } = shop.platform;
    await db.transaction().execute((tx) => forgetPerson(tx, ada.user_id, "none@example.test", new Date()));
    const page = await read(pro, id);
    expect(page.messages[0]).toMatchObject({
      text: "This message was removed.",
      author: { id: null, name: "Deleted account" },
    });
    const notices = await pro.call("GET /api/notification?per_page=100");
    expect(JSON.stringify(notices.body)).not.toContain("secret garden");
  });
});
