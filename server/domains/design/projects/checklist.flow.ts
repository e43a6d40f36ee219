import { mostEntries } from "../../../../contract/design/checklist-limits.ts";
import type { Checklist, ChecklistEntry } from "../../../../contract/design/checklists.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import {
  checklistVersion,
  detachEntries,
  type EntryRow,
  type EntryToWrite,
  entriesOf,
  lockChecklist,
  type MadeFields,
  removeEntries,
  writeEntries,
} from "./checklist.store.ts";
import { asWritten, type Page, wordsOf } from "./checklist-words.flow.ts";
import type { Owner } from "./owner.ts";
import { findProjectOf } from "./project-cart.store.ts";

/** A project's checklist for the API. Refuses with not_found if it is not the owner's. */
export async function showChecklist(
  db: Db,
  owner: Owner,
  projectId: string,
  page: Page,
  append_items = false,
): Promise<Checklist> {
  const project = (await findProjectOf(db, owner, projectId)) ?? fail("not_found");
  const { id, name, is_cart, showroom_id, vsd_id, company_name } = project;
  return {
    project: { id, name, is_cart, showroom: { id: showroom_id, vsd_id, company_name } },
    version: await checklistVersion(db, projectId),
    append_items,
    project_checklist: (await entriesOf(db, projectId)).map((entry) => entryView(entry, page)),
  };
}

function entryView(row: EntryRow, page: Page): ChecklistEntry {
  const { source, made: _, ...entry } = row;
  return { ...entry, ...wordsOf(row, page), room_id: source?.split(":", 1)[0] ?? null };
}

interface ChecklistChange {
  version?: number | undefined;
  append_items: boolean;
  project_checklist: readonly Omit<EntryToWrite, "source" | "made">[];
}

/** Saves a checklist in the order sent. Call it in a transaction. */
export async function saveChecklist(
  db: Db,
  owner: Owner,
  projectId: string,
  { version, append_items, project_checklist }: ChecklistChange,
  page: Page,
): Promise<Checklist> {
  if (!(await findProjectOf(db, owner, projectId))) fail("not_found");
  const present = await lockChecklist(db, projectId);
  if (version !== undefined && version !== present) {
    fail("stale_version", { data: await showChecklist(db, owner, projectId, page) });
  }
  const former = await entriesOf(db, projectId);
  const known = new Map(former.map((entry) => [entry.id, entry]));
  const stray = project_checklist.findIndex((entry) => entry.id !== undefined && !known.has(entry.id));
  if (stray >= 0) failFields({ [`project_checklist.${stray}.id`]: "This entry is no longer on the list." });
  const sent = new Set(project_checklist.map((entry) => entry.id));
  const gone = append_items ? [] : former.filter((entry) => !sent.has(entry.id));
  const left = former.length - gone.length;
  refuseTooMany(left + project_checklist.filter((entry) => entry.id === undefined).length);
  await removeEntries(
    db,
    projectId,
    gone.map((entry) => entry.id),
  );
  const written = project_checklist.map((entry) => asWritten(entry, known.get(entry.id ?? ""), page));
  await writeEntries(db, projectId, written, append_items ? former.length : 0);
  return showChecklist(db, owner, projectId, page, append_items);
}

function refuseTooMany(count: number): void {
  if (count > mostEntries)
    failFields({ project_checklist: `A checklist can have at most ${mostEntries} entries.` });
}

/** A room's entry for a checklist. */
export interface RoomEntry {
  /** Distinguishes it from the room's other entries: a surface's or an item's id. */
  key: string;
  area: string;
  task: string;
  category: string;
  sku: string | null;
  qty: number | null;
  /** The day by which it is done or ordered, YYYY-MM-DD; left out: the room says nothing of it. */
  due_on?: string;
  /** Who usually does it. */
  who?: string;
  /** Of a work: the day from which all of them are reckoned. */
  starts_on?: string | null;
}

/** The first day of a room's works on a checklist, null if they have no days; undefined where it has none. */
export async function worksStart(
  db: Db,
  projectId: string,
  roomId: string,
): Promise<string | null | undefined> {
  const entries = await entriesOf(db, projectId);
  const work = entries.find(({ source }) => source?.startsWith(`${roomId}:${worksKey}`) === true);
  return work && (work.made?.starts_on ?? null);
}

/** What the keys of works begin with. */
export const worksKey = "work:";

/**
 * Updates a room's entries in a checklist. What users did to an entry (ticked, wrote, gave another day or person) stays;
 * an entry that the room no longer has is removed unless somebody has started working with it. Call it in a transaction.
 */
export async function setRoomEntries(
  db: Db,
  projectId: string,
  roomId: string,
  entries: readonly RoomEntry[],
): Promise<void> {
  await lockChecklist(db, projectId);
  const former = await entriesOf(db, projectId);
  const bySource = new Map(former.map((entry) => [entry.source, entry]));
  const written = entries.map((entry) => updated(entry, bySource.get(`${roomId}:${entry.key}`), roomId));
  const sources = new Set(written.map((entry) => entry.source));
  const gone = former.filter(
    (entry) => entry.source?.startsWith(`${roomId}:`) === true && !sources.has(entry.source),
  );
  const ids = (wanted: boolean) => gone.filter((entry) => isTouched(entry) === wanted).map(({ id }) => id);
  const added = written.filter(({ id }) => id === undefined).length;
  refuseTooMany(former.length - ids(false).length + added);
  await removeEntries(db, projectId, ids(false));
  await detachEntries(db, projectId, ids(true));
  await writeEntries(db, projectId, written, former.length);
}

/** An entry of a room as it is written now, with what people did to it before. */
function updated({ key, ...entry }: RoomEntry, before: EntryRow | undefined, roomId: string): EntryToWrite {
  const { due_on = before?.made?.due_on ?? null, who = before?.made?.who ?? "", area, task } = entry;
  const { starts_on } = entry;
  const fields = { area, task, due_on, who };
  const { id, done = false, note = "" } = before ?? {};
  // an item to choose that has been chosen is a different entry
  const isSame = before !== undefined && before.sku === entry.sku;
  return {
    ...{
      id,
      note,
      source: `${roomId}:${key}`,
      made: { ...fields, ...(starts_on !== undefined && { starts_on }) },
    },
    ...{ category: entry.category, sku: entry.sku, qty: entry.qty },
    ...fields,
    ...(before && changedIn(isSame ? before : { ...before, task, area })),
    done: isSame && done,
  };
}

/** Fields that somebody has changed since the room wrote them; of entries from before that was kept, the day and person. */
function changedIn({ made, area, task, due_on, who }: EntryRow): Omit<MadeFields, "starts_on"> {
  if (!made) return { ...(due_on !== null && { due_on }), ...(who !== "" && { who }) };
  return {
    ...(made.area !== undefined && area !== made.area && { area }),
    ...(made.task !== undefined && task !== made.task && { task }),
    ...(due_on !== (made.due_on ?? null) && { due_on }),
    ...(who !== (made.who ?? "") && { who }),
  };
}

/** Whether somebody has started working with an entry. */
const isTouched = (entry: EntryRow): boolean =>
  entry.done || entry.note !== "" || Object.keys(changedIn(entry)).length > 0;
