import { useImperativeHandle, useState } from "react";
import { cardProblems, isCardGiven, type CardFields as TypedCard } from "../../../domain/money/card.ts";
import { api } from "../../client/api.ts";
import { CardFields } from "./card-fields.tsx";
import type { CardEntryProps } from "./entered-card.ts";

/** Empty. Input is held in memory until it is exchanged for a token, and nowhere else. */
const emptyCard: TypedCard = { card_number: "", name_on_Card: "", exp_date: "", cvv: "" };

/** A card in our own fields, only for test payments. */
export default function OwnCardEntry({ ref, errors, optional = false, onTyped }: CardEntryProps) {
  const [card, setCard] = useState(emptyCard);
  useImperativeHandle(
    ref,
    () => ({
      isGiven: () => isCardGiven(card),
      problems: () =>
        Object.fromEntries(Object.entries(cardProblems(card)).map(([field, text]) => [field, [text]])),
      token: async () =>
        (await api("POST /api/payments/token", { body: { ...card }, feedback: "none" })).data.token,
      formPart: async () => card,
    }),
    [card],
  );
  return (
    <div className="grid gap-5">
      <CardFields
        card={card}
        errors={errors}
        optional={optional}
        onChange={(typed) => {
          setCard(typed);
          onTyped?.();
        }}
      />
      <p className="border-hairline border-l-2 pl-4 text-graphite text-sm">
        This marketplace runs on test payments: no money moves. Use{" "}
        <span className="code whitespace-nowrap">4242 4242 4242 4242</span> with any date ahead and any three
        digits; <span className="code whitespace-nowrap">4000 0000 0000 0002</span> is declined,{" "}
        <span className="code whitespace-nowrap">4000 0025 0000 3155</span> asks for confirmation.
      </p>
    </div>
  );
}
