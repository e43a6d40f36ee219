import { useState } from "react";
import type { AiDesignView, AiJob } from "../../../../contract/design/ai-designs.ts";
import { ApiError } from "../../../client/api-call.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { Cost, RefusalNote } from "../brief/create-box.tsx";
import { type Refusal, refusalOf, useCreate } from "../brief/use-create.ts";
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
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { create, isSending } = useCreate();
  const send = async () => {
    setRefusal(undefined);
    if (words.trim() === "") return setProblem("Say what should be different.");
    try {
      await create({ brief: words.trim(), from: design.id, showroom: showroom.vsd_id });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors.brief) setProblem(error.errors.brief[0]);
      else setRefusal(refusalOf(error));
    }
  };
  const add = (suggestion: string) => {
    setProblem(undefined);
    setWords((now) => (now.trim() === "" ? suggestion : `${now.trim().replace(/[.,]$/, "")}. ${suggestion}`));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change ${design.title}`}
      footer={
        <Actions
          onCancel={onClose}
          cancelWords="Keep it as it is"
          main={
            <Button pending={isSending} onClick={() => void send()}>
              Create the change
            </Button>
          }
        />
      }
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <TextArea
          label="What should be different?"
          value={words}
          rows={3}
          maxLength={2000}
          error={problem}
          data-first-focus
          onChange={(event) => {
            setProblem(undefined);
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
      </form>
      <div className="mt-5">
        <p className="mb-3 text-graphite text-sm">The rest stays as it is. This design is kept, too.</p>
        <Cost account={account} />
        {refusal && <RefusalNote refusal={refusal} />}
      </div>
    </Dialog>
  );
}
