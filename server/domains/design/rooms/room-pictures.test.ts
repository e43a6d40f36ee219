import { readFile } from "node:fs/promises";
import { sql } from "kysely";
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

test("pictures sent before rooms had a folder of their own are swept too, and others' never", async () => {
  const { db, files } = shop.platform;
  const who = visitor(shop.app);
  const { id } = (await who.call("POST /api/rooms", { showroom: "OAKSTONE", design })).body.data as Room;
  const names = ["shown", "replaced", "logo", "mailed"] as const;
  const keys = new Map(names.map((name) => [name, `old-picture-${name.slice(0, 4)}`] as const));
  for (const [name, key] of keys) {
    const path = `uploads/ab/${name}.webp`;
    await files.put(path, await png(60, 60));
    await sql`insert into media (key, source, width, height, placeholder, created_at)
      values (${key}, ${JSON.stringify({ kind: "file", path })}::text::jsonb, 60, 60, '#fff', '2025-01-01')`.execute(
      db,
    );
  }
  await sql`update rooms set media_key = ${keys.get("shown")!} where id = ${id}`.execute(db);
  await sql`update showrooms set logo_media_key = ${keys.get("logo")!} where vsd_id = 'OAKSTONE'`.execute(db);
  await sql`insert into audit_entries (id, actor_type, action, details)
    values (gen_random_uuid(), 'system', 'test', jsonb_build_object('url', ${`/showroom/media/${keys.get("mailed")!}/320.jpg`}::text))`.execute(
    db,
  );
  // as the upgrade does
  const upgrade = await readFile("db/migrations/0018_return_addresses_and_room_pictures.sql", "utf8");
  await db.transaction().execute((its) => sql.raw(upgrade.slice(upgrade.indexOf("do $$"))).execute(its));
  const kept = async () => {
    await sweepRoomPictures(shop.platform);
    const { rows } = await sql<{ key: string }>`
      select key from media where key = any(${[...keys.values()]}::text[])`.execute(db);
    return rows.map(({ key }) => key).sort();
  };
  const of = (...wanted: (typeof names)[number][]) => wanted.map((name) => keys.get(name)!).sort();
  expect(await kept()).toEqual(of("shown", "logo", "mailed"));
  expect(await files.get("uploads/ab/replaced.webp")).toBeNull();
  await who.call(`DELETE /api/rooms/${id}`);
  expect(await kept()).toEqual(of("logo", "mailed"));
});
