import type { Selection } from "../../../../contract/design/selections.ts";
import { ApiError } from "../../../client/api-call.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextArea } from "../../../ui/text-field.tsx";
import { tookPresent, useBoard } from "./board-context.ts";
import { type Step, useCodeStep } from "./code-step.tsx";

/** Asks for other options, or declines a change, in the client's own words. */
export function AnswerDialog({ selection, onClose }: { selection: Selection; onClose: () => void }) {
  const context = useBoard();
  const form = useApiForm();
  const { step, ask } = useCodeStep();
  const to = selection.status === "change_requested" ? "decline" : "others";
  const answer = async (text: string) => {
    const board = await form.send(async () => {
      try {
        return await context.answer(selection.id, { version: selection.version, to, text });
      } catch (error) {
        if (error instanceof ApiError && error.code === "otp_required") ask();
        if (error instanceof ApiError && tookPresent(context, error)) onClose();
        throw error;
      }
    });
    if (!board) return;
    context.take(board);
    onClose();
  };
  const isForOthers = to === "others";
  const answering: Step = {
    confirm: isForOthers ? "Ask for other options" : "Decline the change",
    form,
    onSubmit: ({ text = "" }) => answer(text),
    children: (
      <TextArea
        label={isForOthers ? "What would you like instead?" : "Why not?"}
        name="text"
        maxLength={1000}
        hint={isForOthers ? "Your pro reads this." : "Your approved choice stays the same."}
        error={form.errors.text}
      />
    ),
  };
  return (
    <FormDialog
      title={
        isForOthers
          ? `Ask for other options for ${selection.title}`
          : `Decline the change to ${selection.title}`
      }
      onClose={onClose}
      {...(step ?? answering)}
    />
  );
}
