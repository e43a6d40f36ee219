import { useState } from "react";
import { api } from "../../../client/api.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { badAmount, typedDollars } from "../../../kit/projects/amounts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useBoard } from "./board-context.ts";

/** The budget of the project, which either side sets. */
export function BudgetField() {
  const { board, take } = useBoard();
  const { form, errors, setErrors, isSending, send } = useApiForm();
  const [isOpen, setOpen] = useState(false);
  const save = async () => {
    const budget = typedDollars(textsOf(form.current!).budget ?? "");
    // sent as it is, it would remove the budget
    if (budget === undefined) return setErrors({ budget: [badAmount] });
    const reply = await send(() =>
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
        <Dialog
          isOpen
          title="Project budget"
          onClose={() => setOpen(false)}
          footer={
            <Button type="submit" form="budget" pending={isSending}>
              Save budget
            </Button>
          }
        >
          <form
            id="budget"
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <TextField
              label="Budget in dollars"
              name="budget"
              inputMode="decimal"
              defaultValue={board.sums.budget ?? ""}
              hint="Leave it empty to have none. Both of you see it."
              error={errors.budget}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}
