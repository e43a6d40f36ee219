import type { ReactNode } from "react";
import type { FieldErrors } from "../../contract/errors.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { FormNote } from "./access-frame.tsx";
import { EmailField } from "./person-fields.tsx";

/** What every sign-in asks for, and what it says where it cannot work yet. `children` stand above the button. */
export function SignInFields({
  errors,
  isEarly,
  isSending,
  email,
  children,
}: {
  errors: FieldErrors;
  /** The form was sent before the page was ready to take it. */
  isEarly: boolean;
  isSending: boolean;
  /** The address that was remembered, if this sign-in remembers one and offers passkeys. */
  email?: string;
  children: ReactNode;
}) {
  return (
    <>
      {isEarly && <FormNote>The page was still loading. Please press Sign In again.</FormNote>}
      <noscript>
        <FormNote>Signing in needs JavaScript. Please switch it on and load this page again.</FormNote>
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
