import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type NotificationKind, notificationKinds } from "../messaging/notification-kinds.ts";
import { isoDate, success, versionSent } from "../shapes.ts";

const line = (what: string, max: number) =>
  z
    .string(`Write ${what}.`)
    .trim()
    .min(1, `Write ${what}.`)
    .max(max, `Enter at most ${max.toLocaleString("en-US")} characters.`);
const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Enter at most ${max.toLocaleString("en-US")} characters.`);
/** The part of the address after "#". */
const anchor = z
  .string()
  .max(60, "An address has at most 60 characters.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits and hyphens.");

const faq = z.strictObject({
  kind: z.literal("faq"),
  topics: z
    .array(
      z.strictObject({
        id: anchor,
        title: line("the topic's name", 60),
        /** Shown only to these accounts; to everyone when null. */
        only: z.enum(["User", "Contractor", "Vendor"]).nullable(),
        entries: z
          .array(
            z.strictObject({
              id: anchor,
              question: line("the question", 200),
              /** Markdown: paragraphs, lists, links, bold. */
              answer: line("the answer", 4000),
            }),
          )
          .max(60, "A topic has at most 60 questions."),
      }),
    )
    .min(1, "Keep at least one topic.")
    .max(20, "Add at most 20 topics."),
});

export const storyRoles = ["Contractor", "Designer", "Homeowner", "Project Manager"] as const;

const testimonials = z.strictObject({
  kind: z.literal("testimonials"),
  stories: z
    .array(
      z.strictObject({
        id: anchor,
        name: line("the name", 80),
        role: z.enum(storyRoles, "Choose a role."),
        place: line("the place, such as Portland, OR", 80),
        text: line("what they say", 600),
      }),
    )
    .max(60, "Add at most 60 testimonials."),
});

const page = z.strictObject({
  kind: z.literal("page"),
  title: line("the title", 80),
  /** Above the text, where it differs from the title. */
  heading: optionalLine(120),
  /** For search engines. */
  description: line("the description", 300),
  lead: optionalLine(600),
  /** "May 3, 2021" */
  updated: optionalLine(40),
  sections: z
    .array(
      z.strictObject({
        id: anchor,
        title: line("the section's title", 120),
        /** Markdown: paragraphs, lists, steps, tables with two columns, links, bold. */
        text: line("the section's text", 12_000),
      }),
    )
    .min(1, "Keep at least one section.")
    .max(60, "A page has at most 60 sections."),
});

const words = z.strictObject({
  kind: z.literal("words"),
  /** The piece's fixed texts, in the order of its fields. */
  texts: z
    .array(z.strictObject({ id: z.string().max(40), text: optionalLine(4000) }))
    .max(100, "There are too many texts."),
});

const contentValue = z.discriminatedUnion("kind", [faq, testimonials, page, words], {
  error: "Choose one of faq, testimonials, page, words.",
});
export type ContentValue = z.output<typeof contentValue>;

const pageKeys = [
  "about_us",
  "pro_account",
  "your_orders",
  "return_policy",
  "terms_of_service",
  "privacy_policy",
  "cookies_policy",
] as const;
export type PageKey = (typeof pageKeys)[number];
const wordPageKeys = ["landing", "how_it_works"] as const;
const mailKeys = (Object.keys(notificationKinds) as NotificationKind[])
  .filter((kind) => notificationKinds[kind].mail)
  .map((kind) => `mail_${kind}` as const);
const contentKeys = ["faq", "testimonials", ...pageKeys, ...wordPageKeys, ...mailKeys] as const;

const block = z.union([
  z.string(),
  z.object({ list: z.array(z.string()).readonly() }),
  z.object({ steps: z.array(z.string()).readonly() }),
  z.object({ facts: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly() }),
]);

export const publicFaq = endpoint("GET /api/content/faq", {
  summary: "Questions and answers by topic, as they are published",
  permission: "public.read",
  mayLag: true,
  reply: success(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        only: z.enum(["User", "Contractor", "Vendor"]).optional(),
        entries: z.array(z.object({ id: z.string(), question: z.string(), answer: z.array(block) })),
      }),
    ),
  ),
});

export const publicPageText = endpoint("GET /api/content/pages/{page}", {
  summary: "The text of a page, as it is published",
  permission: "public.read",
  params: z.object({ page: z.enum(pageKeys, "We couldn't find this page.") }),
  reply: success(
    z.object({
      title: z.string(),
      heading: z.string().optional(),
      description: z.string(),
      lead: z.string().optional(),
      updated: z.string().optional(),
      isNumbered: z.boolean().optional(),
      sections: z
        .array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block).readonly() }))
        .readonly(),
    }),
  ),
});

export const publicWords = endpoint("GET /api/content/words/{piece}", {
  summary: "The fixed texts of a page, as they are published",
  permission: "public.read",
  params: z.object({ piece: z.enum(wordPageKeys, "We couldn't find this page.") }),
  reply: success(z.array(z.object({ id: z.string(), text: z.string() }))),
});

const byPiece = z.object({ piece: z.enum(contentKeys, "We couldn't find this text.") });

const pieceShape = {
  key: z.enum(contentKeys),
  title: z.string(),
  kind: z.enum(["faq", "testimonials", "page", "words"]),
  /** Where visitors see it; empty for emails. */
  path: z.string(),
  /** Whether what is published differs from what the product came with. */
  is_changed: z.boolean(),
  published_at: isoDate.nullable(),
  published_by: z.string().nullable(),
  draft_at: isoDate.nullable(),
  draft_by: z.string().nullable(),
};
const piece = z.object(pieceShape);
export type ContentPiece = z.output<typeof piece>;

const version = z.object({
  /** 0 is the text that came with the product. */
  number: z.number(),
  published_at: isoDate.nullable(),
  published_by: z.string().nullable(),
  /** The number of the version that was brought back. */
  restored: z.number().nullable(),
});
export type ContentVersion = z.output<typeof version>;

const kept = z.object({
  ...pieceShape,
  version: z.number(),
  /** What visitors see. */
  value: contentValue,
  draft: contentValue.nullable(),
  /** Whether a page's sections are counted. */
  is_numbered: z.boolean(),
  /** What texts may name in braces. */
  placeholders: z.array(z.string()),
  /** The fields of fixed texts; null where a piece is made of other parts. */
  fields: z
    .array(
      z.object({
        id: z.string(),
        group: z.string(),
        label: z.string(),
        most: z.number(),
        rows: z.number(),
        is_optional: z.boolean(),
        hint: z.string(),
        placeholders: z.array(z.string()),
      }),
    )
    .nullable(),
  /** The newest 50 first; the last is what the product came with. */
  history: z.array(version),
});
export type KeptContent = z.output<typeof kept>;

export const listContent = endpoint("GET /api/admin/content", {
  summary: "The texts that admins change, with their state",
  permission: "admin.run",
  reply: success(z.array(piece)),
});

export const readContent = endpoint("GET /api/admin/content/{piece}", {
  summary: "One text as it is published, its draft, and its history",
  permission: "admin.run",
  params: byPiece,
  reply: success(kept),
});

export const readContentVersion = endpoint("GET /api/admin/content/{piece}/versions/{number}", {
  summary: "An earlier version of a text, and the version before it",
  permission: "admin.run",
  params: byPiece.extend({ number: z.coerce.number().int().min(0).max(1_000_000) }),
  reply: success(z.object({ value: contentValue, before: contentValue.nullable() })),
});

export const saveContentDraft = endpoint("PUT /api/admin/content/{piece}/draft", {
  summary: "Keep a draft, which only admins see",
  permission: "admin.run",
  params: byPiece,
  body: z.strictObject({ version: versionSent, value: contentValue }),
  reply: success(kept),
});

export const discardContentDraft = endpoint("POST /api/admin/content/{piece}/discard", {
  summary: "Throw the draft away; what is published stays",
  permission: "admin.run",
  idempotency: "accepted",
  params: byPiece,
  body: z.strictObject({ version: versionSent }),
  reply: success(kept),
});

export const publishContent = endpoint("POST /api/admin/content/{piece}/publish", {
  summary: "Show a text to visitors, on every server from now on, and keep what it was",
  permission: "admin.run",
  idempotency: "accepted",
  params: byPiece,
  body: z.strictObject({ version: versionSent, value: contentValue }),
  reply: success(kept),
});

export const restoreContent = endpoint("POST /api/admin/content/{piece}/restore", {
  summary: "Publish an earlier version again; 0 is what the product came with",
  permission: "admin.run",
  idempotency: "accepted",
  params: byPiece,
  body: z.strictObject({ version: versionSent, number: z.number().int().min(0).max(1_000_000) }),
  reply: success(kept),
});

const byMail = z.object({ piece: z.enum(mailKeys, "There are no such emails.") });
const mailBody = z.strictObject({ value: words });

export const previewMail = endpoint("POST /api/admin/content/{piece}/preview", {
  summary: "An email of this kind with sample data, as it would be sent with these words",
  permission: "admin.run",
  params: byMail,
  body: mailBody,
  reply: success(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
});

export const sendTestMail = endpoint("POST /api/admin/content/{piece}/test", {
  summary: "Send that email to the admin who asks",
  permission: "admin.run",
  idempotency: "accepted",
  params: byMail,
  body: mailBody,
  reply: success(z.object({ to: z.string() })),
});
