import { clsx } from "clsx";
import { useId, useState } from "react";
import type { ProjectComment } from "../../../../../contract/design/shared-projects.ts";
import { ApiError } from "../../../../client/api.ts";
import { Actions } from "../../../../ui/actions.tsx";
import { Button } from "../../../../ui/button.tsx";
import { formatDateTime } from "../../../../ui/format.ts";
import { TextArea, TextField } from "../../../../ui/text-field.tsx";

type Sent = { name: string; text: string; website: string };

/** The comments of a room by their numbers, and the words of a new one once its place is chosen. */
export function CommentPanel({
  comments,
  chosen,
  onChoose,
  isPlaced,
  needsName,
  onCancel,
  onSend,
}: {
  comments: readonly ProjectComment[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  isPlaced: boolean;
  needsName: boolean;
  onCancel: () => void;
  onSend: (said: Sent) => Promise<void>;
}) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
      {isPlaced && <NewComment needsName={needsName} onCancel={onCancel} onSend={onSend} />}
      {comments.length === 0 && !isPlaced && (
        <p className="text-graphite">
          No comments in this room yet. Pin one to a wall, the floor, or anything else you see.
        </p>
      )}
      <ol className="grid gap-2">
        {comments.map(({ id, author_name, text, place, created_at }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className={clsx(
                "grid w-full grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 p-2 text-left hover:bg-sunk",
                id === chosen && "bg-sunk",
              )}
            >
              <span className="figures grid size-7 place-items-center bg-ink font-semibold text-paper text-xs">
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block text-sm">
                  <span className="font-semibold">{author_name}</span>{" "}
                  <span className="figures text-graphite">
                    {[place, formatDateTime(created_at)].filter(Boolean).join(" · ")}
                  </span>
                </span>
                <span className="wrap-anywhere block whitespace-pre-line">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function NewComment({
  needsName,
  onCancel,
  onSend,
}: {
  needsName: boolean;
  onCancel: () => void;
  onSend: (said: Sent) => Promise<void>;
}) {
  const trap = useId();
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name) ?? "");
    setSending(true);
    setErrors({});
    setProblem(undefined);
    try {
      await onSend({ name: text("name"), text: text("text"), website: text("website") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      if (!error.errors.name && !error.errors.text) {
        setProblem(Object.values(error.errors)[0]?.[0] ?? error.message);
      }
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      className="mb-4 grid gap-3 border-hairline border-b pb-4"
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
      {needsName && (
        <>
          <TextField label="Your name" name="name" maxLength={80} autoComplete="name" error={errors.name} />
          <div hidden>
            <label htmlFor={trap}>Website</label>
            <input id={trap} name="website" tabIndex={-1} autoComplete="off" />
          </div>
        </>
      )}
      <TextArea label="Comment" name="text" rows={3} maxLength={1000} error={errors.text} />
      <Actions
        out={
          <Button size="sm" variant="quiet" onClick={onCancel}>
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
