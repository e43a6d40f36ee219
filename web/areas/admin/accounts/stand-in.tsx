import { useState } from "react";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { api } from "../../../client/api.ts";
import { writeLocal } from "../../../client/session/local-store.ts";
import { openSession, storedToken } from "../../../client/session/session-store.ts";
import { forgetUse } from "../../../client/session/use-session.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useProof } from "../../../kit/sign-in/use-proof.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

/** Signs the admin in as a user for half an hour, after a reason and a recent proof. */
export function StandIn({ user }: { user: ManagedUser }) {
  const form = useApiForm();
  const { withProof, question } = useProof();
  const [isAsking, setAsking] = useState(false);
  const isOpen = user.status === "Active" || user.status === "Approve";
  if (user.type === "Admin" || !isOpen) return null;
  const who = user.full_name || user.email;
  const begin = async (reason: string) => {
    const own = storedToken();
    const call = { params: { id: user.id }, body: { reason }, feedback: "none" } as const;
    const reply = await form.send(() => withProof(() => api("POST /api/admin/users/{id}/stand_in", call)));
    if (!reply) return;
    if (own) writeLocal("officeToken", own);
    forgetUse();
    openSession(reply.user, reply.token);
    // the whole page anew: nothing of the admin's may stay in it
    window.location.assign("/showroom/account");
  };
  return (
    <div className="mt-8">
      <p className="mb-3 max-w-[60ch] text-graphite">
        See what {who} sees, to help. You can't pay, change the sign-in, email or card, or download or delete
        their data.
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Sign in as this user
      </Button>
      <FormDialog
        isOpen={isAsking}
        title={`Sign in as ${who}`}
        confirm="Sign in for 30 minutes"
        form={form}
        onSubmit={({ reason = "" }) => begin(reason)}
        onClose={() => setAsking(false)}
      >
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint={`${who} gets this by email and notification, and sees it on the privacy page.`}
          required
          error={form.errors.reason}
        />
      </FormDialog>
      {question}
    </div>
  );
}
