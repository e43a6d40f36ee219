import { useState } from "react";
import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import { useSession } from "../../client/session/use-session.ts";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Asks for the owed one-time code, from the email or from the app; then calls `onProved`. */
export function CodeForm({ user, onProved }: { user: User; onProved: () => Promise<void> }) {
  const { signOut } = useSession();
  const { form, errors, setErrors, isSending, send } = useApiForm();
  const isMailed = user.otp_method === "email";
  const [notice, setNotice] = useState(
    isMailed
      ? `We sent a six-digit code to ${user.email}. It expires in ten minutes.`
      : "Enter the six digits from your authenticator app.",
  );

  const prove = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otp = (textsOf(event.currentTarget).otp ?? "").replace(/\s/g, "");
    const reply = await send(() => api("POST /api/login/verify_otp", { body: { otp }, feedback: "none" }));
    if (!reply) return;
    if (!reply.data.valid_otp) return setErrors({ otp: [reply.message] });
    await onProved();
  };

  const sendAgain = async () => {
    const reply = await send(() => api("POST /api/login/verify_otp", { body: {} }));
    if (reply) setNotice(reply.message);
  };

  return (
    <form ref={form} method="post" onSubmit={prove} noValidate className="grid gap-5">
      <p role="status">{notice}</p>
      <TextField
        label="Code"
        name="otp"
        autoComplete="one-time-code"
        autoCapitalize="none"
        inputMode={isMailed ? "numeric" : "text"}
        maxLength={isMailed ? 6 : 11}
        hint={isMailed ? undefined : "No phone at hand? Enter one of your recovery codes."}
        required
        autoFocus
        error={errors.otp?.[0]}
      />
      <Button type="submit" size="lg" pending={isSending}>
        Verify
      </Button>
      <div className="flex flex-wrap gap-x-6">
        {isMailed && (
          <button type="button" className="link min-h-11" onClick={sendAgain}>
            Send a new code
          </button>
        )}
        <button type="button" className="link min-h-11" onClick={signOut}>
          Use a different account
        </button>
      </div>
    </form>
  );
}
