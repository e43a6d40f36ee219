import type { FieldErrors } from "../../../../contract/errors.ts";
import type { ReturnAddress, ReturnCaseInFull } from "../../../../contract/orders/returns.ts";
import { AddressFields } from "../../../kit/address/address-fields.tsx";
import { TextField } from "../../../ui/text-field.tsx";

const prefix = "return_to.";

/** Where the customer sends the items. An address that was once typed as one text is shown to copy from. */
export function ReturnAddressFields({
  shown: { return_to, return_address, vendor },
  errors,
}: {
  shown: ReturnCaseInFull;
  errors: FieldErrors;
}) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-medium">Return address</legend>
      {return_to && !return_address && (
        <p className="whitespace-pre-line text-graphite text-sm">{`So far: ${return_to}`}</p>
      )}
      <TextField
        label="Company or name"
        name={`${prefix}name`}
        maxLength={120}
        data-first-focus
        required
        defaultValue={return_address?.name ?? vendor}
        error={errors[`${prefix}name`]?.[0]}
      />
      <AddressFields
        prefix={prefix}
        kind="shipping"
        hasApartment
        initial={return_address ?? {}}
        errors={errors.return_to ? { ...errors, [`${prefix}street`]: errors.return_to } : errors}
      />
    </fieldset>
  );
}

/** The address from the form's texts. */
export function returnAddressOf(texts: Readonly<Record<string, string>>): ReturnAddress {
  const text = (name: keyof ReturnAddress) => texts[prefix + name]?.trim() ?? "";
  return {
    name: text("name"),
    street: text("street"),
    apartment: text("apartment"),
    city: text("city"),
    state: text("state"),
    zip_code: text("zip_code"),
  };
}
