import { useRevalidator } from "react-router";
import type { ReconciliationFinding } from "../../../../contract/money/reconciliation.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { findingWords } from "./finding-words.ts";

/** Asks what a finding was, and marks it as resolved. */
export function ResolveDialog({ finding, onClose }: { finding: ReconciliationFinding; onClose: () => void }) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const { revalidate } = useRevalidator();
  const resolve = async () => {
    const { note = "" } = textsOf(form.current!);
    const call = { params: { id: finding.id }, body: { note }, feedback: "none" } as const;
    const reply = await send(() => api("POST /api/admin/reconciliation/findings/{id}/resolve", call));
    if (!reply) return;
    showToast("success", reply.message ?? "Marked as resolved.");
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={findingWords[finding.kind].title}
      footer={
        <Actions
          onCancel={onClose}
          cancelWords="Keep open"
          main={
            <Button pending={isSending} onClick={() => void resolve()}>
              Mark as resolved
            </Button>
          }
        />
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void resolve();
        }}
      >
        {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
        <p>This doesn't change the ledger. If the amounts change, the finding opens again.</p>
        <TextArea
          className="mt-5"
          label="Explanation"
          name="note"
          required
          maxLength={500}
          error={errors.note}
        />
      </form>
    </Dialog>
  );
}
