import { type ReactNode, useRef } from "react";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** Asks an admin for the reason of a change to a pro's plan, with whatever else it needs. */
export function ManageDialog({
  title,
  act,
  done,
  isDanger = false,
  children,
  send,
  onClose,
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
}) {
  // a second press repeats the same request, not the change
  const key = useRef(crypto.randomUUID());
  const form = useApiForm();
  return (
    <FormDialog
      title={title}
      confirm={act}
      cancelWords="Not now"
      isDanger={isDanger}
      form={form}
      onChange={() => {
        key.current = crypto.randomUUID();
      }}
      onSubmit={(texts) =>
        form.save(async () => {
          await send(texts, key.current);
          return { message: done };
        }, onClose)
      }
      onClose={onClose}
    >
      {children(form.errors)}
      <TextField
        label="Reason"
        name="reason"
        maxLength={300}
        required
        hint="Kept in the history. The pro doesn't see it."
        error={form.errors.reason}
      />
    </FormDialog>
  );
}
