import { mostEntries } from "../../../../contract/design/checklist-limits.ts";
import type { ChecklistEntry } from "../../../../contract/design/checklists.ts";
import { scheduled } from "../../../../domain/projects/checklist/schedule.ts";
import type { ChecklistTemplate } from "../../../../domain/projects/checklist/templates.ts";

/** An entry as the page holds it: `key` stays when the server gives an added one its id. */
export type ListedEntry = Omit<ChecklistEntry, "id"> & { key: string; id: string | null };

export type EntryFields = Partial<
  Pick<ListedEntry, "area" | "task" | "done" | "due_on" | "who" | "note" | "qty">
>;

export type ChecklistEdit =
  | { kind: "change"; key: string; fields: EntryFields }
  | { kind: "add"; entry: ListedEntry; at?: number }
  | { kind: "remove"; key: string };

type NewEntry = Pick<ListedEntry, "area" | "task"> & Partial<ListedEntry>;

const added = (entry: NewEntry): ChecklistEdit => ({
  kind: "add",
  entry: {
    category: "",
    sku: null,
    qty: null,
    done: false,
    due_on: null,
    who: "",
    note: "",
    room_id: null,
    ...entry,
    key: crypto.randomUUID(),
    id: null,
  },
});

export const newTask = (task: string, area: string): ChecklistEdit =>
  added({ task: task.trim(), area: area.trim() });

/** The usual tasks of a job; with a first day, each has the day by which it is done. */
export const tasksOf = (template: ChecklistTemplate, start: string | null): ChecklistEdit[] =>
  scheduled(template, start).map(({ area, task, who, due_on }) =>
    added({ area, task, who, due_on, category: "Work" }),
  );

/** Puts a removed entry back. It has lost its id, so it comes back as a new one. */
export const putBack = (entry: ListedEntry, at: number): ChecklistEdit =>
  ({ ...added(entry), at }) as ChecklistEdit;

/** Why so many entries more do not fit on the list; null if they do. */
export const fullWords = (entries: readonly ListedEntry[], more: number): string | null =>
  entries.length + more > mostEntries
    ? `A checklist can have at most ${mostEntries} entries. Remove some first.`
    : null;

/** What a refused field of a checklist is of, in words: its task. */
export const refusedPart = (entries: readonly ListedEntry[], field: string): string =>
  entries[Number(/^project_checklist\.(\d+)\b/.exec(field)?.[1] ?? Number.NaN)]?.task ?? "";

export const listed = (entry: ChecklistEntry): ListedEntry => ({ ...entry, key: entry.id });

/** The list with one edit made; an edit of an entry that is gone changes nothing. */
export function withEdit(entries: readonly ListedEntry[], edit: ChecklistEdit): ListedEntry[] {
  switch (edit.kind) {
    case "change":
      return entries.map((entry) => (entry.key === edit.key ? { ...entry, ...edit.fields } : entry));
    case "remove":
      return entries.filter(({ key }) => key !== edit.key);
    case "add": {
      if (entries.some(({ key }) => key === edit.entry.key)) return [...entries];
      const at = Math.min(edit.at ?? entries.length, entries.length);
      return [...entries.slice(0, at), edit.entry, ...entries.slice(at)];
    }
  }
}

export const withEdits = (entries: readonly ListedEntry[], edits: readonly ChecklistEdit[]): ListedEntry[] =>
  edits.reduce<ListedEntry[]>(withEdit, [...entries]);

/** What the API takes; an entry without an id is added. */
export const toSend = (entries: readonly ListedEntry[]) =>
  entries.map(({ key: _, id, room_id: __, ...entry }) => (id === null ? entry : { ...entry, id }));

/** The server's answer to `sent`, in the same order, under the keys that the page knows. */
export function answered(sent: readonly ListedEntry[], answer: readonly ChecklistEntry[]): ListedEntry[] {
  return answer.map((entry, at) => ({ ...entry, key: sent[at]?.key ?? entry.id }));
}

/** Somebody else's newer list, with what the page calls its entries. */
export function rebased(known: readonly ListedEntry[], fresh: readonly ChecklistEntry[]): ListedEntry[] {
  const keys = new Map(known.flatMap(({ id, key }) => (id === null ? [] : [[id, key] as const])));
  return fresh.map((entry) => ({ ...entry, key: keys.get(entry.id) ?? entry.id }));
}

/** Entries under their areas, areas in the order of their first entry. */
export function byArea(entries: readonly ListedEntry[]): [area: string, entries: ListedEntry[]][] {
  return [...Map.groupBy(entries, ({ area }) => area)];
}
