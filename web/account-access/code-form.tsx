import { useState } from "react";
import { api } from "../api.ts";
import { refreshUser, useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { textsOf, useApiForm } from "./use-api-form.ts";

/** Asks for the six digits that were mailed; the page goes on once the account is proved. */
export function CodeForm({ email }: { email: string }) {
  const { signOut } = useSession();
  const { form, errors, setErrors, isSending, send } = useApiForm();
  const [notice, setNotice] = useState(
    `We have sent a six-digit code to ${email}. It is good for ten minutes.`,
  );

  const prove = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otp = (textsOf(event.currentTarget).otp ?? "").replace(/\D/g, "");
    const reply = await send(() => api("POST /api/login/verify_otp", { body: { otp }, feedback: "none" }));
    if (!reply) return;
    if (!reply.data.valid_otp) return setErrors({ otp: [reply.message] });
    await refreshUser();
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
        inputMode="numeric"
        maxLength={6}
        required
        autoFocus
        error={errors.otp?.[0]}
      />
      <Button type="submit" size="lg" pending={isSending}>
        Verify
      </Button>
      <div className="flex flex-wrap gap-x-6">
        <button type="button" className="link min-h-11" onClick={sendAgain}>
          Send a new code
        </button>
        <button type="button" className="link min-h-11" onClick={signOut}>
          Use another account
        </button>
      </div>
    </form>
  );
}
