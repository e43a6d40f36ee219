import { type FormEvent, useId, useRef } from "react";
import type { SavedCard } from "../../../contract/saved-cards.ts";
import { FormNote } from "../../account-access/access-frame.tsx";
import { useApiForm } from "../../account-access/use-api-form.ts";
import { api } from "../../api.ts";
import { CardEntry } from "../../payment/card-entry.tsx";
import type { EnteredCard } from "../../payment/entered-card.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast.ts";

/** The form of a new card. */
export function CardForm({
  isFirst,
  onClose,
  onSaved,
}: {
  isFirst: boolean;
  onClose: () => void;
  onSaved: (cards: SavedCard[]) => void;
}) {
  const id = useId();
  const card = useRef<EnteredCard>(null);
  const { form, errors, setErrors, refusal, isSending, send } = useApiForm();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = card.current;
    if (!entered) return;
    const problems = entered.problems();
    if (Object.keys(problems).length > 0) return setErrors(problems);
    const is_default = isFirst || new FormData(event.currentTarget).has("is_default");
    const reply = await send(async () =>
      api("POST /api/cards", { body: { ...(await entered.formPart()), is_default }, feedback: "none" }),
    );
    if (!reply) return;
    showToast("success", reply.message ?? "The card is saved.");
    onSaved(reply.data);
  };
  return (
    <Dialog
      isOpen
      title="Add a card"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={isSending}>
            Save card
          </Button>
        </>
      }
    >
      <form id={id} ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
        <CardEntry ref={card} errors={errors} />
        <Checkbox
          name="is_default"
          label="Pay with this card by default"
          defaultChecked={isFirst}
          disabled={isFirst}
        />
      </form>
    </Dialog>
  );
}
