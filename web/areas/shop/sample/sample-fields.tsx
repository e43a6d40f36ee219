import type { FieldErrors } from "../../../../contract/errors.ts";
import { AddressFields } from "../../../kit/address/address-fields.tsx";
import { TrapField } from "../../../kit/forms/trap-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";

export interface SamplePerson {
  full_name: string;
  email: string;
  phone_number: string;
}

/** The recipient and address of a sample. */
export function SampleFields({
  errors,
  person,
  typed = {},
}: {
  errors: FieldErrors;
  /** From the account, if any. */
  person?: Partial<SamplePerson>;
  /** Earlier input, if the page was reloaded. */
  typed?: Readonly<Record<string, string>>;
}) {
  const field = (name: keyof SamplePerson) => ({
    name,
    required: true,
    defaultValue: typed[name] ?? person?.[name],
    error: errors[name]?.[0],
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Full name" autoComplete="name" className="sm:col-span-2" {...field("full_name")} />
        <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field("phone_number")} />
      </div>
      <AddressFields kind="shipping" errors={errors} initial={typed} hasApartment />
      <TrapField />
    </>
  );
}

/** What the form adds to the input. */
export const sampleOf = (hash: string, sku: string, showroom: string) => ({
  action: "handle_external_form_submission" as const,
  lead_type: "Samples" as const,
  shop_profile_id: showroom,
  product: hash,
  sku,
});
