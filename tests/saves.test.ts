import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Board } from "../contract/design/boards.ts";
import type { Checklist } from "../contract/design/checklists.ts";
import type { WholeProposal } from "../contract/design/managed-proposals.ts";
import type { SelectionBoard } from "../contract/design/selections.ts";
import { toSend } from "../web/areas/boards/editor/board-contents.ts";
import {
  type ListedEntry,
  listed,
  toSend as toSendList,
} from "../web/areas/projects/checklist/checklist-edits.ts";
import { boardEdits } from "./support/board-edits.ts";
import { addUser } from "./support/catalog-seed.ts";
import { checklistEdits } from "./support/checklist-edits.ts";
import { editedBy, sent } from "./support/edits.ts";
import { emptyDraft, proposalEdits } from "./support/proposal-edits.ts";
import { selectionForm } from "./support/selection-edits.ts";
import { newJob, skus } from "./support/selections.ts";
import { type Client, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let owner: Client;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.signIn(await addUser(shop.platform.db, "User", "Owner of lists"));
});
afterAll(() => shop.close());

test("whatever is done to a board is saved, and read back as it was", async () => {
  const made = (await owner.call<Board>("POST /api/boards", { name: "Ideas" })).body.data;
  let { version } = made;
  await fc.assert(
    fc.asyncProperty(boardEdits, async (edits) => {
      const body = toSend(editedBy({ name: "Ideas", items: [] }, edits));
      const saved = await owner.call<Board>(`PUT /api/boards/${made.id}`, { version, ...body });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      version = saved.body.data.version;
      const read = (await owner.call<Board>(`GET /api/boards/${made.id}`)).body.data;
      expect([read.name, read.document]).toEqual(sent([body.name, body.document]));
    }),
    { numRuns: 40 },
  );
});

test("whatever is written into a proposal is saved, and read back as it was", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  const begun = (await pro.call<WholeProposal>("POST /api/pro/proposals", {})).body.data;
  let { revision } = begun;
  await fc.assert(
    fc.asyncProperty(proposalEdits, async (edits) => {
      const draft = editedBy(emptyDraft, edits);
      const path = `/api/pro/proposals/${begun.id}`;
      const saved = await pro.call<WholeProposal>(`PUT ${path}`, { revision, ...draft });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      revision = saved.body.data.revision;
      const read = (await pro.call<WholeProposal>(`GET ${path}`)).body.data;
      expect(read.content).toEqual(sent(draft.content));
      expect(read.client).toEqual({
        id: null,
        name: draft.client_name.trim(),
        email: draft.client_email,
      });
      // half an address is kept, and named before the proposal is sent
      const isNamed = read.problems.some(({ field }) => field === "client_email");
      expect(isNamed).toBe(draft.client_email !== "ada@client.test");
    }),
    { numRuns: 40 },
  );
});

test("whatever is done to a checklist is saved, and read back as it was", async () => {
  const project = await shop.fillCart(owner.user_id, {}, shop.market.oakstone, false);
  const path = `/api/projectChecklist/${project}`;
  await fc.assert(
    fc.asyncProperty(checklistEdits, async (edits) => {
      const before = (await owner.call<Checklist>(`GET ${path}`)).body.data;
      const start = before.project_checklist.slice(0, 20).map(listed);
      const project_checklist = toSendList(editedBy<readonly ListedEntry[]>(start, edits));
      const body = { version: Math.max(1, before.version), project_checklist };
      const saved = await owner.call<Checklist>(`PUT ${path}`, body);
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      const read = (await owner.call<Checklist>(`GET ${path}`)).body.data.project_checklist;
      // ends of words are cut
      const words = ({ task, area, who, note, done, due_on }: Checklist["project_checklist"][number]) => [
        ...[task, area, who, note].map((text) => text.trim()),
        ...[done, due_on],
      ];
      expect(read.map(words)).toEqual(
        project_checklist.map((entry) => words(entry as Checklist["project_checklist"][number])),
      );
    }),
    { numRuns: 25 },
  );
});

test("whatever is filled in for a selection is proposed, and read back as it was", async () => {
  const { pro, project, room } = await newJob(shop);
  await fc.assert(
    fc.asyncProperty(selectionForm([skus.polished, skus.dark], false), async (details) => {
      const body = { ...details, room, surface: "floor" };
      const made = await pro.call<SelectionBoard & { selection: string }>(
        `POST /api/projects/${project}/selections`,
        body,
      );
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const { selection } = made.body.data;
      const read = made.body.data.selections.find(({ id }) => id === selection)!;
      expect(read).toMatchObject({
        title: details.title.trim(),
        note: details.note.trim(),
        allowance: details.allowance,
        due_on: details.due_on || null,
        options: details.options.map(({ sku, note }) => ({ sku, note: note.trim() })),
      });
      await pro.call(`PUT /api/selections/${selection}/withdraw`, { version: read.version });
    }),
    { numRuns: 10 },
  );
});
