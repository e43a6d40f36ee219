import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../client/api.ts";
import { useSession } from "../../client/session/use-session.ts";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useApiForm } from "../forms/use-api-form.ts";
import { ClientChoice, type ClientChosen } from "./client-choice.tsx";

/** Begins a project for a client, or one of the pro's own, and opens it. */
export function NewProjectDialog({ client, onClose }: { client?: ClientChosen; onClose: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const form = useApiForm();
  const [chosen, setChosen] = useState<ClientChosen | null>(client ?? null);
  // the same project, however often its sending is tried
  const [key] = useState(() => crypto.randomUUID());
  const showroom = user?.works_in ? undefined : user?.shop_profile?.vsd_id;
  const begin = async (name: string) => {
    const call = { idempotencyKey: key, feedback: "none" } as const;
    const reply = await form.send(
      async (): Promise<{ message?: string | undefined; data: { id: string } }> =>
        chosen
          ? api("POST /api/pro/clients/{id}/projects", { params: { id: chosen.id }, body: { name }, ...call })
          : api("POST /api/projectCart", { body: { showroom: showroom ?? "", name }, ...call }),
    );
    if (!reply) return;
    if (reply.message) showToast("success", reply.message);
    onClose();
    await navigate(`/projects/${reply.data.id}`);
  };
  return (
    <FormDialog
      title={client ? `New project for ${client.full_name}` : "New project"}
      confirm="Create project"
      form={form}
      onSubmit={({ name = "" }) => begin(name)}
      onClose={onClose}
    >
      {!client && <ClientChoice chosen={chosen} onChoose={setChosen} mayBeNone={showroom !== undefined} />}
      <TextField
        label="Project name"
        name="name"
        maxLength={120}
        required
        hint={client || chosen ? "Your client sees it, such as “Hall bath remodel”." : undefined}
        error={form.errors.name ?? form.errors.showroom}
      />
      {chosen && (
        <p className="text-graphite text-sm">
          {chosen.has_joined
            ? `${chosen.full_name} gets an email and finds the project in their account. You can both add products and rooms.`
            : `${chosen.full_name} has no account yet. You can start now. The project is theirs as soon as they accept your invitation.`}
        </p>
      )}
    </FormDialog>
  );
}
