import { useRef, useState } from "react";
import type { Profile } from "../../../contract/identity/accounts.ts";
import { CardEntry } from "../../kit/card/card-entry.tsx";
import type { EnteredCard } from "../../kit/card/entered-card.ts";
import { FormButtons, ProfileSection } from "../../kit/page/profile-section.tsx";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useProfileForm } from "./use-profile-form.ts";

/** The saved card: only its brand and last digits are known here. */
export function ProfileCard({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const { form, errors, setErrors, isSending, isEditing, setEditing, save } = useProfileForm(onSaved);
  const card = useRef<EnteredCard>(null);
  const [asksToRemove, setAsking] = useState(false);
  const saved = profile.card;

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = card.current;
    if (!entered) return;
    const problems = entered.problems();
    if (Object.keys(problems).length > 0) return setErrors(problems);
    await save(() => entered.formPart());
  };
  const remove = async () => {
    setAsking(false);
    await save({ remove_card: true });
  };

  return (
    <ProfileSection
      title="Saved card"
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      editLabel={saved ? "Replace" : "Add"}
    >
      {isEditing ? (
        <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
          <CardEntry ref={card} errors={errors} />
          <FormButtons isSending={isSending} onCancel={() => setEditing(false)} />
        </form>
      ) : saved ? (
        <SavedCard card={saved} onRemove={() => setAsking(true)} />
      ) : (
        <p className="text-graphite">No saved card. You can also enter one at checkout.</p>
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
        <Actions
          onCancel={onKeep}
          cancelWords="Keep it"
          main={
            <Button variant="danger" onClick={onRemove}>
              Remove the card
            </Button>
          }
        />
      }
    >
      {card && (
        <p>
          {card.brand} ending in <span className="figures">{card.last4}</span> will be removed. You'll enter a
          card again with your next order.
        </p>
      )}
    </Dialog>
  );
}
