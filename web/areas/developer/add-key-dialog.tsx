import { useId } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import { proScopes, type Scope, scopeNames, scopes } from "../../../contract/scopes.ts";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import type { WithProof } from "../../kit/sign-in/use-proof.tsx";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
  const { form, errors, setErrors, refusal, isSending, send } = useApiForm();
  const id = useId();
  const close = () => {
    setErrors({});
    onClose();
  };
  const make = async () => {
    const { name = "", days = "" } = textsOf(form.current!);
    const body = {
      name,
      scopes: checkedIn(form.current!, "scopes") as Scope[],
      expires_in_days: days ? Number(days) : null,
    };
    const reply = await send(() => withProof(() => api("POST /api/api_keys", { body, feedback: "none" })));
    if (!reply) return;
    close();
    onMade(reply.data.key);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="New API key"
      footer={
        <Actions
          onCancel={close}
          main={
            <Button type="submit" form={id} pending={isSending}>
              Create key
            </Button>
          }
        />
      }
    >
      {isOpen && (
        <form
          id={id}
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
          <KeyFields isPro={isPro} errors={errors} />
        </form>
      )}
    </Dialog>
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
