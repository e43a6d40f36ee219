import { useId } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import {
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
} from "../../../contract/identity/webhook-events.ts";
import type { Webhook } from "../../../contract/identity/webhooks.ts";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { webAddressEntry } from "../../ui/web-address-entry.ts";
import { CheckList, checkedIn } from "./check-list.tsx";

/** Adds a webhook, or changes one. */
export function WebhookDialog({
  webhook,
  onClose,
  onSaved,
}: {
  /** "new" for one that is not there yet; undefined while closed. */
  webhook: Webhook | "new" | undefined;
  onClose: () => void;
  /** With the secret of a new one. */
  onSaved: (secret?: string) => void;
}) {
  const { form, errors, setErrors, refusal, isSending, send } = useApiForm();
  const id = useId();
  const known = webhook === "new" ? undefined : webhook;
  const close = () => {
    setErrors({});
    onClose();
  };
  const save = async () => {
    const { url = "", description = "" } = textsOf(form.current!);
    const body = { url, description, events: checkedIn(form.current!, "events") as WebhookEvent[] };
    const saved = await send(async () => {
      if (!known)
        return { secret: (await api("POST /api/webhooks", { body, feedback: "none" })).data.secret };
      const { is_enabled } = known;
      await api("PUT /api/webhooks/{id}", {
        ...{ params: { id: known.id }, body: { ...body, is_enabled } },
        feedback: "none",
      });
      return { secret: undefined };
    });
    if (!saved) return;
    close();
    onSaved(saved.secret);
  };
  const title = known ? "Change webhook" : "Add webhook";
  return (
    <Dialog
      isOpen={webhook !== undefined}
      onClose={close}
      title={title}
      footer={
        <Actions
          onCancel={close}
          main={
            <Button type="submit" form={id} pending={isSending}>
              {known ? "Save webhook" : "Add webhook"}
            </Button>
          }
        />
      }
    >
      {webhook && (
        <form
          id={id}
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
          <WebhookFields known={known} errors={errors} />
        </form>
      )}
    </Dialog>
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
