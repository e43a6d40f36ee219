import type { KeptAddress } from "../../../../contract/identity/addresses.ts";
import { api } from "../../../client/api.ts";
import { AddressFields } from "../../../kit/address/address-fields.tsx";
import { DeliveryFields } from "../../../kit/address/delivery-fields.tsx";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** The form of a new or an existing address of the book. */
export function AddressForm({
  address,
  isFirst,
  onClose,
  onSaved,
}: {
  /** Undefined for a new one. */
  address: KeptAddress | undefined;
  isFirst: boolean;
  onClose: () => void;
  onSaved: (addresses: KeptAddress[]) => void;
}) {
  const form = useApiForm();
  const isDefault = isFirst || (address?.is_default_shipping ?? false);
  const submit = async (texts: Record<string, string>) => {
    const body = { ...bodyOf(texts), ...(isDefault && { is_default_shipping: true }) };
    const saved = await form.send(async () => {
      if (!address) {
        return (await api("POST /api/addresses", { body, feedback: "none" })).data.addresses;
      }
      return (await api("PUT /api/addresses/{id}", { params: { id: address.id }, body, feedback: "none" }))
        .data;
    });
    if (!saved) return;
    showToast("success", "Address saved.");
    onSaved(saved);
  };
  return (
    <FormDialog
      title={address ? "Change address" : "Add an address"}
      confirm="Save address"
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Label"
        name="label"
        optional
        autoComplete="off"
        maxLength={40}
        hint="Such as “Home” or “Job site”."
        defaultValue={address?.label ?? ""}
        error={form.errors.label}
        data-first-focus
      />
      <AddressFields kind="shipping" initial={address ?? {}} errors={form.errors} hasApartment />
      <DeliveryFields initial={address ?? {}} errors={form.errors} />
      <div className="border-hairline border-t pt-3">
        <Checkbox
          name="is_default_shipping"
          label="Deliver here by default"
          defaultChecked={isDefault}
          disabled={isDefault}
        />
        <Checkbox
          name="is_default_billing"
          label="Use it as my billing address"
          defaultChecked={address?.is_default_billing ?? false}
        />
      </div>
    </FormDialog>
  );
}

function bodyOf(texts: Record<string, string>) {
  const text = (name: string) => texts[name] ?? "";
  return {
    label: text("label"),
    name: text("name"),
    phone: text("phone"),
    delivery_notes: text("delivery_notes"),
    street: text("street"),
    apartment: text("apartment"),
    city: text("city"),
    state: text("state"),
    zip_code: text("zip_code"),
    is_default_shipping: "is_default_shipping" in texts,
    is_default_billing: "is_default_billing" in texts,
  };
}
