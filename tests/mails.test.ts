import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ConversationInFull } from "../contract/messaging/conversations.ts";
import { infoOf, isNotificationKind } from "../contract/messaging/notification-kinds.ts";
import { notifyOfProducts } from "../server/domains/design/projects/watched-products.flow.ts";
import { mailDigests } from "../server/domains/messaging/conversations/digest.flow.ts";
import { sendQueuedMail } from "../server/platform/mail/send.ts";
import { addUser } from "./support/catalog-seed.ts";
import { browserArguments, findBrowser } from "./support/find-browser.ts";
import { askedPro } from "./support/hire-probes.ts";
import { type MailReceiver, type ReceivedMail, startMailReceiver } from "./support/mail-receiver.ts";
import { proposed, skus } from "./support/selections.ts";
import { type Client, openShop, type Shop } from "./support/shop.ts";
import { visitor } from "./support/visitor.ts";

const program = findBrowser();
/** Where the pictures are kept, to be looked at. */
const pictures = join(import.meta.dirname, "../test-results/mails");

let receiver: MailReceiver;
let shop: Shop;
beforeAll(async () => {
  receiver = await startMailReceiver();
  shop = await openShop({}, { SMTP_URL: receiver.address, MAIL_FROM: "Materia <shop@example.test>" });
  await workTogether();
  while ((await sendQueuedMail(shop.platform)) > 0);
  // what the server has begun to send by itself may still be on its way
  await vi.waitFor(async () => expect(await underWay()).toEqual([]), { timeout: 120_000 });
});
afterAll(async () => {
  await shop?.close();
  await receiver?.close();
});

const underWay = () =>
  shop.platform.db
    .selectFrom("mails")
    .select("subject")
    .where("attempts", ">", 0)
    .where("sent_at", "is", null)
    .execute();

const addressOf = async ({ user_id }: Client) =>
  (
    await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", user_id)
      .executeTakeFirstOrThrow()
  ).email;
const mailTo = (address: string, subject: RegExp): ReceivedMail => {
  const found = receiver.received.filter(
    (mail) => mail.recipients.includes(address) && subject.test(mail.subject ?? ""),
  );
  expect(found, `one email to ${address} about ${subject}`).toHaveLength(1);
  return found[0]!;
};

let client: Client;
let asked: Awaited<ReturnType<typeof askedPro>>;
let approver: string;

/** What people on a project do that others are emailed about. */
async function workTogether(): Promise<void> {
  const job = await proposed(shop);
  client = job.client;
  approver = "approver@example.test";
  await client.call(`POST /api/project/share_link/${job.project}`, {
    can_approve: true,
    approver_name: "Ann Lee",
    approver_email: approver,
  });
  asked = await askedPro(shop);
  await notifyOfProducts(shop.platform);
  await shop.platform
    .sql`update variants set wholesale_cents = wholesale_cents + 1500 where sku = ${skus.matte}`;
  await notifyOfProducts(shop.platform);
  const { body } = await client.call<ConversationInFull>("POST /api/conversations", {
    about: "showroom",
    id: "OAKSTONE",
  });
  await job.pro.call(`POST /api/conversations/${body.data.id}/messages`, {
    client_id: randomUUID(),
    text: "The tile for your kitchen arrived <today>.",
  });
  shop.clock.skipMinutes(15);
  await mailDigests(shop.platform);
  const guest = visitor(shop.app);
  const question = { full_name: "Gus Guest", email: "gus@example.test", message: "Do you ship to Maine?" };
  await guest.call("POST /api/support", question);
  const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Hugo Desk"));
  const queue = await admin.call<{ data: { id: string }[] }>("GET /api/admin/support");
  await admin.call(`POST /api/conversations/${queue.body.data.data[0]!.id}/messages`, {
    client_id: randomUUID(),
    text: "Yes, in one to three weeks.",
  });
}

describe("emails that came over SMTP", () => {
  it("are there for everybody who has to hear of something", async () => {
    const home = await addressOf(client);
    expect(mailTo(home, /Kitchen floor/).text).toContain("/account/selections/");
    expect(mailTo(home, /changed in/).text).toMatch(/\$[\d.]+ → \$[\d.]+/);
    expect(mailTo(home, /unread message/).text).toContain("<today>");
    expect(mailTo(await addressOf(asked.pro), /asks you to work/).text).toContain("help with our kitchen");
    expect(mailTo(approver, /shares/).text).toContain("/shared/project/");
    expect(mailTo("gus@example.test", /answer/i).text).toContain("one to three weeks");
  });

  it("say the same as text and as HTML, load nothing, and let words be words", () => {
    for (const { html = "", text = "", subject } of receiver.received) {
      expect(text.length, subject).toBeGreaterThan(80);
      expect(html, subject).toContain("<html");
      expect(html, subject).not.toMatch(/<script|<iframe|<link|src="http:|<today>/);
      const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
      expect(text.split("\n")[0]?.length, subject).toBeGreaterThan(0);
      expect(heading.length, subject).toBeGreaterThan(0);
    }
  });

  it("can be stopped with one click, by kind, where the kind can be switched off", async () => {
    const rows = await shop.platform.db.selectFrom("mails").select(["kind", "subject"]).execute();
    const kinds = new Map(rows.map(({ kind, subject }) => [subject, kind]));
    for (const { headers, subject = "" } of receiver.received) {
      const kind = kinds.get(subject) ?? "";
      const canStop = isNotificationKind(kind) && !infoOf(kind).is_locked;
      const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
      expect([subject, header("list-unsubscribe-post")]).toEqual([
        subject,
        canStop ? "List-Unsubscribe=One-Click" : "",
      ]);
      if (canStop) expect(header("list-unsubscribe")).toMatch(/^<https?:\/\/[^>]+\/unsubscribe\/[\w-]+>$/);
    }
  });
});

describe.skipIf(!program)("the same as pictures (skipped without a browser)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: program!, args: browserArguments });
    mkdirSync(pictures, { recursive: true });
  });
  afterAll(() => browser?.close());

  it.each([
    ["phone", 390],
    ["desktop", 1280],
  ])("fit a %s, with their one button in full", async (device, width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    for (const [at, { html = "", subject = "" }] of receiver.received.entries()) {
      await page.setContent(html);
      const name = subject.replaceAll(/[^\w]+/g, "-").slice(0, 60);
      await page.screenshot({ path: join(pictures, `${at}-${name}-${device}.png`), fullPage: true });
      const { scrollWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollWidth, `${subject} at ${width}`).toBeLessThanOrEqual(width);
      const button = page.locator("a[style*='background']").first();
      const box = await button.boundingBox();
      expect(box, subject).not.toBeNull();
      expect(box!.height, subject).toBeGreaterThanOrEqual(44);
      expect(box!.x + box!.width, subject).toBeLessThanOrEqual(width);
    }
    await page.close();
  });
});
