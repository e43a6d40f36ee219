import type { ContentValue } from "../../contract/admin/content.ts";
import { blocksOf } from "./markdown.ts";
import type { PageText } from "./page-text.ts";

type Faq = Extract<ContentValue, { kind: "faq" }>;
type Page = Extract<ContentValue, { kind: "page" }>;

/** Questions as the page shows them. */
export const shownFaq = ({ topics }: Faq) =>
  topics.map(({ id, title, only, entries }) => ({
    id,
    title,
    ...(only && { only }),
    entries: entries.map((entry) => ({
      id: entry.id,
      question: entry.question,
      answer: blocksOf(entry.answer),
    })),
  }));

/** A text page as it is shown; `isNumbered` is the page's own, since its sections refer to each other by number. */
export const shownPage = (page: Page, isNumbered: boolean): PageText => ({
  title: page.title,
  ...(page.heading && { heading: page.heading }),
  description: page.description,
  ...(page.lead && { lead: page.lead }),
  ...(page.updated && { updated: page.updated }),
  ...(isNumbered && { isNumbered }),
  sections: page.sections.map(({ id, title, text }) => ({ id, title, blocks: blocksOf(text) })),
});
