import { type RefObject, useState } from "react";
import type { Application } from "../../../../contract/identity/approvals.ts";
import { api } from "../../../client/api.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
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
  const { form, errors, isSending, send, setErrors } = useApiForm();
  const [asked, setAsked] = useState<"approve" | "decline">();
  const { id, company_name, kind, showroom_name, applicant } = application;
  const opens =
    kind === "Vendor"
      ? `${company_name} may then list products.`
      : `${showroom_name} then opens with its own ID.`;

  const close = () => {
    setErrors({});
    setAsked(undefined);
  };
  const decide = async (decision: "approve" | "decline", reason = "") => {
    const reply = await send(() =>
      api("PUT /api/admin/approvals/{id}", { params: { id }, body: { decision, reason } }),
    );
    if (!reply) return;
    setAsked(undefined);
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
      <Dialog
        isOpen={asked === "approve"}
        onClose={close}
        title={`Approve ${company_name}?`}
        footer={
          <Actions
            onCancel={close}
            main={
              <Button pending={isSending} onClick={() => void decide("approve")}>
                Approve
              </Button>
            }
          />
        }
      >
        <p>
          {opens} {applicant.full_name} gets an email and can sign in.
        </p>
        {errors.decision && <p className="mt-3 text-bad">{errors.decision[0]}</p>}
      </Dialog>
      <DeclineDialog
        isOpen={asked === "decline"}
        application={application}
        form={form}
        error={errors.reason?.[0]}
        isSending={isSending}
        onClose={close}
        onDecline={(reason) => void decide("decline", reason)}
      />
    </>
  );
}

function DeclineDialog({
  isOpen,
  application: { company_name, applicant },
  form,
  error,
  isSending,
  onClose,
  onDecline,
}: {
  isOpen: boolean;
  application: Application;
  form: RefObject<HTMLFormElement | null>;
  error: string | undefined;
  isSending: boolean;
  onClose: () => void;
  onDecline: (reason: string) => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Decline ${company_name}?`}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button variant="danger" type="submit" form="decline" pending={isSending}>
              Decline
            </Button>
          }
        />
      }
    >
      <form
        id="decline"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(String(new FormData(event.currentTarget).get("reason") ?? ""));
        }}
      >
        <TextArea
          label="Reason"
          name="reason"
          rows={5}
          maxLength={1000}
          hint={`We email this to ${applicant.full_name}, who may apply again.`}
          required
          error={error}
        />
      </form>
    </Dialog>
  );
}
