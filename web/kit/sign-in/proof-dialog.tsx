import { useState } from "react";
import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useApiForm } from "../forms/use-api-form.ts";
import { askForPasskey } from "./ask-for-passkey.ts";

/** Asks for a proof before a change to the sign-in. */
export function ProofDialog({
  isOpen,
  user,
  onClose,
}: {
  isOpen: boolean;
  user: User;
  onClose: (isProved: boolean) => void;
}) {
  const form = useApiForm();
  const { errors, setErrors, isSending, send } = form;
  const [isCodeSent, setCodeSent] = useState(false);
  const hasApp = user.otp_required && user.otp_method === "app";
  const takesCode = !user.has_password && (hasApp || isCodeSent);

  const confirm = async ({ password, otp }: Record<string, string>) => {
    const body = otp === undefined ? { password } : { otp: otp.replace(/\s/g, "") };
    const reply = await send(() => api("POST /api/login/confirm", { body, feedback: "none" }));
    if (reply) onClose(true);
  };
  const mailCode = async () => {
    if (await send(() => api("POST /api/login/confirm/mail"))) setCodeSent(true);
  };
  const takePasskey = () =>
    send(async () => {
      const credential = await askForPasskey((message) => setErrors({ credential: [message] }));
      if (!credential) return;
      await api("POST /api/login/confirm", { body: { credential }, feedback: "none" });
      onClose(true);
    });

  const isProvable = user.has_password || takesCode;
  return (
    <FormDialog
      isOpen={isOpen}
      title="Please confirm it's you"
      confirm={isProvable ? "Confirm" : "Email me a code"}
      acts={
        <Button variant="secondary" pending={isSending} onClick={takePasskey}>
          Use a passkey
        </Button>
      }
      form={form}
      problem={errors.credential?.[0]}
      onSubmit={(texts) => (isProvable ? confirm(texts) : mailCode())}
      onClose={() => onClose(false)}
    >
      <p className="text-graphite">This change affects who can sign in, so please confirm it's you.</p>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {user.has_password && (
        <PasswordField label="Your password" name="password" required error={errors.password?.[0]} />
      )}
      {takesCode && (
        <TextField
          label="Code"
          name="otp"
          autoComplete="one-time-code"
          maxLength={11}
          hint={hasApp ? "From your authenticator app." : `We sent it to ${user.email}.`}
          required
          error={errors.otp}
        />
      )}
    </FormDialog>
  );
}
