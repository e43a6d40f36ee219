import { api } from "../api.ts";
import { pageTitle } from "../page-title.ts";
import { useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { showToast } from "../ui/toast.ts";
import type { Route } from "./+types/change-password.page.ts";
import { textsOf, useApiForm } from "./use-api-form.ts";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle("Change password", matches) }];

export default function ChangePassword() {
  const { user } = useSession();
  const { form, errors, isSending, send } = useApiForm();

  const change = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const { current_password = "", password = "" } = textsOf(element);
    const reply = await send(() => api("PUT /api/password", { body: { current_password, password } }));
    if (!reply) return;
    element.reset();
    showToast("success", reply.message);
  };

  return (
    <>
      <h1 className="heading text-xl">Change password</h1>
      <p className="mt-2 max-w-[52ch] text-graphite">All your other devices will be signed out.</p>
      <form ref={form} method="post" onSubmit={change} noValidate className="mt-8 grid max-w-[26rem] gap-5">
        {/* Tells password managers whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? ""}
          readOnly
          hidden
        />
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
          error={errors.current_password?.[0]}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 8 characters."
          required
          error={errors.password?.[0]}
        />
        <Button type="submit" size="lg" pending={isSending} className="justify-self-start">
          Save the new password
        </Button>
      </form>
    </>
  );
}
