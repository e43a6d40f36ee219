import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Room } from "../../../../contract/design/rooms.ts";
import { sendForm, smallRoom } from "../../../../tests/support/rooms.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { sweepRoomPictures } from "../../catalog/pictures/index.ts";

const design = smallRoom();

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c08040" } })
    .png()
    .toBuffer();

test("a room's picture goes with the room, and an earlier one a day later, unless a variant shows it", async () => {
  const who = visitor(shop.app);
  const start = async (body: object) => (await who.call("POST /api/rooms", body)).body.data as Room;
  const room = await start({ showroom: "OAKSTONE", design });
  const address = async (id: string, width: number) => {
    const picture = new File([new Uint8Array(await png(width, 100))], "shot.png");
    const sent = await sendForm(shop.app, who, `POST /api/rooms/${id}/picture`, { picture });
    return (sent.body.data as Room).picture!.url;
  };
  const statusOf = async (url: string) =>
    (await shop.app.fetch(new Request(`http://localhost${url}`))).status;
  const sweep = () => sweepRoomPictures(shop.platform);
  const first = await address(room.id, 210);
  const variant = await start({ variant_of: room.id });
  const second = await address(room.id, 220);
  const third = await address(room.id, 230);
  expect(new Set([first, second, third]).size).toBe(3);
  await sweep();
  for (const url of [first, second, third]) expect(await statusOf(url), url).toBe(200);
  shop.clock.skipMinutes(25 * 60);
  await sweep();
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual([200, 404, 200]);
  // the same picture of another room is a file of its own
  const other = await start({ showroom: "OAKSTONE", design });
  const same = await address(other.id, 230);
  await who.call(`DELETE /api/rooms/${room.id}`);
  expect(await Promise.all([first, third, same].map(statusOf))).toEqual([200, 404, 200]);
  await who.call(`DELETE /api/rooms/${variant.id}`);
  expect(await statusOf(first)).toBe(404);
});
