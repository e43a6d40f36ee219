import { useState } from "react";
import type { Selection } from "../../../../contract/design/selections.ts";
import { ApiError } from "../../../client/api-call.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { CodeForm } from "./approve-dialog.tsx";
import { tookPresent, useBoard } from "./board-context.ts";

/** Asks for other options, or declines a change, in the client's own words. */
export function AnswerDialog({ selection, onClose }: { selection: Selection; onClose: () => void }) {
  const desk = useBoard();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [isProved, setProved] = useState(desk.guest === undefined || desk.guest.isProved);
  const to = selection.status === "change_requested" ? "decline" : "others";
  const answer = async () => {
    const { text = "" } = textsOf(form.current!);
    const board = await send(async () => {
      try {
        return await desk.answer(selection.id, { version: selection.version, to, text });
      } catch (error) {
        if (error instanceof ApiError && error.code === "otp_required") setProved(false);
        if (error instanceof ApiError && tookPresent(desk, error)) onClose();
        throw error;
      }
    });
    if (!board) return;
    desk.take(board);
    onClose();
  };
  const title =
    to === "others"
      ? `Ask for other options for ${selection.title}`
      : `Decline the change to ${selection.title}`;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {isProved ? (
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void answer();
          }}
        >
          {refusal && !errors.text && <FormNote>{refusal.message}</FormNote>}
          <TextArea
            label={to === "others" ? "What would you like instead?" : "Why not?"}
            name="text"
            maxLength={1000}
            hint={to === "decline" ? "Your approved choice stays the same." : "Your pro reads this."}
            error={errors.text}
          />
          <Actions
            onCancel={onClose}
            main={
              <Button type="submit" pending={isSending}>
                {to === "others" ? "Ask for other options" : "Decline the change"}
              </Button>
            }
          />
        </form>
      ) : (
        <CodeForm onProved={() => setProved(true)} />
      )}
    </Dialog>
  );
}
