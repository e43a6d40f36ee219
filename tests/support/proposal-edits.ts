import fc from "fast-check";
import { mostInProposal, proposalContent, proposalViews } from "../../contract/design/proposal-content.ts";
import * as proposal from "../../web/areas/proposals/editor/edit.ts";
import { decimalOnly } from "../../web/ui/decimal-entry.ts";
import { digitsOnly } from "../../web/ui/number-entry.ts";
import { type Edit, words } from "./edits.ts";

type ProposalEdit = Edit<proposal.Draft>;

export const emptyDraft: proposal.Draft = {
  client: null,
  client_name: "",
  client_email: "",
  content: proposalContent.parse({ title: "Bath" }),
};

const at = fc.nat(40);
const way = fc.constantFrom<(1 | -1)[]>(1, -1);
const typedNumber = fc.oneof(
  fc.double({ min: 0, max: 2_000_000, noNaN: true }).map(String),
  fc.constantFrom("", ".", "0.1", "00.07", "999999999", "1e9", "0.999", "$1,000.50"),
);
const day = fc.oneof(
  fc.constant(""),
  fc
    .date({ min: new Date("0001-01-02"), max: new Date("9999-12-30"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

type Draft = proposal.Draft;
const sectionAt = ({ content }: Draft, place: number): string =>
  content.sections[place % Math.max(1, content.sections.length)]?.id ?? "";
const lineAt = ({ content }: Draft, place: number) => {
  const lines = content.sections.flatMap((section) => section.lines);
  return lines[place % Math.max(1, lines.length)];
};
const paymentAt = ({ content }: Draft, place: number): string =>
  content.schedule[place % Math.max(1, content.schedule.length)]?.id ?? "";

/** A typed number, as a field with these limits takes it; null where it changes nothing. */
const amount = (text: string, least: number, most: number, isDecimal = true) =>
  proposal.amountOf(isDecimal ? decimalOnly(text) : digitsOnly(text), least, most);
const ifAmount = (value: number | null, make: (value: number) => ProposalEdit): ProposalEdit =>
  value === null ? (draft) => draft : make(value);

const aboutAll: fc.Arbitrary<ProposalEdit>[] = [
  fc.tuple(words(120), words(120), fc.constantFrom("", "ada", "ada@client.test")).map(
    ([title, client_name, client_email]): ProposalEdit =>
      (draft) => ({ ...proposal.withContent({ title })(draft), client_name, client_email }),
  ),
  fc
    .tuple(words(4000), words(10_000), words(80), words(40))
    .map(([intro, terms, job_name, po_number]) =>
      proposal.withContent({ intro, terms, job_name, po_number }),
    ),
  fc
    .tuple(fc.constantFrom(...(Object.keys(proposalViews) as (keyof typeof proposalViews)[])), day)
    .map(([view, valid_until]) => proposal.withContent({ view, valid_until })),
  fc
    .tuple(words(120), words(60), words(80), fc.constantFrom("", "OR", "NY"), words(10))
    .map(([street, apartment, city, state, zip_code]) =>
      proposal.withContent({ address: { street, apartment, city, state, zip_code } }),
    ),
];

const payments: fc.Arbitrary<ProposalEdit>[] = [
  fc.constantFrom(...Object.values(proposal.deposits)).map((deposit) => proposal.withContent({ deposit })),
  typedNumber.map((text) =>
    ifAmount(amount(text, 0, 100), (percent) =>
      proposal.withContent({ deposit: { kind: "percent", percent } }),
    ),
  ),
  typedNumber.map((text) =>
    ifAmount(amount(text, 0, mostInProposal.amount), (dollars) =>
      proposal.withContent({ deposit: { kind: "amount", amount: dollars } }),
    ),
  ),
  fc.constant(null).map(() => proposal.addPayment()),
  fc.tuple(at, words(80), words(120), day).map(
    ([place, label, milestone, due_on]): ProposalEdit =>
      (draft) =>
        proposal.changePayment(paymentAt(draft, place), { label, milestone, due_on })(draft),
  ),
  fc.tuple(at, typedNumber).map(
    ([place, text]): ProposalEdit =>
      (draft) =>
        ifAmount(amount(text, 0, 100), (percent) =>
          proposal.changePayment(paymentAt(draft, place), { percent }),
        )(draft),
  ),
  at.map(
    (place): ProposalEdit =>
      (draft) =>
        proposal.removePayment(paymentAt(draft, place))(draft),
  ),
];

const newLine = fc.oneof(
  fc.tuple(fc.constantFrom("NQT-CARR-1224-M", "NONE-1"), fc.constantFrom(0, 1, 2.5, 300_000)),
  fc.constant("own" as const),
  fc.constant("note" as const),
);

const lines: fc.Arbitrary<ProposalEdit>[] = [
  fc.constant(null).map(() => proposal.addSection()),
  fc.tuple(at, words(120)).map(
    ([place, title]): ProposalEdit =>
      (draft) =>
        proposal.changeSection(sectionAt(draft, place), { title })(draft),
  ),
  fc.tuple(at, way).map(
    ([place, by]): ProposalEdit =>
      (draft) =>
        proposal.moveSection(sectionAt(draft, place), by)(draft),
  ),
  at.map(
    (place): ProposalEdit =>
      (draft) => {
        const id = sectionAt(draft, place);
        // only an empty one has the button
        const isEmpty = draft.content.sections.some((each) => each.id === id && each.lines.length === 0);
        return isEmpty ? proposal.removeSection(id)(draft) : draft;
      },
  ),
  fc.tuple(at, newLine).map(
    ([place, kind]): ProposalEdit =>
      (draft) => {
        const line =
          kind === "own"
            ? proposal.ownLine()
            : kind === "note"
              ? proposal.noteLine()
              : proposal.productLine(...kind);
        return proposal.addLine(sectionAt(draft, place), line)(draft);
      },
  ),
  fc.tuple(at, words(1000), words(60), fc.boolean(), words(300), words(20)).map(
    ([place, note, choice, optional, description, unit]): ProposalEdit =>
      (draft) => {
        const line = lineAt(draft, place);
        if (!line) return draft;
        if (line.kind === "note") return proposal.changeLine(line.id, { text: note })(draft);
        const own = line.kind === "own" ? { description, unit } : {};
        return proposal.changeLine(line.id, { note, choice, optional, ...own })(draft);
      },
  ),
  fc.tuple(at, typedNumber, typedNumber).map(
    ([place, count, price]): ProposalEdit =>
      (draft) => {
        const line = lineAt(draft, place);
        if (!line || line.kind === "note") return draft;
        const { quantity, amount: most } = mostInProposal;
        const isOwn = line.kind === "own";
        const counted = ifAmount(amount(count, isOwn ? 0 : 1, quantity, isOwn), (qty) =>
          proposal.changeLine(line.id, { qty }),
        )(draft);
        if (!isOwn) return counted;
        return ifAmount(amount(price, 0, most), (unit_price) => proposal.changeLine(line.id, { unit_price }))(
          counted,
        );
      },
  ),
  fc.tuple(at, way).map(
    ([place, by]): ProposalEdit =>
      (draft) =>
        proposal.moveLine(lineAt(draft, place)?.id ?? "", by)(draft),
  ),
  at.map(
    (place): ProposalEdit =>
      (draft) =>
        proposal.removeLine(lineAt(draft, place)?.id ?? "")(draft),
  ),
];

export const proposalEdits = fc.array(fc.oneof(...aboutAll, ...payments, ...lines, ...lines), {
  minLength: 1,
  maxLength: 25,
});
