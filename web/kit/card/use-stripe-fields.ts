import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useEffectEvent, useState } from "react";
import type { HostedCard, HostedName, HostedStates } from "./stripe-card.ts";
import { loadStripeClient, stripeLook } from "./stripe-client.ts";

const empty = { isEmpty: true, isComplete: false, message: undefined };
const allEmpty: HostedStates = { card_number: empty, exp_date: empty, cvv: empty };

export interface StripeFields {
  stripe: Stripe | undefined;
  /** The three elements, once Stripe's library has loaded. */
  fields: HostedCard | undefined;
  states: HostedStates;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads Stripe's library, creates its card fields and tracks their state. */
export function useStripeFields(
  publishableKey: string,
  told: { onTyped?: (() => void) | undefined; onComplete: (field: HostedName) => void },
): StripeFields {
  const [made, setMade] = useState<{ stripe: Stripe; fields: HostedCard }>();
  const [states, setStates] = useState(allEmpty);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const tellTyped = useEffectEvent(() => told.onTyped?.());
  const tellComplete = useEffectEvent(told.onComplete);

  useEffect(() => {
    let isOver = false;
    let fields: HostedCard | undefined;
    loadStripeClient(publishableKey).then(
      (stripe) => {
        if (isOver) return;
        const seen = { ...allEmpty };
        fields = createFields(stripe, (name, state) => {
          const wasComplete = seen[name].isComplete;
          seen[name] = state;
          setStates({ ...seen });
          tellTyped();
          if (state.isComplete && !wasComplete) tellComplete(name);
        });
        fields.card_number.on("loaderror", () => setFailedAttempt(attempt));
        setMade({ stripe, fields });
      },
      () => !isOver && setFailedAttempt(attempt),
    );
    return () => {
      isOver = true;
      if (fields) for (const field of Object.values(fields)) field.destroy();
    };
  }, [publishableKey, attempt]);

  return {
    stripe: made?.stripe,
    fields: made?.fields,
    states,
    hasFailed: failedAttempt === attempt,
    retry: () => {
      setMade(undefined);
      setStates(allEmpty);
      setAttempt(attempt + 1);
    },
  };
}

function createFields(
  stripe: Stripe,
  onChange: (name: HostedName, state: HostedStates[HostedName]) => void,
): HostedCard {
  const elements = stripe.elements();
  const style = stripeLook();
  const fields: HostedCard = {
    card_number: elements.create("cardNumber", { style, showIcon: true }),
    exp_date: elements.create("cardExpiry", { style }),
    cvv: elements.create("cardCvc", { style, placeholder: "" }),
  };
  const follow =
    (name: HostedName) =>
    ({ empty, complete, error }: { empty: boolean; complete: boolean; error?: { message: string } }) =>
      onChange(name, { isEmpty: empty, isComplete: complete, message: error?.message });
  fields.card_number.on("change", follow("card_number"));
  fields.exp_date.on("change", follow("exp_date"));
  fields.cvv.on("change", follow("cvv"));
  return fields;
}
