import type { ComponentProps } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import { zipOnly } from "../../ui/number-entry.ts";
import { TextField } from "../../ui/text-field.tsx";

type PersonField = Partial<ComponentProps<typeof TextField>> & { errors: FieldErrors };

/** Who it is; sent as `full_name` unless told otherwise. */
export function NameField({ errors, name = "full_name", ...field }: PersonField) {
  return (
    <TextField
      label="Full name"
      name={name}
      autoComplete="name"
      required
      error={errors[name]?.[0]}
      {...field}
    />
  );
}

/** The address by which an account is known; sent as `email`. */
export function EmailField({ errors, ...field }: PersonField) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={errors.email?.[0]}
      {...field}
    />
  );
}

/** Where it is; sent as `zip_code`. */
export function ZipField({ errors, ...field }: PersonField) {
  return (
    <TextField
      label="ZIP code"
      name="zip_code"
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={10}
      onInput={(event) => {
        event.currentTarget.value = zipOnly(event.currentTarget.value);
      }}
      required
      error={errors.zip_code?.[0]}
      {...field}
    />
  );
}
