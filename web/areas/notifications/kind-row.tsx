import { useId } from "react";
import type { NotificationSettings } from "../../../contract/messaging/notifications.ts";

export type SettingKind = NotificationSettings["kinds"][number];
export type Channel = "app" | "push" | "mail";

const channelNames: Record<Channel, string> = { app: "In the app", push: "Push", mail: "By email" };

/** One kind of notification, with a switch for each way it can arrive. */
export function KindRow({
  kind,
  isSaving,
  onSwitch,
}: {
  kind: SettingKind;
  isSaving: boolean;
  onSwitch: (channel: Channel, isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <li className="grid gap-x-8 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 id={id} className="font-semibold">
          {kind.label}
        </h3>
        <p className="max-w-[56ch] text-graphite text-sm">{kind.text}</p>
      </div>
      {kind.is_locked ? (
        <p className="text-graphite text-sm sm:max-w-52 sm:text-right">
          Always on. It keeps your account and your money safe.
        </p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a grid keeps its own layout
        <div role="group" aria-labelledby={id} className="flex flex-wrap gap-x-4">
          {(["app", "push", "mail"] as const).map((channel) => (
            <Switch
              key={channel}
              label={channelNames[channel]}
              isOn={kind[channel]}
              disabled={isSaving}
              onSwitch={(isOn) => onSwitch(channel, isOn)}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** Keeps its place where a kind never arrives that way, so that the columns stay below each other. */
function Switch({
  label,
  isOn,
  disabled,
  onSwitch,
}: {
  label: string;
  isOn: boolean | null;
  disabled: boolean;
  onSwitch: (isOn: boolean) => void;
}) {
  if (isOn === null) return <span aria-hidden className="w-26 max-sm:hidden" />;
  return (
    <label className="flex min-h-11 w-26 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={isOn}
        aria-disabled={disabled}
        onChange={(event) => !disabled && onSwitch(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
