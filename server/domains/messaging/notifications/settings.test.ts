import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";
import type { NotificationSettings } from "../../../../contract/messaging/notifications.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Answer, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { openDatabase } from "../../../platform/database.ts";
import { releaseHeldMail } from "../../../platform/mail/held.ts";
import { mailPace } from "../../../platform/mail/pace.rules.ts";
import { sendQueuedMail } from "../../../platform/mail/send.ts";
import { unsubscribeToken } from "../../../platform/mail/unsubscribe.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import { notify, notifyAnew } from "./index.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const path = "/api/notification/settings";
let people = 0;

async function person(): Promise<{ who: Visitor; id: string; email: string }> {
  const email = `steering${++people}@example.test`;
  const who = visitor(test.app);
  const { body } = await who.call("POST /api/register", registration(email));
  who.token = body.token;
  await test.platform.db.deleteFrom("mails").where("recipient", "=", email).execute();
  return { who, id: body.user.id, email };
}

const content = (subject: string): EmailContent => ({
  subject,
  preview: `About ${subject}`,
  heading: subject,
  blocks: ["Hello."],
  button: { label: "See it", path: "/account/orders" },
});
const mail = (to: string, kind: NotificationKind, subject: string = kind) =>
  queueMail(test.platform.db, test.platform.config, { to, kind, content: content(subject) });
const mailsTo = (to: string) =>
  test.platform.db
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", to)
    .orderBy("created_at")
    .execute();
const tokenOf = (url: string) => url.split("/").at(-1)!;

const kindIn = (answer: Answer, name: string) =>
  (answer.body.data as NotificationSettings).kinds.find(({ kind }) => kind === name);

/** An hour of the clock in UTC, so many hours from now. */
const hourFromNow = (hours: number) => (new Date().getUTCHours() + hours + 24) % 24;

describe("notification settings", () => {
  it("stop the emails and notifications that are switched off, and nothing else", async () => {
    const { who, id, email } = await person();
    const off = {
      kinds: [
        { kind: "message", mail: false },
        { kind: "order", app: false },
      ],
    };
    const saved = await who.call(`PUT ${path}`, off);
    expect(kindIn(saved, "message")).toMatchObject({ app: true, mail: false });
    expect(await mail(email, "message")).toBe(false);
    expect(await mail(email, "order")).toBe(true);
    const link = "/account/messages/1";
    await notify(test.platform.db, { user_id: id, kind: "order", title: "Ships" });
    await notifyAnew(test.platform.db, { user_id: id, kind: "message", title: "Hello", link }, new Date());
    const listed = (await who.call("GET /api/notification")).body.data;
    expect(listed).toMatchObject({ total: 1, data: [{ title: "Hello" }] });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["order"]);
  });

  it("never stop codes, receipts and bank changes", async () => {
    const { who, email } = await person();
    for (const kind of ["account", "receipt"]) {
      const refused = await who.call(`PUT ${path}`, { kinds: [{ kind, mail: false }] });
      expect(refused.status).toBe(422);
      expect(refused.body.errors.kinds?.[0]).toContain("can't be turned off");
    }
    await who.call(`PUT ${path}`, { quiet: { starts_at: hourFromNow(-1), ends_at: hourFromNow(2) } });
    expect(await mail(email, "account")).toBe(true);
    expect(await mailsTo(email)).toMatchObject([{ held: null, unsubscribe_url: "" }]);
  });

  it("are one account's own, and are read back", async () => {
    const { who } = await person();
    await who.call(`PUT ${path}`, { kinds: [{ kind: "review", app: false, mail: false }] });
    await who.call(`PUT ${path}`, { kinds: [{ kind: "review", mail: true }] });
    const kept = kindIn(await who.call(`GET ${path}`), "review");
    expect(kept).toMatchObject({ app: false, mail: true });
    const other = await (await person()).who.call(`GET ${path}`);
    expect(kindIn(other, "review")).toMatchObject({ app: true, mail: true });
    expect((await visitor(test.app).call(`GET ${path}`)).status).toBe(401);
  });
});

