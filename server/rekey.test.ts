import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BoardLink } from "../contract/design/boards.ts";
import type { Room } from "../contract/design/rooms.ts";
import type { ProjectShares } from "../contract/design/shared-projects.ts";
import { type TestApp, testApp } from "../tests/support/app.ts";
import { smallRoom } from "../tests/support/rooms.ts";
import { sharedProject } from "../tests/support/shared-project.ts";
import { type Client, openShop, type Shop } from "../tests/support/shop.ts";
import { registration, type Visitor, visitor } from "../tests/support/visitor.ts";
import { keyedColumns } from "./keyed-columns.ts";
import { readUnsubscribeToken, unsubscribeToken } from "./platform/mail/unsubscribe.ts";
import { rekey } from "./platform/rekey.ts";

const [before, after] = ["b".repeat(40), "a".repeat(40)];

let now = new Date();
let shop: Shop;
/** The same marketplace in the middle of a rotation, and after its end. */
let between: TestApp;
let ended: TestApp;
beforeAll(async () => {
  shop = await openShop({ now: () => now }, { SECRET_KEY: before });
  const same = { url: shop.databaseUrl, drop: async () => {} };
  between = await testApp({ now: () => now }, { SECRET_KEY: after, OTHER_SECRET_KEYS: before }, same);
  ended = await testApp({ now: () => now }, { SECRET_KEY: after }, same);
});
afterAll(async () => {
  await ended.close();
  await between.close();
  await shop.close();
});

const email = "rotated@example.test";
const { password } = registration(email);

/** The same account at a server with other keys. */
const at = (test: TestApp, { token }: { token: string | null }): Visitor => {
  const who = visitor(test.app, "client");
  who.token = token;
  return who;
};

const signsIn = async (test: TestApp, otp: string) =>
  (await visitor(test.app).call("POST /api/login", { email, password, otp })).status === 200;

/** Shares of each kind: how their owner sees the address, and what it opens. */
async function makeLinks(owner: Client, project: string) {
  await owner.call(`POST /api/project/share_link/${project}`, {});
  const board = (await owner.call<{ id: string }>("POST /api/boards", { name: "Hall bath" })).body.data;
  await owner.call(`POST /api/boards/${board.id}/links`, {});
  await owner.call(`POST /api/projectChecklist/${project}/calendar_link`, {});
  const room = (
    await owner.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", design: smallRoom(), name: "Kitchen" })
  ).body.data;
  await owner.call(`POST /api/rooms/${room.id}/share`, {});
  return async (test: TestApp) => {
    const who = at(test, owner);
    const [shares, boards, calendar, shown] = [
      await who.call<ProjectShares>(`GET /api/project/share_links/${project}`),
      await who.call<{ links: BoardLink[] }>(`GET /api/boards/${board.id}/shares`),
      await who.call<{ url: string }>(`GET /api/projectChecklist/${project}/calendar_link`),
      await who.call<Room>(`GET /api/rooms/${room.id}`),
    ];
    const token = (url: string) => url.split("/").at(-1)!;
    return {
      project: `/api/shared_projects/${token(shares.body.data.links[0]!.url)}`,
      board: `/api/shared_boards/${token(boards.body.data.links[0]!.url)}`,
      calendar: calendar.body.data.url,
      room: `/api/rooms/shared/${shown.body.data.share!.token}`,
    };
  };
}

const opens = async (test: TestApp, path: string) =>
  (await test.app.fetch(new Request(`http://localhost${path}`))).status;

it("keeps everything through a rotation of the secret key, and all but old links after its end", async () => {
  const person = visitor(shop.app);
  person.token = (await person.call("POST /api/register", registration(email))).body.token;
  const { secret } = (await person.call("POST /api/authenticator")).body.data as { secret: string };
  const shown = () => new TOTP({ secret }).generate({ timestamp: now.getTime() });
  const confirmed = await person.call("POST /api/authenticator/confirm", { otp: shown() });
  const { recovery_codes } = confirmed.body.data as { recovery_codes: string[] };

  const vendor = await shop.signIn(shop.market.tileVendor.user_id);
  await shop.platform.db
    .updateTable("sessions")
    .set({ proved_at: now })
    .where("user_id", "=", vendor.user_id)
    .execute();
  const bank = {
    holder_name: "North Quay Tile LLC",
    account_type: "checking",
    routing_number: "110000000",
    account_number: "000123456789",
  };
  expect((await vendor.call("PUT /api/payouts/setup", { bank })).status).toBe(200);
  const { owner, project } = await sharedProject(shop);
  const links = await makeLinks(owner, project);
  const given = await links(shop);
  const leave = unsubscribeToken(before, { reader: { email }, kinds: ["offer"] });

  // in between, servers with both keys
  now = new Date(now.getTime() + 60_000);
  expect(await signsIn(between, shown())).toBe(true);
  expect(await signsIn(between, recovery_codes[0]!)).toBe(true);
  expect(await links(between)).toEqual(given);
  for (const path of Object.values(given)) expect(await opens(between, path), path).toBe(200);
  expect(readUnsubscribeToken(between.platform.config, leave)?.reader).toEqual({ email });

  const { db, config } = between.platform;
  const counted = await rekey(db, config, keyedColumns, "nothing");
  const count = (name: string, all = counted) => all.find((each) => each.name === name);
  expect(count("authenticator apps")).toMatchObject({ present: 0, other: 1, unknown: 0, changed: 0 });
  expect(count("bank accounts of payees")).toMatchObject({ other: 1, changed: 0 });
  for (const name of ["links to projects", "links to boards", "calendar links", "links to rooms"])
    expect(count(name), name).toMatchObject({ present: 0, other: 1, unknown: 0 });

  await rekey(db, config, keyedColumns, "sealed");
  const sealed = await rekey(db, config, keyedColumns, "sealed");
  expect(count("authenticator apps", sealed)).toMatchObject({ present: 1, other: 0, changed: 0 });
  expect(count("bank accounts of payees", sealed)).toMatchObject({ present: 1, other: 0, changed: 0 });
  expect(count("links to rooms", sealed)).toMatchObject({ other: 1, changed: 0 });

  // after the end, servers with the new key alone
  now = new Date(now.getTime() + 60_000);
  expect(await signsIn(ended, shown())).toBe(true);
  for (const path of Object.values(given)) expect(await opens(ended, path), path).toBe(200);

  const renewed = await rekey(db, ended.platform.config, keyedColumns, "links");
  expect(count("links to rooms", renewed)).toMatchObject({ unknown: 1, changed: 1 });
  const fresh = await links(ended);
  for (const path of Object.values(fresh)) expect(await opens(ended, path), path).toBe(200);
  for (const path of Object.values(given)) expect(await opens(ended, path), path).toBe(404);
});
