import { useState } from "react";
import type { Profile } from "../../contract/accounts.ts";
import { cardProblems } from "../../domain/card.ts";
import { CardFields, emptyCard } from "../payment/card-fields.tsx";
import { useShop } from "../session/use-showroom.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormButtons, ProfileSection } from "./profile-section.tsx";
import { useProfileForm } from "./use-profile-form.ts";

/** The saved card: its brand and last digits are all that is known of it here. */
export function ProfileCard({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const { form, errors, setErrors, isSending, isEditing, setEditing, save } = useProfileForm(onSaved);
  const [card, setCard] = useState(emptyCard);
  const [asksToRemove, setAsking] = useState(false);
  const takesCards = useShop()?.settings.payment.provider !== "stripe";
  const saved = profile.card;

  const leave = (next: boolean) => {
    setCard(emptyCard);
    setEditing(next);
  };
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = Object.entries(cardProblems(card));
    if (problems.length > 0)
      return setErrors(Object.fromEntries(problems.map(([name, text]) => [name, [text]])));
    await save(card);
    setCard(emptyCard);
  };
  const remove = async () => {
    setAsking(false);
    await save({ remove_card: true });
  };

  return (
    <ProfileSection
      title="Saved card"
      isEditing={isEditing || !takesCards}
      onEdit={() => leave(true)}
      editLabel={saved ? "Replace" : "Add"}
    >
      {isEditing ? (
        <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
          <CardFields card={card} onChange={setCard} errors={errors} />
          <FormButtons isSending={isSending} onCancel={() => leave(false)} />
        </form>
      ) : saved ? (
        <SavedCard card={saved} onRemove={() => setAsking(true)} />
      ) : (
        <p className="text-graphite">
          {takesCards
            ? "No card saved. You can also enter one at checkout."
            : "You can keep a card when you check out."}
        </p>
      )}
      <RemoveCardDialog
        card={saved}
        isOpen={asksToRemove}
        onKeep={() => setAsking(false)}
        onRemove={remove}
      />
    </ProfileSection>
  );
}

type Card = NonNullable<Profile["card"]>;

function SavedCard({ card, onRemove }: { card: Card; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <span className="font-semibold">{card.brand}</span>{" "}
        <span className="figures">
          ending in {card.last4}, expires {card.exp_date}
        </span>
        <br />
        <span className="text-graphite">{card.name_on_Card}</span>
      </p>
      <Button variant="danger" size="sm" onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

function RemoveCardDialog({
  card,
  isOpen,
  onKeep,
  onRemove,
}: {
  card: Card | null;
  isOpen: boolean;
  onKeep: () => void;
  onRemove: () => Promise<void>;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      title="Remove this card?"
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onRemove}>
            Remove the card
          </Button>
        </>
      }
    >
      {card && (
        <p>
          {card.brand} ending in <span className="figures">{card.last4}</span> will be forgotten. With your
          next order you enter a card again.
        </p>
      )}
    </Dialog>
  );
}
