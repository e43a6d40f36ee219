import { useState } from "react";
import { useRevalidator } from "react-router";
import type { HireRequest } from "../../../../contract/design/hires.ts";
import { movesOf } from "../../../../domain/projects/hire-moves.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

/** What the pro does with a request now. */
export function RequestActs({ hire }: { hire: HireRequest }) {
  const { change: call } = useChange();
  const [open, setOpen] = useState<"decline" | "finish">();
  const [isAccepting, setAccepting] = useState(false);
  const moves = movesOf(hire.status, "pro");
  const close = () => setOpen(undefined);
  const move = (status: "accepted" | "finished", message: string) =>
    call(async () => {
      await api("PUT /api/pro/hires/{id}/status", { params: { id: hire.id }, body: { status } });
      return { message };
    });
  const accept = async () => {
    setAccepting(true);
    await move("accepted", `You are hired. ${hire.customer} gets an email.`);
    setAccepting(false);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {moves.includes("accepted") && (
        <Button pending={isAccepting} onClick={() => void accept()}>
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
  const { form, errors, refusal, isSending, send } = useApiForm();
  const { revalidate } = useRevalidator();
  const decline = async () => {
    const { reason = "" } = textsOf(form.current!);
    const body = { status: "declined" as const, reason };
    const call = { params: { id: hire.id }, body, feedback: "none" } as const;
    if (!(await send(() => api("PUT /api/pro/hires/{id}/status", call)))) return;
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Decline ${hire.customer}'s request`}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button type="submit" form="decline" pending={isSending}>
              Decline request
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
          void decline();
        }}
      >
        {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
        <TextArea
          label="Why can't you take it on?"
          name="reason"
          maxLength={600}
          hint="The customer reads this."
          error={errors.reason}
        />
      </form>
    </Dialog>
  );
}
