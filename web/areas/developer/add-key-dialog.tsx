import type { FieldErrors } from "../../../contract/errors.ts";
import { proScopes, type Scope, scopeNames, scopes } from "../../../contract/scopes.ts";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import type { WithProof } from "../../kit/sign-in/use-proof.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CheckList, checkedIn } from "./check-list.tsx";

/** Names a key and says what it may do. */
export function AddKeyDialog({
  isOpen,
  isPro,
  withProof,
  onClose,
  onMade,
}: {
  isOpen: boolean;
  isPro: boolean;
  withProof: WithProof;
  onClose: () => void;
  onMade: (key: string) => void;
}) {
  const form = useApiForm();
  const make = async ({ name = "", days = "" }: Record<string, string>) => {
    const body = {
      name,
      scopes: checkedIn(form.form.current!, "scopes") as Scope[],
      expires_in_days: days ? Number(days) : null,
    };
    const reply = await form.send(() =>
      withProof(() => api("POST /api/api_keys", { body, feedback: "none" })),
    );
    if (!reply) return;
    onClose();
    onMade(reply.data.key);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title="New API key"
      confirm="Create key"
      form={form}
      onSubmit={make}
      onClose={onClose}
    >
      <KeyFields isPro={isPro} errors={form.errors} />
    </FormDialog>
  );
}

function KeyFields({ isPro, errors }: { isPro: boolean; errors: FieldErrors }) {
  const names = isPro ? proScopes : scopeNames;
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        required
        hint="The system that uses it, such as the warehouse."
        error={errors.name}
      />
      <CheckList
        legend="What it may do"
        name="scopes"
        options={names.map((scope) => [scope, scopes[scope]])}
        chosen={[]}
        error={errors.scopes}
      />
      <Select
        label="Expires"
        name="days"
        defaultValue="365"
        options={[
          { value: "30", text: "In 30 days" },
          { value: "90", text: "In 90 days" },
          { value: "365", text: "In a year" },
          { value: "", text: "Never" },
        ]}
        error={errors.expires_in_days}
      />
    </>
  );
}
