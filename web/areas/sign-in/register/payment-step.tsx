import { type RefObject, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { AddressFields } from "../../../kit/address/address-fields.tsx";
import { CardEntry } from "../../../kit/card/card-entry.tsx";
import type { EnteredCard } from "../../../kit/card/entered-card.ts";
import { Button } from "../../../ui/button.tsx";

/** Step 3: payment; optional. */
export function PaymentStep({
  isShown,
  card,
  errors,
  onUseShipping,
}: {
  isShown: boolean;
  card: RefObject<EnteredCard | null>;
  errors: FieldErrors;
  /** Copies the shipping address into the billing address. */
  onUseShipping: () => void;
}) {
  // The card fields load only when this step is reached, and stay mounted when the user goes back.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <div className="grid gap-10">
      {wasShown && <CardEntry ref={card} errors={firstMessages(errors)} optional />}
      <section aria-labelledby="billing-address">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 id="billing-address" className="heading text-lg">
            Billing address
          </h3>
          <Button variant="quiet" size="sm" onClick={onUseShipping}>
            Same as shipping
          </Button>
        </div>
        <AddressFields prefix="pay_" kind="billing" errors={errors} optional />
      </section>
    </div>
  );
}

const firstMessages = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]));
