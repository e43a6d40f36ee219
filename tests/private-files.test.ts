import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Board, BoardLink, BoardPicture, SharedBoard } from "../contract/design/boards.ts";
import type { Message, MessageFile } from "../contract/messaging/conversations.ts";
import type { CasePhoto, ReturnCaseInFull } from "../contract/orders/returns.ts";
import { newId } from "../server/platform/ids.ts";
import { photoForm } from "./support/board-probes.ts";
import { addUser } from "./support/catalog-seed.ts";
import { type Client, openShop, order, type Shop, signInSellers } from "./support/shop.ts";
import { visitor } from "./support/visitor.ts";

const tile = "NQT-CARR-1224-M";

let shop: Shop;
let tiler: Client;
let pro: Client;
let admin: Client;
let stranger: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, pro, admin } = await signInSellers(shop));
  stranger = await shop.signIn(await addUser(shop.platform.db, "User", "Sam Stranger"));
});
afterAll(() => shop.close());

const statusOf = async (url: string) => (await shop.app.fetch(new Request(`http://localhost${url}`))).status;

async function pictureFile(): Promise<FormData> {
  const form = new FormData();
  form.set("file", (await photoForm()).get("photo")!);
  return form;
}

/** A board of the customer's with a photo on it and a link to it. */
async function sharedBoard(owner: Client) {
  const { id } = (await owner.call<Board>("POST /api/boards", { name: "Bath" })).body.data;
  const photo = (await owner.call<BoardPicture>(`POST /api/boards/${id}/photos`, await photoForm())).body
    .data;
  const place = { id: "photo-0001", kind: "photo", x: 0, y: 0, w: 200, h: 150, turn: 0, file: photo.ref };
  const document = { schema: "board/1", items: [place] };
  const saved = await owner.call(`PUT /api/boards/${id}`, { version: 1, name: "Bath", document });
  expect(saved.status, saved.body.message).toBe(200);
  const link = (await owner.call<BoardLink>(`POST /api/boards/${id}/links`, { can_comment: true })).body.data;
  const seen = await visitor(shop.app).call<SharedBoard>(
    `GET /api/shared_boards/${link.url.split("/").at(-1)}`,
  );
  return { id, link, own: photo.url, shared: seen.body.data.pictures[0]!.url };
}

/** A photo in a conversation of the customer with the pro, as the one or the other sees it. */
async function sentPhoto(owner: Client) {
  const about = { about: "showroom", id: "OAKSTONE" };
  const { id } = (await owner.call<{ id: string }>("POST /api/conversations", about)).body.data;
  const kept = await owner.call<MessageFile>(`POST /api/conversations/${id}/files`, await pictureFile());
  const message = { client_id: randomUUID(), text: "", files: [kept.body.data.id] };
  const sent = await owner.call<Message>(`POST /api/conversations/${id}/messages`, message);
  const seen = await pro.call<{ messages: Message[] }>(`GET /api/conversations/${id}/messages`);
  const [file] = seen.body.data.messages.find((one) => one.id === sent.body.data.id)!.files;
  return { id, message: sent.body.data.id, file: kept.body.data.id, url: file!.url, preview: file!.preview! };
}

/** A claim of the customer's about a delivered order, with a photo. */
async function damageClaim() {
  const buyer = await shop.buyer({ [tile]: 5 });
  const { id: ordered, items } = await order(buyer);
  const item = items[0]!.id;
  await admin.call(`PUT /api/orders/${ordered}/items/${item}/status`, { status: "Delivered" });
  const sent = await buyer.call<CasePhoto>(`POST /api/orders/${ordered}/photos`, await pictureFile());
  const photos = [sent.body.data.id];
  const body = { order: ordered, item, qty: 2, details: "Corners broken", wanted: "refund", photos };
  const key = { "Idempotency-Key": randomUUID() };
  const made = await buyer.call<ReturnCaseInFull>("POST /api/damage_claims", body, key);
  return { buyer, id: made.body.data.id };
}

const photoSeenBy = async (who: Client, id: string) =>
  (await who.call<ReturnCaseInFull>(`GET /api/returns/${id}`)).body.data.photos[0]!;

const customer = async (name: string) => shop.signIn(await addUser(shop.platform.db, "User", name));

/** The same link with one of its parts changed, each in turn. */
function forgeries(url: string, other: string): string[] {
  const parts = new URL(url, "http://localhost");
  const withPart = (name: string, value: string) => {
    const changed = new URL(parts);
    changed.searchParams.set(name, value);
    return `${changed.pathname}${changed.search}`;
  };
  const of = (name: string) => parts.searchParams.get(name);
  return [
    parts.pathname,
    `${parts.pathname.replace(/[^/]+$/, other)}${parts.search}`,
    withPart("signature", `A${of("signature")!.slice(1)}`.replace(/^AA/, "BA")),
    withPart("signature", ""),
    withPart("expires", `${Number(of("expires")) + 900}`),
    ...(of("user") ? [withPart("user", stranger.user_id), withPart("user", admin.user_id)] : []),
    ...(of("by") ? [withPart("by", stranger.user_id), withPart("by", randomUUID())] : []),
    ...(of("size") ? [withPart("size", of("size") === "full" ? "preview" : "full")] : []),
    // the admin's own link stays as it was
  ].filter((forged) => forged !== url);
}

