import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  JobRun,
  PresentHealth,
  Queue,
  QueuedEmail,
  QueuedWebhook,
} from "../../../../contract/admin/operations.ts";
import type { Service } from "../../../../contract/admin/services.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";
import { runJob } from "../../../platform/jobs.ts";
import { sendQueuedMail } from "../../../platform/mail/send.ts";
import { vitals } from "../../../platform/vitals.ts";
import { takeSample } from "./health.flow.ts";

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Otto Operator"));
});
afterAll(() => shop.close());

async function mail(subject: string, attempts: number, last_error: string | null = null): Promise<string> {
  const id = newId();
  await sql`
    insert into mails (id, recipient, subject, body_text, body_html, attempts, last_error)
    values (${id}, 'ada@example.test', ${subject}, 'https://shop/reset?token=very-secret', '<p>very-secret</p>',
      ${attempts}, ${last_error})`.execute(shop.platform.db);
  return id;
}
const list = async (query: string) =>
  (await admin.call<{ data: QueuedEmail[]; total: number }>(`GET /api/admin/queues/emails${query}`)).body
    .data;
const queues = async () =>
  (await admin.call<{ queues: Queue[]; jobs: JobRun[] }>("GET /api/admin/queues")).body.data;
const queue = async (name: string) => (await queues()).queues.find((one) => one.name === name);
const actions = async () =>
  (
    await sql<{
      action: string;
    }>`select action from audit_entries where actor_id = ${admin.user_id} order by at`.execute(
      shop.platform.db,
    )
  ).rows.map(({ action }) => action);

describe("the queue of emails", () => {
  it("tells what waits, what failed and why, without texts, codes and passwords", async () => {
    await mail("Waits", 0);
    await mail("482911 is your sign-in code", 10, "smtp://shop:geheim@mail.test refused");
    expect(await queue("emails")).toMatchObject({ failed: 1, last_error: "smtp://…@mail.test refused" });
    const { data } = await list("?state=failed");
    expect(data).toMatchObject([{ subject: "•••••• is your sign-in code", state: "failed", attempts: 10 }]);
    expect(JSON.stringify(data)).not.toMatch(/very-secret|geheim|482911/);
    expect((await list("?state=waiting&q=ADA@")).data.map(({ subject }) => subject)).toContain("Waits");
  });

  it("tries a failed email again, which is then sent", async () => {
    const id = await mail("Second try", 10, "550 no such box");
    const sent: string[] = [];
    const send = async ({ subject }: { subject: string }) => void sent.push(subject);
    await sendQueuedMail(shop.platform, send);
    expect(sent).not.toContain("Second try");
    const reply = await admin.call("POST /api/admin/queues/emails/retry", { id });
    expect([reply.status, reply.body.message]).toEqual([200, "We're trying it again."]);
    await sendQueuedMail(shop.platform, send);
    expect(sent).toContain("Second try");
    expect((await list("?state=sent")).data.map((one) => one.id)).toContain(id);
    expect(await actions()).toContain("mail.retried");
  });

  it("tries all that failed, and leaves alone what waits", async () => {
    await mail("Fails one", 10);
    await mail("Fails two", 10);
    const { total } = await list("?state=failed");
    const reply = await admin.call<{ count: number }>("POST /api/admin/queues/emails/retry", { all: true });
    expect(reply.body.data.count).toBe(total);
    expect((await list("?state=failed")).total).toBe(0);
  });

  it("sends no email that was discarded", async () => {
    const id = await mail("Not wanted", 10);
    expect((await admin.call("POST /api/admin/queues/emails/discard", { id })).status).toBe(200);
    expect((await admin.call("POST /api/admin/queues/emails/retry", { all: true })).status).toBe(200);
    const sent: string[] = [];
    await sendQueuedMail(shop.platform, async ({ subject }) => void sent.push(subject));
    expect(sent).not.toContain("Not wanted");
    expect((await list("?state=discarded")).data.map((one) => one.id)).toEqual([id]);
    expect(await actions()).toContain("mail.discarded");
  });

  it("answers 404 for an email that is not there or was sent, and 422 for what is no choice", async () => {
    const sent = await mail("Gone", 1);
    await sql`update mails set sent_at = now() where id = ${sent}`.execute(shop.platform.db);
    for (const id of [newId(), sent]) {
      expect((await admin.call("POST /api/admin/queues/emails/retry", { id })).status).toBe(404);
      expect((await admin.call("POST /api/admin/queues/emails/discard", { id })).status).toBe(404);
    }
    expect((await admin.call("POST /api/admin/queues/emails/retry", {})).status).toBe(422);
    expect((await admin.call("GET /api/admin/queues/emails?state=lost")).status).toBe(422);
  });
});

