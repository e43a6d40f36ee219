import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Room } from "../../../../contract/design/rooms.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { type Ear, listenTo } from "../../../../tests/support/stream.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
let ada: Client;
let stranger: Client;
beforeAll(async () => {
  shop = await openShop();
  ada = await shop.signIn(await addUser(shop.platform.db, "User", "Ada Rooms"));
  stranger = await shop.signIn(await addUser(shop.platform.db, "User", "Sly Stranger"));
});
afterAll(() => shop.close());

interface Presence {
  version: number;
  others: { tab: string; user: string; name: string; selected: string[] }[];
}

const begin = async () =>
  (await ada.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", name: "Bath", design: smallRoom() })).body
    .data;
const say = (who: Client, room: string, tab: string, more = {}) =>
  who.call<Presence>(`POST /api/rooms/${room}/presence`, { tab, state: "here", ...more });
const ear = (who: Client) =>
  listenTo(
    async (headers, signal) =>
      shop.app.fetch(
        new Request("http://localhost/api/stream", {
          headers: { ...headers, Authorization: `Bearer ${who.token}` },
          signal,
        }),
      ),
    null,
  );
const open = (own: Ear) => own.until((heard) => heard.some(({ event }) => event === "open"));
const of = (own: Ear, kind: string) => own.heard.filter(({ event }) => event === kind);

it("tells those who have a room open of each save, and nobody else", async () => {
  const { id } = await begin();
  const [own, other] = [await ear(ada), await ear(stranger)];
  await Promise.all([open(own), open(other)]);
  const refused = await say(stranger, id, randomUUID());
  expect(refused.status).toBe(404);
  const design = (notes: string) => smallRoom({ notes });
  // nobody has said yet that it is open
  await ada.call(`PUT /api/rooms/${id}`, { version: 1, design: design("one") });
  const { body } = await say(ada, id, randomUUID());
  expect(body.data).toEqual({ id, version: 2, others: [] });
  await own.until(() => of(own, "room_presence").length === 1);
  expect(of(own, "room")).toEqual([]);
  await ada.call(`PUT /api/rooms/${id}`, { version: 2, design: design("two") });
  await own.until(() => of(own, "room").length === 1);
  expect(of(own, "room")[0]!.data).toEqual({ room: id, version: 3, user: expect.any(String) });
  // the same once more is no new version
  await ada.call(`PUT /api/rooms/${id}`, { version: 3, design: design("two") });
  await ada.call(`POST /api/rooms/${id}/versions/1/restore`, {});
  await own.until(() => of(own, "room").length === 2);
  expect(of(own, "room").map(({ data }) => data.version)).toEqual([3, 4]);
  expect(other.heard.filter(({ event }) => event.startsWith("room"))).toEqual([]);
  own.hangUp();
  other.hangUp();
});

it("says who else has it open and what they hold, until they leave", async () => {
  const { id } = await begin();
  const [one, two] = [randomUUID(), randomUUID()];
  await say(ada, id, one, { selected: ["tub"] });
  await expect
    .poll(async () => (await say(ada, id, two)).body.data.others)
    .toEqual([{ tab: one, user: expect.any(String), name: "Ada Rooms", selected: ["tub"] }]);
  await say(ada, id, one, { state: "gone" });
  await expect.poll(async () => (await say(ada, id, two)).body.data.others).toEqual([]);
});

it("a guest is answered with the version alone", async () => {
  const guest = visitor(shop.app);
  const { body } = await guest.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", design: smallRoom() });
  const answer = await guest.call<Presence>(`POST /api/rooms/${body.data.id}/presence`, {
    tab: randomUUID(),
    state: "here",
  });
  expect(answer.body.data).toEqual({ id: body.data.id, version: 1, others: [] });
});
