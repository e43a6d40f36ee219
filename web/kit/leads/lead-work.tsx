import { useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import type { LeadState, WorkedLead } from "../../../contract/showrooms/leads.ts";
import { api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import type { SelectOption } from "../../ui/select-option.ts";
import { TextArea } from "../../ui/text-field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useApiForm } from "../forms/use-api-form.ts";

export type Worker = ReplyOf<"GET /api/admin/lead_workers">["data"][number];

export const leadStateLabels: Record<LeadState, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  lost: "Lost",
};
const tones: Record<LeadState, Tone> = { new: "warn", contacted: "neutral", won: "good", lost: "bad" };

/** The state in an address; undefined for all. */
export const stateIn = (text: string | null): LeadState | undefined =>
  (Object.keys(leadStateLabels) as LeadState[]).find((state) => state === text);

/** Admins and pros to choose from. */
export const workerOptions = (workers: readonly Worker[]): SelectOption[] =>
  workers.map(({ id, name, type }) => ({ value: id, text: type === "Admin" ? `${name} (admin)` : name }));

/** How far a lead is and who works on it, with the way to change that. */
export function LeadWork({ lead, workers }: { lead: WorkedLead; workers: readonly Worker[] }) {
  const [isOpen, setOpen] = useState(false);
  const { state, assigned, note, full_name } = lead;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <Badge tone={tones[state]}>{leadStateLabels[state]}</Badge>
        <span className="text-sm">{assigned ? `Assigned to ${assigned.name}` : "Not assigned"}</span>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Edit lead from ${full_name}`}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      </div>
      {note && (
        <p className="mt-2 max-w-[68ch] whitespace-pre-line border-edge border-l-2 pl-3 text-sm">{note}</p>
      )}
      {isOpen && <LeadDialog lead={lead} workers={workers} onClose={() => setOpen(false)} />}
    </div>
  );
}

function LeadDialog({
  lead,
  workers,
  onClose,
}: {
  lead: WorkedLead;
  workers: readonly Worker[];
  onClose: () => void;
}) {
  const form = useApiForm();
  const { id, version, state, assigned, note, full_name } = lead;
  const save = (texts: Record<string, string>) => {
    const body = {
      version,
      state: stateIn(texts.state ?? "") ?? state,
      assigned_to: texts.assigned_to || null,
      note: texts.note ?? "",
    };
    return form.save(async () => {
      await api("PUT /api/admin/leads/{id}", { params: { id }, body, feedback: "none" });
      return {
        message: body.assigned_to === (assigned?.id ?? null) ? "Saved." : savedWords(body.assigned_to),
      };
    }, onClose);
  };
  return (
    <FormDialog
      title={`Lead: ${full_name}`}
      confirm="Save lead"
      form={form}
      problem={
        form.refusal?.status === 409
          ? `Another admin changed this lead. It's now “${leadStateLabels[state]}”, ${assigned ? `assigned to ${assigned.name}` : "not assigned"}${note ? `, with the note “${note}”` : ""}. Save again to replace it with your changes.`
          : undefined
      }
      onSubmit={save}
      onClose={onClose}
    >
      <WorkFields lead={lead} workers={workers} errors={form.errors} />
    </FormDialog>
  );
}

function WorkFields({
  lead: { state, assigned, note },
  workers,
  errors,
}: {
  lead: WorkedLead;
  workers: readonly Worker[];
  errors: FieldErrors;
}) {
  // an account that was closed since stays where it is until someone else is chosen
  const others = assigned && !workers.some((one) => one.id === assigned.id) ? [assigned] : [];
  return (
    <>
      <Select
        label="Status"
        name="state"
        defaultValue={state}
        options={Object.entries(leadStateLabels).map(([value, text]) => ({ value, text }))}
        error={errors.state}
      />
      <Select
        label="Assigned to"
        name="assigned_to"
        placeholder="Unassigned"
        defaultValue={assigned?.id ?? ""}
        options={[...others.map(({ id: value, name: text }) => ({ value, text })), ...workerOptions(workers)]}
        hint="They get an email with the lead and your note."
        error={errors.assigned_to}
      />
      <TextArea label="Note" name="note" defaultValue={note} maxLength={2000} optional error={errors.note} />
    </>
  );
}

const savedWords = (assigned_to: string | null): string =>
  assigned_to ? "Saved. We sent an email about the lead." : "Saved. The lead is unassigned.";
