import type { Message } from "../../../contract/messaging/conversations.ts";
import { api } from "../../client/api.ts";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** Tells the marketplace what is wrong with a message. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const report = async () => {
    const { reason = "" } = textsOf(form.current!);
    const call = { params: { id: message.id }, body: { reason }, feedback: "none" } as const;
    if (!(await send(() => api("POST /api/messages/{id}/report", call)))) return;
    showToast("success", "Thank you. We'll look at this message.");
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Report this message">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void report();
        }}
        className="grid gap-5"
      >
        <p className="wrap-anywhere line-clamp-4 border-edge border-l-2 pl-3 text-graphite">{message.text}</p>
        <TextArea
          label="What's wrong with it?"
          name="reason"
          required
          maxLength={1000}
          error={errors.reason ?? (refusal && [refusal.message])}
        />
        <div>
          <Button type="submit" pending={isSending}>
            Report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
