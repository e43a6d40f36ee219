import { useRef, useState } from "react";
import type { SavedCard } from "../../../contract/orders/saved-cards.ts";
import { api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { FormNote } from "../forms/form-note.tsx";
import { useApiForm } from "../forms/use-api-form.ts";
import { showBankQuestion } from "./bank-answer.ts";
import { CardEntry } from "./card-entry.tsx";
import type { EnteredCard } from "./entered-card.ts";

type Saved = ReplyOf<"POST /api/cards">;
type Question = NonNullable<Saved["action"]>;

interface Props {
  isFirst: boolean;
  onClose: () => void;
  onSaved: (cards: SavedCard[]) => void;
}

/** The form of a new card, and its bank's question if there is one: the card is saved after the answer. */
export function CardForm(props: Props) {
  const [question, setQuestion] = useState<Question>();
  const publishableKey = useShop()?.settings.payment.publishable_key ?? null;

  /** With Stripe, the question is shown over the form at once. */
  const next = async (saved: Saved): Promise<void> => {
    if (saved.action?.client_secret && publishableKey) {
      await showBankQuestion(saved.action.client_secret, publishableKey);
      const answered = await confirmCard(saved.action.setup);
      return answered.action ? setQuestion(answered.action) : next(answered);
    }
    if (saved.action) return setQuestion(saved.action);
    showToast("success", saved.message ?? "Card saved.");
    props.onSaved(saved.data);
  };

  if (question) return <BankDialog {...props} question={question} onAnswered={next} />;
  return <EntryDialog {...props} onSent={next} />;
}

const confirmCard = (setup: string, accepted?: boolean): Promise<Saved> =>
  api("POST /api/cards/confirm", {
    body: accepted === undefined ? { setup } : { setup, accepted },
    feedback: "none",
  });

function EntryDialog({ isFirst, onClose, onSent }: Props & { onSent: (saved: Saved) => Promise<void> }) {
  const card = useRef<EnteredCard>(null);
  const form = useApiForm();
  const submit = async (texts: Record<string, string>) => {
    const entered = card.current;
    if (!entered) return;
    const problems = entered.problems();
    if (Object.keys(problems).length > 0) return form.setErrors(problems);
    const is_default = isFirst || "is_default" in texts;
    await form.send(async () => {
      const body = { ...(await entered.formPart()), is_default };
      await onSent(await api("POST /api/cards", { body, feedback: "none" }));
    });
  };
  return (
    <FormDialog title="Add a card" confirm="Save card" form={form} onSubmit={submit} onClose={onClose}>
      <CardEntry ref={card} errors={form.errors} />
      <Checkbox
        name="is_default"
        label="Pay with this card by default"
        defaultChecked={isFirst}
        disabled={isFirst}
      />
    </FormDialog>
  );
}

/** The bank's question. Test payments show it here instead of on the bank's page; with Stripe, one can try again. */
function BankDialog({
  question,
  onClose,
  onAnswered,
}: Props & { question: Question; onAnswered: (saved: Saved) => Promise<void> }) {
  const { refusal, isSending, send } = useApiForm();
  const isStripe = useShop()?.settings.payment.provider === "stripe";
  // after a refusal there is nothing left to confirm
  const isOver = refusal?.status === 402 || refusal?.status === 404;
  const answer = (accepted?: boolean) =>
    send(async () => onAnswered(await confirmCard(question.setup, accepted)));
  const footer = isOver ? (
    <Button onClick={onClose}>Close</Button>
  ) : isStripe ? (
    <Button pending={isSending} onClick={() => void answer()}>
      I have confirmed it
    </Button>
  ) : (
    <Actions
      out={
        <Button variant="secondary" disabled={isSending} onClick={() => void answer(false)}>
          No, don't save it
        </Button>
      }
      main={
        <Button pending={isSending} onClick={() => void answer(true)}>
          Yes, confirm
        </Button>
      }
    />
  );
  return (
    <Dialog isOpen title="Confirm with your bank" onClose={onClose} footer={footer}>
      {refusal && <FormNote>{refusal.message}</FormNote>}
      {!isOver && (
        <p>
          Your bank wants to confirm it's you before we save this card. We don't charge the card. If you don't
          confirm within a day, we don't save it.
        </p>
      )}
    </Dialog>
  );
}
