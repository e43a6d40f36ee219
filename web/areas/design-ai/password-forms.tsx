import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { EmailField } from "../../kit/forms/person-fields.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { AccessFrame } from "../../kit/page/access-frame.tsx";
import { NewPasswordField } from "../../kit/sign-in/new-password-field.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";

/** Asks for the address for a reset link; the response is the same whether it is known or not. */
export function ForgotPassword() {
  const { form, errors, isSending, send } = useApiForm();
  const [notice, setNotice] = useState("");
  const ask = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = "" } = textsOf(event.currentTarget);
    const reply = await send(() => api("POST /api/AI/design", { body: { action: "forgot", email } }));
    if (reply) setNotice(reply.message ?? "");
  };
  return (
    <AccessFrame
      title="Forgot your password?"
      lead="We'll email you a link to choose a new password for AI 3D Design."
    >
      <form ref={form} method="post" noValidate onSubmit={(event) => void ask(event)} className="grid gap-5">
        <EmailField label="Email Address" errors={errors} />
        <Button type="submit" size="lg" pending={isSending}>
          Email me a link
        </Button>
        <p role="status" className="min-h-6">
          {notice}
        </p>
        <Link to="/design-ai/login" className="link flex min-h-11 items-center justify-self-start">
          Back to Sign In
        </Link>
      </form>
    </AccessFrame>
  );
}

/** Takes the new password of an emailed link. */
export function NewPassword({ token }: { token: string }) {
  const { form, errors, isSending, send } = useApiForm();
  const navigate = useNavigate();
  const change = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = "" } = textsOf(event.currentTarget);
    const reply = await send(() =>
      api("POST /api/AI/design", { body: { action: "reset", token, password } }),
    );
    if (!reply) return;
    showToast("success", reply.message ?? "Your password has been changed.");
    await navigate("/design-ai/login", { replace: true });
  };
  return (
    <AccessFrame
      title="Choose a new password"
      lead="For your AI 3D Design account. We'll sign out all its devices."
    >
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void change(event)}
        className="grid gap-5"
      >
        {errors.token && (
          <FormNote>
            {errors.token[0]}{" "}
            <Link to="/design-ai/login?forgot" className="link whitespace-nowrap">
              Request a new link
            </Link>
          </FormNote>
        )}
        <NewPasswordField label="New password" name="password" required error={errors.password?.[0]} />
        <Button type="submit" size="lg" pending={isSending}>
          Set password
        </Button>
      </form>
    </AccessFrame>
  );
}
