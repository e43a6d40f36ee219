import { type FormEvent, useId } from "react";
import type { Order } from "../../contract/orders.ts";
import { FormNote } from "../account-access/access-frame.tsx";
import { textsOf, useApiForm } from "../account-access/use-api-form.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { api } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { showToast } from "../ui/toast.ts";

/** The form of an order's new address. Loads when opened. */
export default function AddressDialog({
  order,
  isOpen,
  onClose,
  onChange,
}: {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
  onChange: (order: Order) => void;
}) {
  const id = useId();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {
      street = "",
      apartment = "",
      city = "",
      state = "",
      zip_code = "",
    } = textsOf(event.currentTarget);
    const reply = await send(() =>
      api("PUT /api/orders/{id}/address", {
        params: { id: order.id },
        body: { street, apartment, city, state, zip_code },
        feedback: "none",
      }),
    );
    if (!reply) return;
    onClose();
    if (reply.message) showToast("success", reply.message);
    onChange(reply.data.order);
  };
  return (
    <Dialog
      title="Change the delivery address"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={id} pending={isSending}>
            Save address
          </Button>
        </>
      }
    >
      <form id={id} ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-graphite">
          All of order <span className="code text-ink">{order.number}</span> goes to this address, as long as
          shipping and sales tax stay the same.
        </p>
        {refusal && (errors.order || Object.keys(errors).length === 0) && (
          <FormNote>{errors.order?.[0] ?? refusal.message}</FormNote>
        )}
        <AddressFields
          kind="shipping"
          initial={order.shipping_address ?? {}}
          errors={errors}
          hasApartment
          hasFirstFocus
        />
      </form>
    </Dialog>
  );
}
