import { readFileSync } from "node:fs";
import mailFields from "../../../../content/emails/words.json" with { type: "json" };
import { type MarkdownPage, readMarkdownPage } from "../../../../content/markdown-page.ts";
import howItWorks from "../../../../content/pages/how-it-works.json" with { type: "json" };
import landing from "../../../../content/pages/landing.json" with { type: "json" };
import type { ContentValue } from "../../../../contract/admin/content.ts";
import type { NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";
import { placeholders } from "../../../../domain/content/placeholders.ts";
import { allWords, type WordField } from "../../../../domain/content/words.ts";
import { premiumCredits } from "../../../../domain/money/credit-packs.ts";

const folder = new URL("../../../../content/pages/", import.meta.url);

const pageOf = (name: string): MarkdownPage => readMarkdownPage(readFileSync(new URL(name, folder), "utf8"));

/** The pages of text that admins change, as they come with the product. */
export const pageTexts = {
  about_us: pageOf("about-us.md"),
  pro_account: pageOf("pro-account.md"),
  your_orders: pageOf("your-orders.md"),
  return_policy: pageOf("return-policy.md"),
  terms_of_service: pageOf("terms-of-service.md"),
  privacy_policy: pageOf("privacy-policy.md"),
  cookies_policy: pageOf("cookies-policy.md"),
} as const;

const faq = pageOf("faq.md");

const wordFields = (fields: readonly WordField[]): WordField[] =>
  fields.map((field) => ({ ...field, placeholders }));

/** Pages that are built around fixed texts. */
const wordPages = { landing: wordFields(landing), how_it_works: wordFields(howItWorks) } as const;
export type WordPageKey = keyof typeof wordPages;

/** The words of emails of one kind. */
type MailKey = `mail_${NotificationKind}`;

export type ContentKey = "faq" | "testimonials" | keyof typeof pageTexts | WordPageKey | MailKey;

export interface Piece {
  key: ContentKey;
  /** As admins see it in the list. */
  title: string;
  kind: ContentValue["kind"];
  /** Where visitors see it; empty for emails. */
  path: string;
}

/** Everything on pages that admins change, in the order of their list. */
export const pieces: readonly Piece[] = [
  { key: "faq", title: "Questions and answers", kind: "faq", path: "/faq" },
  { key: "testimonials", title: "Testimonials", kind: "testimonials", path: "/#stories" },
  { key: "landing", title: "Landing page", kind: "words", path: "/" },
  { key: "how_it_works", title: "How it works", kind: "words", path: "/how_it_works" },
  page("about_us", "/about_us"),
  page("pro_account", "/pro-account"),
  page("your_orders", "/your_orders"),
  page("return_policy", "/return_policy"),
  page("terms_of_service", "/terms_of_service"),
  page("privacy_policy", "/privacy_policy"),
  page("cookies_policy", "/cookies_policy"),
];

function page(key: keyof typeof pageTexts, path: string): Piece {
  return { key, title: pageTexts[key].fields.title!, kind: "page", path };
}

/** The fixed texts of a piece; null where it is made of other parts. */
export function fieldsOf(key: ContentKey): readonly WordField[] | null {
  if (isMail(key)) return mailFields;
  return key === "landing" || key === "how_it_works" ? wordPages[key] : null;
}

export const isMail = (key: ContentKey): key is MailKey => key.startsWith("mail_");

/** The cookies policy can't do without them, because the page adds the choice and the tables of what is stored. */
const cookieSections = ["choice", "cookies", "storage"] as const;

/** Addresses of the sections that a page can't do without. */
export const sectionsOf = (key: ContentKey): readonly string[] =>
  key === "cookies_policy" ? cookieSections : [];

/** Whether the sections of a page are counted, since they refer to each other by number. */
export const isNumbered = (key: ContentKey): boolean =>
  key in pageTexts && pageTexts[key as keyof typeof pageTexts].fields.numbered === "yes";

/** What is shown while no admin has changed it; testimonials come with no text. */
export function deliveredValue(key: ContentKey): ContentValue {
  if (key === "testimonials") return { kind: "testimonials", stories: [] };
  if (key === "faq") return faqOf(faq);
  const fields = fieldsOf(key);
  if (fields) return { kind: "words", texts: allWords(fields) };
  return editedPage(pageTexts[key as keyof typeof pageTexts]);
}

/** Questions and answers as their editor has them. */
export function faqOf({ sections }: MarkdownPage): ContentValue {
  const topics: Extract<ContentValue, { kind: "faq" }>["topics"] = [];
  for (const { level, id, title, only, text } of sections) {
    if (level === 1)
      topics.push({ id, title, only: (only ?? null) as (typeof topics)[number]["only"], entries: [] });
    else topics.at(-1)?.entries.push({ id, question: title, answer: text });
  }
  return { kind: "faq", topics };
}

/** A page as its editor has it: each section as one text. */
export function editedPage({ fields, sections }: MarkdownPage): ContentValue {
  const { title = "", heading = "", description = "", lead = "", updated = "" } = fields;
  return {
    kind: "page",
    title,
    heading,
    description,
    lead,
    updated,
    sections: sections.map(({ id, title, text }) => ({
      id,
      title,
      text: text.replaceAll("{premium_credits}", String(premiumCredits)),
    })),
  };
}
