import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type ChecklistEdit, fullWords, type ListedEntry, newTask } from "./checklist-edits.ts";

/** Writes one more thing to do below the list. */
export function AddEntry({
  entries,
  edit,
}: {
  entries: readonly ListedEntry[];
  edit: (edit: ChecklistEdit) => void;
}) {
  const areas = [...new Set(entries.map((entry) => entry.area))].filter(Boolean);
  const [task, setTask] = useState("");
  const [area, setArea] = useState("");
  const [problem, setProblem] = useState<string>();
  const list = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (task.trim() === "") return setProblem("Enter a task.");
    const full = fullWords(entries, 1);
    if (full) return setProblem(full);
    edit(newTask(task, area));
    setTask("");
    setProblem(undefined);
  };
  return (
    <form
      onSubmit={add}
      className="mt-10 grid items-start gap-4 border-hairline border-t pt-6 sm:grid-cols-[minmax(0,1fr)_14rem_auto] print:hidden"
    >
      <TextField
        label="New task"
        value={task}
        maxLength={240}
        autoComplete="off"
        placeholder="Book the plumber for the rough-in"
        error={problem}
        onChange={(event) => {
          setTask(event.target.value);
          setProblem(undefined);
        }}
      />
      <TextField
        label="Area"
        optional
        value={area}
        maxLength={80}
        autoComplete="off"
        list={list}
        placeholder={areas[0] ?? "Floor"}
        onChange={(event) => setArea(event.target.value)}
      />
      <datalist id={list}>
        {areas.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" className="sm:mt-6.5">
        Add task
      </Button>
    </form>
  );
}
