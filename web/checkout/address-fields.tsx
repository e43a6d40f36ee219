import type { FieldErrors } from "../../contract/errors.ts";
import type { ShippingAddress } from "../../contract/shapes.ts";
import { usStates } from "../../domain/us-states.ts";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";

export const emptyAddress: ShippingAddress = { street: "", apartment: "", city: "", state: "", zip_code: "" };

const states = usStates.map(({ code, name }) => ({ value: code, text: name }));

/** Where the goods go. `prefix` names the part of the form in the server's field errors. */
export function AddressFields({
  address,
  onChange,
  errors,
  prefix = "shipping.",
}: {
  address: ShippingAddress;
  onChange: (address: ShippingAddress) => void;
  errors: FieldErrors;
  prefix?: string;
}) {
  const text = (field: keyof ShippingAddress) => ({
    name: field,
    value: address[field],
    error: errors[`${prefix}${field}`],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ ...address, [field]: event.target.value }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextField
        label="Street"
        className="sm:col-span-4"
        autoComplete="shipping address-line1"
        {...text("street")}
      />
      <TextField
        label="Apartment"
        optional
        className="sm:col-span-2"
        autoComplete="shipping address-line2"
        {...text("apartment")}
      />
      <TextField
        label="City"
        className="sm:col-span-3"
        autoComplete="shipping address-level2"
        {...text("city")}
      />
      <Select
        label="State"
        name="state"
        className="sm:col-span-2"
        autoComplete="shipping address-level1"
        options={states}
        placeholder="Choose"
        value={address.state}
        error={errors[`${prefix}state`]}
        onChange={(event) => onChange({ ...address, state: event.target.value })}
      />
      <TextField
        label="ZIP"
        className="sm:col-span-1"
        autoComplete="shipping postal-code"
        inputMode="numeric"
        {...text("zip_code")}
      />
    </div>
  );
}

/** What is missing in an address, in the words for its fields. */
export function addressProblems(address: ShippingAddress, prefix = "shipping."): FieldErrors {
  const problems: FieldErrors = {};
  if (address.street.trim() === "") problems[`${prefix}street`] = ["The street field is required."];
  if (address.city.trim() === "") problems[`${prefix}city`] = ["The city field is required."];
  if (address.state === "") problems[`${prefix}state`] = ["Choose a state."];
  if (!/^\d{5}(-\d{4})?$/.test(address.zip_code.trim()))
    problems[`${prefix}zip_code`] = ["A ZIP code has five digits."];
  return problems;
}