describe("unsubscribing", () => {
  it("works by POST without a session, and GET changes nothing", async () => {
    const { email } = await person();
    await mail(email, "message");
    const [first] = await mailsTo(email);
    expect(first!.body_text).toContain(`Unsubscribe from emails about messages:\n${first!.unsubscribe_url}`);
    const token = tokenOf(first!.unsubscribe_url);
    const stranger = visitor(test.app);
    const seen = await stranger.call(`GET /api/unsubscribe/${token}`);
    expect(seen.body.data).toEqual({ about: ["Messages"], is_stopped: false, has_account: true });
    expect(await mail(email, "message")).toBe(true);
    const stopped = await stranger.call(`POST /api/unsubscribe/${token}`);
    expect(stopped.body.data).toMatchObject({ is_stopped: true });
    expect((await stranger.call(`POST /api/unsubscribe/${token}`)).status).toBe(200);
    expect(await mail(email, "message")).toBe(false);
    expect(await mail(email, "order")).toBe(true);
  });

  it("works for an address without an account, which keeps its wish when it registers", async () => {
    const email = "invited@example.test";
    await mail(email, "offer");
    const [first] = await mailsTo(email);
    const who = visitor(test.app);
    await who.call(`POST /api/unsubscribe/${tokenOf(first!.unsubscribe_url)}`);
    expect(await mail(email, "offer")).toBe(false);
    who.token = (await who.call("POST /api/register", registration(email))).body.token;
    expect(kindIn(await who.call(`GET ${path}`), "offer")).toMatchObject({ mail: false });
    await who.call(`PUT ${path}`, { kinds: [{ kind: "offer", mail: true }] });
    expect(await mail(email, "offer")).toBe(true);
  });

  it("refuses links that we did not make", async () => {
    const { id, email } = await person();
    const forged = unsubscribeToken("x".repeat(40), { reader: { user_id: id }, kinds: ["order"] });
    for (const token of [forged, "nonsense-nonsense"]) {
      const refused = await visitor(test.app).call(`POST /api/unsubscribe/${token}`);
      expect(refused.status).toBe(422);
      expect(refused.body.errors.token).toBeDefined();
    }
    expect(await mail(email, "order")).toBe(true);
  });
});

