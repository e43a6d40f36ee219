import { useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "../../../contract/accounts.ts";
import { FormNote } from "../../account-access/access-frame.tsx";
import { textsOf, useApiForm } from "../../account-access/use-api-form.ts";
import { api } from "../../api.ts";
import { forgetAccount, useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** What goes with an account of each kind, and what has to be done before. */
const goesWith: Record<User["type"], string> = {
  User: "Your projects, rooms, addresses and messages are removed. Orders that are under way have to arrive or be cancelled first.",
  Contractor:
    "Your showroom closes at once, and its ID opens nothing any more. Orders that are under way have to be finished and your balance paid out first.",
  Vendor:
    "Your goods go off sale at once, also in carts and rooms of customers. Orders that are under way have to be finished and your balance paid out first; what you sold stays in our books under your company’s name.",
  Admin: "The marketplace keeps running with its other admins; the last one cannot leave.",
};

/** Asks twice: for the password, where there is one, and for the word. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const { user } = useSession();
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
          <p>This cannot be undone. {user && goesWith[user.type]}</p>
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
