import { type ReactNode, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { Plan } from "../../../../contract/money/plans.ts";
import { api } from "../../../client/api.ts";
import BankEntry from "../../../kit/card/bank-entry.tsx";
import { CardForm } from "../../../kit/card/card-form.tsx";
import type { EnteredBank } from "../../../kit/card/entered-card.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { cardName } from "../../../kit/status/plan-words.ts";
import { Button } from "../../../ui/button.tsx";

/** What pays for the plan: a bank account if one is ready, else the default card. */
export function Payment({
  plan: { bank, card },
  isReadOnly,
  isTeam,
  cardChange,
}: {
  plan: Plan;
  isReadOnly: boolean;
  isTeam: boolean;
  cardChange: ReactNode;
}) {
  const isDebited = bank?.state === "ready";
  return (
    <div className="grid gap-4 py-4">
      {bank && <Bank bank={bank} canChange={!isReadOnly && !isTeam} />}
      {!isDebited && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="figures">
            {card
              ? `${cardName(card)}, ${card.is_expired ? "expired" : "expires"} ${card.exp_date}`
              : "No card is saved. A plan needs a card or a bank account."}
          </p>
          {!isReadOnly && cardChange}
        </div>
      )}
      {!bank && !isReadOnly && !isTeam && <AddBank />}
    </div>
  );
}

function Bank({ bank, canChange }: { bank: NonNullable<Plan["bank"]>; canChange: boolean }) {
  const { change, isSending } = useChange();
  const remove = () =>
    change(async () => {
      const { message = "The bank account is removed." } = await api("DELETE /api/bank_account");
      return { message };
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="max-w-[60ch]">
        <p className="figures">{`Bank account ending in ${bank.last4}`}</p>
        <p className="text-graphite text-sm">
          {bank.state === "ready"
            ? "It pays for the plan. A debit usually takes four business days."
            : "Stripe checks it with a small deposit, which takes one or two business days. Confirm the deposit, and the account pays from then on."}
        </p>
        {bank.url && (
          <a href={bank.url} className="link inline-flex min-h-11 items-center">
            Confirm the deposit
          </a>
        )}
      </div>
      {canChange && (
        <Button variant="quiet" size="sm" pending={isSending} onClick={() => void remove()}>
          Remove bank account
        </Button>
      )}
    </div>
  );
}

function AddBank() {
  const [isAdding, setAdding] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setAdding(true)}>
        Pay from a bank account
      </Button>
      {isAdding && <BankDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function BankDialog({ onClose }: { onClose: () => void }) {
  const bank = useRef<EnteredBank>(null);
  const form = useApiForm();
  const submit = async () => {
    const problems = bank.current?.problems() ?? {};
    if (Object.keys(problems).length > 0) return form.setErrors(problems);
    await form.save(async () => {
      const body = { token: (await bank.current?.token()) ?? "" };
      const { message = "Stripe checks the bank account with a small deposit." } = await api(
        "PUT /api/bank_account",
        { body, feedback: "none" },
      );
      return { message };
    }, onClose);
  };
  return (
    <FormDialog
      title="Pay from a bank account"
      confirm="Save bank account"
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <BankEntry ref={bank} errors={form.errors} onTyped={() => form.setErrors({})}>
        When you save it, you authorize us to debit this account for your plan every month until you cancel
        the plan or remove the account. A debit usually takes four business days.
      </BankEntry>
    </FormDialog>
  );
}

/** Saves the first card here; several are managed on their own page. */
export function CardChange({ plan, isTeam }: { plan: Plan; isTeam: boolean }) {
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  // the cards are those of the pro's own account
  if (isTeam) return <p className="text-graphite text-sm">Only the pro can change the card.</p>;
  if (plan.card) {
    return (
      <Link to="/account/cards" className="link inline-flex min-h-11 items-center">
        Change card
      </Link>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAdding(true)}>
        Save a card
      </Button>
      {isAdding && (
        <CardForm
          isFirst
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            void revalidate();
          }}
        />
      )}
    </>
  );
}