describe("quiet hours", () => {
  const quietNow = async (who: Visitor) => {
    await who.call("PUT /api/profile", { timezone: "UTC" });
    return who.call(`PUT ${path}`, { quiet: { starts_at: hourFromNow(-1), ends_at: hourFromNow(3) } });
  };
  const endThem = (to: string) =>
    sql`update mails set next_attempt_at = now() - interval '1 second' where recipient = ${to}`.execute(
      test.platform.db,
    );

  it("move emails to their end", async () => {
    const { who, email } = await person();
    expect((await quietNow(who)).status).toBe(200);
    await mail(email, "message");
    const [held] = await mailsTo(email);
    expect(held!.held).not.toBeNull();
    expect(held!.next_attempt_at.getUTCHours()).toBe(hourFromNow(3));
    expect(held!.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
    await who.call(`PUT ${path}`, { quiet: null });
    expect((await mailsTo(email))[0]!.next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("end with one email for all that waited", async () => {
    const { who, email } = await person();
    await quietNow(who);
    await mail(email, "message", "Unread messages");
    await mail(email, "order", "Your tile ships");
    await endThem(email);
    const other = { ...test.platform, ...openDatabase(test.databaseUrl) };
    await Promise.all([releaseHeldMail(test.platform), releaseHeldMail(other)]);
    await other.close();
    const mails = await mailsTo(email);
    const [digest, ...others] = mails.filter((one) => one.discarded_at === null);
    expect(others).toEqual([]);
    expect(digest!.subject).toBe("2 updates for you");
    expect(digest!.body_text).toContain("Your tile ships");
    await who.call(`POST /api/unsubscribe/${tokenOf(digest!.unsubscribe_url)}`);
    expect(await mail(email, "order")).toBe(false);
    expect(await mail(email, "message")).toBe(false);
  });

  it("send a single email as it is, and none of a kind switched off meanwhile", async () => {
    const { who, email } = await person();
    await quietNow(who);
    await mail(email, "message", "Unread messages");
    await mail(email, "order", "Your tile ships");
    await who.call(`PUT ${path}`, { kinds: [{ kind: "message", mail: false }] });
    await endThem(email);
    await releaseHeldMail(test.platform);
    expect(await mailsTo(email)).toMatchObject([
      { subject: "Your tile ships", held: null, discarded_at: null },
    ]);
  });

  it("need an end that is not their start", async () => {
    const { who } = await person();
    const refused = await who.call(`PUT ${path}`, { quiet: { starts_at: 7, ends_at: 7 } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors["quiet.ends_at"]).toBeDefined();
    expect((await who.call(`PUT ${path}`, { quiet: { starts_at: 24, ends_at: 7 } })).status).toBe(422);
  });
});

describe("many emails at once", () => {
  const perHour = mailPace[0].emails;
  /** Sends what is due, and answers the subjects that this reader got. */
  const deliver = async (to: string) => {
    const got: string[] = [];
    const send = async (one: { recipient: string; subject: string }) =>
      void (one.recipient === to && got.push(one.subject));
    await releaseHeldMail(test.platform);
    await Promise.all([sendQueuedMail(test.platform, send), sendQueuedMail(test.platform, send)]);
    return got;
  };
  /** As if so many minutes had gone by. */
  const later = (to: string, minutes: number) =>
    sql`update mails set let_through_at = let_through_at - make_interval(mins => ${minutes}),
      next_attempt_at = next_attempt_at - make_interval(mins => ${minutes}) where recipient = ${to}`.execute(
      test.platform.db,
    );

  it("arrive up to the hour's number; the others follow in one email", async () => {
    const { email } = await person();
    const kinds = ["order", "message", "review"] as const;
    for (let number = 1; number <= perHour + 20; number += 1) {
      await mail(email, kinds[number % 3]!, `News ${number}`);
    }
    const first = await deliver(email);
    expect(first.sort()).toEqual(Array.from({ length: perHour }, (_, at) => `News ${at + 1}`).sort());
    await mail(email, "order", "One more");
    expect(await deliver(email)).toEqual([]);
    await later(email, 61);
    expect(await deliver(email)).toEqual(["21 updates for you"]);
    const mails = await mailsTo(email);
    const digest = mails.find(({ subject }) => subject === "21 updates for you")!;
    expect(digest.body_text).toContain("One more");
    expect(mails.filter(({ digest_id }) => digest_id === digest.id)).toHaveLength(21);
    await mail(email, "order", "Quiet again");
    expect(await deliver(email)).toEqual(["Quiet again"]);
  });

  it("never hold up codes, receipts and failed payouts", async () => {
    const { email } = await person();
    for (let number = 0; number < perHour + 3; number += 1) await mail(email, "order", `News ${number}`);
    for (const kind of ["account", "receipt", "bank"] as const) await mail(email, kind, `Now: ${kind}`);
    const got = await deliver(email);
    expect(got).toHaveLength(perHour + 3);
    expect(got).toEqual(expect.arrayContaining(["Now: account", "Now: receipt", "Now: bank"]));
  });

  it("are counted for each reader alone", async () => {
    const [one, other] = [await person(), await person()];
    for (let number = 0; number < perHour + 1; number += 1) await mail(one.email, "order", `News ${number}`);
    await mail(other.email, "order", "Mine");
    expect(await deliver(other.email)).toEqual(["Mine"]);
  });
});

describe("a daily digest", () => {
  it("gathers everything that can wait, and ends when it is switched off", async () => {
    const { who, email } = await person();
    await who.call("PUT /api/profile", { timezone: "UTC" });
    const saved = await who.call(`PUT ${path}`, { digest_hour: hourFromNow(2) });
    expect(saved.body.data).toMatchObject({ digest_hour: hourFromNow(2), quiet: null });
    await mail(email, "order", "Your tile ships");
    await mail(email, "message", "Unread messages");
    await mail(email, "account", "Your code");
    const [ships, , code] = await mailsTo(email);
    expect(ships!.next_attempt_at.getUTCHours()).toBe(hourFromNow(2));
    expect(code).toMatchObject({ held: null });
    await releaseHeldMail(test.platform);
    expect((await mailsTo(email)).filter(({ held }) => held !== null)).toHaveLength(2);
    await who.call(`PUT ${path}`, { digest_hour: null });
    await releaseHeldMail(test.platform);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain("2 updates for you");
    expect((await who.call(`PUT ${path}`, { digest_hour: 24 })).status).toBe(422);
  });
});
