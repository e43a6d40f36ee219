import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ProjectComment } from "../../../../contract/design/shared-projects.ts";
import { api } from "../../../client/api.ts";
import { CommentForm } from "../../../kit/forms/comment-form.tsx";
import { formatDateTime } from "../../../ui/format.ts";

export function CommentList({ comments }: { comments: readonly ProjectComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {comments.map(({ id, author_name, text, created_at }) => (
        <li key={id} className="border-edge border-l-2 pl-3">
          <p className="text-sm">
            <span className="font-semibold">{author_name}</span>{" "}
            <span className="figures text-graphite">{formatDateTime(created_at)}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A comment on a line or the whole project; the name typed once is offered again below the next line. */
export function LineComment({ token, line, about }: { token: string; line: string | null; about: string }) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button
        type="button"
        className="mt-1 -ml-2 flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-sunk"
        onClick={() => setOpen(true)}
      >
        <MessageSquarePlus aria-hidden size={16} />
        Comment
        <span className="sr-only">{`on ${about}`}</span>
      </button>
    );
  }
  const close = () => setOpen(false);
  return (
    <CommentForm
      asksName
      send={async (said) => {
        const body = { ...said, line };
        await api("POST /api/shared_projects/{token}/comments", {
          params: { token },
          body,
          feedback: "none",
        });
        await revalidate();
        close();
      }}
      onCancel={close}
    />
  );
}
