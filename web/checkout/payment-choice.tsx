import type { Profile } from "../../contract/accounts.ts";
import type { FieldErrors } from "../../contract/errors.ts";
import type { CardFields as TypedCard } from "../../domain/card.ts";
import { CardFields } from "../payment/card-fields.tsx";
import { useShop } from "../session/use-showroom.ts";

/** The saved card, or another one. */
export function PaymentChoice({
  saved,
  useSaved,
  onUseSaved,
  card,
  onCard,
  errors,
}: {
  saved: Profile["card"];
  useSaved: boolean;
  onUseSaved: (use: boolean) => void;
  card: TypedCard;
  onCard: (card: TypedCard) => void;
  errors: FieldErrors;
}) {
  const provider = useShop()?.settings.payment.provider;
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
            Another card
          </Choice>
        </fieldset>
      )}
      {!useSaved && <CardFields card={card} onChange={onCard} errors={errors} />}
      {provider === "sandbox" && !useSaved && (
        <p className="border-hairline border-l-2 pl-4 text-graphite text-sm">
          This marketplace runs on test payments: no money moves. Use{" "}
          <span className="code">4242 4242 4242 4242</span> with any date ahead and any three digits;{" "}
          <span className="code">4000 0000 0000 0002</span> is declined,{" "}
          <span className="code">4000 0025 0000 3155</span> asks for confirmation.
        </p>
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
