import { type RefObject, useState } from "react";
import type { FieldErrors } from "../../contract/errors.ts";
import type { SavedCard } from "../../contract/saved-cards.ts";
import { CardEntry } from "../payment/card-entry.tsx";
import type { EnteredCard } from "../payment/entered-card.ts";
import { FieldMessage } from "../ui/field.tsx";
import { Choice } from "./choice.tsx";

/** One of the saved cards, or another one. */
export function PaymentChoice({
  cards,
  chosen,
  onChoose,
  card,
  onTyped,
  errors,
}: {
  cards: readonly SavedCard[];
  /** The saved card's id; null for another card. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  card: RefObject<EnteredCard | null>;
  onTyped: () => void;
  errors: FieldErrors;
}) {
  // Input stays while the customer switches to a saved card and back.
  const [wasOpened, setOpened] = useState(chosen === null);
  if (chosen === null && !wasOpened) setOpened(true);
  return (
    <div className="grid gap-5">
      {cards.length > 0 && (
        <fieldset aria-describedby={errors.payment ? "payment-error" : undefined}>
          <legend className="sr-only">Card</legend>
          {cards.map(({ id, brand, last4, exp_date, is_expired }) => (
            <Choice
              key={id}
              group="card_choice"
              name={id}
              checked={chosen === id}
              disabled={is_expired}
              onChange={() => onChoose(id)}
            >
              <span className="figures">{`${brand} ending in ${last4}`}</span>
              <span className="figures text-graphite">
                {is_expired ? `expired ${exp_date}` : `expires ${exp_date}`}
              </span>
            </Choice>
          ))}
          <Choice group="card_choice" name="other" checked={chosen === null} onChange={() => onChoose(null)}>
            Use a different card
          </Choice>
          <FieldMessage id="payment-error" message={errors.payment?.[0]} />
        </fieldset>
      )}
      {wasOpened && (
        <div hidden={chosen !== null}>
          <CardEntry ref={card} errors={errors} onTyped={onTyped} />
        </div>
      )}
    </div>
  );
}
