import type { ManagedCertificate } from "../../../../contract/orders/tax-certificates.ts";
import { shownDate } from "../../../../domain/days/shown-day.ts";
import { api } from "../../../client/api.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { stateName } from "../../../kit/status/certificate-badge.tsx";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

export type CertificateDecision = "approve" | "decline" | "revoke";

const words = {
  approve: { verb: "Approve", done: "Approved." },
  decline: { verb: "Decline", done: "Declined." },
  revoke: { verb: "Revoke", done: "Revoked." },
} as const;

/** Approves after a question; declines or revokes with a reason that the owner reads. */
export function DecideCertificate({
  certificate,
  decision,
  onClose,
  onDecided,
}: {
  certificate: ManagedCertificate;
  decision: CertificateDecision;
  onClose: () => void;
  onDecided: () => void;
}) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const { verb, done } = words[decision];
  const { id, number, state, expires_on, owner } = certificate;
  const submit = async () => {
    const { answer = "" } = textsOf(form.current!);
    const reply = await send(() =>
      api("PUT /api/admin/tax_certificates/{id}", {
        params: { id },
        body: { decision, answer },
        feedback: "none",
      }),
    );
    if (!reply) return;
    showToast("success", done);
    onDecided();
  };
  return (
    <Dialog
      title={`${verb} certificate ${number}?`}
      isOpen
      onClose={onClose}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button
              type="submit"
              form="decide-certificate"
              variant={decision === "approve" ? "primary" : "danger"}
              pending={isSending}
            >
              {verb}
            </Button>
          }
        />
      }
    >
      <form
        id="decide-certificate"
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>
          {decision === "approve"
            ? `Orders of ${owner.name} that ship to ${stateName(state)} will have no sales tax until ${shownDate(expires_on)}.`
            : `Orders of ${owner.name} that ship to ${stateName(state)} have sales tax. ${owner.name} gets your answer by email.`}
        </p>
        {(errors.decision ?? (refusal && Object.keys(errors).length === 0)) && (
          <p role="alert" className="text-bad">
            {errors.decision?.[0] ?? refusal?.message}
          </p>
        )}
        {decision !== "approve" && (
          <TextArea label="Reason" name="answer" rows={3} maxLength={500} error={errors.answer} />
        )}
      </form>
    </Dialog>
  );
}
