import type { FieldErrors } from "../../../contract/errors.ts";
import { NewPasswordField } from "../new-password-field.tsx";
import { EmailField, NameField, ZipField } from "../person-fields.tsx";
import { PhoneFields } from "../phone-fields.tsx";
import { Consent } from "./consent.tsx";

/** Step 1: name and account. */
export function AccountStep({ errors }: { errors: FieldErrors }) {
  return (
    <div className="grid gap-5">
      <NameField errors={errors} />
      <EmailField errors={errors} />
      <NewPasswordField label="Password" name="password" required error={errors.password?.[0]} />
      <PhoneFields errors={errors} />
      <ZipField className="sm:w-64" errors={errors} />
      <Consent error={errors.agree?.[0]} />
    </div>
  );
}
