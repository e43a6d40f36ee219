import { useState } from "react";
import type { Application } from "../../../../contract/identity/approvals.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Approves after a question, or declines with a reason that the applicant reads. */
export function Decision({
  application,
  onDecided,
}: {
  application: Application;
  onDecided: (application: Application) => void;
}) {
  const form = useApiForm();
  const [asked, setAsked] = useState<"approve" | "decline">();
  const { id, company_name, kind, showroom_name, applicant } = application;
  const opens =
    kind === "Vendor"
      ? `${company_name} may then list products.`
      : `${showroom_name} then opens with its own ID.`;

  const close = () => setAsked(undefined);
  const decide = async (decision: "approve" | "decline", reason = "") => {
    const reply = await form.send(() =>
      api("PUT /api/admin/approvals/{id}", { params: { id }, body: { decision, reason }, feedback: "none" }),
    );
    if (!reply) return;
    close();
    onDecided(reply.data);
    showToast("success", reply.message ?? "Decision saved.");
  };

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked("approve")}>Approve</Button>
        <Button variant="danger" onClick={() => setAsked("decline")}>
          Decline
        </Button>
      </div>
      <FormDialog
        isOpen={asked === "approve"}
        title={`Approve ${company_name}?`}
        confirm="Approve"
        form={form}
        problem={form.errors.decision?.[0]}
        onSubmit={() => decide("approve")}
        onClose={close}
      >
        <p>
          {opens} {applicant.full_name} gets an email and can sign in.
        </p>
      </FormDialog>
      <FormDialog
        isOpen={asked === "decline"}
        title={`Decline ${company_name}?`}
        confirm="Decline"
        isDanger
        form={form}
        problem={form.errors.decision?.[0]}
        onSubmit={({ reason }) => decide("decline", reason)}
        onClose={close}
      >
        <TextArea
          label="Reason"
          name="reason"
          rows={5}
          maxLength={1000}
          hint={`We email this to ${applicant.full_name}, who may apply again.`}
          required
          error={form.errors.reason}
        />
      </FormDialog>
    </>
  );
}
