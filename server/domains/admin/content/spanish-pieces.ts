import { readFileSync } from "node:fs";
import { type MarkdownPage, readMarkdownPage } from "../../../../content/markdown-page.ts";
import howItWorks from "../../../../content/spanish/pages/how-it-works.json" with { type: "json" };
import landing from "../../../../content/spanish/pages/landing.json" with { type: "json" };
import type { ContentValue } from "../../../../contract/admin/content.ts";
import type { PageText } from "../../../../domain/content/page-text.ts";
import { allWords } from "../../../../domain/content/words.ts";
import { type ContentKey, editedPage, faqOf, fieldsOf } from "./pieces.ts";

const folder = new URL("../../../../content/spanish/pages/", import.meta.url);
const pageOf = (name: string): MarkdownPage => readMarkdownPage(readFileSync(new URL(name, folder), "utf8"));

const pages = new Map<ContentKey, MarkdownPage>([
  ["about_us", pageOf("about-us.md")],
  ["your_orders", pageOf("your-orders.md")],
  ["cookies_policy", pageOf("cookies-policy.md")],
  ["return_policy", pageOf("return-policy.md")],
  ["privacy_policy", pageOf("privacy-policy.md")],
  ["terms_of_service", pageOf("terms-of-service.md")],
]);
const faq = pageOf("faq.md");
const words = new Map<ContentKey, ReadonlyMap<string, string>>([
  ["landing", new Map(Object.entries(landing))],
  ["how_it_works", new Map(Object.entries(howItWorks))],
]);

/** The Spanish of a piece as the product brings it, while no admin has changed the piece; undefined if it has none. */
export function spanishValue(key: ContentKey): ContentValue | undefined {
  if (key === "faq") return faqOf(faq);
  const page = pages.get(key);
  if (page) return editedPage(page);
  const texts = words.get(key);
  if (!texts) return undefined;
  const fields = (fieldsOf(key) ?? []).map((field) => ({
    ...field,
    text: texts.get(field.id) ?? field.text,
  }));
  return { kind: "words", texts: allWords(fields) };
}

const onlyEnglish = "Este texto está disponible solo en inglés.";

/** An English text, such as legal terms, on a Spanish page. */
export const markedEnglish = (page: PageText): PageText => ({
  ...page,
  lead: page.lead ? `${onlyEnglish} ${page.lead}` : onlyEnglish,
});
