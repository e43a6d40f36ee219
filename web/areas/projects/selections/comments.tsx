import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import type { Selection } from "../../../../contract/design/selections.ts";
import { CommentForm } from "../../../kit/forms/comment-form.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { useBoard } from "./board-context.ts";

/** Questions and answers about a selection, the oldest first. */
export function Comments({ selection }: { selection: Selection }) {
  const { board, guest, take, comment } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const canWrite = guest === undefined || guest.canComment;
  return (
    <div className="mt-3">
      {selection.comments.length > 0 && (
        <ul className="grid gap-3 py-2">
          {selection.comments.map(({ id, author_name, by, text, created_at }) => (
            <li key={id} className="border-edge border-l-2 pl-3">
              <p className="text-sm">
                <span className="font-semibold">{author_name}</span>{" "}
                <span className="figures text-graphite">
                  {`${by === "pro" ? "Pro" : "Client"} · ${formatDateTime(created_at)}`}
                </span>
              </p>
              <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {canWrite && !isOpen && (
        <Button
          variant="quiet"
          className="-ml-5"
          icon={<MessageSquarePlus aria-hidden size={16} />}
          onClick={() => setOpen(true)}
        >
          {board.side === "client" && selection.comments.length === 0 ? "Ask a question" : "Write a comment"}
          <span className="sr-only">{`about ${selection.title}`}</span>
        </Button>
      )}
      {isOpen && (
        <CommentForm
          asksName={guest !== undefined}
          name={guest?.approver?.name}
          className="mt-3 max-w-[36rem]"
          send={async (said) => {
            take(await comment(selection.id, said));
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
}
