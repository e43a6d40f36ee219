import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentPiece, ContentValue, KeptContent } from "../../../../contract/admin/content.ts";
import type { NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { createApp } from "../../../app.ts";
import { queueMail } from "../../../platform/mail.ts";
import { createPlatform } from "../../../platform/platform.ts";

let shop: Shop;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  shop = await openShop();
  ann = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
  bob = await shop.signIn(await addUser(shop.platform.db, "Admin", "Bob Admin"));
});
afterAll(() => shop.close());

type Faq = Extract<ContentValue, { kind: "faq" }>;
type Page = Extract<ContentValue, { kind: "page" }>;

const read = async (piece: string) =>
  (await ann.call<KeptContent>(`GET /api/admin/content/${piece}`)).body.data;
const visitor = async <Data>(path: string) =>
  ((await (await shop.app.fetch(new Request(`http://localhost${path}`))).json()) as { data: Data }).data;
const firstAnswer = async () =>
  (await visitor<{ entries: { answer: string[] }[] }[]>("/api/content/faq"))[0]?.entries[0]?.answer;

/** The questions with another first answer. */
const answering = (value: ContentValue, answer: string): Faq => {
  const faq = structuredClone(value) as Faq;
  faq.topics[0]!.entries[0]!.answer = answer;
  return faq;
};

describe("questions and answers", () => {
  it("are drafted, published, and restored; visitors see what is published, at once", async () => {
    const delivered = await firstAnswer();
    const { version, value } = await read("faq");
    const draft = answering(value, "Yes. See the [returns](/return_policy).\n\n- size\n- color");
    const saved = await ann.call<KeptContent>("PUT /api/admin/content/faq/draft", { version, value: draft });
    expect(saved.body.data).toMatchObject({ draft, draft_by: "Ann Admin", is_changed: false });
    expect(await firstAnswer()).toEqual(delivered);

    const published = await bob.call<KeptContent>("POST /api/admin/content/faq/publish", {
      version: saved.body.data.version,
      value: draft,
    });
    expect(published.body.data).toMatchObject({ draft: null, is_changed: true, published_by: "Bob Admin" });
    expect(await firstAnswer()).toEqual([
      "Yes. See the [returns](/return_policy).",
      { list: ["size", "color"] },
    ]);

    const back = { version: published.body.data.version, number: 0 };
    const restored = await ann.call<KeptContent>("POST /api/admin/content/faq/restore", back);
    expect(restored.body.data).toMatchObject({ is_changed: false, value });
    expect(restored.body.data.history).toMatchObject([
      { number: 2, restored: 0, published_by: "Ann Admin" },
      { number: 1, restored: null, published_by: "Bob Admin" },
      { number: 0, published_by: null },
    ]);
    expect(await firstAnswer()).toEqual(delivered);
    const former = await ann.call<{ value: Faq; before: Faq }>("GET /api/admin/content/faq/versions/1");
    expect(former.body.data).toEqual({ value: draft, before: value });

    const log = await ann.call<{ data: { action: string; details: object }[] }>("GET /api/admin/audit");
    expect(log.body.data.data.slice(0, 3).map(({ action }) => action)).toEqual([
      "content.restored",
      "content.published",
      "content.drafted",
    ]);
    expect(log.body.data.data[0]?.details).toMatchObject({ text: "Questions and answers", version: 2 });
  });

  it("refuse the second of two admins, with what is there now", async () => {
    const { version, value } = await read("faq");
    const mine = answering(value, "Ann's.");
    await ann.call("PUT /api/admin/content/faq/draft", { version, value: mine });
    const late = await bob.call("POST /api/admin/content/faq/publish", { version, value });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "stale_version", data: { draft: mine, draft_by: "Ann Admin" } });
    const now = await read("faq");
    const dropped = await bob.call<KeptContent>("POST /api/admin/content/faq/discard", {
      version: now.version,
    });
    expect(dropped.body.data).toMatchObject({ draft: null, draft_at: null, draft_by: null });
  });

  it("name the field of what is wrong", async () => {
    const { version, value } = await read("faq");
    const errors = async (sent: ContentValue) =>
      (await ann.call("POST /api/admin/content/faq/publish", { version, value: sent })).body.errors;
    expect(await errors(answering(value, "Write to {mail}."))).toEqual({
      "value.topics.0.entries.0.answer": [
        "{mail} is not a placeholder here. Use {name}, {provider}, {email}, {return_days}, {parcel_claim_days}, {freight_claim_days}, {refund_days}, {cancel_minutes}, {premium_price}.",
      ],
    });
    expect(await errors(answering(value, "[x](javascript:alert(1))"))).toHaveProperty([
      "value.topics.0.entries.0.answer",
    ]);
    expect(await errors(answering(value, " "))).toHaveProperty(["value.topics.0.entries.0.answer"]);
    expect(await errors((await read("terms_of_service")).value)).toEqual({
      "value.kind": ["Send a value of the kind faq."],
    });
    expect((await ann.call("GET /api/admin/content/nothing")).status).toBe(422);
    expect((await ann.call("GET /api/admin/content/faq/versions/99")).status).toBe(404);
  });
});

