import { useState } from "react";
import type { AiDesignView, AiJob } from "../../../../contract/design/ai-designs.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { Cost, RefusalNote } from "../brief/create-box.tsx";
import { refusalOf, useCreate } from "../brief/use-create.ts";
import type { AiAccount } from "../use-ai-account.ts";
import { changesFor } from "./suggested-changes.ts";

/** Changes a design by words: a new request, which keeps what the words leave alone. */
export default function ChangeDialog({
  design,
  showroom,
  account,
  onClose,
}: {
  design: AiDesignView;
  showroom: AiJob["showroom"];
  account: AiAccount;
  onClose: () => void;
}) {
  const [words, setWords] = useState("");
  const form = useApiForm();
  const { create } = useCreate();
  const send = async () => {
    if (words.trim() === "") return form.setErrors({ brief: ["Say what should be different."] });
    const isSent = await form.send(async () => {
      await create({ brief: words.trim(), from: design.id, showroom: showroom.vsd_id });
      return true;
    });
    if (isSent) onClose();
  };
  const add = (suggestion: string) => {
    form.setErrors({});
    setWords((now) => (now.trim() === "" ? suggestion : `${now.trim().replace(/[.,]$/, "")}. ${suggestion}`));
  };
  return (
    <FormDialog
      title={`Change ${design.title}`}
      confirm="Create the change"
      cancelWords="Keep it as it is"
      form={{ ...form, problem: undefined }}
      onSubmit={send}
      onClose={onClose}
    >
      <div>
        <TextArea
          label="What should be different?"
          value={words}
          rows={3}
          maxLength={2000}
          error={form.errors.brief}
          data-first-focus
          onChange={(event) => {
            form.setErrors({});
            setWords(event.target.value);
          }}
        />
        <ul aria-label="Suggestions" className="mt-3 flex flex-wrap gap-2">
          {changesFor(design).map((suggestion) => (
            <li key={suggestion}>
              <Button size="sm" variant="secondary" onClick={() => add(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="mb-3 text-graphite text-sm">The rest stays as it is. This design is kept, too.</p>
        <Cost account={account} />
        {form.refusal && !form.errors.brief && <RefusalNote refusal={refusalOf(form.refusal)} />}
      </div>
    </FormDialog>
  );
}
