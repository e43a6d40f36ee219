import { useState } from "react";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { FormNote } from "../forms/form-note.tsx";
import { textsOf, useApiForm } from "../forms/use-api-form.ts";

interface Props {
  /** What is deleted with the account, and what has to be done first. */
  goesWith: string;
  hasPassword: boolean;
  call: (texts: { password?: string; confirm: "DELETE" }) => Promise<{ message: string }>;
  onDeleted: () => Promise<void>;
}

/** Asks twice: for the password, if there is one, and for the confirmation word. */
export function DeleteAccount({ goesWith, hasPassword, call, onDeleted }: Props) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [isAsked, setAsked] = useState(false);

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = "", confirm } = textsOf(event.currentTarget);
    // the API checks the word
    const reply = await send(() => call({ ...(hasPassword && { password }), confirm: confirm as "DELETE" }));
    if (!reply) return;
    await onDeleted();
    showToast("success", reply.message);
  };

  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="Delete your account?"
        footer={
          <Actions
            onCancel={() => setAsked(false)}
            cancelWords="Keep it"
            main={
              <Button variant="danger" type="submit" form="delete-account" pending={isSending}>
                Delete permanently
              </Button>
            }
          />
        }
      >
        <form
          id="delete-account"
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-5"
        >
          {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
          <p>This cannot be undone. {goesWith}</p>
          {hasPassword && (
            <PasswordField label="Password" name="password" required error={errors.password?.[0]} />
          )}
          <TextField
            label="Type DELETE to confirm"
            name="confirm"
            autoComplete="off"
            autoCapitalize="characters"
            required
            error={errors.confirm?.[0]}
          />
        </form>
      </Dialog>
    </>
  );
}
