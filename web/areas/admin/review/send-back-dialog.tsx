import type { QueuedReview } from "../../../../contract/catalog/catalog-review.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Sends a product or an edit back with a reason that its vendor reads. */
export function SendBackDialog({
  review: { id, version, name, vendor, kind },
  isOpen,
  onClose,
  onDone,
}: {
  review: QueuedReview;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const form = useApiForm();
  const sendBack = async (reason: string) => {
    const reply = await form.send(() =>
      api("POST /api/admin/catalog-review/{id}/send-back", {
        params: { id },
        body: { version, reason },
        feedback: "none",
      }),
    );
    if (!reply) return;
    showToast("success", reply.message ?? "It is sent back.");
    await onDone();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={`Send ${name} back?`}
      confirm="Send back"
      isDanger
      form={form}
      problem={
        form.refusal?.code === "stale_version"
          ? "The vendor just changed this product. Close this and review it again."
          : undefined
      }
      onSubmit={({ reason = "" }) => sendBack(reason)}
      onClose={onClose}
    >
      <TextArea
        label="What to change"
        name="reason"
        rows={5}
        maxLength={1000}
        hint={`${vendor.name} sees this in an email and on the product's page. ${
          kind === "new" ? "The product stays a draft." : "Customers still see the live version."
        }`}
        required
        error={form.errors.reason}
      />
    </FormDialog>
  );
}
