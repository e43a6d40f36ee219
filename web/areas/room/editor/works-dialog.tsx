import { type FormEvent, useId, useState } from "react";
import { addDays } from "../../../../domain/days/calendar.ts";
import { calendarDay } from "../../../../domain/days/clock.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** So many days from now most products are there. */
const soon_days = 21;

/** Asks from which day on the room's works go onto the checklist. */
export function WorksDialog({
  onClose,
  onMake,
}: {
  onClose: () => void;
  onMake: (from: string | null) => void;
}) {
  const form = useId();
  const [start, setStart] = useState(() => addDays(calendarDay(new Date()), soon_days));
  const make = (event: FormEvent) => {
    event.preventDefault();
    onMake(start || null);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make a checklist"
      keepsTyped
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button type="submit" form={form}>
              Make the checklist
            </Button>
          }
        />
      }
    >
      <form id={form} onSubmit={make} className="grid gap-4">
        <p>
          It lists the work this room needs, from demolition to the punch list, with the room's quantities.
          Each task gets a day, and each product the day to order it by.
        </p>
        <TextField
          label="First day of work"
          optional
          type="date"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <p className="text-graphite text-sm">
          The room's products go into the project too. Make it again after a change: quantities are updated,
          and what you checked off or wrote stays.
        </p>
      </form>
    </Dialog>
  );
}
