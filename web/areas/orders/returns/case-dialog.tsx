import { type ReactNode, useRef, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { ReturnCaseInFull } from "../../../../contract/orders/returns.ts";
import { keyedSend } from "../../../client/keyed-send.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";

interface CaseDialogProps {
  /** The words of the button, of the dialog's title, and of the button that sends it. */
  open: string;
  title: string;
  confirm: string;
  variant?: ButtonVariant;
  intro?: ReactNode;
  /** Sends the form's texts under a key that stays the same while the same thing is tried again. */
  send: (
    texts: Record<string, string>,
    key: string,
  ) => Promise<{ message?: string | undefined; data: ReturnCaseInFull }>;
  onDone: (changed: ReturnCaseInFull) => void;
  children: (errors: FieldErrors) => ReactNode;
}

/** A step of a case: a button that opens a form. */
export function CaseDialog({
  open,
  title,
  confirm,
  variant = "secondary",
  intro,
  send,
  onDone,
  children,
}: CaseDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useApiForm();
  const key = useRef(crypto.randomUUID());
  const submit = async (texts: Record<string, string>) => {
    const reply = await form.send(() => keyedSend(key, (sent) => send(texts, sent)));
    if (!reply) return;
    showToast("success", reply.message ?? "Saved.");
    setOpen(false);
    onDone(reply.data);
  };
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {open}
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={title}
        confirm={confirm}
        isDanger={variant === "danger"}
        form={form}
        problem={form.errors.item?.[0]}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        {intro && <div className="text-graphite">{intro}</div>}
        {children(form.errors)}
      </FormDialog>
    </>
  );
}
