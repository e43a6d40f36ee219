import { useState } from "react";
import type { PayoutSchedule, PayoutSetup } from "../../../contract/money/payouts.ts";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

const schedules: Record<PayoutSchedule, string> = {
  on_request: "When I request it",
  weekly: "Every Monday",
  monthly: "On the first of the month",
};

/** When what is available is paid out by itself, and from which amount on. */
export function ScheduleForm({
  setup,
  isReadOnly,
  onSaved,
}: {
  setup: PayoutSetup;
  isReadOnly: boolean;
  onSaved: () => Promise<void>;
}) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const [chosen, setChosen] = useState(setup.schedule);
  const save = async () => {
    const texts = textsOf(form.current!);
    const schedule = texts.schedule as PayoutSchedule;
    const minimum = Number((texts.minimum ?? "").replace(/[$,\s]/g, ""));
    const body = { schedule, version: setup.version, ...(texts.minimum !== undefined && { minimum }) };
    const reply = await send(() => api("PUT /api/payouts/setup", { body, feedback: "none" }));
    if (reply) showToast("success", "Schedule saved.");
    await onSaved();
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid max-w-[36rem] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && <FormNote>{problem}</FormNote>}
      <Select
        label="Pay out"
        name="schedule"
        value={chosen}
        disabled={isReadOnly}
        onChange={(event) => setChosen(event.target.value as PayoutSchedule)}
        options={Object.entries(schedules).map(([value, text]) => ({ value, text }))}
        error={errors.schedule}
      />
      {chosen !== "on_request" && (
        <TextField
          label="Minimum in dollars"
          name="minimum"
          inputMode="decimal"
          defaultValue={setup.minimum.toFixed(2)}
          readOnly={isReadOnly}
          hint="If your balance is lower, the payout waits until the next date."
          error={errors.minimum}
        />
      )}
      {setup.next_on && (
        <p className="figures text-graphite">{`Next payout: ${formatDate(setup.next_on)}`}</p>
      )}
      {!isReadOnly && (
        <div>
          <Button type="submit" variant="secondary" pending={isSending}>
            Save schedule
          </Button>
        </div>
      )}
    </form>
  );
}
