import type { ReactNode } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { FormNote } from "../forms/form-note.tsx";
import { EmailField } from "../forms/person-fields.tsx";

/** The fields of every sign-in, with its messages. `children` are above the button. */
export function SignInFields({
  errors,
  isEarly,
  isSending,
  email,
  children,
}: {
  errors: FieldErrors;
  /** The form was sent before hydration. */
  isEarly: boolean;
  isSending: boolean;
  /** The address that was remembered, if this sign-in remembers one and offers passkeys. */
  email?: string;
  children: ReactNode;
}) {
  return (
    <>
      {isEarly && <FormNote>The page was still loading. Please select Sign In again.</FormNote>}
      <noscript>
        <FormNote>You need JavaScript to sign in. Turn it on and reload this page.</FormNote>
      </noscript>
      <EmailField
        label="Email Address"
        autoComplete={email === undefined ? "username" : "username webauthn"}
        defaultValue={email}
        errors={errors}
      />
      <PasswordField label="Password" name="password" required error={errors.password?.[0]} />
      {children}
      <Button type="submit" size="lg" pending={isSending} className="w-full">
        Sign In
      </Button>
    </>
  );
}
