import type { FieldErrors } from "../../../contract/errors.ts";
import {
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
} from "../../../contract/identity/webhook-events.ts";
import type { Webhook } from "../../../contract/identity/webhooks.ts";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { TextField } from "../../ui/text-field.tsx";
import { webAddressEntry } from "../../ui/web-address-entry.ts";
import { CheckList, checkedIn } from "./check-list.tsx";

/** Adds a webhook, or changes one. */
export function WebhookDialog({
  webhook,
  onClose,
  onAdded,
}: {
  /** "new" for one that is not there yet; undefined while closed. */
  webhook: Webhook | "new" | undefined;
  onClose: () => void;
  onAdded: (secret: string) => void;
}) {
  const form = useApiForm();
  const known = webhook === "new" ? undefined : webhook;
  const save = ({ url = "", description = "" }: Record<string, string>) => {
    const body = { url, description, events: checkedIn(form.form.current!, "events") as WebhookEvent[] };
    return form.save(async () => {
      if (!known) {
        const { data } = await api("POST /api/webhooks", { body, feedback: "none" });
        onAdded(data.secret);
        return {};
      }
      const { id, is_enabled } = known;
      const call = { params: { id }, body: { ...body, is_enabled }, feedback: "none" } as const;
      await api("PUT /api/webhooks/{id}", call);
      return {};
    }, onClose);
  };
  return (
    <FormDialog
      isOpen={webhook !== undefined}
      title={known ? "Change webhook" : "Add webhook"}
      confirm={known ? "Save webhook" : "Add webhook"}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <WebhookFields known={known} errors={form.errors} />
    </FormDialog>
  );
}

function WebhookFields({ known, errors }: { known: Webhook | undefined; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Address"
        name="url"
        {...webAddressEntry}
        defaultValue={known?.url}
        maxLength={500}
        required
        hint="On the public internet, with https."
        error={errors.url}
      />
      <TextField
        label="Description"
        name="description"
        defaultValue={known?.description}
        maxLength={80}
        optional
        error={errors.description}
      />
      <CheckList
        legend="Events"
        name="events"
        options={webhookEventNames.map((name) => [name, webhookEvents[name]])}
        chosen={known?.events ?? []}
        error={errors.events}
      />
    </>
  );
}
