import { type ClientStage, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { Client, WholeClient } from "../../../../../contract/showrooms/clients.ts";
import { api } from "../../../../client/api.ts";
import { FormDialog } from "../../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../../kit/forms/use-api-form.ts";
import { Select } from "../../../../ui/select.tsx";
import { TextField } from "../../../../ui/text-field.tsx";

const stageOptions = Object.entries(clientStages).map(([value, text]) => ({ value, text }));

/** Asks for a client's details, of a new one or of one that is there. */
export function ClientDialog({
  client,
  isOpen,
  onClose,
  onSaved,
}: {
  client?: Client;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (client: WholeClient) => void;
}) {
  const form = useApiForm();
  const save = async (texts: Record<string, string>) => {
    const body = {
      full_name: texts.full_name ?? "",
      email: texts.email ?? "",
      phone: texts.phone ?? "",
      address: texts.address ?? "",
      stage: texts.stage as ClientStage,
      next_step: texts.next_step ?? "",
      next_step_on: texts.next_step_on ?? "",
    };
    const reply = await form.send(() =>
      client
        ? api("PUT /api/pro/clients/{id}", { params: { id: client.id }, body, feedback: "none" })
        : api("POST /api/pro/clients", { body, feedback: "none" }),
    );
    if (reply) onSaved(reply.data);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={client ? `Edit ${client.full_name}` : "Add client"}
      confirm={client ? "Save client" : "Add client"}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Fields client={client} errors={form.errors} />
      </div>
    </FormDialog>
  );
}

function Fields({ client, errors }: { client: Client | undefined; errors: Record<string, string[]> }) {
  return (
    <>
      <TextField
        className="sm:col-span-2"
        label="Name"
        name="full_name"
        maxLength={120}
        required
        defaultValue={client?.full_name}
        error={errors.full_name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        optional
        defaultValue={client?.email}
        error={errors.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        optional
        defaultValue={client?.phone}
        error={errors.phone}
      />
      <TextField
        className="sm:col-span-2"
        label="Job address"
        name="address"
        maxLength={200}
        optional
        defaultValue={client?.address}
        error={errors.address}
      />
      <Select
        className="sm:col-span-2"
        label="Stage"
        name="stage"
        defaultValue={client?.stage ?? "lead"}
        options={stageOptions}
        error={errors.stage}
      />
      <TextField
        label="Next step"
        name="next_step"
        maxLength={120}
        optional
        defaultValue={client?.next_step}
        error={errors.next_step}
      />
      <TextField
        label="Next step due"
        name="next_step_on"
        type="date"
        optional
        defaultValue={client?.next_step_on ?? ""}
        error={errors.next_step_on}
      />
    </>
  );
}
