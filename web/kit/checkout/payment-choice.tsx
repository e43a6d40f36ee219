import { lazy, type RefObject, Suspense, useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import type { SavedCard } from "../../../contract/orders/saved-cards.ts";
import { FieldMessage } from "../../ui/field.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { CardEntry } from "../card/card-entry.tsx";
import { CardEntrySkeleton } from "../card/card-entry-skeleton.tsx";
import type { EnteredBank, EnteredCard } from "../card/entered-card.ts";
import { Choice } from "./choice.tsx";

const BankEntry = lazy(() => loadInTime(import("../card/bank-entry.tsx")));

/** Stands for the bank account that is being entered, among the ids of saved cards. */
export const bankChoice = "bank account";

/** One of the saved cards, another one, or a bank account. */
export function PaymentChoice({
  cards,
  chosen,
  onChoose,
  card,
  bank,
  onTyped,
  errors,
}: {
  cards: readonly SavedCard[];
  /** The saved card's id, or `bankChoice`; null for another card. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  card: RefObject<EnteredCard | null>;
  /** Left out where no bank account can pay. */
  bank?: RefObject<EnteredBank | null>;
  onTyped: () => void;
  errors: FieldErrors;
}) {
  // Input stays while the customer switches to a saved card and back.
  const [wasOpened, setOpened] = useState(chosen === null);
  if (chosen === null && !wasOpened) setOpened(true);
  const [wasBank, setWasBank] = useState(false);
  if (chosen === bankChoice && !wasBank) setWasBank(true);
  return (
    <div className="grid gap-5">
      <fieldset aria-describedby={errors.payment ? "payment-error" : undefined}>
        <legend className="sr-only">Pay with</legend>
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
          {cards.length > 0 ? "Use a different card" : "Card"}
        </Choice>
        {bank && (
          <Choice
            group="card_choice"
            name="bank"
            checked={chosen === bankChoice}
            onChange={() => onChoose(bankChoice)}
          >
            Bank account (ACH debit)
          </Choice>
        )}
        <FieldMessage id="payment-error" message={errors.payment?.[0]} />
      </fieldset>
      {bank && wasBank && (
        <div hidden={chosen !== bankChoice}>
          <Suspense fallback={<CardEntrySkeleton />}>
            <BankEntry ref={bank} errors={errors} onTyped={onTyped} />
          </Suspense>
        </div>
      )}
      {wasOpened && (
        <div hidden={chosen !== null}>
          <CardEntry ref={card} errors={errors} onTyped={onTyped} />
        </div>
      )}
    </div>
  );
}
