import { type ReactNode, type RefObject, useRef } from "react";
import { useRevalidator } from "react-router";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** A dialog with one form, its refusal above the fields, and one button that sends it. */
function FormDialog(props: {
  title: string;
  button: string;
  form: RefObject<HTMLFormElement | null>;
  refusal: string | undefined;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, button, form, refusal, isSending, onSend, onClose, children } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button pending={isSending} onClick={onSend}>
              {button}
            </Button>
          }
        />
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        {refusal && <FormNote>{refusal}</FormNote>}
        {children}
      </form>
    </Dialog>
  );
}

function useSaved(onClose: () => void) {
  const { revalidate } = useRevalidator();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const save = async (call: () => Promise<{ message?: string | undefined }>) => {
    const reply = await send(call);
    if (!reply) return;
    if (reply.message) showToast("success", reply.message);
    onClose();
    await revalidate();
  };
  const said = refusal && Object.keys(errors).length === 0 ? refusal.message : undefined;
  return { form, errors, isSending, save, refusal: said };
}

/** Puts payouts on hold, or changes the reason. */
export function HoldDialog({ user, reason, onClose }: { user: string; reason: string; onClose: () => void }) {
  const { form, errors, refusal, isSending, save } = useSaved(onClose);
  const hold = () => {
    const { reason: typed = "" } = textsOf(form.current!);
    const call = { params: { user }, body: { reason: typed }, feedback: "none" } as const;
    void save(() => api("PUT /api/admin/payees/{user}/hold", call));
  };
  return (
    <FormDialog
      title="Hold payouts"
      button="Hold payouts"
      {...{ form, refusal, isSending, onClose }}
      onSend={hold}
    >
      <p>No payout starts until you lift the hold. Payouts already on the way still arrive.</p>
      <TextArea
        className="mt-5"
        label="Reason"
        name="reason"
        required
        maxLength={500}
        defaultValue={reason}
        hint="The payee sees this on the payouts page and in an email."
        error={errors.reason}
      />
    </FormDialog>
  );
}

/** Records what a payee paid towards a negative balance. */
export function PaymentDialog({ user, owed, onClose }: { user: string; owed: number; onClose: () => void }) {
  const { form, errors, refusal, isSending, save } = useSaved(onClose);
  const key = useRef(crypto.randomUUID());
  const record = () => {
    const { amount = "", note = "" } = textsOf(form.current!);
    const body = { amount: Number(amount.replace(/[$,\s]/g, "")), note };
    const call = { params: { user }, body, idempotencyKey: key.current, feedback: "none" } as const;
    void save(() => api("POST /api/admin/payees/{user}/payments", call));
  };
  return (
    <FormDialog
      title="Record a payment"
      button="Record payment"
      {...{ form, refusal, isSending, onClose }}
      onSend={record}
    >
      <div
        onChange={() => {
          // another amount is another payment
          key.current = crypto.randomUUID();
        }}
      >
        <p>
          Record money that has reached our bank account. It posts to the ledger right away, and you can't
          undo it here.
        </p>
        <TextField
          className="mt-5"
          label="Amount in dollars"
          name="amount"
          inputMode="decimal"
          defaultValue={owed.toFixed(2)}
          error={errors.amount}
        />
        <TextField
          className="mt-4"
          label="Payment reference"
          name="note"
          required
          maxLength={300}
          hint="Such as a check number."
          error={errors.note}
        />
      </div>
    </FormDialog>
  );
}