it("shows what was published on every server at once", async () => {
  const platform = createPlatform(shop.platform.config, { databaseUrl: shop.databaseUrl });
  const other = createApp(platform);
  const onOther = async () => {
    const reply = await other.fetch(new Request("http://localhost/api/content/pages/about_us"));
    return ((await reply.json()) as { data: { title: string } }).data.title;
  };
  try {
    expect(await onOther()).toBe("About Us");
    const { version, value } = await read("about_us");
    const changed = { ...(value as Page), title: "Who we are" };
    await ann.call("POST /api/admin/content/about_us/publish", { version, value: changed });
    await expect.poll(onOther).toBe("Who we are");
  } finally {
    await platform.close();
  }
});

it("a page is shown as it is published", async () => {
  const { version, value } = await read("terms_of_service");
  const changed = { ...(value as Page), title: "Terms", sections: (value as Page).sections.slice(0, 2) };
  await ann.call("POST /api/admin/content/terms_of_service/publish", { version, value: changed });
  const shown = await visitor<{ title: string; isNumbered: boolean; sections: object[] }>(
    "/api/content/pages/terms_of_service",
  );
  expect(shown).toMatchObject({ title: "Terms", isNumbered: true });
  expect(shown.sections).toHaveLength(2);
});

it("testimonials are shown as they are published", async () => {
  const { version, value } = await read("testimonials");
  expect(value).toEqual({ kind: "testimonials", stories: [] });
  const story = { name: "Ola Reyes", role: "Homeowner", place: "Reno, NV", text: "It fit." };
  const stories = [{ id: "ola-reyes", ...story }];
  await ann.call("POST /api/admin/content/testimonials/publish", {
    version,
    value: { kind: "testimonials", stories },
  });
  expect(await visitor("/api/testimonials")).toEqual([story]);
});

it("the list says what was changed and by whom", async () => {
  const { data } = (await ann.call<ContentPiece[]>("GET /api/admin/content")).body;
  expect(data.find(({ key }) => key === "terms_of_service")).toMatchObject({
    is_changed: true,
    published_by: "Ann Admin",
    draft_at: null,
    path: "/terms_of_service",
  });
  expect(data.find(({ key }) => key === "about_us")).toMatchObject({ is_changed: true });
  expect(data.find(({ key }) => key === "your_orders")).toMatchObject({
    is_changed: false,
    published_at: null,
  });
});

it("is for admins alone", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  expect((await pro.call("GET /api/admin/content")).status).toBe(403);
  expect((await pro.call("POST /api/admin/content/faq/publish", {})).status).toBe(403);
});

type Words = Extract<ContentValue, { kind: "words" }>;

/** The texts with others in the place of some. */
const saying = (value: ContentValue, changed: Record<string, string>): Words => {
  const { texts } = value as Words;
  return { kind: "words", texts: texts.map(({ id, text }) => ({ id, text: changed[id] ?? text })) };
};

