import { type ReactNode, useId, useRef, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { ReturnCaseInFull } from "../../../../contract/orders/returns.ts";
import { keyedSend } from "../../../client/keyed-send.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
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

/** A step of a case: a button that opens a form. What is typed stays until it is sent. */
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
  const { form, errors, refusal, isSending, send: call } = useApiForm();
  const key = useRef(crypto.randomUUID());
  const id = useId();
  const submit = async () => {
    const texts = textsOf(form.current!);
    const reply = await call(() => keyedSend(key, (sent) => send(texts, sent)));
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
      <Dialog
        keepsTyped
        isOpen={isOpen}
        title={title}
        onClose={() => setOpen(false)}
        footer={
          <Actions
            onCancel={() => setOpen(false)}
            main={
              <Button
                type="submit"
                form={id}
                variant={variant === "danger" ? "danger" : "primary"}
                pending={isSending}
              >
                {confirm}
              </Button>
            }
          />
        }
      >
        {isOpen && (
          <form
            id={id}
            ref={form}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            {intro && <div className="text-graphite">{intro}</div>}
            {refusal && Object.keys(errors).length === 0 && (
              <p role="alert" className="text-bad">
                {refusal.message}
              </p>
            )}
            {errors.item && (
              <p role="alert" className="text-bad">
                {errors.item[0]}
              </p>
            )}
            {children(errors)}
          </form>
        )}
      </Dialog>
    </>
  );
}
