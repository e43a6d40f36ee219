import type { AiDesignView, AiJob } from "../../../../contract/design/ai-designs.ts";
import type { AiUser } from "../../../../contract/identity/ai-accounts.ts";
import { api } from "../../../client/api.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { NameField } from "../../../kit/forms/person-fields.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Sends a design to the pro of its showroom, with a few words and the way to reach its sender. */
export default function SendDialog({
  design,
  showroom,
  user,
  onDesign,
  onClose,
}: {
  design: AiDesignView;
  showroom: AiJob["showroom"];
  user: AiUser;
  /** The design is a sent one now. */
  onDesign: (design: AiDesignView) => void;
  onClose: () => void;
}) {
  const form = useApiForm();
  const { user: known } = useSession();
  const own = known?.email.toLowerCase() === user.email.toLowerCase() ? known : null;
  const send = async ({ full_name = "", phone_number = "", message = "" }: Record<string, string>) => {
    const reply = await form.send(() =>
      api("POST /api/AI/designs/{id}/send", {
        params: { id: design.id },
        body: { full_name, phone_number, message },
        feedback: "none",
      }),
    );
    if (!reply) return;
    const others = design.sent.filter(({ step }) => step !== reply.data.step);
    onDesign({ ...design, sent: [reply.data, ...others] });
    showToast("success", `We sent ${design.title} to ${showroom.company_name}.`);
    onClose();
  };
  return (
    <FormDialog
      title={`Send ${design.title} to ${showroom.company_name}`}
      confirm="Send design"
      form={form}
      className="max-w-lg"
      onSubmit={send}
      onClose={onClose}
    >
      <p className="text-graphite">
        {`${showroom.company_name} gets the 3D room, its plan and all products, but not your brief. They can make a project and a proposal from it, and answer you at ${user.email}.`}
      </p>
      <NameField
        errors={form.errors}
        defaultValue={own ? `${own.first_name} ${own.last_name}`.trim() : user.name}
      />
      <TextField
        label="Phone"
        name="phone_number"
        type="tel"
        autoComplete="tel"
        optional
        defaultValue={own?.phone ?? ""}
        error={form.errors.phone_number}
      />
      <TextArea
        label="A few words"
        name="message"
        rows={3}
        maxLength={2000}
        optional
        error={form.errors.message}
      />
    </FormDialog>
  );
}
