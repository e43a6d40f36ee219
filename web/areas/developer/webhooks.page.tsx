import { Plus } from "lucide-react";
import { useState } from "react";
import type { Webhook } from "../../../contract/identity/webhooks.ts";
import { api } from "../../client/api.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useChange } from "../../kit/forms/use-call.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { EmptyState } from "../../ui/states.tsx";
import { SureDialog } from "../../ui/sure-dialog.tsx";
import type { Route } from "./+types/webhooks.page.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";

export const meta = titled("Webhooks");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get("page")) || 1;
  const read = signedInApi(request);
  const [webhooks, log] = await Promise.all([
    read("GET /api/webhooks"),
    read("GET /api/webhook_deliveries", { query: { page, per_page: 25 } }),
  ]);
  return { webhooks: webhooks.data, log: log.data };
}

/** Addresses that are called when something happens, and what was sent to them. */
export default function WebhooksPage({ loaderData: { webhooks, log } }: Route.ComponentProps) {
  const [edited, setEdited] = useState<Webhook | "new">();
  useStart(() => setEdited("new"));
  const [secret, setSecret] = useState<string>();
  const [ending, setEnding] = useState<Webhook>();
  const add = (
    <Button icon={<Plus aria-hidden size={18} />} onClick={() => setEdited("new")}>
      Add webhook
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-xl md:text-2xl">Webhooks</h1>
        {webhooks.length > 0 && add}
      </div>
      <p className="mt-2 max-w-[64ch] text-graphite">
        We call your system when something happens, so it doesn't have to check. Each call is signed.
      </p>
      {webhooks.length === 0 ? (
        <EmptyState className="mt-8" title="No webhooks yet" action={add}>
          Add the address of your system and choose its events.
        </EmptyState>
      ) : (
        <>
          <ul className="mt-8 divide-y divide-hairline border-hairline border-y">
            {webhooks.map((webhook) => (
              <WebhookLine
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setEdited(webhook)}
                onRemove={() => setEnding(webhook)}
                onSecret={setSecret}
              />
            ))}
          </ul>
          <h2 className="heading mt-10 mb-3 text-lg">Deliveries</h2>
          <DeliveryLog log={log} />
        </>
      )}
      <WebhookDialog webhook={edited} onClose={() => setEdited(undefined)} onAdded={setSecret} />
      <SecretDialog title="Save the signing secret" secret={secret} onClose={() => setSecret(undefined)}>
        This is the only time we show it. Your system uses it to check that a call is from us.
      </SecretDialog>
      <RemoveDialog webhook={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}

function WebhookLine({
  webhook,
  onEdit,
  onRemove,
  onSecret,
}: {
  webhook: Webhook;
  onEdit: () => void;
  onRemove: () => void;
  onSecret: (secret: string) => void;
}) {
  const { id, url, description, events, is_enabled, problem, failing_since } = webhook;
  const { change } = useChange();
  const params = { id };
  const test = async () => {
    await api("POST /api/webhooks/{id}/test", { params });
    return { message: "Test event sent. See the deliveries below." };
  };
  const rotate = async () => {
    onSecret((await api("POST /api/webhooks/{id}/secret", { params })).data.secret);
    return { message: "The old secret is good for another 24 hours." };
  };
  const toggle = () =>
    api("PUT /api/webhooks/{id}", {
      params,
      body: { url, description, events, is_enabled: !is_enabled },
    });
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="code font-medium break-all">{url}</p>
          <p className="text-graphite text-sm">
            {[description, events.join(", ")].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Badge tone={is_enabled ? (failing_since ? "warn" : "good") : "neutral"}>
          {is_enabled ? (failing_since ? "Failing" : "On") : "Off"}
        </Badge>
      </div>
      {is_enabled && failing_since && (
        <p className="figures text-sm">Nothing has arrived since {formatDateTime(failing_since)}.</p>
      )}
      {!is_enabled && problem && (
        <p className="text-sm">We turned it off after a day of failures. {problem}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {is_enabled && (
          <Button variant="secondary" size="sm" onClick={() => void change(test)}>
            Send test event
          </Button>
        )}
        <Button variant="secondary" size="sm" aria-label={`Change ${url}`} onClick={onEdit}>
          Change
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void change(rotate)}>
          New secret
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void change(toggle)}>
          {is_enabled ? "Switch off" : "Switch on"}
        </Button>
        <Button variant="danger" size="sm" aria-label={`Remove ${url}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function RemoveDialog({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  const { change } = useChange();
  const remove = (id: string) => {
    onClose();
    void change(() => api("DELETE /api/webhooks/{id}", { params: { id } }));
  };
  return (
    <SureDialog
      isOpen={webhook !== undefined}
      onClose={onClose}
      title="Remove this webhook?"
      action="Remove webhook"
      keep="Keep it"
      deletes
      onSure={() => webhook && remove(webhook.id)}
    >
      <span className="code break-all">{webhook?.url}</span> won't be called anymore, and its deliveries will
      be deleted.
    </SureDialog>
  );
}