describe("the queue of webhooks", () => {
  const webhooks = async (query: string) =>
    (await admin.call<{ data: QueuedWebhook[]; total: number }>(`GET /api/admin/queues/webhooks${query}`))
      .body.data;
  const retry = (body: object) =>
    admin.call<{ count: number }>("POST /api/admin/queues/webhooks/retry", body);

  async function delivery(owner: string, state: string, url: string, isEnabled = true): Promise<string> {
    const { db } = shop.platform;
    const user_id = await addUser(db, "Vendor", owner);
    const [webhook, id] = [newId(), newId()];
    await sql`
      insert into webhooks (id, user_id, url, events, secret_sealed, is_enabled)
      values (${webhook}, ${user_id}, ${url}, '{order.placed}', '\\x00', ${isEnabled})`.execute(db);
    await sql`
      insert into webhook_deliveries (id, webhook_id, event, payload, state, attempts, next_at, created_at,
        last_attempt_at, problem)
      values (${id}, ${webhook}, 'order.placed', '{"secret":"geheim"}', ${state}, 8, now(), now(), now(),
        'no answer within 10 seconds')`.execute(db);
    return id;
  }

  it("tells what was given up, without its contents and the rest of its address, and sends it again", async () => {
    const id = await delivery("Vera Vendor", "failed", "https://erp.example.com/hooks?token=geheim");
    expect(await queue("webhooks")).toMatchObject({ failed: 1, last_error: "no answer within 10 seconds" });
    const { data } = await webhooks("?state=failed&q=vera");
    expect(data).toMatchObject([
      { id, host: "erp.example.com", owner: { name: "Vera Vendor" }, attempts: 8, is_off: false },
    ]);
    expect(JSON.stringify(data)).not.toContain("geheim");
    const reply = await retry({ id });
    expect([reply.status, reply.body.message]).toEqual([200, "We're sending it again."]);
    expect((await webhooks("?state=waiting")).data.map((one) => one.id)).toEqual([id]);
    expect(await actions()).toContain("webhook.retried");
  });

  it("leaves alone what is switched off or has arrived, and knows no other", async () => {
    const off = await delivery("Otis Off", "failed", "https://off.example.com/", false);
    const arrived = await delivery("Wes Well", "delivered", "https://well.example.com/");
    const failed = await delivery("Ona On", "failed", "https://on.example.com/");
    expect((await retry({ id: off })).body.errors).toEqual({
      id: ["This webhook is turned off. Its owner can turn it on."],
    });
    expect((await retry({ id: arrived })).status).toBe(422);
    expect((await retry({ id: newId() })).status).toBe(404);
    expect((await retry({ all: true })).body.data.count).toBe(1);
    expect((await webhooks("?state=failed")).data.map((one) => one.id)).toEqual([off]);
    expect((await webhooks("?q=on.example")).data).toMatchObject([{ id: failed, state: "waiting" }]);
  });
});

