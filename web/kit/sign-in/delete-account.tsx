import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useApiForm } from "../forms/use-api-form.ts";

interface Props {
  /** What is deleted with the account, and what has to be done first. */
  goesWith: string;
  hasPassword: boolean;
  call: (texts: { password?: string; confirm: "DELETE" }) => Promise<{ message: string }>;
  onDeleted: () => Promise<void>;
}

/** Asks twice: for the password, if there is one, and for the confirmation word. */
export function DeleteAccount({ goesWith, hasPassword, call, onDeleted }: Props) {
  const form = useApiForm();
  const [isAsked, setAsked] = useState(false);

  const submit = async ({ password = "", confirm }: Record<string, string>) => {
    // the API checks the word
    const reply = await form.send(() =>
      call({ ...(hasPassword && { password }), confirm: confirm as "DELETE" }),
    );
    if (!reply) return;
    await onDeleted();
    showToast("success", reply.message);
  };

  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      <FormDialog
        isOpen={isAsked}
        title="Delete your account?"
        confirm="Delete permanently"
        cancelWords="Keep it"
        isDanger
        form={form}
        onSubmit={submit}
        onClose={() => setAsked(false)}
      >
        <p>This cannot be undone. {goesWith}</p>
        {hasPassword && (
          <PasswordField label="Password" name="password" required error={form.errors.password?.[0]} />
        )}
        <TextField
          label="Type DELETE to confirm"
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          required
          error={form.errors.confirm}
        />
      </FormDialog>
    </>
  );
}
