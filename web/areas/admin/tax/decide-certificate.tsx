import type { ManagedCertificate } from "../../../../contract/orders/tax-certificates.ts";
import { shownDate } from "../../../../domain/days/shown-day.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { stateName } from "../../../kit/status/certificate-badge.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

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
}: {
  certificate: ManagedCertificate;
  decision: CertificateDecision;
  onClose: () => void;
}) {
  const form = useApiForm();
  const { verb, done } = words[decision];
  const { id, number, state, expires_on, owner } = certificate;
  const decide = (answer: string) =>
    form.save(async () => {
      const call = { params: { id }, body: { decision, answer }, feedback: "none" } as const;
      await api("PUT /api/admin/tax_certificates/{id}", call);
      return { message: done };
    }, onClose);
  return (
    <FormDialog
      title={`${verb} certificate ${number}?`}
      confirm={verb}
      isDanger={decision !== "approve"}
      form={form}
      problem={form.errors.decision?.[0]}
      onSubmit={({ answer = "" }) => decide(answer)}
      onClose={onClose}
    >
      <p>
        {decision === "approve"
          ? `Orders of ${owner.name} that ship to ${stateName(state)} will have no sales tax until ${shownDate(expires_on)}.`
          : `Orders of ${owner.name} that ship to ${stateName(state)} have sales tax. ${owner.name} gets your answer by email.`}
      </p>
      {decision !== "approve" && (
        <TextArea label="Reason" name="answer" rows={3} maxLength={500} error={form.errors.answer} />
      )}
    </FormDialog>
  );
}
