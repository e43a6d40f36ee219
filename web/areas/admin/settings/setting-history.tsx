import { useState } from "react";
import { useRevalidator } from "react-router";
import type {
  SettingChange,
  SettingKey,
  SettingValues,
} from "../../../../contract/admin/managed-settings.ts";
import type { EndpointRequest } from "../../../../contract/endpoint.ts";
import type { Endpoints } from "../../../../contract/index.ts";
import { type SaleSettingKey, saleSettingKeys } from "../../../../contract/orders/sale-setting-keys.ts";
import type { AddedTaxRate, SettingEffect } from "../../../../contract/orders/sale-settings.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { api } from "../../../client/api.ts";
import { useRequest } from "../../../client/use-request.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { weekdays } from "../../../kit/showroom/profile-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { EffectDialog } from "./setting-effect.tsx";

/** What a setting was, the newest first, with the way back to each. */
export function SettingHistory({ setting, version }: { setting: SettingKey; version: number }) {
  const [changes, setChanges] = useState<SettingChange[]>();
  const { change } = useChange();
  const [wanted, setWanted] = useState<{ id: string; key: SaleSettingKey; effect: SettingEffect }>();
  const { state } = useRevalidator();
  useRequest(`${setting} ${version}`, (signal) => {
    const asked = api("GET /api/admin/settings/{key}/history", { params: { key: setting } });
    asked.then(
      ({ data }) => !signal.aborted && setChanges(data),
      () => undefined,
    );
  });
  const restore = async (id: string) => {
    setWanted(undefined);
    await change(() =>
      api("POST /api/admin/settings/{key}/restore", {
        params: { key: setting },
        body: { version, change: id },
      }),
    );
  };
  const goBack = async (id: string, value: unknown) => {
    const key = saleSettingKeys.find((one) => one === setting);
    if (!key) return restore(id);
    // the value was of this key when it was saved
    const body = { key, value } as EndpointRequest<Endpoints["POST /api/admin/settings/preview"]>["body"];
    const reply = await api("POST /api/admin/settings/preview", { body }).catch(() => undefined);
    if (reply) setWanted({ id, key, effect: reply.data });
  };
  if (!changes) return <p className="mt-4 text-graphite">Loading the history …</p>;
  return (
    <>
      {wanted && (
        <EffectDialog
          setting={wanted.key}
          effect={wanted.effect}
          isSaving={false}
          onSave={() => void restore(wanted.id)}
          onClose={() => setWanted(undefined)}
        />
      )}
      <ol className="mt-4 border-hairline border-t">
        {changes.map(({ id, value, changed_at, changed_by }, at) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-2 border-hairline border-b py-3 sm:grid-cols-[12rem_1fr_auto] sm:items-start"
          >
            <p className="figures text-graphite text-sm">
              {formatDateTime(changed_at)}
              <span className="block">{changed_by ?? "Original value"}</span>
            </p>
            <Value value={value} />
            {at === 0 ? (
              <span className="text-sm">Now</span>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                disabled={state !== "idle"}
                onClick={() => void goBack(id, value)}
              >
                Restore this
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const partNames: ReadonlyMap<string, string> = new Map([
  ["name", "Name"],
  ["logo", "Logo"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["address", "Address"],
  ["margin_percent", "Margin in %"],
  ["rates", "Rates added"],
  ["freight_states", "States with freight"],
  ["most_freight", "Maximum freight in $"],
  ["return_days", "Days to return"],
  ["parcel_claim_days", "Days to report a damaged parcel"],
  ["freight_claim_days", "Days to report damaged freight"],
  ["refund_days", "Days for vendors to refund"],
  ["new_products", "New products to review"],
  ["edits", "Edits to review"],
  ["trusted_after", "Live products until trusted"],
  ["per_basket", "Samples in one order"],
  ["per_month", "Samples in 30 days"],
  ["ship_days", "Business days to ship samples"],
  ["premium_price", "Premium in $"],
  ["addon_price", "Branding add-on in $"],
  ["trial_days", "Trial in days"],
  ["links", "Links"],
  ["app_store", "App Store"],
  ["google_play", "Google Play"],
  ["zone", "Time zone"],
  ["week", "Days and hours"],
  ["closed", "Days off"],
]);

type Entry =
  | string
  | { label: string; url: string }
  | AddedTaxRate
  | SettingValues["support"]["week"][number]
  | SettingValues["support"]["closed"][number];

function entryWords(entry: Entry): string {
  if (typeof entry === "string") return entry;
  if ("label" in entry) return `${entry.label} (${entry.url})`;
  if ("day" in entry) return `${weekdays[entry.day]} ${entry.opens} to ${entry.closes}`;
  if ("to" in entry) {
    const days =
      entry.from === entry.to
        ? formatDate(entry.from)
        : `${formatDate(entry.from)} to ${formatDate(entry.to)}`;
    return [entry.name, days].filter(Boolean).join(" ");
  }
  return `${entry.state} ${entry.percent}% from ${formatDate(entry.from)}`;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(entryWords).join(", ") || "None";
  }
  return value === "" || value === null ? "None" : String(value);
}

/** A logo of the marketplace that was, or is. */
const LogoThen = ({ media }: { media: string }) => (
  <img src={`/showroom/media/${media}/160.webp`} alt="The logo" className="max-h-10 max-w-40" />
);

function PartValue({ part, one }: { part: string; one: unknown }) {
  if (part === "logo" && typeof one === "string") return <LogoThen media={one} />;
  return wordsOf(part === "phone" ? formatPhone(String(one)) : one);
}

function Value({ value }: { value: unknown }) {
  return (
    <dl className="min-w-0 text-sm">
      {Object.entries(value as Record<string, unknown>).map(([part, one]) => (
        <div key={part} className="flex flex-wrap gap-x-2">
          <dt className="text-graphite">{partNames.get(part) ?? part}</dt>
          <dd className="min-w-0 break-words">
            <PartValue part={part} one={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
