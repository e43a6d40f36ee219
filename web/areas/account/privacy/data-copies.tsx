import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { DataExport } from "../../../../contract/identity/privacy.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { formatBytes } from "../../../ui/format-bytes.ts";
import { showToast } from "../../../ui/toast.ts";

const asksEvery_ms = 2_000;

/** Requests a copy, lists existing ones, and downloads the finished one. */
export function DataCopies({ initial }: { initial: readonly DataExport[] }) {
  const [copies, setCopies] = useState(initial);
  const { call, isSending } = useCall();
  const isMaking = copies.some(({ status }) => status === "queued");
  useWhileMaking(isMaking, setCopies);

  const ask = () =>
    call(async () => {
      const { data, message } = await api("POST /api/privacy/exports");
      setCopies((known) => [data, ...known.filter(({ id }) => id !== data.id)]);
      showToast("success", message ?? "We're preparing your copy.");
    });

  return (
    <>
      <Button variant="secondary" pending={isSending || isMaking} onClick={() => void ask()}>
        {isMaking ? "Preparing …" : "Request a copy"}
      </Button>
      <ul aria-live="polite" className="mt-5 divide-y divide-hairline border-hairline border-y empty:hidden">
        {copies.map((copy) => (
          <Copy key={copy.id} copy={copy} />
        ))}
      </ul>
    </>
  );
}

function Copy({ copy: { id, status, bytes, created_at, expires_at } }: { copy: DataExport }) {
  const save = async () => saveFile(await api("GET /api/privacy/exports/{id}/file", { params: { id } }));
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <span>
        <span className="figures">{formatDate(created_at)}</span>
        <span className="block text-graphite text-sm">{stateOf(status, bytes, expires_at)}</span>
      </span>
      {status === "ready" && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden size={16} />}
          onClick={() => void save()}
        >
          Download
        </Button>
      )}
    </li>
  );
}

function stateOf(status: DataExport["status"], bytes: number, expires_at: string | null): string {
  if (status === "queued") return "Preparing";
  if (status === "failed") return "Could not be made; please ask again";
  if (status === "expired") return "Removed after seven days";
  return `${formatBytes(bytes)}, available until ${expires_at ? formatDate(expires_at) : ""}`;
}

/** Polls every two seconds until the copy is ready. */
function useWhileMaking(isMaking: boolean, setCopies: (copies: readonly DataExport[]) => void): void {
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => {
      api("GET /api/privacy", { feedback: "none" })
        .then(({ data }) => setCopies(data.exports))
        // the next poll follows
        .catch(() => undefined);
    }, asksEvery_ms);
    return () => clearInterval(timer);
  }, [isMaking, setCopies]);
}
