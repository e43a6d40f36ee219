import type { Message } from "../../../contract/messaging/conversations.ts";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { TextArea } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

/** Tells the marketplace what is wrong with a message. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const form = useApiForm();
  const report = async (reason: string) => {
    const call = { params: { id: message.id }, body: { reason }, feedback: "none" } as const;
    if (!(await form.send(() => api("POST /api/messages/{id}/report", call)))) return;
    showToast("success", "Thank you. We'll look at this message.");
    onClose();
  };
  return (
    <FormDialog
      title="Report this message"
      confirm="Report"
      form={form}
      onSubmit={({ reason = "" }) => report(reason)}
      onClose={onClose}
    >
      <p className="wrap-anywhere line-clamp-4 border-edge border-l-2 pl-3 text-graphite">{message.text}</p>
      <TextArea
        label="What's wrong with it?"
        name="reason"
        required
        maxLength={1000}
        error={form.errors.reason}
      />
    </FormDialog>
  );
}