describe("the landing page and How it works", () => {
  it("show what is published, at once, and go back", async () => {
    const headline = async () =>
      (await visitor<Words["texts"]>("/api/content/words/landing")).find(({ id }) => id === "headline")?.text;
    expect(await headline()).toBe("Save Time,\nSave Money,\nBuild Smarter");
    const { version, value, fields } = await read("landing");
    expect(fields?.find(({ id }) => id === "benefit_6_title")).toMatchObject({ label: "Benefit 6", rows: 1 });
    const wrong = await ann.call("POST /api/admin/content/landing/publish", {
      version,
      value: saying(value, { benefit_1_text: "By {nobody}" }),
    });
    expect(wrong.status).toBe(422);
    const published = await ann.call<KeptContent>("POST /api/admin/content/landing/publish", {
      version,
      value: saying(value, { headline: "Build\nwith {name}" }),
    });
    expect(published.body.data.is_changed).toBe(true);
    expect(await headline()).toBe("Build\nwith {name}");
    await ann.call("POST /api/admin/content/landing/restore", {
      version: published.body.data.version,
      number: 0,
    });
    expect(await headline()).toContain("Save Time");
    const steps = await visitor<Words["texts"]>("/api/content/words/how_it_works");
    expect(steps.find(({ id }) => id === "step_4_title")?.text).toBe("Finalize the materials");
    expect((await shop.app.fetch(new Request("http://localhost/api/content/words/mail_order"))).status).toBe(
      422,
    );
  });
});

describe("the words of emails", () => {
  const mailed = async (kind: NotificationKind) => {
    const to = `reader-${kind}-${Math.random()}@example.test`;
    const content = {
      subject: "Your order 7",
      preview: "",
      heading: "Order",
      blocks: ["Hello Ada,", "It ships."],
    };
    await queueMail(shop.platform.db, shop.platform.config, { to, kind, content });
    const [mail] = await shop.platform.sql<{ subject: string; body_text: string }[]>`
      select subject, body_text from mails where recipient = ${to}`;
    return mail!;
  };

  it("are in each email of their kind once they are published, and in no other", async () => {
    const { version, value } = await read("mail_order");
    const words = saying(value, {
      subject: "{name}: {subject}",
      opening: "Good news.",
      closing: "Your {name} team",
    });
    const name = shop.platform.config.providerName;
    expect((await mailed("order")).subject).toBe("Your order 7");
    const preview = await ann.call<{ subject: string; html: string; text: string }>(
      "POST /api/admin/content/mail_order/preview",
      { value: words },
    );
    expect(preview.body.data.subject).toBe(`${name}: Part of your order 100123 ships`);
    for (const page of [preview.body.data.html, preview.body.data.text])
      expect(page).toContain(`Your ${name} team`);
    expect((await mailed("order")).subject).toBe("Your order 7");

    await ann.call("POST /api/admin/content/mail_order/publish", { version, value: words });
    const mail = await mailed("order");
    expect(mail.subject).toBe(`${name}: Your order 7`);
    expect(mail.body_text).toMatch(/Hello Ada,\n\nGood news\.\n\nIt ships\.\n\nYour .* team/);
    expect((await mailed("receipt")).subject).toBe("Your order 7");
  });

  it("are refused with an unknown placeholder, without a needed one, or on two lines", async () => {
    const { version, value } = await read("mail_account");
    for (const [subject, problem] of [
      ["{subject} {order}", "{order} is not a placeholder here. Use {subject}, {name}."],
      ["News", "Subject needs the placeholder {subject}."],
      ["{subject}\nBcc: all", "Subject has to stay on one line."],
    ] as const) {
      const refused = await ann.call("POST /api/admin/content/mail_account/publish", {
        version,
        value: saying(value, { subject }),
      });
      expect([refused.status, refused.body.errors?.["value.texts.0.text"]]).toEqual([422, [problem]]);
    }
  });

  it("are tried out by an email to the admin who writes them", async () => {
    const { value } = await read("mail_hire");
    const sent = await bob.call<{ to: string }>("POST /api/admin/content/mail_hire/test", {
      value: saying(value, { opening: "A look at it." }),
    });
    const [mail] = await shop.platform.sql<{ subject: string; body_text: string }[]>`
      select subject, body_text from mails where recipient = ${sent.body.data.to} and subject like 'Test:%'`;
    expect(mail).toMatchObject({ subject: "Test: Ada Cole wants to hire you" });
    expect(mail!.body_text).toContain("A look at it.");
    expect((await read("mail_hire")).is_changed).toBe(false);
  });
});
