import fc from "fast-check";
import { checklistTemplates } from "../../domain/projects/checklist/templates.ts";
import {
  type ChecklistEdit,
  fullWords,
  type ListedEntry,
  newTask,
  putBack,
  tasksOf,
  withEdits,
} from "../../web/areas/projects/checklist/checklist-edits.ts";
import { type Edit, words } from "./edits.ts";

type Entries = readonly ListedEntry[];

const at = fc.nat(40);
const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("9990-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const one = (entries: Entries, place: number) => entries[place % Math.max(1, entries.length)];
const doing =
  (make: (entries: Entries) => readonly ChecklistEdit[]): Edit<Entries> =>
  (entries) =>
    withEdits(entries, make(entries));
const ofEntry = (place: number, make: (entry: ListedEntry) => readonly ChecklistEdit[]) =>
  doing((entries) => {
    const entry = one(entries, place);
    return entry ? make(entry) : [];
  });
const ifFits = (added: readonly ChecklistEdit[]) =>
  doing((entries) => (fullWords(entries, added.length) === null ? added : []));

/** What can be done to a checklist. */
const checklistEdit: fc.Arbitrary<Edit<Entries>> = fc.oneof(
  fc
    .tuple(
      words(240).filter((task) => task.trim() !== ""),
      words(80),
    )
    .map(([task, area]) => ifFits([newTask(task, area)])),
  fc
    .tuple(fc.constantFrom(...checklistTemplates), fc.option(day))
    .map(([template, start]) => ifFits(tasksOf(template, start))),
  fc
    .tuple(at, words(240), words(2000), words(80), fc.option(day), fc.boolean())
    .map(([place, task, note, who, due_on, done]) =>
      // an emptied task keeps its last words
      ofEntry(place, ({ key }) => [
        { kind: "change", key, fields: { note, who, due_on, done, ...(task.trim() && { task }) } },
      ]),
    ),
  at.map((place) => ofEntry(place, ({ key }) => [{ kind: "remove", key }])),
  fc
    .tuple(at, at)
    .map(([place, to]) =>
      ofEntry(place, (entry) => [{ kind: "remove", key: entry.key }, putBack(entry, to)]),
    ),
);

export const checklistEdits = fc.array(checklistEdit, { minLength: 1, maxLength: 15 });
