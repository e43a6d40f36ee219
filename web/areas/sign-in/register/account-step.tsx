import type { FieldErrors } from "../../../../contract/errors.ts";
import { EmailField, NameField, ZipField } from "../../../kit/forms/person-fields.tsx";
import { PhoneFields } from "../../../kit/forms/phone-fields.tsx";
import { Consent } from "../../../kit/sign-in/consent.tsx";
import { NewPasswordField } from "../../../kit/sign-in/new-password-field.tsx";
import type { InvitedPerson } from "../use-invited-person.ts";

/** Step 1: name and account. */
export function AccountStep({ invited, errors }: { invited: InvitedPerson | null; errors: FieldErrors }) {
  return (
    <div className="grid gap-5">
      <NameField defaultValue={invited?.full_name} errors={errors} />
      <EmailField
        defaultValue={invited?.email}
        hint={invited?.email && `${invited.company_name} invited this address. You can use another one.`}
        errors={errors}
      />
      <NewPasswordField label="Password" name="password" required error={errors.password?.[0]} />
      <PhoneFields errors={errors} />
      <ZipField className="sm:w-64" errors={errors} />
      <Consent error={errors.agree?.[0]} />
    </div>
  );
}
