import type { ContentValue } from "../../contract/content.ts";
import type { NotificationKind } from "../../contract/notification-kinds.ts";
import { markdownOf } from "./markdown.ts";
import type { PageText } from "./page-text.ts";
import { aboutUs } from "./texts/about-us.ts";
import { cookieSections, cookiesPolicy } from "./texts/cookies-policy.ts";
import { faqTopics } from "./texts/faq.ts";
import { howItWorksFields } from "./texts/how-it-works.ts";
import { landingFields } from "./texts/landing.ts";
import { mailFields } from "./texts/mail-words.ts";
import { privacyPolicy } from "./texts/privacy-policy.ts";
import { proAccount } from "./texts/pro-account.ts";
import { returnPolicy } from "./texts/return-policy.ts";
import { terms } from "./texts/terms.ts";
import { yourOrders } from "./texts/your-orders.ts";
import { allWords, type WordField } from "./words.ts";

/** The pages of text that admins change, as they come with the product. */
export const pageTexts = {
  about_us: aboutUs,
  pro_account: proAccount,
  your_orders: yourOrders,
  return_policy: returnPolicy,
  terms_of_service: terms,
  privacy_policy: privacyPolicy,
  cookies_policy: cookiesPolicy,
} as const satisfies Record<string, PageText>;

/** Pages that are built around fixed texts. */
const wordPages = { landing: landingFields, how_it_works: howItWorksFields } as const;
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
  return { key, title: pageTexts[key].title, kind: "page", path };
}

/** The fixed texts of a piece; null where it is made of other parts. */
export function fieldsOf(key: ContentKey): readonly WordField[] | null {
  if (isMail(key)) return mailFields;
  return key === "landing" || key === "how_it_works" ? wordPages[key] : null;
}

export const isMail = (key: ContentKey): key is MailKey => key.startsWith("mail_");

/** Addresses of the sections that a page can't do without. */
export const sectionsOf = (key: ContentKey): readonly string[] =>
  key === "cookies_policy" ? cookieSections : [];

/** Whether the sections of a page are counted, since they refer to each other by number. */
export const isNumbered = (key: ContentKey): boolean =>
  key in pageTexts && (pageTexts[key as keyof typeof pageTexts] as PageText).isNumbered === true;

/** What is shown while no admin has changed it; testimonials come with no text. */
export function deliveredValue(key: ContentKey): ContentValue {
  if (key === "testimonials") return { kind: "testimonials", stories: [] };
  if (key === "faq") return deliveredFaq();
  const fields = fieldsOf(key);
  if (fields) return { kind: "words", texts: allWords(fields) };
  return editedPage(pageTexts[key as keyof typeof pageTexts]);
}

const deliveredFaq = (): ContentValue => ({
  kind: "faq",
  topics: faqTopics.map(({ id, title, only, entries }) => ({
    id,
    title,
    only: only ?? null,
    entries: entries.map((entry) => ({ ...entry })),
  })),
});

/** A page as its editor has it: each section as one text. */
function editedPage(text: PageText): ContentValue {
  return {
    kind: "page",
    title: text.title,
    heading: text.heading ?? "",
    description: text.description,
    lead: text.lead ?? "",
    updated: text.updated ?? "",
    sections: text.sections.map(({ id, title, blocks }) => ({ id, title, text: markdownOf(blocks) })),
  };
}
