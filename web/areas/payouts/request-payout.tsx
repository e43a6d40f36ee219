import { useRef } from "react";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import { Button } from "../../ui/button.tsx";
import { formatUsd } from "../../ui/format.ts";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Balance } from "./balance.ts";

/** Pays out all that is available, or a part. A second press repeats the same request, not the payout. */
export function RequestPayout({ balance, onDone }: { balance: Balance; onDone: () => Promise<void> }) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const key = useRef(crypto.randomUUID());
  useStart(() => form.current?.querySelector("input")?.focus());
  const held = balance.setup?.held_until;
  if (balance.available < 1 || held) return null;
  const ask = async () => {
    const amount = Number((textsOf(form.current!).amount ?? "").replace(/[$,\s]/g, ""));
    const call = { body: { amount }, idempotencyKey: key.current, feedback: "none" } as const;
    const reply = await send(() => api("POST /api/payouts", call));
    // another amount is another request; an answer that was lost is asked for again under the same key
    if (reply) {
      key.current = crypto.randomUUID();
      showToast("success", `${formatUsd(reply.data.amount)} is on the way to your bank.`);
      await onDone();
    }
  };
  return (
    <form
      ref={form}
      noValidate
      // Enter after an amount must not move money
      data-long
      className="mt-6 grid max-w-[36rem] gap-4"
      onChange={() => {
        key.current = crypto.randomUUID();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      {problem && <FormNote>{problem}</FormNote>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          // what is available changes with each payout
          key={balance.available}
          label="Amount in dollars"
          name="amount"
          inputMode="decimal"
          defaultValue={balance.available.toFixed(2)}
          error={errors.amount}
          className="w-48"
        />
        <Button type="submit" pending={isSending}>
          Pay out
        </Button>
      </div>
    </form>
  );
}
