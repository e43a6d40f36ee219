import { type RefObject, useEffect, useState } from "react";
import type { ConversationInFull } from "../../../contract/messaging/conversations.ts";
import type { CannedAnswer } from "../../../contract/messaging/support-desk.ts";
import { api } from "../../client/api.ts";
import { useSession } from "../../client/session/use-session.ts";
import { awayWords } from "../../kit/messages/desk-words.ts";
import { Button } from "../../ui/button.tsx";
import { fillField } from "../../ui/fill-field.ts";
import { Select } from "../../ui/select.tsx";

interface SupportLineProps {
  conversation: ConversationInFull;
  onChange: (conversation: ConversationInFull) => void;
  entry: RefObject<HTMLTextAreaElement | null>;
}

/** Above a conversation with support: its hours for the customer, its handling for the desk. */
export function SupportLine(props: SupportLineProps) {
  const { user } = useSession();
  const { support } = props.conversation;
  if (!support) return null;
  if (user?.type === "Admin") return <DeskLine {...props} support={support} />;
  if (support.is_staffed || support.status === "closed") return null;
  return <p className="border-hairline border-b py-2 text-graphite text-sm">{awayWords(support)}</p>;
}

function DeskLine({
  conversation: { id, can_write },
  onChange,
  entry,
  support,
}: SupportLineProps & { support: NonNullable<ConversationInFull["support"]> }) {
  const set = async (body: { is_mine?: boolean; status?: "open" | "closed" }) => {
    await api("PUT /api/admin/support/{id}", { params: { id }, body });
    const { data } = await api("GET /api/conversations/{id}", { params: { id } });
    onChange(data);
  };
  const isClosed = support.status === "closed";
  return (
    <div className="flex flex-wrap items-end gap-3 border-hairline border-b py-2">
      <p className="mr-auto self-center text-graphite text-sm">
        {[
          support.assigned_to ? `With ${support.assigned_to}` : "Not assigned",
          support.guest_email && `answers go by email to ${support.guest_email}`,
        ]
          .filter(Boolean)
          .join(", ")}
      </p>
      {can_write && <PreparedAnswers entry={entry} />}
      {!isClosed && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void set({ is_mine: support.assigned_to === null })}
        >
          {support.assigned_to ? "Unassign" : "Assign to me"}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void set({ status: isClosed ? "open" : "closed" })}
      >
        {isClosed ? "Reopen" : "Close"}
      </Button>
    </div>
  );
}

/** Puts a prepared answer into the field, to be changed before it is sent. */
function PreparedAnswers({ entry }: { entry: RefObject<HTMLTextAreaElement | null> }) {
  const [answers, setAnswers] = useState<readonly CannedAnswer[]>([]);
  useEffect(() => {
    api("GET /api/admin/canned_answers", { feedback: "none" }).then(
      ({ data }) => setAnswers(data),
      () => undefined,
    );
  }, []);
  if (answers.length === 0) return null;
  return (
    <Select
      label="Saved reply"
      hideLabel
      value=""
      placeholder="Saved reply…"
      options={answers.map(({ id, title }) => ({ value: id, text: title }))}
      onChange={({ target }) => {
        const answer = answers.find(({ id }) => id === target.value);
        if (!answer || !entry.current) return;
        fillField(entry.current, answer.body);
        entry.current.focus();
      }}
    />
  );
}
