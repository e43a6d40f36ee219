import type { ContentValue } from "../../contract/content.ts";
import { markdownOf } from "./markdown.ts";
import type { PageText } from "./page-text.ts";
import { aboutUs } from "./texts/about-us.ts";
import { faqTopics } from "./texts/faq.ts";
import { privacyPolicy } from "./texts/privacy-policy.ts";
import { proAccount } from "./texts/pro-account.ts";
import { returnPolicy } from "./texts/return-policy.ts";
import { terms } from "./texts/terms.ts";
import { yourOrders } from "./texts/your-orders.ts";

/** The pages of text that admins change, as they come with the product. */
export const pageTexts = {
  about_us: aboutUs,
  pro_account: proAccount,
  your_orders: yourOrders,
  return_policy: returnPolicy,
  terms_of_service: terms,
  privacy_policy: privacyPolicy,
} as const satisfies Record<string, PageText>;

export type ContentKey = "faq" | "testimonials" | keyof typeof pageTexts;

export interface Piece {
  key: ContentKey;
  /** As admins see it in the list. */
  title: string;
  kind: ContentValue["kind"];
  /** Where visitors see it. */
  path: string;
}

/** Everything that admins change, in the order of their list. */
export const pieces: readonly Piece[] = [
  { key: "faq", title: "Questions and answers", kind: "faq", path: "/faq" },
  { key: "testimonials", title: "Testimonials", kind: "testimonials", path: "/#stories" },
  page("about_us", "/about_us"),
  page("pro_account", "/pro-account"),
  page("your_orders", "/your_orders"),
  page("return_policy", "/return_policy"),
  page("terms_of_service", "/terms_of_service"),
  page("privacy_policy", "/privacy_policy"),
];

function page(key: keyof typeof pageTexts, path: string): Piece {
  return { key, title: pageTexts[key].title, kind: "page", path };
}

export const pieceOf = (key: ContentKey): Piece => pieces.find((piece) => piece.key === key)!;

/** Whether the sections of a page are counted, since they refer to each other by number. */
export const isNumbered = (key: ContentKey): boolean =>
  key in pageTexts && (pageTexts[key as keyof typeof pageTexts] as PageText).isNumbered === true;

/** What is shown while no admin has changed it; testimonials come with no text. */
export function deliveredValue(key: ContentKey): ContentValue {
  if (key === "testimonials") return { kind: "testimonials", stories: [] };
  return key === "faq" ? deliveredFaq() : editedPage(pageTexts[key]);
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
