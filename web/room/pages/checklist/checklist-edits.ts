import type { ChecklistEntry } from "../../../../contract/checklists.ts";

/** An entry as the page holds it: `key` stays when the server gives an added one its id. */
export type ListedEntry = Omit<ChecklistEntry, "id"> & { key: string; id: string | null };

export type EntryFields = Partial<
  Pick<ListedEntry, "area" | "task" | "done" | "due_on" | "who" | "note" | "qty">
>;

export type ChecklistEdit =
  | { kind: "change"; key: string; fields: EntryFields }
  | { kind: "add"; entry: ListedEntry; at?: number }
  | { kind: "remove"; key: string };

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
