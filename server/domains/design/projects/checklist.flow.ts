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
  removeEntries,
  writeEntries,
} from "./checklist.store.ts";
import type { Owner } from "./owner.ts";
import { findProjectOf } from "./project-cart.store.ts";

/** A project's checklist for the API. Refuses with not_found if it is not the owner's. */
export async function showChecklist(
  db: Db,
  owner: Owner,
  projectId: string,
  append_items = false,
): Promise<Checklist> {
  const project = (await findProjectOf(db, owner, projectId)) ?? fail("not_found");
  const { id, name, is_cart, showroom_id, vsd_id, company_name } = project;
  return {
    project: { id, name, is_cart, showroom: { id: showroom_id, vsd_id, company_name } },
    version: await checklistVersion(db, projectId),
    append_items,
    project_checklist: (await entriesOf(db, projectId)).map(entryView),
  };
}

function entryView({ source, ...entry }: EntryRow): ChecklistEntry {
  return { ...entry, room_id: source?.split(":", 1)[0] ?? null };
}

interface ChecklistChange {
  version?: number | undefined;
  append_items: boolean;
  project_checklist: readonly Omit<EntryToWrite, "source">[];
}

/** Saves a checklist in the order sent. Call it in a transaction. */
export async function saveChecklist(
  db: Db,
  owner: Owner,
  projectId: string,
  { version, append_items, project_checklist }: ChecklistChange,
): Promise<Checklist> {
  if (!(await findProjectOf(db, owner, projectId))) fail("not_found");
  const present = await lockChecklist(db, projectId);
  if (version !== undefined && version !== present) {
    fail("stale_version", { data: await showChecklist(db, owner, projectId) });
  }
  const former = await entriesOf(db, projectId);
  const known = new Set(former.map((entry) => entry.id));
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
  await writeEntries(db, projectId, project_checklist, append_items ? former.length : 0);
  return showChecklist(db, owner, projectId, append_items);
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
}

/**
 * Updates a room's entries in a checklist. What users added to an entry (done, day, note) stays; an entry that the room
 * no longer has is removed unless somebody has started working with it. Call it in a transaction.
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
  const written = entries.map(({ key, ...entry }) => {
    const source = `${roomId}:${key}`;
    const before = bySource.get(source);
    // an item to choose that has been chosen is a different entry
    const isSame = before !== undefined && before.sku === entry.sku;
    const { id, done = false, due_on = null, who = "", note = "" } = before ?? {};
    return { id, ...entry, done: isSame && done, due_on, who, note, source };
  });
  const sources = new Set(written.map((entry) => entry.source));
  const gone = former.filter(
    (entry) => entry.source?.startsWith(`${roomId}:`) === true && !sources.has(entry.source),
  );
  const isTouched = (entry: EntryRow) =>
    entry.done || entry.note !== "" || entry.who !== "" || entry.due_on !== null;
  const ids = (wanted: boolean) => gone.filter((entry) => isTouched(entry) === wanted).map(({ id }) => id);
  const added = written.filter(({ id }) => id === undefined).length;
  refuseTooMany(former.length - ids(false).length + added);
  await removeEntries(db, projectId, ids(false));
  await detachEntries(db, projectId, ids(true));
  await writeEntries(db, projectId, written, former.length);
}
