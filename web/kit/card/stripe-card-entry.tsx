import { useImperativeHandle, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CardEntrySkeleton } from "./card-entry-skeleton.tsx";
import type { CardEntryProps } from "./entered-card.ts";
import { HostedField } from "./hosted-field.tsx";
import { hostedProblems, paymentMethodOf } from "./stripe-card.ts";
import { useStripeFields } from "./use-stripe-fields.ts";

/**
 * A card in Stripe's own fields: number, expiry and code are typed into Stripe's frames and never reach this page or
 * our server; we get the id of a PaymentMethod.
 */
export default function StripeCardEntry({
  ref,
  errors,
  optional = false,
  onTyped,
  publishableKey,
}: CardEntryProps & { publishableKey: string }) {
  const [holder, setHolder] = useState("");
  const name = useRef<HTMLInputElement>(null);
  const { stripe, fields, states, hasFailed, retry } = useStripeFields(publishableKey, {
    onTyped,
    onComplete: (field) => {
      if (field === "card_number") name.current?.focus();
      if (field === "exp_date") fields?.cvv.focus();
    },
  });

  useImperativeHandle(ref, () => {
    const token = () => paymentMethodOf(stripe, fields, holder.trim());
    return {
      isGiven: () => holder.trim() !== "" || Object.values(states).some((state) => !state.isEmpty),
      problems: () => hostedProblems(states, holder),
      token,
      formPart: async () => ({ card_token: await token() }),
    };
  }, [stripe, fields, states, holder]);

  if (hasFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-4 border-bad border-l-4 py-1 pl-4">
        <p>We couldn't load the card fields. Is something blocking stripe.com?</p>
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!fields) return <CardEntrySkeleton />;
  return (
    <div className="grid gap-5 sm:grid-cols-4">
      <HostedField
        label="Card number"
        element={fields.card_number}
        optional={optional}
        error={errors.card_number}
        className="sm:col-span-4"
      />
      <TextField
        ref={name}
        label="Name on card"
        className="sm:col-span-4"
        autoComplete="cc-name"
        optional={optional}
        value={holder}
        error={errors.name_on_Card}
        onChange={(event) => {
          setHolder(event.target.value);
          onTyped?.();
        }}
      />
      <HostedField
        label="Expires"
        element={fields.exp_date}
        error={errors.exp_date}
        className="sm:col-span-2"
      />
      <HostedField label="Security code" element={fields.cvv} error={errors.cvv} className="sm:col-span-2" />
      <p className="text-graphite text-sm sm:col-span-4">
        Stripe takes your card; its number never reaches us.
      </p>
    </div>
  );
}
