import type { ContentValue } from "../../contract/admin/content.ts";
import { publicPages } from "../showrooms/public-pages.ts";
import { linksIn } from "./markdown.ts";
import { placeholders } from "./placeholders.ts";
import { type WordField, wordProblems } from "./words.ts";

/**
 * What is wrong with a value beyond its form, by field, such as "topics.0.entries.2.answer": placeholders that nothing
 * fills, links that lead nowhere or are not safe, two parts under one address, parts that the piece needs.
 */
export function problemsOf(
  value: ContentValue,
  { fields = null, sections = [] }: PieceRules = {},
): Map<string, string> {
  if (value.kind === "words") return new Map(wordProblems(fields ?? [], value.texts));
  const problems = new Map<string, string>();
  for (const [field, text] of textsOf(value)) {
    const problem = textProblem(text, anchorsOf(value));
    if (problem) problems.set(field, problem);
  }
  const seen = new Set<string>();
  for (const [field, id] of idsOf(value)) {
    if (seen.has(id)) problems.set(field, `Two parts have the address #${id}. Choose another one.`);
    seen.add(id);
  }
  const missing = sections.find((id) => !seen.has(id));
  if (missing)
    problems.set("sections", `The section #${missing} has to stay: the page shows more in it than its text.`);
  return problems;
}

/** What a piece asks of its value. */
interface PieceRules {
  fields?: readonly WordField[] | null;
  /** Addresses of sections that have to stay. */
  sections?: readonly string[];
}

function textProblem(text: string, anchors: ReadonlySet<string>): string | undefined {
  for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g)) {
    if (!placeholders.includes(name)) {
      return `{${name}} is not a placeholder here. Use ${placeholders.map((one) => `{${one}}`).join(", ")}.`;
    }
  }
  for (const address of linksIn(text)) {
    const problem = linkProblem(address, anchors);
    if (problem) return problem;
  }
}

function linkProblem(address: string, anchors: ReadonlySet<string>): string | undefined {
  if (/^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s]+@[^\s]+|mailto:\{email\}|tel:[+\d() .-]+)$/.test(address))
    return;
  // marked writes braces in addresses as %7B
  if (/^mailto:%7Bemail%7D$/i.test(address)) return;
  if (address.startsWith("#")) {
    return anchors.has(address.slice(1)) ? undefined : `There is no section ${address} on this page.`;
  }
  if (/^\/(?!\/)/.test(address)) {
    const path = address.replace(/[?#].*$/, "");
    return isPage(path) ? undefined : `The link ${address} leads to no page. Check the address.`;
  }
  return `The link ${address} doesn't work. Begin with https://, mailto:, tel:, # or /.`;
}

const families = [
  /^\/account(\/[\w-]+)*$/,
  /^\/(product|department|category)\/[^/]+(\/[^/]+)?$/,
  /^\/visualize\/(templates\/[^/]+|contractor\/all|draw|checklist)$/,
  /^\/(help|cart|checkout|reset_password|notification|projects|pro-account\/login|register\/vendor)$/,
];
const isPage = (path: string): boolean =>
  publicPages.includes(path) || families.some((form) => form.test(path));

function anchorsOf(value: ContentValue): ReadonlySet<string> {
  return new Set(idsOf(value).map(([, id]) => id));
}

function idsOf(value: ContentValue): [field: string, id: string][] {
  if (value.kind === "page") return value.sections.map(({ id }, at) => [`sections.${at}.title`, id]);
  if (value.kind === "words") return [];
  if (value.kind === "testimonials") return value.stories.map(({ id }, at) => [`stories.${at}.name`, id]);
  return value.topics.flatMap(({ id, entries }, at): [string, string][] => [
    [`topics.${at}.title`, id],
    ...entries.map((entry, index): [string, string] => [`topics.${at}.entries.${index}.question`, entry.id]),
  ]);
}

/** Every text with its field. */
function textsOf(value: ContentValue): [field: string, text: string][] {
  if (value.kind === "testimonials" || value.kind === "words") return [];
  if (value.kind === "page") {
    return [
      ["lead", value.lead],
      ...value.sections.map(({ text }, at): [string, string] => [`sections.${at}.text`, text]),
    ];
  }
  return value.topics.flatMap(({ title, entries }, at): [string, string][] => [
    [`topics.${at}.title`, title],
    ...entries.map(({ answer }, index): [string, string] => [`topics.${at}.entries.${index}.answer`, answer]),
  ]);
}
