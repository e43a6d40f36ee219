import { useRef } from "react";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

/** Puts payouts on hold, or changes the reason. */
export function HoldDialog({ user, reason, onClose }: { user: string; reason: string; onClose: () => void }) {
  const form = useApiForm();
  const hold = (typed: string) => {
    const call = { params: { user }, body: { reason: typed }, feedback: "none" } as const;
    return form.save(() => api("PUT /api/admin/payees/{user}/hold", call), onClose);
  };
  return (
    <FormDialog
      title="Hold payouts"
      confirm="Hold payouts"
      form={form}
      onSubmit={({ reason: typed = "" }) => hold(typed)}
      onClose={onClose}
    >
      <p>No payout starts until you lift the hold. Payouts already on the way still arrive.</p>
      <TextArea
        label="Reason"
        name="reason"
        required
        maxLength={500}
        defaultValue={reason}
        hint="The payee sees this on the payouts page and in an email."
        error={form.errors.reason}
      />
    </FormDialog>
  );
}

/** Records what a payee paid towards a negative balance. */
export function PaymentDialog({ user, owed, onClose }: { user: string; owed: number; onClose: () => void }) {
  const form = useApiForm();
  const key = useRef(crypto.randomUUID());
  const record = ({ amount = "", note = "" }: Record<string, string>) => {
    const body = { amount: Number(amount.replace(/[$,\s]/g, "")), note };
    const call = { params: { user }, body, idempotencyKey: key.current, feedback: "none" } as const;
    return form.save(() => api("POST /api/admin/payees/{user}/payments", call), onClose);
  };
  return (
    <FormDialog
      title="Record a payment"
      confirm="Record payment"
      form={form}
      onSubmit={record}
      onChange={() => {
        // another amount is another payment
        key.current = crypto.randomUUID();
      }}
      onClose={onClose}
    >
      <p>
        Record money that has reached our bank account. It posts to the ledger right away, and you can't undo
        it here.
      </p>
      <TextField
        label="Amount in dollars"
        name="amount"
        inputMode="decimal"
        defaultValue={owed.toFixed(2)}
        error={form.errors.amount}
      />
      <TextField
        label="Payment reference"
        name="note"
        required
        maxLength={300}
        hint="Such as a check number."
        error={form.errors.note}
      />
    </FormDialog>
  );
}
