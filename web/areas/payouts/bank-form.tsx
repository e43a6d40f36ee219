import type { PayoutSetup } from "../../../contract/money/payouts.ts";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import type { WithProof } from "../../kit/sign-in/use-proof.tsx";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** A US bank account. Its number goes to the server once, and is never shown again. */
export function BankForm({
  setup,
  withProof,
  onSaved,
  onCancel,
}: {
  setup: PayoutSetup | null;
  withProof: WithProof;
  onSaved: () => Promise<void>;
  /** Absent for the first bank account. */
  onCancel: (() => void) | undefined;
}) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const save = async () => {
    const {
      holder_name = "",
      account_type,
      routing_number = "",
      account_number = "",
    } = textsOf(form.current!);
    const type = account_type === "savings" ? ("savings" as const) : ("checking" as const);
    const bank = { holder_name, account_type: type, routing_number, account_number };
    const body = { bank, ...(setup && { version: setup.version }) };
    const reply = await send(() =>
      withProof(() => api("PUT /api/payouts/setup", { body, feedback: "none" })),
    );
    if (!reply) return;
    showToast("success", "Bank account saved.");
    await onSaved();
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid max-w-[36rem] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && <FormNote>{problem}</FormNote>}
      <BankFields setup={setup} error={(name) => errors[`bank.${name}`]} />
      {setup && <p className="text-graphite">After a change, payouts wait for two days.</p>}
      <Actions
        out={
          onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )
        }
        main={
          <Button type="submit" pending={isSending}>
            Save bank account
          </Button>
        }
      />
    </form>
  );
}

function BankFields({
  setup,
  error,
}: {
  setup: PayoutSetup | null;
  error: (name: string) => readonly string[] | undefined;
}) {
  return (
    <>
      <TextField
        label="Name on the account"
        name="holder_name"
        autoComplete="off"
        maxLength={80}
        error={error("holder_name")}
      />
      <Select
        label="Kind of account"
        name="account_type"
        defaultValue={setup?.account_type ?? "checking"}
        options={[
          { value: "checking", text: "Checking" },
          { value: "savings", text: "Savings" },
        ]}
        error={error("account_type")}
      />
      <TextField
        label="Routing number"
        name="routing_number"
        inputMode="numeric"
        autoComplete="off"
        hint="Nine digits, at the bottom left of a check."
        error={error("routing_number")}
      />
      <TextField
        label="Account number"
        name="account_number"
        inputMode="numeric"
        autoComplete="off"
        hint="Stored encrypted. We show only its last four digits."
        error={error("account_number")}
      />
    </>
  );
}
