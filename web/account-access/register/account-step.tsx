import type { FieldErrors } from "../../../contract/errors.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PhoneFields } from "../phone-fields.tsx";
import { Consent } from "./consent.tsx";

/** Step 1: who it is. */
export function AccountStep({ errors }: { errors: FieldErrors }) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Full name"
        name="full_name"
        autoComplete="name"
        required
        error={errors.full_name?.[0]}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.[0]}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        required
        minLength={8}
        error={errors.password?.[0]}
      />
      <PhoneFields errors={errors} />
      <TextField
        label="ZIP code"
        name="zip_code"
        className="sm:w-64"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        required
        error={errors.zip_code?.[0]}
      />
      <Consent error={errors.agree?.[0]} />
    </div>
  );
}
