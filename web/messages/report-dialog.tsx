import { useState } from "react";
import type { Message } from "../../contract/conversations.ts";
import { ApiError, api } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";

/** Tells the marketplace what is wrong with a message. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const [error, setError] = useState("");
  const [isSending, setSending] = useState(false);
  const send = async (form: FormData) => {
    setSending(true);
    try {
      await api("POST /api/messages/{id}/report", {
        params: { id: message.id },
        body: { reason: String(form.get("reason") ?? "") },
        feedback: "none",
      });
      showToast("success", "Thank you. We'll look at this message.");
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal.errors.reason?.[0] ?? refusal.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title="Report this message">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
        className="grid gap-5"
      >
        <p className="wrap-anywhere line-clamp-4 border-edge border-l-2 pl-3 text-graphite">{message.text}</p>
        <TextArea label="What is wrong with it?" name="reason" required maxLength={1000} error={error} />
        <div>
          <Button type="submit" pending={isSending}>
            Report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
