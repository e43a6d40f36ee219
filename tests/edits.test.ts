import fc from "fast-check";
import { expect, test } from "vitest";
import { saveBoard } from "../contract/design/boards.ts";
import { mostEntries } from "../contract/design/checklist-limits.ts";
import { updateChecklist } from "../contract/design/checklists.ts";
import { saveProposal } from "../contract/design/managed-proposals.ts";
import { proposeSelection } from "../contract/design/selections.ts";
import { startingBoard } from "../domain/projects/boards/starting-board.ts";
import { toSend } from "../web/areas/boards/editor/board-contents.ts";
import {
  fullWords,
  type ListedEntry,
  refusedPart as listPart,
  newTask,
  toSend as toSendList,
  withEdit,
} from "../web/areas/projects/checklist/checklist-edits.ts";
import { detailsOf } from "../web/areas/projects/selections/proposing.ts";
import {
  addLine,
  addPayment,
  addSection,
  changeSection,
  type Draft,
  noteLine,
} from "../web/areas/proposals/editor/edit.ts";
import { refusedPart as proposalPart } from "../web/areas/proposals/editor/refused-part.ts";
import { typedDollars } from "../web/kit/projects/amounts.ts";
import { boardEdits } from "./support/board-edits.ts";
import { checklistEdits } from "./support/checklist-edits.ts";
import { editedBy, sent } from "./support/edits.ts";
import { emptyDraft, proposalEdits } from "./support/proposal-edits.ts";
import { selectionForm } from "./support/selection-edits.ts";

test("whatever is done to a board, the contract takes the result", () => {
  const rooms = [{ id: crypto.randomUUID(), width: 1600, height: 20 }];
  const start = startingBoard({ name: "n".repeat(1200), rooms, skus: ["A-1", "A-2"] }, 200);
  fc.assert(
    fc.property(boardEdits, (edits) => {
      const body = { version: 1, ...toSend(editedBy({ name: "Ideas", items: start.items }, edits)) };
      const parsed = saveBoard.body.safeParse(sent(body));
      expect(parsed.error?.issues).toBeUndefined();
      expect(parsed.data).toEqual(sent(body));
    }),
    { numRuns: 300 },
  );
});

test("whatever is written into a proposal, the contract takes the draft", () => {
  fc.assert(
    fc.property(proposalEdits, (edits) => {
      const body = { revision: 1, ...editedBy(emptyDraft, edits) };
      const parsed = saveProposal.body.safeParse(sent(body));
      expect(parsed.error?.issues).toBeUndefined();
      expect(parsed.data).toEqual(sent({ ...body, client_name: body.client_name.trim() }));
    }),
    { numRuns: 300 },
  );
});

test("a proposal has no more sections, lines and payments than can be saved", () => {
  const many = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);
  const full = editedBy(emptyDraft, [
    ...many(41, addSection()),
    ...many(13, addPayment()),
    ...many(201, (draft: Draft) => addLine(draft.content.sections[0]!.id, noteLine())(draft)),
  ]);
  const { sections, schedule } = full.content;
  expect([sections.length, sections[0]!.lines.length, schedule.length]).toEqual([40, 200, 12]);
  expect(saveProposal.body.safeParse({ revision: 1, ...full }).success).toBe(true);
});

test("a refused field is called as it is on the page", () => {
  const draft = editedBy(emptyDraft, [addSection(), addPayment()]);
  const named = editedBy(draft, [changeSection(draft.content.sections[0]!.id, { title: "Floor" })]);
  const words = (field: string) => proposalPart(named, field);
  expect(words("content.sections.0.lines.1.unit_price")).toBe("Floor, line 2, price");
  expect(words("content.sections.0.title")).toBe("Floor, title");
  expect(words("content.schedule.0.percent")).toBe("Payment 1, share");
  expect(words("content.deposit.amount")).toBe("Deposit");
  expect([words("client_email"), words("revision"), words("constructor")]).toEqual([
    "Client's email",
    "",
    "",
  ]);
});

test("whatever is done to a checklist, the contract takes the list", () => {
  fc.assert(
    fc.property(checklistEdits, (edits) => {
      const body = { version: 1, project_checklist: toSendList(editedBy([], edits)) };
      expect(updateChecklist.body.safeParse(sent(body)).error?.issues).toBeUndefined();
    }),
    { numRuns: 80 },
  );
});

test("a checklist takes no more entries than can be saved, and names a refused one by its task", () => {
  const list = Array.from({ length: mostEntries }, (_, at) => newTask(`Task ${at}`, "")).reduce<
    ListedEntry[]
  >(withEdit, []);
  expect(fullWords(list.slice(1), 1)).toBeNull();
  expect(fullWords(list, 1)).toMatch(/at most 600 entries/);
  expect([listPart(list, "project_checklist.7.who"), listPart(list, "version")]).toEqual(["Task 7", ""]);
});

test("whatever is filled in for a selection, the contract takes the proposal", () => {
  fc.assert(
    fc.property(selectionForm(["A-1", "A-2", "A-3", "A-4"], true), (details) => {
      const body = { ...details, line: crypto.randomUUID() };
      expect(proposeSelection.body.safeParse(sent(body)).error?.issues).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

test("what is no amount is neither saved as none nor guessed", () => {
  const read = (text: string) => typedDollars(text);
  expect(["$12,500.50", " 400 ", "7.", ".5"].map(read)).toEqual([12_500.5, 400, 7, 0.5]);
  expect(["", "  "].map(read)).toEqual([null, null]);
  expect(["$", "12k", ".", "1e3", "-5", "1.999"].map(read)).toEqual(Array(6).fill(undefined));
  expect(detailsOf({ title: "Floor", allowance: "." }, [], true)).toBeUndefined();
});