describe("outside services", () => {
  it("are listed without secrets, and say whether they answer", async () => {
    const { data } = (await admin.call<Service[]>("GET /api/admin/services")).body;
    expect(data.map(({ id, is_on }) => [id, is_on])).toEqual([
      ["payments", false],
      ["email", false],
    ]);
    const check = (id: string) =>
      admin.call<{ is_well: boolean; words: string }>(`POST /api/admin/services/${id}/check`);
    expect((await check("payments")).body.data).toEqual({ is_well: true, words: "Sandbox answers." });
    expect((await check("email")).body.data).toEqual({
      is_well: false,
      words: "No mail server is set. Emails stay on the mailbox page.",
    });
    expect((await check("sign-in:google")).status).toBe(404);
  });
});

describe("the jobs", () => {
  const job = (name: string, run: () => Promise<unknown>) => ({ name, cron: "0 0 1 1 *", run });

  it("show how each last went, until one succeeds", async () => {
    const fails = job("probe-job", () => Promise.reject(new Error("disk full")));
    await runJob(shop.platform, fails);
    await runJob(shop.platform, fails);
    const failed = (await queues()).jobs.find(({ name }) => name === "probe-job");
    expect(failed).toMatchObject({ failures: 2, last_error: "disk full", failed_at: expect.any(String) });
    expect(await queue("jobs")).toMatchObject({ failed: 1, last_error: "disk full" });
    await runJob(
      shop.platform,
      job("probe-job", async () => {}),
    );
    const product = (await queues()).jobs.find(({ name }) => name === "probe-job");
    expect(product).toMatchObject({ failures: 0, last_error: null, failed_at: null });
  });

  it("run when an admin asks, and only those that are there", async () => {
    await runJob(
      shop.platform,
      job("asked-job", async () => {}),
    );
    const wanted: string[] = [];
    shop.platform.events.on("job wanted", (name) => wanted.push(name));
    expect((await admin.call("POST /api/admin/queues/jobs/run", { name: "asked-job" })).status).toBe(202);
    const unknown = await admin.call("POST /api/admin/queues/jobs/run", { name: "rm -rf" });
    expect(unknown.body.errors).toEqual({ name: ["We couldn't find this job."] });
    expect(wanted).toEqual(["asked-job"]);
    expect(await actions()).toContain("job.run");
  });
});

describe("the health of the system", () => {
  it("tells what the servers counted, and how everything is now", async () => {
    vitals.take();
    for (let at = 0; at < 10; at++) vitals.request(at === 0 ? 500 : 200, 12);
    await takeSample(shop.platform);
    const { present, points } = (
      await admin.call<{ present: PresentHealth; points: Record<string, number>[] }>("GET /api/admin/health")
    ).body.data;
    expect(points.at(-1)).toMatchObject({ requests: 10, errors: 1 });
    expect(points.at(-1)!.p50_ms).toBeGreaterThanOrEqual(12);
    expect(present.database.bytes).toBeGreaterThan(1_000_000);
    expect(present.database.connections).toBeGreaterThan(0);
    expect(present.disk.free_bytes).toBeGreaterThan(0);
    expect(present.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("puts a day into quarters of an hour, and forgets what is older than two", async () => {
    await sql`
      insert into health_samples select now() - interval '3 hours' + n * interval '1 minute', 'other', 5, 0, 2, 9, 100, 1, 4, 0
      from generate_series(1, 60) n`.execute(shop.platform.db);
    await sql`insert into health_samples values (now() - interval '3 days', 'old', 1, 0, 1, 1, 1, 1, 1, 0)`.execute(
      shop.platform.db,
    );
    const day = await admin.call<{ points: { requests: number }[] }>("GET /api/admin/health?span=day");
    const counts = day.body.data.points.map(({ requests }) => requests);
    expect(Math.max(...counts)).toBe(75);
    await takeSample(shop.platform);
    const { rows } = await sql`select from health_samples where server = 'old'`.execute(shop.platform.db);
    expect(rows).toHaveLength(0);
    expect((await admin.call("GET /api/admin/health?span=year")).status).toBe(422);
  });
});

it("is for admins alone", async () => {
  const vendor = await shop.signIn(shop.market.tileVendor.user_id);
  for (const path of ["queues", "queues/emails", "health"])
    expect((await vendor.call(`GET /api/admin/${path}`)).status).toBe(403);
});
