import { type ReactNode, useId, useRef } from "react";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks an admin for the reason of a change to a pro's plan, with whatever else it needs. */
export function ManageDialog({
  title,
  act,
  done,
  isDanger = false,
  children,
  send: call,
  onClose,
  onDone,
}: {
  title: string;
  /** The button. */
  act: string;
  /** What is said afterwards. */
  done: string;
  isDanger?: boolean;
  children: (errors: Record<string, string[]>) => ReactNode;
  send: (texts: Record<string, string>, key: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}) {
  const id = useId();
  // a second press repeats the same request, not the change
  const key = useRef(crypto.randomUUID());
  const { form, errors, refusal, isSending, send } = useApiForm();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Actions
          onCancel={onClose}
          cancelWords="Not now"
          main={
            <Button type="submit" form={id} variant={isDanger ? "danger" : "primary"} pending={isSending}>
              {act}
            </Button>
          }
        />
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        className="grid gap-5"
        onChange={() => {
          key.current = crypto.randomUUID();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const texts = textsOf(event.currentTarget);
          void send(() => call(texts, key.current)).then((reply) => {
            if (!reply) return;
            showToast("success", done);
            onDone();
          });
        }}
      >
        {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
        {children(errors)}
        <TextField
          label="Reason"
          name="reason"
          maxLength={300}
          required
          hint="Kept in the history. The pro doesn't see it."
          error={errors.reason}
        />
      </form>
    </Dialog>
  );
}
