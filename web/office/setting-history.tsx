import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { SettingChange, SettingKey } from "../../contract/managed-settings.ts";
import { api } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { formatDateTime } from "../ui/format.ts";
import { useOfficeCall } from "./office-call.ts";

/** What a setting was, the newest first, with the way back to each. */
export function SettingHistory({ setting, version }: { setting: SettingKey; version: number }) {
  const [changes, setChanges] = useState<SettingChange[]>();
  const change = useOfficeCall();
  const { state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has another history
  useEffect(() => {
    let isWanted = true;
    const asked = api("GET /api/admin/settings/{key}/history", { params: { key: setting } });
    asked.then(
      ({ data }) => isWanted && setChanges(data),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [setting, version]);
  if (!changes) return <p className="mt-4 text-graphite">Loading the history …</p>;
  return (
    <ol className="mt-4 border-hairline border-t">
      {changes.map(({ id, value, changed_at, changed_by }, at) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-2 border-hairline border-b py-3 sm:grid-cols-[12rem_1fr_auto] sm:items-start"
        >
          <p className="figures text-graphite text-sm">
            {formatDateTime(changed_at)}
            <span className="block">{changed_by ?? "As it was before"}</span>
          </p>
          <dl className="min-w-0 text-sm">
            {Object.entries(value as Record<string, unknown>).map(([part, one]) => (
              <div key={part} className="flex flex-wrap gap-x-2">
                <dt className="text-graphite">{partNames.get(part) ?? part}</dt>
                <dd className="min-w-0 break-words">{wordsOf(one)}</dd>
              </div>
            ))}
          </dl>
          {at === 0 ? (
            <span className="text-sm">Now</span>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              disabled={state !== "idle"}
              onClick={() =>
                void change(() =>
                  api("POST /api/admin/settings/{key}/restore", {
                    params: { key: setting },
                    body: { version, change: id },
                  }),
                )
              }
            >
              Go back to this
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

const partNames: ReadonlyMap<string, string> = new Map([
  ["email", "Email"],
  ["phone", "Phone"],
  ["address", "Address"],
  ["margin_percent", "Margin in %"],
  ["premium_price", "Premium in $"],
  ["addon_price", "Branding add-on in $"],
  ["trial_days", "Trial in days"],
  ["links", "Links"],
  ["app_store", "App Store"],
  ["google_play", "Google Play"],
]);

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    return (
      value.map(({ label, url }: { label: string; url: string }) => `${label} (${url})`).join(", ") || "None"
    );
  }
  return value === "" || value === null ? "None" : String(value);
}
