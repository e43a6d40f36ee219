import { type RefObject, useState } from "react";
import type { Profile } from "../../contract/accounts.ts";
import type { FieldErrors } from "../../contract/errors.ts";
import { CardEntry } from "../payment/card-entry.tsx";
import type { EnteredCard } from "../payment/entered-card.ts";

/** The saved card, or another one. */
export function PaymentChoice({
  saved,
  useSaved,
  onUseSaved,
  card,
  onTyped,
  errors,
}: {
  saved: Profile["card"];
  useSaved: boolean;
  onUseSaved: (use: boolean) => void;
  card: RefObject<EnteredCard | null>;
  onTyped: () => void;
  errors: FieldErrors;
}) {
  // Input stays while the customer switches to the saved card and back.
  const [wasOpened, setOpened] = useState(!useSaved);
  if (!useSaved && !wasOpened) setOpened(true);
  return (
    <div className="grid gap-5">
      {saved && (
        <fieldset className="grid gap-1">
          <legend className="sr-only">Card</legend>
          <Choice name="saved" checked={useSaved} onChange={() => onUseSaved(true)}>
            <span className="figures">{`${saved.brand} ending in ${saved.last4}`}</span>
            <span className="figures text-graphite">{`expires ${saved.exp_date}`}</span>
          </Choice>
          <Choice name="other" checked={!useSaved} onChange={() => onUseSaved(false)}>
            Use a different card
          </Choice>
        </fieldset>
      )}
      {wasOpened && (
        <div hidden={useSaved}>
          <CardEntry ref={card} errors={errors} onTyped={onTyped} />
        </div>
      )}
    </div>
  );
}

function Choice({
  name,
  checked,
  onChange,
  children,
}: {
  name: string;
  checked: boolean;
  onChange: () => void;
  children: React.ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="card_choice"
        value={name}
        checked={checked}
        onChange={onChange}
        className="size-5 accent-accent"
      />
      <span className="flex flex-wrap gap-x-3">{children}</span>
    </label>
  );
}
