import { useRef } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import {
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isExpiry,
  type CardFields as TypedCard,
} from "../../../domain/money/card.ts";
import { TextField } from "../../ui/text-field.tsx";

/** The four fields of a card. A complete number moves on to the name, a complete expiry to the code. */
export function CardFields({
  card,
  onChange,
  errors,
  optional = false,
}: {
  card: TypedCard;
  onChange: (card: TypedCard) => void;
  errors: FieldErrors;
  optional?: boolean;
}) {
  const name = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const set = (change: Partial<TypedCard>) => onChange({ ...card, ...change });
  return (
    <div className="grid gap-5 sm:grid-cols-4">
      <TextField
        label="Card number"
        name="card_number"
        className="sm:col-span-4"
        autoComplete="cc-number"
        inputMode="numeric"
        optional={optional}
        value={card.card_number}
        error={errors.card_number}
        onChange={(event) => {
          const card_number = formatCardNumber(event.target.value);
          set({ card_number });
          if (card_number.length > card.card_number.length && isCardNumber(card_number))
            name.current?.focus();
        }}
      />
      <TextField
        ref={name}
        label="Name on card"
        name="name_on_Card"
        className="sm:col-span-4"
        autoComplete="cc-name"
        optional={optional}
        value={card.name_on_Card}
        error={errors.name_on_Card}
        onChange={(event) => set({ name_on_Card: event.target.value })}
      />
      <TextField
        label="Expires"
        name="exp_date"
        className="sm:col-span-2"
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder="MM/YY"
        value={card.exp_date}
        error={errors.exp_date}
        onChange={(event) => {
          const exp_date = formatExpiry(event.target.value);
          set({ exp_date });
          if (exp_date.length === 5 && exp_date.length > card.exp_date.length && isExpiry(exp_date))
            code.current?.focus();
        }}
      />
      <TextField
        ref={code}
        label="Security code"
        name="cvv"
        className="sm:col-span-2"
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
        value={card.cvv}
        error={errors.cvv}
        onChange={(event) => set({ cvv: event.target.value.replace(/\D/g, "") })}
      />
    </div>
  );
}
