import type { FieldErrors } from "../../../contract/errors.ts";
import { TextField } from "../../ui/text-field.tsx";

export interface DeliveryDetails {
  name?: string | undefined;
  phone?: string | undefined;
  delivery_notes?: string | undefined;
}

/** Who receives a delivery, and what the driver needs to know. Fields are `<prefix>name` and so on; all are optional. */
export function DeliveryFields({
  prefix = "",
  initial = {},
  errors,
}: {
  prefix?: string;
  initial?: DeliveryDetails;
  errors: FieldErrors;
}) {
  const field = (name: keyof DeliveryDetails) => ({
    name: prefix + name,
    defaultValue: initial[name] ?? "",
    error: errors[prefix + name]?.[0],
    optional: true,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Who receives it"
        autoComplete="shipping name"
        maxLength={120}
        hint="If it's someone else."
        {...field("name")}
      />
      <TextField
        label="Phone for the driver"
        type="tel"
        autoComplete="shipping tel"
        maxLength={30}
        {...field("phone")}
      />
      <TextField
        label="Delivery notes"
        className="sm:col-span-2"
        autoComplete="off"
        maxLength={300}
        hint="Such as a gate code, or where to leave pallets."
        {...field("delivery_notes")}
      />
    </div>
  );
}
