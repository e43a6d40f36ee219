import { useState } from "react";
import type { PayoutSetup } from "../../../contract/money/payouts.ts";
import type { WithProof } from "../../kit/sign-in/use-proof.tsx";
import { formatDate } from "../../ui/format.ts";
import { BankForm } from "./bank-form.tsx";

/** Where the money goes, and the form to change it. */
export function BankAccount({
  setup,
  mayChange,
  withProof,
  onSaved,
}: {
  setup: PayoutSetup | null;
  mayChange: boolean;
  withProof: WithProof;
  onSaved: () => Promise<void>;
}) {
  const [isChanging, setChanging] = useState(false);
  if (!setup && !mayChange) return <p className="mt-4 text-graphite">No bank account yet.</p>;
  if (!setup || isChanging) {
    return (
      <BankForm
        setup={setup}
        withProof={withProof}
        onCancel={setup ? () => setChanging(false) : undefined}
        onSaved={async () => {
          setChanging(false);
          await onSaved();
        }}
      />
    );
  }
  const kind = setup.account_type === "checking" ? "Checking" : "Savings";
  return (
    <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <p className="font-medium">{setup.holder_name}</p>
        <p className="figures text-graphite">
          {`${kind} account ending in ${setup.account_last4}, routing number ${setup.routing_number}`}
        </p>
        {setup.held_until && (
          <p className="mt-1 text-warn">
            {`You changed your bank account. To keep your money safe, payouts wait until ${formatDate(setup.held_until)}.`}
          </p>
        )}
      </div>
      {mayChange && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          onClick={() => setChanging(true)}
        >
          Change bank account
        </button>
      )}
    </div>
  );
}
