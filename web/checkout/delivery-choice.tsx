import { useState } from "react";
import type { KeptAddress } from "../../contract/addresses.ts";
import type { FieldErrors } from "../../contract/errors.ts";
import type { ShippingAddress } from "../../contract/shapes.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { DeliveryFields } from "../address/delivery-fields.tsx";
import { addressName, postalLine } from "../address/postal-lines.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Choice } from "./choice.tsx";
import { emptyAddress, shippingPrefix } from "./shipping-address.ts";

/** One of the account's addresses, or another one, which can be kept. */
export function DeliveryChoice({
  addresses,
  chosen,
  typed = emptyAddress,
  onChoose,
  errors,
}: {
  addresses: readonly KeptAddress[];
  /** The address's id; null for another one. */
  chosen: string | null;
  /** What another address begins with. */
  typed?: ShippingAddress | undefined;
  onChoose: (id: string | null) => void;
  errors: FieldErrors;
}) {
  // what is typed stays while the customer looks at the others
  const [wasOpened, setOpened] = useState(chosen === null);
  if (chosen === null && !wasOpened) setOpened(true);
  return (
    <div className="grid gap-5">
      {addresses.length > 0 && (
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
          <Choice
            group="address_choice"
            name="other"
            checked={chosen === null}
            onChange={() => onChoose(null)}
          >
            Use a different address
          </Choice>
        </fieldset>
      )}
      {wasOpened && (
        <div hidden={chosen !== null} className="grid gap-5 [&[hidden]]:hidden">
          <AddressFields
            prefix={shippingPrefix}
            kind="shipping"
            initial={typed}
            errors={errors}
            hasApartment
          />
          <DeliveryFields prefix={shippingPrefix} initial={typed} errors={errors} />
          <KeepAddress isFirst={addresses.length === 0} />
        </div>
      )}
    </div>
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

function KeepAddress({ isFirst }: { isFirst: boolean }) {
  const [isKept, setKept] = useState(isFirst);
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
          autoComplete="off"
          maxLength={40}
          hint="Such as “Home” or “Job site”."
          className="sm:max-w-xs"
        />
      )}
    </div>
  );
}
