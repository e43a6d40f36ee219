import type { FieldErrors } from "../../../contract/errors.ts";
import { usStates } from "../../../domain/places/us-states.ts";
import { zipOnly } from "../../ui/number-entry.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { fillFromZip } from "./fill-from-zip.ts";

const states = usStates.map(({ code, name }) => ({ value: code, text: name }));

export interface AddressValues {
  street?: string;
  apartment?: string;
  city?: string;
  state?: string;
  zip_code?: string;
}

/**
 * A U.S. address in a form that is read on submit. Fields are `<prefix>street`, `<prefix>city` and so on; the first
 * message of each is shown. City and state follow the ZIP code until edited.
 */
export function AddressFields({
  prefix = "",
  kind,
  initial = {},
  errors,
  optional = false,
  hasApartment = false,
  hasFirstFocus = false,
}: {
  prefix?: string;
  /** Its autocomplete token. */
  kind: "shipping" | "billing";
  initial?: AddressValues;
  errors: FieldErrors;
  optional?: boolean;
  hasApartment?: boolean;
  /** In a dialog: gets the initial focus. */
  hasFirstFocus?: boolean;
}) {
  const field = (name: keyof AddressValues, complete: string) => ({
    name: `${prefix}${name}`,
    defaultValue: initial[name] ?? "",
    "data-filled": initial[name],
    autoComplete: `${kind} ${complete}`,
    error: errors[`${prefix}${name}`]?.[0],
    optional,
    required: !optional,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextField
        label="Street"
        className={hasApartment ? "sm:col-span-4" : "sm:col-span-6"}
        {...field("street", "address-line1")}
        data-first-focus={hasFirstFocus || undefined}
      />
      {hasApartment && (
        <TextField
          label="Apartment"
          className="sm:col-span-2"
          {...field("apartment", "address-line2")}
          optional
          required={false}
        />
      )}
      <TextField label="City" className="sm:col-span-6" {...field("city", "address-level2")} />
      <Select
        label="State"
        className="sm:col-span-4"
        options={states}
        placeholder="Choose a state"
        {...field("state", "address-level1")}
      />
      <TextField
        label="ZIP code"
        className="sm:col-span-2"
        inputMode="numeric"
        maxLength={10}
        {...field("zip_code", "postal-code")}
        onInput={(event) => {
          event.currentTarget.value = zipOnly(event.currentTarget.value);
        }}
        onChange={(event) => void fillFromZip(event.currentTarget, prefix)}
      />
    </div>
  );
}
