import type { ProposalContent, ProposalLine, ProposalSection } from "../../../contract/proposal-content.ts";
import type { Draft } from "./use-draft.ts";

/** Changes to a draft, each a new one. */
export const withContent =
  (change: Partial<ProposalContent>) =>
  (draft: Draft): Draft => ({ ...draft, content: { ...draft.content, ...change } });

const inSections =
  (change: (sections: ProposalSection[]) => ProposalSection[]) =>
  (draft: Draft): Draft =>
    withContent({ sections: change(draft.content.sections) })(draft);

export const changeSection = (id: string, change: Partial<ProposalSection>) =>
  inSections((sections) =>
    sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
  );

export const addSection = () =>
  inSections((sections) => [...sections, { id: crypto.randomUUID(), title: "", note: "", lines: [] }]);

export const removeSection = (id: string) =>
  inSections((sections) => sections.filter((section) => section.id !== id));

export const moveSection = (id: string, by: -1 | 1) => inSections((sections) => moved(sections, id, by));

export const addLine = (section: string, line: ProposalLine) =>
  inSections((sections) =>
    sections.map((each) => (each.id === section ? { ...each, lines: [...each.lines, line] } : each)),
  );

export const changeLine = (id: string, change: Partial<ProposalLine>) =>
  inLines((lines) => lines.map((line) => (line.id === id ? ({ ...line, ...change } as ProposalLine) : line)));

export const removeLine = (id: string) => inLines((lines) => lines.filter((line) => line.id !== id));

export const moveLine = (id: string, by: -1 | 1) => inLines((lines) => moved(lines, id, by));

const inLines = (change: (lines: ProposalLine[]) => ProposalLine[]) =>
  inSections((sections) => sections.map((section) => ({ ...section, lines: change(section.lines) })));

function moved<T extends { id: string }>(list: T[], id: string, by: -1 | 1): T[] {
  const from = list.findIndex((each) => each.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return list;
  const next = [...list];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

const common = () => ({ id: crypto.randomUUID(), note: "", optional: false, choice: "" });
export const productLine = (sku: string, qty: number): ProposalLine => ({
  kind: "product",
  ...common(),
  sku,
  qty,
});
export const ownLine = (): ProposalLine => ({
  ...{ kind: "own", ...common(), description: "", qty: 1, unit: "hour", unit_price: 0 },
});
export const noteLine = (): ProposalLine => ({ kind: "note", id: crypto.randomUUID(), text: "" });
