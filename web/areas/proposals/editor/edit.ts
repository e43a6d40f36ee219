import {
  mostInProposal,
  type ProposalContent,
  type ProposalLine,
  type ProposalSection,
} from "../../../../contract/design/proposal-content.ts";

/** What of a proposal is edited. */
export interface Draft {
  client: string | null;
  client_name: string;
  client_email: string;
  content: ProposalContent;
}

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
  inSections((sections) =>
    sections.length < mostInProposal.sections
      ? [...sections, { id: crypto.randomUUID(), title: "", note: "", lines: [] }]
      : sections,
  );

export const removeSection = (id: string) =>
  inSections((sections) => sections.filter((section) => section.id !== id));

export const moveSection = (id: string, by: -1 | 1) => inSections((sections) => moved(sections, id, by));

export const addLine = (section: string, line: ProposalLine) =>
  inSections((sections) =>
    sections.map((each) =>
      each.id === section && each.lines.length < mostInProposal.lines
        ? { ...each, lines: [...each.lines, line] }
        : each,
    ),
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
  qty: Math.min(mostInProposal.quantity, Math.max(1, Math.ceil(qty))),
});
export const ownLine = (): ProposalLine => ({
  kind: "own",
  ...common(),
  description: "",
  qty: 1,
  unit: "hour",
  unit_price: 0,
});
export const noteLine = (): ProposalLine => ({ kind: "note", id: crypto.randomUUID(), text: "" });

type Payment = ProposalContent["schedule"][number];
export type Deposit = ProposalContent["deposit"];

/** Deposits as they are chosen. */
export const deposits: Record<Deposit["kind"], Deposit> = {
  none: { kind: "none" },
  percent: { kind: "percent", percent: 50 },
  amount: { kind: "amount", amount: 1000 },
};

/** One more payment, for what is left of the rest. */
export const addPayment = () =>
  inSchedule((schedule) => {
    if (schedule.length >= mostInProposal.payments) return schedule;
    const left = 100 - schedule.reduce((sum, { percent }) => sum + percent, 0);
    const percent = Math.max(0, Math.round(left * 100) / 100);
    return [...schedule, { id: crypto.randomUUID(), label: "", percent, due_on: "", milestone: "" }];
  });

export const changePayment = (id: string, change: Partial<Payment>) =>
  inSchedule((schedule) => schedule.map((each) => (each.id === id ? { ...each, ...change } : each)));

export const removePayment = (id: string) =>
  inSchedule((schedule) => schedule.filter((each) => each.id !== id));

const inSchedule =
  (change: (schedule: Payment[]) => Payment[]) =>
  (draft: Draft): Draft =>
    withContent({ schedule: change(draft.content.schedule) })(draft);

/** The number that is typed, at most `most`; empty is 0 where that is possible. Null where it is no number, or too small. */
export function amountOf(text: string, least: number, most: number): number | null {
  const amount = Math.min(most, Number(text));
  return Number.isFinite(amount) && amount >= least ? amount : null;
}
