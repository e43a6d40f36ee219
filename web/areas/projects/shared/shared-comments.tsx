import { MessageSquarePlus } from "lucide-react";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { ProjectComment } from "../../../../contract/design/shared-projects.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

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
export function CommentForm({ token, line, about }: { token: string; line: string | null; about: string }) {
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
  return <OpenForm token={token} line={line} onClose={() => setOpen(false)} />;
}

let lastName = "";

function OpenForm({ token, line, onClose }: { token: string; line: string | null; onClose: () => void }) {
  const trap = useId();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const name = String(values.get("name") ?? "");
    const text = String(values.get("text") ?? "");
    const website = String(values.get("website") ?? "");
    setSending(true);
    setErrors({});
    setProblem(undefined);
    try {
      const body = { name, text, line, website };
      await api("POST /api/shared_projects/{token}/comments", { params: { token }, body, feedback: "none" });
      lastName = name;
      await revalidate();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      if (!error.errors.name && !error.errors.text) setProblem(error.errors.line?.[0] ?? error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      className="mt-3 grid max-w-[32rem] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
      <TextField
        label="Your name"
        name="name"
        maxLength={80}
        autoComplete="name"
        defaultValue={lastName}
        error={errors.name}
      />
      <TextArea label="Comment" name="text" rows={3} maxLength={1000} error={errors.text} />
      <div hidden>
        <label htmlFor={trap}>Website</label>
        <input id={trap} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Actions
        out={
          <Button variant="quiet" size="sm" onClick={onClose}>
            Cancel
          </Button>
        }
        main={
          <Button type="submit" size="sm" pending={isSending}>
            Send comment
          </Button>
        }
      />
    </form>
  );
}
