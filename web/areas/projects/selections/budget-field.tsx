import { useState } from "react";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { badAmount, typedDollars } from "../../../kit/projects/amounts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useBoard } from "./board-context.ts";

/** The budget of the project, which either side sets. */
export function BudgetField() {
  const { board, take } = useBoard();
  const form = useApiForm();
  const [isOpen, setOpen] = useState(false);
  const save = async ({ budget: typed = "" }: Record<string, string>) => {
    const budget = typedDollars(typed);
    // sent as it is, it would remove the budget
    if (budget === undefined) return form.setErrors({ budget: [badAmount] });
    const reply = await form.send(() =>
      api("PUT /api/projects/{id}/selections/budget", {
        params: { id: board.project.id },
        body: { budget },
        feedback: "none",
      }),
    );
    if (!reply) return;
    take(reply.data);
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {board.sums.budget === null ? "Set a budget" : "Change the budget"}
      </Button>
      {isOpen && (
        <FormDialog
          title="Project budget"
          confirm="Save budget"
          form={form}
          onSubmit={save}
          onClose={() => setOpen(false)}
        >
          <TextField
            label="Budget in dollars"
            name="budget"
            inputMode="decimal"
            defaultValue={board.sums.budget ?? ""}
            hint="Leave it empty to have none. Both of you see it."
            error={form.errors.budget}
          />
        </FormDialog>
      )}
    </>
  );
}
