import type { ReconciliationFinding } from "../../../../contract/money/reconciliation.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextArea } from "../../../ui/text-field.tsx";
import { findingWords } from "./finding-words.ts";

/** Asks what a finding was, and marks it as resolved. */
export function ResolveDialog({ finding, onClose }: { finding: ReconciliationFinding; onClose: () => void }) {
  const form = useApiForm();
  const resolve = (note: string) =>
    form.save(async () => {
      const call = { params: { id: finding.id }, body: { note }, feedback: "none" } as const;
      const { message = "Marked as resolved." } = await api(
        "POST /api/admin/reconciliation/findings/{id}/resolve",
        call,
      );
      return { message };
    }, onClose);
  return (
    <FormDialog
      title={findingWords[finding.kind].title}
      confirm="Mark as resolved"
      cancelWords="Keep open"
      form={form}
      onSubmit={({ note = "" }) => resolve(note)}
      onClose={onClose}
    >
      <p>This doesn't change the ledger. If the amounts change, the finding opens again.</p>
      <TextArea label="Explanation" name="note" required maxLength={500} error={form.errors.note} />
    </FormDialog>
  );
}
