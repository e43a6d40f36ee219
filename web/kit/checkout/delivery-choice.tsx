import { useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import type { KeptAddress } from "../../../contract/identity/addresses.ts";
import type { ShippingAddress } from "../../../contract/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import { DeliveryFields } from "../address/delivery-fields.tsx";
import { addressName, postalLine } from "../address/postal-lines.ts";
import { Choice } from "./choice.tsx";
import { emptyAddress, sentAddress, shippingPrefix } from "./shipping-address.ts";

/** One of the account's addresses, or another one, which can be kept. */
export function DeliveryChoice({
  addresses,
  chosen,
  typed = emptyAddress,
  keep,
  onCorrect,
  onChoose,
  errors,
}: {
  addresses: readonly KeptAddress[];
  /** The address's id; null for another one. */
  chosen: string | null;
  /** What another address begins with. */
  typed?: ShippingAddress | undefined;
  /** Whether it was to be kept, and its label. */
  keep?: { checked: boolean; label: string } | null | undefined;
  /** The chosen address is put into the fields, to be corrected there. */
  onCorrect?: (address: ShippingAddress) => void;
  onChoose: (id: string | null) => void;
  errors: FieldErrors;
}) {
  // what is typed stays while the customer looks at the others
  const [wasOpened, setOpened] = useState(chosen === null);
  if (chosen === null && !wasOpened) setOpened(true);
  const [start, setStart] = useState(typed);
  const correct = () => {
    const address = sentAddress(addresses.find(({ id }) => id === chosen) ?? emptyAddress);
    setStart(address);
    onChoose(null);
    onCorrect?.(address);
  };
  const [refusal] = Object.entries(errors).flatMap(([field, [message]]) =>
    field.startsWith(shippingPrefix) ? [message] : [],
  );
  return (
    <div className="grid gap-5">
      {addresses.length > 0 && <Addresses addresses={addresses} chosen={chosen} onChoose={onChoose} />}
      {chosen !== null && refusal && (
        <div role="alert" className="border-bad border-l-4 py-1 pl-4">
          <p className="font-medium">{refusal}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={correct}>
            Correct this address
          </Button>
        </div>
      )}
      {wasOpened && (
        <div hidden={chosen !== null} className="grid gap-5 [&[hidden]]:hidden">
          <AddressFields
            key={start.street}
            prefix={shippingPrefix}
            kind="shipping"
            initial={start}
            errors={errors}
            hasApartment
          />
          <DeliveryFields
            key={`to ${start.street}`}
            prefix={shippingPrefix}
            initial={start}
            errors={errors}
          />
          <KeepAddress initial={keep ?? { checked: addresses.length === 0, label: "" }} />
        </div>
      )}
    </div>
  );
}

function Addresses({
  addresses,
  chosen,
  onChoose,
}: {
  addresses: readonly KeptAddress[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">Deliver to</legend>
      {addresses.map((address) => (
        <Choice
          key={address.id}
          group="address_choice"
          name={address.id}
          checked={chosen === address.id}
          onChange={() => onChoose(address.id)}
        >
          <AddressWords address={address} />
        </Choice>
      ))}
      <Choice group="address_choice" name="other" checked={chosen === null} onChange={() => onChoose(null)}>
        Use a different address
      </Choice>
    </fieldset>
  );
}

function AddressWords({ address }: { address: KeptAddress }) {
  const { label, name, delivery_notes } = address;
  return (
    <span className="grid min-w-0 break-words">
      <span className={label ? "font-medium" : undefined}>
        {label ? addressName(address) : postalLine(address)}
      </span>
      {label && <span className="text-graphite">{postalLine(address)}</span>}
      {(name || delivery_notes) && (
        <span className="text-graphite text-sm">{[name, delivery_notes].filter(Boolean).join(" · ")}</span>
      )}
    </span>
  );
}

function KeepAddress({ initial }: { initial: { checked: boolean; label: string } }) {
  const [isKept, setKept] = useState(initial.checked);
  return (
    <div className="grid gap-3">
      <Checkbox
        name="keep_address"
        label="Keep this address in my account"
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      {isKept && (
        <TextField
          label="Label"
          name="address_label"
          optional
          defaultValue={initial.label}
          autoComplete="off"
          maxLength={40}
          hint="Such as “Home” or “Job site”."
          className="sm:max-w-xs"
        />
      )}
    </div>
  );
}
