import { useId } from "react";
import type { QueuedReview } from "../../../../contract/catalog/catalog-review.ts";
import { api } from "../../../client/api.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
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
  const { form, errors, refusal, isSending, send } = useApiForm();
  const formId = useId();
  const sendBack = async () => {
    const reason = textsOf(form.current!).reason ?? "";
    const reply = await send(() =>
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Send ${name} back?`}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button variant="danger" type="submit" form={formId} pending={isSending}>
              Send back
            </Button>
          }
        />
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sendBack();
        }}
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
          error={errors.reason?.[0]}
        />
        {refusal && !errors.reason && (
          <p role="alert" className="mt-3 text-bad">
            {refusal.code === "stale_version"
              ? "The vendor just changed this product. Close this and review it again."
              : refusal.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
