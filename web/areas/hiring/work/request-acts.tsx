import { useState } from "react";
import type { HireRequest } from "../../../../contract/design/hires.ts";
import { movesOf } from "../../../../domain/projects/hire-moves.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

/** What the pro does with a request now. */
export function RequestActs({ hire }: { hire: HireRequest }) {
  const { change, isSending } = useChange();
  const [open, setOpen] = useState<"decline" | "finish">();
  const moves = movesOf(hire.status, "pro");
  const close = () => setOpen(undefined);
  const move = (status: "accepted" | "finished", message: string) =>
    change(async () => {
      await api("PUT /api/pro/hires/{id}/status", { params: { id: hire.id }, body: { status } });
      return { message };
    });
  const accept = () => move("accepted", `You are hired. ${hire.customer} gets an email.`);
  return (
    <div className="flex flex-wrap gap-3">
      {moves.includes("accepted") && (
        <Button pending={isSending} onClick={() => void accept()}>
          Accept request
        </Button>
      )}
      {moves.includes("finished") && <Button onClick={() => setOpen("finish")}>Finish the hire</Button>}
      {hire.conversation && (
        <LinkButton to={`/account/messages/${hire.conversation}`} variant="secondary">
          Messages
        </LinkButton>
      )}
      {moves.includes("declined") && (
        <Button variant="secondary" onClick={() => setOpen("decline")}>
          Decline
        </Button>
      )}
      <SureDialog
        isOpen={open === "finish"}
        title="Finish this hire?"
        action="Finish the hire"
        onClose={close}
        onSure={async () => {
          if (await move("finished", "The hire is finished.")) close();
        }}
      >
        {`You no longer see the project of ${hire.customer}, and the conversation closes. We ask the customer for a review.`}
      </SureDialog>
      {open === "decline" && <DeclineDialog hire={hire} onClose={close} />}
    </div>
  );
}

function DeclineDialog({ hire, onClose }: { hire: HireRequest; onClose: () => void }) {
  const form = useApiForm();
  const decline = (reason: string) =>
    form.save(async () => {
      const body = { status: "declined" as const, reason };
      await api("PUT /api/pro/hires/{id}/status", { params: { id: hire.id }, body, feedback: "none" });
      return {};
    }, onClose);
  return (
    <FormDialog
      title={`Decline ${hire.customer}'s request`}
      confirm="Decline request"
      form={form}
      onSubmit={({ reason = "" }) => decline(reason)}
      onClose={onClose}
    >
      <TextArea
        label="Why can't you take it on?"
        name="reason"
        maxLength={600}
        hint="The customer reads this."
        error={form.errors.reason}
      />
    </FormDialog>
  );
}
