import type { FieldErrors } from "../../../../contract/errors.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import { EmailField, NameField, ZipField } from "../../../kit/forms/person-fields.tsx";
import { PhoneFields } from "../../../kit/forms/phone-fields.tsx";
import { NewPasswordField } from "../../../kit/sign-in/new-password-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { webAddressEntry } from "../../../ui/web-address-entry.ts";
import type { InvitedPerson } from "../use-invited-person.ts";

const states = usStates.map(({ code, name }) => ({ value: code, text: name }));

/** The applicant, and how to sign in once approved. */
export function PersonFields({ invited, errors }: { invited: InvitedPerson | null; errors: FieldErrors }) {
  return (
    <>
      <NameField defaultValue={invited?.full_name} errors={errors} />
      <EmailField
        defaultValue={invited?.email}
        hint="You sign in with it, and we email you your clients' orders there."
        errors={errors}
      />
      <NewPasswordField label="Password" name="password" required error={errors.password?.[0]} />
      <PhoneFields errors={errors} />
    </>
  );
}

/** The business: where it is and what it does. */
export function BusinessFields({ errors, aboutHint }: { errors: FieldErrors; aboutHint: string }) {
  return (
    <>
      <TextField
        label="Company name"
        name="company_name"
        autoComplete="organization"
        maxLength={80}
        required
        error={errors.company_name?.[0]}
      />
      <div className="grid gap-5 sm:grid-cols-6">
        <TextField
          label="City"
          name="city"
          autoComplete="address-level2"
          className="sm:col-span-6"
          required
          error={errors.city?.[0]}
        />
        <StateSelect
          label="State"
          name="state"
          autoComplete="address-level1"
          className="sm:col-span-4"
          error={errors.state?.[0]}
        />
        <ZipField className="sm:col-span-2" errors={errors} />
      </div>
      <TextField
        label="Website"
        name="website"
        {...webAddressEntry}
        autoComplete="url"
        optional
        error={errors.website?.[0]}
      />
      <TextArea label="About the business" name="about" hint={aboutHint} optional error={errors.about?.[0]} />
    </>
  );
}

export function StateSelect({
  label,
  name,
  error,
  className,
  autoComplete,
  optional = false,
}: {
  label: string;
  name: string;
  error: string | undefined;
  className?: string;
  autoComplete?: string;
  optional?: boolean;
}) {
  return (
    <Select
      label={label}
      name={name}
      className={className}
      autoComplete={autoComplete}
      options={states}
      placeholder="Choose a state"
      optional={optional}
      required={!optional}
      error={error}
    />
  );
}
