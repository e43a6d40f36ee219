import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConversationInFull, Message } from "../../../../contract/messaging/conversations.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

async function withPro(): Promise<{ ada: Client; id: string }> {
  const ada = await shop.signIn(await addUser(shop.platform.db, "User", "Ada Linker"));
  const about = { about: "showroom", id: "OAKSTONE" };
  return { ada, id: (await ada.call<ConversationInFull>("POST /api/conversations", about)).body.data.id };
}
const say = (who: Client, id: string, text: string) =>
  who.call<Message>(`POST /api/conversations/${id}/messages`, { client_id: randomUUID(), text });
const read = async (who: Client, id: string) =>
  (await who.call<{ messages: Message[] }>(`GET /api/conversations/${id}/messages`)).body.data;

describe("a message with links", () => {
  it("shows cards of the products and rooms that a message links to", async () => {
    const { ada, id } = await withPro();
    const { hash, name } = await shop.platform.db
      .selectFrom("products")
      .select(["hash", "name"])
      .where("status", "=", "published")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const home = `${shop.platform.config.publicUrl}/showroom`;
    const sent = await say(ada, id, `How about this one? ${home}/product/${hash}/OAKSTONE`);
    const [seen] = (await read(pro, id)).messages;
    expect(seen?.cards).toMatchObject([{ kind: "product", title: name, path: `/product/${hash}/OAKSTONE` }]);
    expect(seen?.cards[0]?.price).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toContain("wholesale");
    const design = smallRoom();
    const made = await ada.call<{ id: string }>("POST /api/rooms", {
      showroom: "OAKSTONE",
      name: "Hall bath",
      design,
    });
    const link = `${home}/visualize/room/${made.body.data.id}`;
    const hers = await say(ada, id, `Our room: ${link}`);
    expect(hers.body.data.cards).toMatchObject([
      { title: "Hall bath", path: `/visualize/room/${made.body.data.id}` },
    ]);
    // the pro sees which room it is, and opens it only once it has a link
    expect((await read(pro, id)).messages.at(-1)?.cards).toMatchObject([{ title: "Hall bath", path: "" }]);
    // somebody else's room is not shown by guessing its address
    expect((await say(pro, id, `And ${link}`)).body.data.cards).toEqual([]);
    await ada.call(`PUT /api/messages/${sent.body.data.id}`, { text: "Never mind" });
    expect((await read(pro, id)).messages[0]?.cards).toEqual([]);
  });
});
