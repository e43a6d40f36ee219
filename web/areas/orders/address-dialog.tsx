import { useEffect, useState } from "react";
import type { KeptAddress } from "../../../contract/identity/addresses.ts";
import type { Order } from "../../../contract/orders/orders.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { AddressFields } from "../../kit/address/address-fields.tsx";
import { DeliveryFields } from "../../kit/address/delivery-fields.tsx";
import { addressName, postalLine } from "../../kit/address/postal-lines.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { Select } from "../../ui/select.tsx";
import { showToast } from "../../ui/toast.ts";

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
  const form = useApiForm();
  const book = useAddressBook();
  const [picked, setPicked] = useState<KeptAddress>();
  const shown = picked ?? asTyped(order);
  const submit = async ({
    street = "",
    apartment = "",
    city = "",
    state = "",
    zip_code = "",
    name = "",
    phone = "",
    delivery_notes = "",
  }: Record<string, string>) => {
    const reply = await form.send(() =>
      api("PUT /api/orders/{id}/address", {
        params: { id: order.id },
        body: { street, apartment, city, state, zip_code, name, phone, delivery_notes },
        feedback: "none",
      }),
    );
    if (!reply) return;
    onClose();
    if (reply.message) showToast("success", reply.message);
    onChange(reply.data.order);
  };
  return (
    <FormDialog
      title="Change the delivery address"
      confirm="Save address"
      cancelWords="Keep it"
      keepsTyped
      isOpen={isOpen}
      form={form}
      problem={form.errors.order?.[0]}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-graphite">
        All of order <span className="code text-ink">{order.number}</span> goes to this address, as long as
        shipping and sales tax stay the same.
      </p>
      <BookSelect book={book} picked={picked} onPick={setPicked} />
      <AddressFields
        key={picked?.id}
        kind="shipping"
        initial={shown}
        errors={form.errors}
        hasApartment
        hasFirstFocus
      />
      <DeliveryFields key={`${picked?.id} details`} initial={shown} errors={form.errors} />
    </FormDialog>
  );
}

function BookSelect({
  book,
  picked,
  onPick,
}: {
  book: readonly KeptAddress[];
  picked: KeptAddress | undefined;
  onPick: (address: KeptAddress | undefined) => void;
}) {
  if (book.length === 0) return null;
  return (
    <Select
      label="From your addresses"
      optional
      placeholder="Type another address"
      options={book.map((one) => ({ value: one.id, text: optionText(one) }))}
      value={picked?.id ?? ""}
      onChange={(event) => onPick(book.find((one) => one.id === event.target.value))}
    />
  );
}

/** The account's addresses; none while they load, or if they cannot. */
function useAddressBook(): readonly KeptAddress[] {
  const [book, setBook] = useState<readonly KeptAddress[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    api("GET /api/addresses", { feedback: "none", signal: ended.signal }).then(
      ({ data }) => setBook(data),
      (error) => {
        if (!ended.signal.aborted && !(error instanceof ApiError)) throw error;
      },
    );
    return () => ended.abort();
  }, []);
  return book;
}

/** The order's address as it is now; the customer's own name goes without saying. */
function asTyped({ shipping_address: address, customer }: Order) {
  if (!address) return {};
  return { ...address, name: address.name === customer.name ? "" : address.name };
}

const optionText = (address: KeptAddress): string =>
  address.label ? `${addressName(address)}: ${postalLine(address)}` : postalLine(address);
