import { useState } from "react";
import type { CannedAnswer } from "../../../../contract/messaging/support-desk.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

/** Answers that are written already; a conversation with support offers them. */
export function PreparedAnswers({
  answers,
  onChange,
}: {
  answers: readonly CannedAnswer[];
  onChange: () => Promise<void>;
}) {
  const [open, setOpen] = useState<CannedAnswer | "new">();
  const drop = async (id: string) => {
    await api("DELETE /api/admin/canned_answers/{id}", { params: { id } });
    await onChange();
  };
  return (
    <section className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-4 border-ink border-b pb-2">
        <h2 className="heading text-lg">Saved replies</h2>
        <Button variant="secondary" size="sm" onClick={() => setOpen("new")}>
          Add a reply
        </Button>
      </div>
      {answers.length === 0 && <p className="py-4 text-graphite">None yet.</p>}
      <ul>
        {answers.map((answer) => (
          <li key={answer.id} className="flex flex-wrap items-center gap-3 border-hairline border-b py-3">
            <div className="min-w-0 basis-64 grow">
              <p className="font-medium">{answer.title}</p>
              <p className="truncate text-graphite text-sm">{answer.body}</p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Edit: ${answer.title}`}
              onClick={() => setOpen(answer)}
            >
              Edit
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Delete: ${answer.title}`}
              onClick={() => void drop(answer.id)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <AnswerDialog
          answer={open === "new" ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={async () => {
            setOpen(undefined);
            await onChange();
          }}
        />
      )}
    </section>
  );
}

function AnswerDialog({
  answer,
  onClose,
  onSaved,
}: {
  answer: CannedAnswer | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}) {
  const form = useApiForm();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const save = async ({ title = "", body: text = "" }: Record<string, string>) => {
    const body = { title, body: text };
    const reply = await form.send<unknown>(() =>
      answer
        ? api("PUT /api/admin/canned_answers/{id}", { params: { id: answer.id }, body, feedback: "none" })
        : api("POST /api/admin/canned_answers", { body, idempotencyKey, feedback: "none" }),
    );
    if (reply) await onSaved();
  };
  return (
    <FormDialog
      title={answer ? "Edit the reply" : "Add a reply"}
      confirm="Save"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Title"
        name="title"
        required
        maxLength={80}
        defaultValue={answer?.title}
        error={form.errors.title}
      />
      <TextArea
        label="Reply"
        name="body"
        rows={7}
        required
        maxLength={5000}
        defaultValue={answer?.body}
        error={form.errors.body}
      />
    </FormDialog>
  );
}
