import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import { refreshUser } from "../../client/session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { textsOf, useApiForm } from "../forms/use-api-form.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import type { WithProof } from "./use-proof.tsx";

/** Changes the password, or sets a first one. `withProof` asks for a recent proof if needed. */
export function ChangePasswordForm({
  user,
  withProof,
  onDone,
}: {
  user: User;
  withProof: WithProof;
  onDone?: () => void;
}) {
  const { form, errors, isSending, send } = useApiForm();

  const change = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const { current_password, password = "" } = textsOf(element);
    const body = { current_password, password };
    const reply = await send(() => withProof(() => api("PUT /api/password", { body, feedback: "none" })));
    if (!reply) return;
    element.reset();
    showToast("success", reply.message);
    await refreshUser();
    onDone?.();
  };

  return (
    <form ref={form} method="post" onSubmit={change} noValidate className="grid max-w-[26rem] gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {user.has_password && (
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
          error={errors.current_password?.[0]}
        />
      )}
      <NewPasswordField
        label="New password"
        name="password"
        ownWords={[user.email, user.full_name]}
        required
        error={errors.password?.[0]}
      />
      <Button type="submit" size="lg" pending={isSending} className="justify-self-start">
        Save new password
      </Button>
    </form>
  );
}
