import { type FormEvent, useState } from "react";
import { checklistTemplates } from "../../../../domain/projects/checklist/templates.ts";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type ChecklistEdit, fullWords, type ListedEntry, tasksOf } from "./checklist-edits.ts";

/** Adds the usual tasks for a kind of job, with due dates if the first day is given. */
export function FromTemplate({
  entries,
  edit,
}: {
  entries: readonly ListedEntry[];
  edit: (edit: ChecklistEdit) => void;
}) {
  const [id, setId] = useState<string>("kitchen");
  const [start, setStart] = useState("");
  const template = checklistTemplates.find((one) => one.id === id);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!template) return;
    const full = fullWords(entries, template.tasks.length);
    if (full) return showToast("warning", full);
    for (const task of tasksOf(template, start || null)) edit(task);
    showToast("success", `Added ${plural(template.tasks.length, "task")}.`);
  };
  return (
    <details className="mt-10 border-hairline border-t pt-2 print:hidden">
      <summary className="link inline-flex min-h-11 items-center">Start from a template</summary>
      <form onSubmit={add} className="mt-2 grid items-start gap-4 sm:grid-cols-[14rem_14rem_auto]">
        <Select
          label="Job"
          value={id}
          onChange={(event) => setId(event.target.value)}
          options={checklistTemplates.map(({ id: value, name, tasks }) => ({
            value,
            text: `${name}, ${plural(tasks.length, "task")}`,
          }))}
        />
        <TextField
          label="First day of work"
          optional
          type="date"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <Button type="submit" variant="secondary" className="justify-self-start sm:mt-6.5">
          Add tasks
        </Button>
      </form>
      <p className="mt-2 max-w-[64ch] text-graphite text-sm">
        With a first day, each task gets a due date from common durations on weekdays. Change the dates as you
        book your trades.
      </p>
    </details>
  );
}