describe("a link to a private file", () => {
  it("opens what it was made for, and nothing with any of its parts changed", async () => {
    const owner = await customer("Olive Owner");
    const [board, otherBoard] = [await sharedBoard(owner), await sharedBoard(stranger)];
    const [photo, otherPhoto] = [await sentPhoto(owner), await sentPhoto(stranger)];
    const [claim, otherClaim] = [await damageClaim(), await damageClaim()];
    const idOf = (url: string) => url.split("?")[0]!.split("/").at(-1)!;
    const otherOfClaims = idOf((await photoSeenBy(otherClaim.buyer, otherClaim.id)).url);
    const claimed = await Promise.all(
      [claim.buyer, tiler, pro, admin].map((who) => photoSeenBy(who, claim.id)),
    );
    const links = [
      ...[board.own, board.shared].map((url) => [url, idOf(otherBoard.own)] as const),
      ...[photo.url, photo.preview.url].map((url) => [url, otherPhoto.file] as const),
      ...claimed.flatMap(({ url, preview }) =>
        [url, preview.url].map((link) => [link, otherOfClaims] as const),
      ),
    ];
    for (const [url, other] of links) {
      expect(await statusOf(url), url).toBe(200);
      for (const forged of forgeries(url, other)) expect(await statusOf(forged), forged).toBe(404);
    }
    shop.clock.skipMinutes(80);
    for (const [url] of links) expect(await statusOf(url), `later: ${url}`).toBe(404);
  });

  it("to a photo on a board ends with the board's link, the board, or the owner's account", async () => {
    const owner = await customer("Olga Owner");
    const [revoked, deleted, kept] = [
      await sharedBoard(owner),
      await sharedBoard(owner),
      await sharedBoard(owner),
    ];
    await owner.call(`DELETE /api/boards/${revoked.id}/links/${revoked.link.id}`);
    expect([await statusOf(revoked.shared), await statusOf(revoked.own)]).toEqual([404, 200]);
    await owner.call(`DELETE /api/boards/${deleted.id}`);
    expect([await statusOf(deleted.shared), await statusOf(deleted.own)]).toEqual([404, 404]);
    await shop.platform.db
      .updateTable("users")
      .set({ status: "Deactive" })
      .where("id", "=", owner.user_id)
      .execute();
    expect(await statusOf(kept.own)).toBe(404);
  });

  it("to a file of a conversation ends with the message, and for everyone who is no longer in it", async () => {
    const owner = await customer("Oscar Owner");
    const [deleted, left] = [await sentPhoto(owner), await sentPhoto(owner)];
    await owner.call(`DELETE /api/messages/${deleted.message}`);
    for (const { url } of [deleted, deleted.preview]) expect(await statusOf(url)).toBe(404);
    const mine = await owner.call<{ messages: Message[] }>(`GET /api/conversations/${left.id}/messages`);
    const [own] = mine.body.data.messages.at(-1)!.files;
    await shop.platform.db
      .deleteFrom("conversation_members")
      .where("conversation_id", "=", left.id)
      .where("user_id", "=", pro.user_id)
      .execute();
    for (const { url } of [left, left.preview]) expect(await statusOf(url)).toBe(404);
    expect((await pro.call(`GET /api/conversations/${left.id}/messages`)).status).toBe(404);
    for (const { url } of [own!, own!.preview!]) expect(await statusOf(url)).toBe(200);
  });

  it("to a photo of a claim is each team member's own, and ends when they leave the team", async () => {
    const { id } = await damageClaim();
    const member = await customer("Mia Member");
    const team = newId();
    const { id: showroom_id } = shop.market.oakstone;
    await shop.platform.db
      .insertInto("team_members")
      .values({ id: team, showroom_id, user_id: member.user_id, role: "sales" })
      .execute();
    const works_in = { works_in: team };
    await shop.platform.db.updateTable("users").set(works_in).where("id", "=", member.user_id).execute();
    const [seen, ofPro] = [await photoSeenBy(member, id), await photoSeenBy(pro, id)];
    for (const { url } of [seen, seen.preview, ofPro]) expect(await statusOf(url)).toBe(200);
    expect((await pro.call(`DELETE /api/pro/team/${team}`)).status).toBe(200);
    for (const { url } of [seen, seen.preview]) expect(await statusOf(url)).toBe(404);
    expect(await statusOf(ofPro.url)).toBe(200);
  });
});

describe("somebody else's file", () => {
  it("can't be put into one's own message, claim or board", async () => {
    const owner = await customer("Otto Owner");
    const about = { about: "showroom", id: "OAKSTONE" };
    const { id } = (await owner.call<{ id: string }>("POST /api/conversations", about)).body.data;
    const kept = await owner.call<MessageFile>(`POST /api/conversations/${id}/files`, await pictureFile());
    const theirs = (await stranger.call<{ id: string }>("POST /api/conversations", about)).body.data.id;
    const say = (who: Client, to: string) =>
      who.call(`POST /api/conversations/${to}/messages`, {
        client_id: randomUUID(),
        text: "Mine",
        files: [kept.body.data.id],
      });
    // not even by the other member of the conversation, who has not been sent it yet
    for (const refused of [await say(stranger, theirs), await say(pro, theirs), await say(pro, id)])
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["files"]]);
    expect((await say(owner, id)).status).toBe(201);

    const board = await sharedBoard(owner);
    const { id: mine } = (await stranger.call<Board>("POST /api/boards", { name: "Mine" })).body.data;
    const place = { id: "photo-0001", kind: "photo", x: 0, y: 0, w: 200, h: 150, turn: 0 };
    const ref = board.own.split("?")[0]!.split("/").at(-1)!;
    const document = { schema: "board/1", items: [{ ...place, file: ref }] };
    const saved = await stranger.call<Board>(`PUT /api/boards/${mine}`, {
      version: 1,
      name: "Mine",
      document,
    });
    expect(saved.body.data?.pictures ?? []).toEqual([]);
  });
});
