import { useState } from "react";
import { useNavigate } from "react-router";
import { FormNote } from "../../account-access/access-frame.tsx";
import { textsOf, useApiForm } from "../../account-access/use-api-form.ts";
import { api } from "../../api.ts";
import { forgetAccount } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** Asks twice: for the password, where there is one, and for the word. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password, confirm } = textsOf(event.currentTarget);
    const reply = await send(() =>
      api("POST /api/privacy/delete_account", {
        body: { ...(hasPassword && { password }), confirm: confirm as "DELETE" },
        feedback: "none",
      }),
    );
    if (!reply) return;
    forgetAccount();
    await navigate("/");
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
          <>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button variant="danger" type="submit" form="delete-account" pending={isSending}>
              Delete for good
            </Button>
          </>
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
          <p>This cannot be undone. Your projects, rooms, addresses and messages are removed.</p>
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
