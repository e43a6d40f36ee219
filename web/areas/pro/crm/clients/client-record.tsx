import { Trash2 } from "lucide-react";
import { useId } from "react";
import { type ClientStage, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { WholeClient } from "../../../../../contract/showrooms/clients.ts";
import { api } from "../../../../client/api.ts";
import { textsOf, useApiForm } from "../../../../kit/forms/use-api-form.ts";
import { useChange } from "../../../../kit/forms/use-call.ts";
import { Section } from "../../../../kit/page/section.tsx";
import { Button } from "../../../../ui/button.tsx";
import { formatDateTime } from "../../../../ui/format.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextArea } from "../../../../ui/text-field.tsx";

/** Notes that only the showroom's people read. */
export function ClientNotes({ client: { id, notes } }: { client: WholeClient }) {
  const { form, errors, isSending, save } = useApiForm();
  const { change } = useChange();
  const formId = useId();
  const add = () => {
    const { body = "" } = textsOf(form.current!);
    return save(
      async () => {
        await api("POST /api/pro/clients/{id}/notes", { params: { id }, body: { body }, feedback: "none" });
        return { message: "Note added." };
      },
      () => form.current?.reset(),
    );
  };
  const drop = (note: string) =>
    change(async () => {
      await api("DELETE /api/pro/clients/{id}/notes/{note}", { params: { id, note } });
      return { message: "Note deleted." };
    });
  return (
    <Section title="Notes" count={notes.length} note="Your client doesn't see these.">
      <form
        id={formId}
        ref={form}
        noValidate
        className="grid gap-3 pt-3"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextArea label="New note" name="body" rows={3} maxLength={2000} error={errors.body} />
        <Button type="submit" variant="secondary" pending={isSending} className="justify-self-start">
          Add note
        </Button>
      </form>
      <ul className="mt-3">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-3 border-hairline border-b py-3">
            <div className="min-w-0">
              <p className="max-w-[68ch] whitespace-pre-line break-words">{note.body}</p>
              <p className="figures text-graphite text-sm">
                {[note.author, formatDateTime(note.created_at)].filter(Boolean).join(" · ")}
              </p>
            </div>
            <IconButton
              label={`Delete the note from ${formatDateTime(note.created_at)}`}
              onClick={() => void drop(note.id)}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Entry = WholeClient["history"][number];

const leads: Readonly<Record<string, string>> = {
  "Pop-Ups": "Left their details",
  Samples: "Ordered a sample",
  Contact: "Sent a message",
  Designs: "Sent a design",
};

function wordsOf({ kind, detail }: Entry): string {
  switch (kind) {
    case "added":
      return "Added manually";
    case "lead":
      return leads[detail] ?? "Left their details";
    case "invited":
      return "Invited";
    case "joined":
      return "Joined your showroom";
    case "ordered":
      return `Placed order ${detail}`;
    case "paid":
      return `Paid order ${detail}`;
    case "stage":
      return `Moved to ${clientStages[detail as ClientStage] ?? detail}`;
    case "archived":
      return "Archived";
    case "restored":
      return "Restored";
    case "project":
      return `Started the project ${detail}`;
  }
}

export function ClientHistory({ history }: Pick<WholeClient, "history">) {
  return (
    <Section title="History">
      <ol>
        {history.map((entry) => (
          <li
            key={`${entry.kind} ${entry.at} ${entry.detail}`}
            className="flex flex-wrap justify-between gap-x-6 border-hairline border-b py-2"
          >
            <span>{wordsOf(entry)}</span>
            <span className="figures text-graphite text-sm">
              {[entry.by, formatDateTime(entry.at)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
