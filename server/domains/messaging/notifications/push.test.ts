import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PushState } from "../../../../contract/messaging/push.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { openPushService, type PushBrowser } from "../../../../tests/support/push-receiver.ts";
import { registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { notify, notifyAnew } from "./index.ts";
import { sendPushes } from "./push.flow.ts";

let service: Awaited<ReturnType<typeof openPushService>>;
let test: TestApp;
beforeAll(async () => {
  service = await openPushService();
  test = await testApp({ post: service.post });
});
afterAll(async () => {
  await test.close();
  await service.close();
});

let people = 0;
interface Person {
  who: Visitor;
  id: string;
  email: string;
}

async function person(): Promise<Person> {
  const email = `pushed${++people}@example.test`;
  const who = visitor(test.app);
  const { body } = await who.call("POST /api/register", registration(email));
  who.token = body.token;
  return { who, id: body.user.id, email };
}

async function withDevice(): Promise<Person & { browser: PushBrowser; device: string }> {
  const one = await person();
  const browser = service.subscribe();
  const added = await one.who.call("POST /api/push", browser);
  expect(added.status).toBe(201);
  await sendPushes(test.platform);
  service.received.length = 0;
  return { ...one, browser, device: devicesIn(added)[0]!.id };
}

const devicesIn = ({ body }: { body: { data?: unknown } }) => (body.data as PushState).devices;
const tell = (user_id: string, title: string, link = `/account/orders/${title.length}`) =>
  notify(test.platform.db, { user_id, kind: "order", title, body: "Body", link });
const titles = () => service.received.map(({ message }) => message.title);
const waiting = async () => (await sql`select 1 from push_messages`.execute(test.platform.db)).rows.length;
const makeDue = () =>
  sql`update push_messages set next_at = now() - interval '1 second'`.execute(test.platform.db);
const hourFromNow = (hours: number) => (new Date().getUTCHours() + hours + 24) % 24;

describe("push notifications", () => {
  it("arrive encrypted for the browser and signed by the marketplace, and say so first", async () => {
    const { who, id } = await person();
    const { application_key } = (await who.call("GET /api/push")).body.data as PushState;
    const browser = service.subscribe();
    const added = await who.call("POST /api/push", browser);
    expect(devicesIn(added)).toMatchObject([{ is_current: true, last_sent_at: null }]);
    await sendPushes(test.platform);
    expect(titles()).toEqual(["Notifications are on"]);
    await tell(id, "Your tile ships", "/account/orders/7");
    await sendPushes(test.platform);
    expect(service.received.at(-1)).toMatchObject({
      endpoint: browser.endpoint,
      signed_by: application_key,
      subject: "mailto:no-reply@localhost",
      message: { title: "Your tile ships", body: "Body", link: "/account/orders/7" },
    });
    const kept = devicesIn(await who.call("GET /api/push"));
    expect(kept[0]!.last_sent_at).not.toBeNull();
    expect(await waiting()).toBe(0);
    // the same browser again is the same device, and is told nothing again
    await who.call("POST /api/push", browser);
    expect(devicesIn(await who.call("GET /api/push"))).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  it("are sent for kinds that are on, whatever the app's own list shows", async () => {
    const { who, id } = await withDevice();
    await who.call("PUT /api/notification/settings", { kinds: [{ kind: "order", push: false }] });
    await tell(id, "Off");
    await who.call("PUT /api/notification/settings", {
      kinds: [{ kind: "order", push: true, app: false }],
    });
    await tell(id, "On");
    await sendPushes(test.platform);
    expect(titles()).toEqual(["On"]);
  });

  it("wait in quiet hours and become one, without what was read meanwhile", async () => {
    const { who, id } = await withDevice();
    await who.call("PUT /api/profile", { timezone: "UTC" });
    const quiet = { starts_at: hourFromNow(-1), ends_at: hourFromNow(3) };
    await who.call("PUT /api/notification/settings", { quiet });
    for (const title of ["a", "bb", "ccc", "dddd"]) await tell(id, title);
    await notify(test.platform.db, { user_id: id, kind: "account", title: "New device" });
    const talk = { user_id: id, kind: "message", link: "/account/messages/1" } as const;
    await notifyAnew(test.platform.db, { ...talk, title: "First" }, new Date());
    await notifyAnew(test.platform.db, { ...talk, title: "Second" }, new Date());
    await sendPushes(test.platform);
    expect(titles()).toEqual(["New device"]);
    const listed = (await who.call("GET /api/notification")).body.data as {
      data: { id: string; title: string }[];
    };
    const read = listed.data.find(({ title }) => title === "bb")!;
    await who.call(`PUT /api/notification/${read.id}`);
    await who.call("PUT /api/notification/settings", { quiet: null });
    await makeDue();
    await sendPushes(test.platform);
    expect(titles()).toEqual(["New device", "4 notifications from your quiet hours"]);
    expect(service.received.at(-1)!.message).toMatchObject({ link: "/notification" });
    expect(service.received.at(-1)!.message.body.split("\n").toSorted()).toEqual([
      ...["Second", "a", "ccc", "dddd"],
    ]);
  });

  it("forget a browser that has unsubscribed, and try again where the service is busy", async () => {
    const gone = await withDevice();
    service.unsubscribe(gone.browser);
    await tell(gone.id, "Nobody");
    await sendPushes(test.platform);
    expect(devicesIn(await gone.who.call("GET /api/push"))).toEqual([]);

    const busy = await withDevice();
    service.state.status = 503;
    await tell(busy.id, "Later");
    await sendPushes(test.platform);
    expect(await waiting()).toBe(1);
    service.state.status = 201;
    await makeDue();
    await Promise.all([sendPushes(test.platform), sendPushes(test.platform)]);
    expect(titles()).toEqual(["Later"]);
  });

  it("end with the session, and with the device that is removed; a stranger's is not found", async () => {
    const { who, id, device } = await withDevice();
    const other = await withDevice();
    expect((await other.who.call(`DELETE /api/push/${device}`)).status).toBe(404);
    expect(devicesIn(await who.call(`DELETE /api/push/${device}`))).toEqual([]);
    await tell(id, "Removed");
    await sql`update sessions set revoked_at = now() where user_id = ${other.id}`.execute(test.platform.db);
    await tell(other.id, "Signed out");
    await sendPushes(test.platform);
    expect(titles()).toEqual([]);
  });

  it("go over to who signs in next in the same browser, and to nobody who only knows the address", async () => {
    const first = await withDevice();
    const second = await person();
    expect((await second.who.call("POST /api/push", first.browser)).status).toBe(201);
    await tell(first.id, "For the first");
    await tell(second.id, "For the second");
    await sendPushes(test.platform);
    expect(titles()).toEqual(["For the second"]);
    const thief = await person();
    const { keys } = service.subscribe();
    const stolen = await thief.who.call("POST /api/push", { endpoint: first.browser.endpoint, keys });
    expect(stolen.status).toBe(422);
    expect(stolen.body.errors.endpoint?.[0]).toContain("Turn it off and on again");
  });

  it("never go into our own network", async () => {
    const { who, id } = await person();
    const { keys } = service.subscribe();
    for (const endpoint of [
      ...["http://push.example.com/a", "https://127.0.0.1/a", "https://[::1]/a", "https://localhost/a"],
      ...["https://10.0.0.1/a", "https://push.example.com:8443/a", "https://u:p@push.example.com/a", "x"],
    ]) {
      const refused = await who.call("POST /api/push", { endpoint, keys });
      expect([endpoint, refused.status, refused.body.errors?.endpoint?.length]).toEqual([endpoint, 422, 1]);
    }
    const bad = { endpoint: "https://push.example.com/a", keys: { ...keys, p256dh: `B${"A".repeat(86)}` } };
    expect((await who.call("POST /api/push", bad)).body.errors["keys.p256dh"]).toHaveLength(1);
    // a public name that leads into a private network is found out when we send
    await who.call("POST /api/push", { endpoint: "https://push.example.com/a", keys });
    await sql`update push_subscriptions set endpoint = 'https://127.0.0.1/a' where user_id = ${id}`.execute(
      test.platform.db,
    );
    await sendPushes(test.platform);
    expect(devicesIn(await who.call("GET /api/push"))).toEqual([]);
  });
});
