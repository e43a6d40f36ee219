import { useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import { AddressFields } from "../../address/address-fields.tsx";
import { CardFields, emptyCard } from "../../payment/card-fields.tsx";
import { useShop } from "../../session/use-showroom.ts";
import { Button } from "../../ui/button.tsx";

/** Step 3: how it will be paid; all of it may be left out. */
export function PaymentStep({
  errors,
  onUseShipping,
}: {
  errors: FieldErrors;
  /** Copies the shipping address into the billing address. */
  onUseShipping: () => void;
}) {
  const [card, setCard] = useState(emptyCard);
  const provider = useShop()?.settings.payment.provider;
  if (provider === "stripe") {
    return (
      <p className="max-w-[52ch]">
        There is nothing to enter here now: with your first order you give your card to our payment provider,
        and can keep it for the next one.
      </p>
    );
  }
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <CardFields card={card} onChange={setCard} errors={firstMessages(errors)} />
        {provider === "sandbox" && (
          <p className="border-hairline border-l-2 pl-4 text-graphite text-sm">
            This marketplace runs on test payments: no money moves. Use{" "}
            <span className="code whitespace-nowrap">4242 4242 4242 4242</span> with any date ahead and any
            three digits.
          </p>
        )}
      </div>
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
