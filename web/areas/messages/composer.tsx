import { Paperclip, SendHorizontal, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Message, MessageFile } from "../../../contract/messaging/conversations.ts";
import { ApiError, api } from "../../client/api.ts";
import type { Unsent } from "../../client/session/unsent.ts";
import { Button } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const typingEvery_ms = 3000;
const mostFiles = 5;

/** Messages that are begun, by conversation: they are there again after a look at another page. */
const begun = new Map<string, string>();

/** What the composer does besides writing something new. */
export type Task = { kind: "reply" | "edit"; message: Message } | undefined;

interface ComposerProps {
  conversation: string;
  task: Task;
  setTask: (task: Task) => void;
  /** The last of one's own messages, for the arrow key up. */
  last: Message | undefined;
  onSend: (message: Pick<Unsent, "text" | "reply_to" | "files">) => void;
  onEdited: (message: Message) => void;
  entry: RefObject<HTMLTextAreaElement | null>;
  /** False where the other side could not open them. */
  canAddFiles: boolean;
}

/** Enter sends, Shift and Enter begins a new line, the arrow up in an empty field edits the last own message. */
export function Composer(props: ComposerProps) {
  const { conversation, task, setTask, last, onSend, onEdited, entry, canAddFiles } = props;
  const files = useFiles(conversation);
  const tellTyping = useTyping(conversation);
  const id = useId();
  const editing = task?.kind === "edit" ? task.message : undefined;
  const [text, write] = useText(conversation, editing);
  useEffect(() => {
    if (task) entry.current?.focus();
  }, [task, entry]);

  const send = async () => {
    const said = text.trim();
    if (editing) {
      if (!said) return;
      const { data } = await api("PUT /api/messages/{id}", {
        params: { id: editing.id },
        body: { text: said },
      });
      onEdited(data);
      return setTask(undefined);
    }
    if (files.isSending || (!said && files.sent.length === 0)) return;
    onSend({ text: said, reply_to: task ? replyTo(task.message) : null, files: files.sent });
    write("");
    files.clear();
    setTask(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    // a word that is still being composed, as in Japanese, is ended by Enter
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void send();
    } else if (event.key === "ArrowUp" && text === "" && last) {
      event.preventDefault();
      setTask({ kind: "edit", message: last });
    } else if (event.key === "Escape" && task) {
      setTask(undefined);
    }
  };
  return (
    <form
      className="border-hairline border-t bg-paper py-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TaskLine task={task} onCancel={() => setTask(undefined)} />
      <FileLine {...files} />
      <div className="flex items-end gap-2">
        {!editing && canAddFiles && <AddFile onChoose={files.add} />}
        <label htmlFor={id} className="sr-only">
          Message
        </label>
        <textarea
          ref={entry}
          id={id}
          rows={Math.min(6, text.split("\n").length)}
          value={text}
          maxLength={5000}
          placeholder="Write a message"
          onChange={(event) => {
            write(event.target.value);
            if (!editing) tellTyping();
          }}
          onKeyDown={onKey}
          className={`${inputClass} resize-none py-2.5`}
        />
        <Button type="submit" icon={<SendHorizontal aria-hidden size={18} />}>
          {editing ? "Save" : "Send"}
        </Button>
      </div>
    </form>
  );
}

/** What is written: of the message that is edited, else what was begun in the conversation. */
function useText(conversation: string, editing: Message | undefined) {
  const [text, setText] = useState("");
  useEffect(() => setText(editing?.text ?? begun.get(conversation) ?? ""), [editing, conversation]);
  const write = (next: string) => {
    setText(next);
    if (editing) return;
    if (next) begun.set(conversation, next);
    else begun.delete(conversation);
  };
  return [text, write] as const;
}

const replyTo = ({ id, author, text }: Message): Message["reply_to"] => ({
  id,
  author: author.name,
  text: text.slice(0, 120) || "File",
});

function TaskLine({ task, onCancel }: { task: Task; onCancel: () => void }) {
  if (!task) return null;
  const words = task.kind === "edit" ? "Edit your message" : `Reply to ${task.message.author.name}`;
  return (
    <p className="mb-2 flex items-center justify-between gap-3 text-graphite text-sm">
      <span className="truncate">{`${words}: ${task.message.text}`}</span>
      <IconButton label={`Cancel: ${words}`} onClick={onCancel}>
        <X aria-hidden size={18} />
      </IconButton>
    </p>
  );
}

function AddFile({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        aria-label="Files"
        accept="image/png,image/jpeg,image/webp,image/gif,application/pdf"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <IconButton
        label="Add pictures or PDFs"
        className="hover:bg-sunk"
        onClick={() => field.current?.click()}
      >
        <Paperclip aria-hidden size={20} />
      </IconButton>
    </>
  );
}

function FileLine({ sent, isSending, refusal, drop }: ReturnType<typeof useFiles>) {
  if (sent.length === 0 && !isSending && !refusal) return null;
  return (
    <div className="mb-2 text-sm">
      <ul className="flex flex-wrap gap-x-4">
        {sent.map(({ id, file_name }) => (
          <li key={id} className="flex items-center">
            <span className="max-w-48 truncate">{file_name}</span>
            <IconButton label={`Remove ${file_name}`} onClick={() => drop(id)}>
              <X aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {isSending && <p role="status">Uploading…</p>}
      {refusal && (
        <p role="alert" className="text-bad">
          {refusal}
        </p>
      )}
    </div>
  );
}

/** Files are uploaded when they are chosen, so that the message goes at once. */
function useFiles(id: string) {
  const [sent, setSent] = useState<readonly MessageFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState("");
  const add = async (files: readonly File[]) => {
    setRefusal("");
    if (sent.length + files.length > mostFiles) return setRefusal("A message can have at most five files.");
    setSending(true);
    try {
      for (const file of files) {
        const { data } = await api("POST /api/conversations/{id}/files", {
          params: { id },
          body: { file },
          multipart: true,
          feedback: "none",
        });
        setSent((before) => [...before, data]);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.errors.file?.[0] ?? error.message);
    } finally {
      setSending(false);
    }
  };
  const drop = (gone: string) => setSent((before) => before.filter((file) => file.id !== gone));
  return { sent: [...sent], isSending, refusal, add, drop, clear: () => setSent([]) };
}

/** Tells the others from time to time that the user is typing. */
function useTyping(id: string): () => void {
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < typingEvery_ms || !navigator.onLine) return;
    last.current = Date.now();
    const telling = api("POST /api/conversations/{id}/typing", {
      params: { id },
      body: {},
      feedback: "none",
    });
    telling.catch(() => undefined);
  };
}
