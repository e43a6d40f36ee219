import { Plus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ApiKey } from "../../../contract/identity/api-keys.ts";
import { api } from "../../client/api.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { useChange } from "../../kit/forms/use-call.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import { type DataColumn, DataTable } from "../../kit/lists/data-table.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { useProof } from "../../kit/sign-in/use-proof.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../ui/format.ts";
import { EmptyState } from "../../ui/states.tsx";
import { SureDialog } from "../../ui/sure-dialog.tsx";
import type { Route } from "./+types/api-keys.page.ts";
import { AddKeyDialog } from "./add-key-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

export const meta = titled("API keys");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/api_keys")).data;
}

/** Keys by which an account's own systems call the API. */
export default function ApiKeysPage({ loaderData: keys }: Route.ComponentProps) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const { withProof, question } = useProof();
  const { change } = useChange();
  const [isAdding, setAdding] = useState(false);
  useStart(() => setAdding(true));
  const [made, setMade] = useState<string>();
  const [ending, setEnding] = useState<ApiKey>();
  const revoke = (key: ApiKey) =>
    change(() => {
      setEnding(undefined);
      const params = { id: key.id };
      return withProof(() => api("DELETE /api/api_keys/{id}", { params, feedback: "none" }));
    });
  const add = (
    <Button icon={<Plus aria-hidden size={18} />} onClick={() => setAdding(true)}>
      New key
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-xl md:text-2xl">API keys</h1>
        {keys.length > 0 && add}
      </div>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Let your own systems read orders and keep products and stock up to date. Each key can do only what you
        allow.{" "}
        <a href="/api/docs" className="link">
          Guide and all calls
        </a>
      </p>
      {keys.length === 0 ? (
        <EmptyState className="mt-8" title="No API keys yet" action={add}>
          Create one for each system, so that you can revoke it without stopping the others.
        </EmptyState>
      ) : (
        <div className="mt-8">
          <DataTable
            caption="API keys"
            columns={columns(setEnding)}
            rows={keys}
            rowKey={({ id }) => id}
            empty="No keys."
          />
        </div>
      )}
      <AddKeyDialog
        isOpen={isAdding}
        isPro={user?.type === "Contractor"}
        withProof={withProof}
        onClose={() => setAdding(false)}
        onMade={setMade}
      />
      <SecretDialog
        title="Save your API key"
        secret={made}
        onClose={() => {
          setMade(undefined);
          void revalidate();
        }}
      >
        This is the only time we show it. Keep it where your system keeps its passwords, never in a web page
        or app.
      </SecretDialog>
      <RevokeDialog apiKey={ending} onKeep={() => setEnding(undefined)} onRevoke={revoke} />
      {question}
    </>
  );
}

const states = { active: "Active", expired: "Expired", revoked: "Revoked" };

const columns = (onRevoke: (key: ApiKey) => void): DataColumn<ApiKey>[] => [
  {
    key: "name",
    title: "Key",
    priority: 1,
    cell: ({ name, prefix }) => (
      <>
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="code block text-graphite text-sm">{prefix}…</span>
      </>
    ),
  },
  {
    key: "scopes",
    title: "Can",
    cell: ({ scopes }) => (
      <span className="code text-sm">
        {scopes.map((scope) => (
          <span key={scope} className="block">
            {scope}
          </span>
        ))}
      </span>
    ),
  },
  {
    key: "used",
    title: "Last used",
    cell: ({ last_used_at }) => (
      <span className="figures">{last_used_at ? formatDateTime(last_used_at) : "Never"}</span>
    ),
  },
  {
    key: "state",
    title: "State",
    cell: ({ state, expires_at }) => (
      <>
        {states[state]}
        {state === "active" && (
          <span className="figures block text-graphite text-sm">
            {expires_at ? `until ${formatDate(expires_at)}` : "does not expire"}
          </span>
        )}
      </>
    ),
  },
  {
    key: "actions",
    title: "Revoke",
    priority: 1,
    cell: (key) =>
      key.state === "active" && (
        <Button variant="danger" size="sm" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
          Revoke
        </Button>
      ),
  },
];

function RevokeDialog({
  apiKey,
  onKeep,
  onRevoke,
}: {
  apiKey: ApiKey | undefined;
  onKeep: () => void;
  onRevoke: (key: ApiKey) => void;
}) {
  return (
    <SureDialog
      isOpen={apiKey !== undefined}
      onClose={onKeep}
      title="Revoke this key?"
      action="Revoke key"
      keep="Keep it"
      deletes
      onSure={() => apiKey && onRevoke(apiKey)}
    >
      Whatever uses {apiKey?.name} is refused from now on. You can't take this back.
    </SureDialog>
  );
}
