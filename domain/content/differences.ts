import type { ContentValue } from "../../contract/admin/content.ts";

export interface Difference {
  /** Which part, in words: "Question: How long does it take?" */
  label: string;
  /** Null where it was not there. */
  before: string | null;
  /** Null where it is not there any more. */
  after: string | null;
}

/** What the editor calls a piece's fixed texts, by id. */
type Labels = ReadonlyMap<string, string>;

/** What one version has that another does not, part by part; a new order of the same parts is one difference. */
export function differencesOf(
  before: ContentValue,
  after: ContentValue,
  labels: Labels = new Map(),
): Difference[] {
  const [former, present] = [partsOf(before, labels), partsOf(after, labels)];
  const differences: Difference[] = [];
  for (const [id, part] of present) {
    const old = former.get(id);
    if (old?.text === part.text) continue;
    differences.push({ label: part.label, before: old?.text ?? null, after: part.text });
  }
  for (const [id, part] of former) {
    if (!present.has(id)) differences.push({ label: part.label, before: part.text, after: null });
  }
  const order = (parts: ReadonlyMap<string, Part>, others: ReadonlyMap<string, Part>) =>
    [...parts].filter(([id]) => others.has(id));
  const [was, is] = [order(former, present), order(present, former)];
  if (was.some(([id], at) => id !== is[at]?.[0])) {
    const first = is.findIndex(([id], at) => id !== was[at]?.[0]);
    const from = was.findIndex(([id]) => id === is[first]?.[0]);
    differences.push({
      label: "Order",
      before: `“${is[first]![1].name}” was number ${from + 1}`,
      after: `“${is[first]![1].name}” is number ${first + 1}`,
    });
  }
  return differences;
}

interface Part {
  label: string;
  name: string;
  text: string;
}

function partsOf(value: ContentValue, labels: Labels): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const add = (id: string, kind: string, name: string, text: string) =>
    parts.set(id, { label: name ? `${kind}: ${name}` : kind, name: name || kind, text });
  if (value.kind === "testimonials") {
    for (const { id, name, role, place, text } of value.stories)
      add(id, "Testimonial", name, `${text}\n${name}, ${role}, ${place}`);
  } else if (value.kind === "words") {
    for (const { id, text } of value.texts) add(id, labels.get(id) ?? id, "", text);
  } else if (value.kind === "page") {
    add("=title", "Title", "", value.title);
    add("=heading", "Heading above the text", "", value.heading);
    add("=description", "Description for search engines", "", value.description);
    add("=lead", "Introduction", "", value.lead);
    add("=updated", "Last updated", "", value.updated);
    for (const { id, title, text } of value.sections) add(id, "Section", title, `${title}\n\n${text}`);
  } else {
    for (const { id, title, only, entries } of value.topics) {
      add(`=${id}`, "Topic", title, only ? `${title} (${only} accounts only)` : title);
      for (const entry of entries)
        add(entry.id, "Question", entry.question, `${entry.question}\n\n${entry.answer}`);
    }
  }
  return parts;
}
