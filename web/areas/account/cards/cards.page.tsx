import { Plus } from "lucide-react";
import { useState } from "react";
import type { SavedCard } from "../../../../contract/orders/saved-cards.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { CardForm } from "../../../kit/card/card-form.tsx";
import { useCall } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/cards.page.ts";

export const meta = titled("Saved cards");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/cards")).data;
}

/** The account's saved cards. Only brand, last digits and expiry are known here. */
export default function CardsPage({ loaderData }: Route.ComponentProps) {
  const [cards, setCards] = useState<SavedCard[]>(loaderData);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SavedCard>();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Saved cards</h1>
        {cards.length > 0 && (
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => setAdding(true)}>
            Add a card
          </Button>
        )}
      </div>
      {cards.length === 0 ? (
        <EmptyState
          title="No saved cards"
          className="mt-8"
          action={<Button onClick={() => setAdding(true)}>Add a card</Button>}
        >
          Save a card to pay faster. You can also enter one at checkout.
        </EmptyState>
      ) : (
        <ul className="mt-8 max-w-[44rem] border-hairline border-t">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} onCards={setCards} onRemove={() => setRemoving(card)} />
          ))}
        </ul>
      )}
      <p className="mt-6 max-w-[60ch] text-graphite text-sm">
        Our payment provider keeps the card number. We see only the brand, the last four digits and the
        expiration date.
      </p>
      {isAdding && (
        <CardForm
          isFirst={cards.length === 0}
          onClose={() => setAdding(false)}
          onSaved={(next) => {
            setCards(next);
            setAdding(false);
          }}
        />
      )}
      {removing && (
        <RemoveCard
          card={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={(next) => {
            setCards(next);
            setRemoving(undefined);
          }}
        />
      )}
    </>
  );
}

const nameOf = ({ brand, last4 }: SavedCard) => `${brand} ending in ${last4}`;

function CardRow({
  card,
  onCards,
  onRemove,
}: {
  card: SavedCard;
  onCards: (cards: SavedCard[]) => void;
  onRemove: () => void;
}) {
  const { call, isSending } = useCall();
  const prefer = () =>
    call(async () => {
      const { data } = await api("PUT /api/cards/{id}", {
        params: { id: card.id },
        body: { is_default: true },
      });
      showToast("success", `${nameOf(card)} is now your default card.`);
      onCards(data);
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b py-4">
      <div>
        <h2 className="figures font-semibold">{nameOf(card)}</h2>
        <p className="figures text-graphite text-sm">
          {card.is_expired ? `Expired ${card.exp_date}` : `Expires ${card.exp_date}`}
          {card.name_on_Card && ` · ${card.name_on_Card}`}
        </p>
        <div className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
          {card.is_default && <Badge tone="good">Default</Badge>}
          {card.is_expired && <Badge tone="bad">Expired</Badge>}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {!card.is_default && !card.is_expired && (
          <Button
            variant="secondary"
            size="sm"
            pending={isSending}
            aria-label={`Make ${nameOf(card)} the default`}
            onClick={() => void prefer()}
          >
            Make default
          </Button>
        )}
        <Button variant="quiet" size="sm" aria-label={`Remove ${nameOf(card)}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function RemoveCard({
  card,
  onClose,
  onRemoved,
}: {
  card: SavedCard;
  onClose: () => void;
  onRemoved: (cards: SavedCard[]) => void;
}) {
  const { call } = useCall();
  const remove = () =>
    call(async () => {
      const reply = await api("DELETE /api/cards/{id}", { params: { id: card.id } });
      showToast("success", reply.message ?? "Card removed.");
      onRemoved(reply.data);
    });
  return (
    <SureDialog
      isOpen
      onClose={onClose}
      title="Remove this card?"
      action="Remove the card"
      keep="Keep it"
      deletes
      onSure={remove}
    >
      <span className="figures">{`We remove ${nameOf(card)} here and at our payment provider. Orders you paid with it don't change.`}</span>
    </SureDialog>
  );
}
