import { MessageSquarePlus } from "lucide-react";
import { useId, useState } from "react";
import type { Selection } from "../../../../contract/design/selections.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { useBoard } from "./board-context.ts";

/** Questions and answers about a selection, the oldest first. */
export function Comments({ selection }: { selection: Selection }) {
  const { board, guest } = useBoard();
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
      {isOpen && <CommentForm selection={selection} onClose={() => setOpen(false)} />}
    </div>
  );
}

let lastName = "";

function CommentForm({ selection, onClose }: { selection: Selection; onClose: () => void }) {
  const desk = useBoard();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const trap = useId();
  const say = async () => {
    const { name = "", text = "", website = "" } = textsOf(form.current!);
    const board = await send(() => desk.comment(selection.id, { name, text, website }));
    if (!board) return;
    lastName = name;
    desk.take(board);
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-3 grid max-w-[36rem] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
      {desk.guest && (
        <>
          <TextField
            label="Your name"
            name="name"
            maxLength={80}
            autoComplete="name"
            defaultValue={lastName || desk.guest.approver?.name}
            error={errors.name}
          />
          <div hidden>
            <label htmlFor={trap}>Website</label>
            <input id={trap} name="website" tabIndex={-1} autoComplete="off" />
          </div>
        </>
      )}
      <TextArea label="Comment" name="text" rows={3} maxLength={1000} error={errors.text} />
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
