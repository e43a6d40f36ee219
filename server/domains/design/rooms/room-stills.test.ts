import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Room, RoomRow } from "../../../../contract/design/rooms.ts";
import type { Picture } from "../../../../contract/shapes.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { laterIsDone } from "../../../platform/later.ts";
import { stillsHere, type TakeStill, wakeStills } from "../stills/index.ts";

type Task = Parameters<TakeStill>[0];

let shop: Shop;
let tasks: Task[] = [];
beforeAll(async () => {
  shop = await openShop();
  stillsHere(shop.platform, async (task) => {
    tasks.push(task);
    const { width, height } = task;
    const color = `#${(0x304050 + task.design.items[0]!.width_in).toString(16)}`;
    const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
      .webp()
      .toBuffer();
    return { bytes: new Uint8Array(bytes), width_px: width, height_px: height, color };
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  tasks = [];
});

const chair = {
  id: "chair",
  sku: null,
  kind: "chair",
  at_in: [60, 48] as [number, number],
  rotation_deg: 0,
  width_in: 20,
  depth_in: 20,
  height_in: 34,
};
const design = smallRoom({ items: [chair] });
const view = {
  id: "v1",
  name: "From the door",
  at_in: [30, 20] as [number, number],
  height_in: 60,
  toward_deg: 90,
  focal_mm: 24,
};

const quiet = async () => {
  wakeStills(shop.platform);
  await laterIsDone();
};
const status = async (path: string) => (await shop.app.fetch(new Request(`http://localhost${path}`))).status;

/** A room of the test's own: rooms that show the same share their picture. */
async function begin(width: number, views?: RoomDesign["views"]) {
  const who = visitor(shop.app);
  const own = { ...design, items: [{ ...chair, width_in: width }], ...(views && { views }) };
  const { body } = await who.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", design: own });
  const room = body.data;
  const listed = async () => (await who.call<{ data: RoomRow[] }>("GET /api/rooms")).body.data.data[0]!;
  return { who, room, own, listed };
}

test("a room in a list gets its picture once nothing has changed for some minutes, and not again", async () => {
  const { who, room, own, listed } = await begin(20);
  expect((await listed()).picture).toBeNull();
  await quiet();
  expect(tasks).toHaveLength(0);
  shop.clock.skipMinutes(4);
  await quiet();
  expect(tasks).toMatchObject([{ width: 960, height: 720 }]);
  const shown = await listed();
  expect(shown).toMatchObject({ picture: { width: 960 }, picture_version: 1 });
  // a new name shows nothing new
  await who.call(`PUT /api/rooms/${room.id}`, { version: 1, name: "Powder room" });
  await listed();
  shop.clock.skipMinutes(4);
  await quiet();
  expect(tasks).toHaveLength(1);
  expect((await listed()).picture?.url).toBe(shown.picture?.url);
  const moved = { ...own, items: own.items.map((item) => ({ ...item, width_in: 21 })) };
  await who.call(`PUT /api/rooms/${room.id}`, { version: 2, design: moved });
  await listed();
  shop.clock.skipMinutes(4);
  await quiet();
  expect(tasks).toHaveLength(2);
  expect((await listed()).picture?.url).not.toBe(shown.picture?.url);
});

test("a shared link has the pictures of the room and its views, until it is revoked", async () => {
  const { who, room } = await begin(22, [view]);
  const { body } = await who.call<Room>(`POST /api/rooms/${room.id}/share`, {});
  const { token } = body.data.share!;
  const shared = async () =>
    (await who.call<{ pictures: string[] }>(`GET /api/rooms/shared/${token}`)).body.data.pictures;
  expect(await shared()).toEqual([]);
  expect(await status(`/api/rooms/shared/${token}/picture`)).toBe(404);
  shop.clock.skipMinutes(4);
  await quiet();
  // the first view is the room's own picture
  expect(tasks).toMatchObject([{ camera: { toward_deg: 90 } }]);
  expect(await shared()).toEqual(["", "v1"]);
  expect(await status(`/api/rooms/shared/${token}/picture?view=v1`)).toBe(200);
  expect(await status(`/api/rooms/shared/${token}/picture?view=v2`)).toBe(404);
  await who.call(`DELETE /api/rooms/${room.id}/share`);
  expect(await status(`/api/rooms/shared/${token}/picture?view=v1`)).toBe(404);
});

test("a large picture is taken at once for who may read the room, and goes with it", async () => {
  const { who, room } = await begin(24);
  const ask = async () =>
    (
      await who.call<{ picture: Picture | null; picture_coming: boolean }>(
        `POST /api/rooms/${room.id}/still`,
        {},
      )
    ).body.data;
  expect(await ask()).toEqual({ picture: null, picture_coming: true });
  await laterIsDone();
  const { picture } = await ask();
  expect(picture).toMatchObject({ width: 1920, height: 1200 });
  expect(tasks).toHaveLength(1);
  const large = picture!.url.replace("800.webp", "1920.jpg");
  expect(await status(large)).toBe(200);
  expect((await visitor(shop.app).call(`POST /api/rooms/${room.id}/still`, {})).status).toBe(404);
  await who.call(`DELETE /api/rooms/${room.id}`);
  expect(await status(picture!.url)).toBe(404);
});

test("a 360° picture is taken when asked for, stands at the shared link, and follows the room", async () => {
  const { who, room, own } = await begin(26);
  const ask = async () =>
    (await who.call<{ picture: Picture | null }>(`POST /api/rooms/${room.id}/still`, { view: "around" })).body
      .data;
  const { body } = await who.call<Room>(`POST /api/rooms/${room.id}/share`, {});
  const { token } = body.data.share!;
  const shared = async () =>
    (await who.call<{ pictures: string[] }>(`GET /api/rooms/shared/${token}`)).body.data.pictures;
  const address = `/api/rooms/shared/${token}/picture?view=around`;
  await shared();
  await quiet();
  const around = () => tasks.filter(({ camera }) => camera === "around");
  expect(around()).toEqual([]);
  expect(await status(address)).toBe(404);
  await ask();
  await laterIsDone();
  expect(around()).toMatchObject([{ width: 4096, height: 2048 }]);
  const { picture } = await ask();
  expect(picture).toMatchObject({ width: 4096, height: 2048 });
  expect(await status(picture!.url.replace("800.webp", "4096.jpg"))).toBe(200);
  expect(await shared()).toContain("around");
  expect(await status(address)).toBe(200);
  const moved = { ...own, items: own.items.map((item) => ({ ...item, width_in: 27 })) };
  await who.call(`PUT /api/rooms/${room.id}`, { version: 1, design: moved });
  // one that shows another room is gone until the new one is there
  expect(await shared()).not.toContain("around");
  await laterIsDone();
  expect(around()).toHaveLength(2);
  expect(await shared()).toContain("around");
});
