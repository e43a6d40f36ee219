import { useState } from "react";
import { Link } from "react-router";
import { notificationGroups } from "../../../contract/messaging/notification-kinds.ts";
import type { NotificationSettings } from "../../../contract/messaging/notifications.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { titled } from "../../kit/page/page-title.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/settings.page.ts";
import { DailyDigestForm } from "./daily-digest.tsx";
import { type Channel, KindRow, type SettingKind } from "./kind-row.tsx";
import { PushDevices } from "./push-devices.tsx";
import { QuietHoursForm } from "./quiet-hours.tsx";

export const meta = titled("Notification settings");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const [{ data: settings }, { data: push }] = await Promise.all([
    call("GET /api/notification/settings"),
    call("GET /api/push"),
  ]);
  return { settings, push };
}

/** What an account is notified about, how, and when; each switch is saved at once. */
export default function NotificationSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, isSaving, switchKind, saveQuiet, saveDigest } = useSettings(loaderData.settings);
  const groups = [...Map.groupBy(settings.kinds, ({ group }) => group)];
  return (
    <div className="max-w-[48rem]">
      <h1 className="heading text-xl md:text-2xl">Notification settings</h1>
      <p className="mt-3 max-w-[56ch] text-graphite">
        Choose what we tell you about. What shows up in the app is listed under{" "}
        <Link to="/notification" className="link">
          notifications
        </Link>
        .
      </p>
      <PushDevices loaded={loaderData.push} />
      {groups.map(([group, kinds]) => (
        <section key={group} aria-label={notificationGroups[group]} className="mt-8">
          <h2 className="heading border-hairline border-b pb-2 text-lg">{notificationGroups[group]}</h2>
          <ul>
            {kinds.map((kind) => (
              <KindRow
                key={kind.kind}
                kind={kind}
                isSaving={isSaving}
                onSwitch={(channel, isOn) => switchKind(kind, channel, isOn)}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Daily email" className="mt-10">
        <h2 className="heading border-hairline border-b pb-2 text-lg">Daily email</h2>
        <DailyDigestForm settings={settings} isSaving={isSaving} onSave={saveDigest} />
      </section>
      <section aria-label="Quiet hours" className="mt-10">
        <h2 className="heading border-hairline border-b pb-2 text-lg">Quiet hours</h2>
        <QuietHoursForm settings={settings} isSaving={isSaving} onSave={saveQuiet} />
      </section>
    </div>
  );
}

const ways: Record<Channel, string> = { app: "in the app", push: "by push", mail: "by email" };

function useSettings(loaded: NotificationSettings) {
  const [settings, setSettings] = useState(loaded);
  const [isSaving, setSaving] = useState(false);

  const switchKind = async (kind: SettingKind, channel: Channel, isOn: boolean) => {
    const before = settings;
    const kinds = before.kinds.map((one) => (one.kind === kind.kind ? { ...one, [channel]: isOn } : one));
    setSettings({ ...before, kinds });
    setSaving(true);
    try {
      const body = { kinds: [{ kind: kind.kind, [channel]: isOn }] };
      const { data } = await api("PUT /api/notification/settings", { body, feedback: "none" });
      setSettings(data);
      showToast("success", `${kind.label} ${ways[channel]}: ${isOn ? "on" : "off"}`);
    } catch (error) {
      setSettings(before);
      showToast("error", error instanceof ApiError ? error.message : "That wasn't saved. Try again.");
    } finally {
      setSaving(false);
    }
  };

  const saveQuiet = async (quiet: NotificationSettings["quiet"]): Promise<string | undefined> => {
    setSaving(true);
    try {
      const { data } = await api("PUT /api/notification/settings", { body: { quiet }, feedback: "none" });
      setSettings(data);
      showToast("success", quiet ? "Your quiet hours are saved." : "Quiet hours are off.");
      return undefined;
    } catch (error) {
      const problem = error instanceof ApiError ? error.errors["quiet.ends_at"]?.[0] : undefined;
      if (!problem)
        showToast("error", error instanceof ApiError ? error.message : "That wasn't saved. Try again.");
      return problem;
    } finally {
      setSaving(false);
    }
  };

  const saveDigest = async (digest_hour: number | null): Promise<void> => {
    setSaving(true);
    try {
      const { data } = await api("PUT /api/notification/settings", {
        body: { digest_hour },
        feedback: "none",
      });
      setSettings(data);
      showToast(
        "success",
        digest_hour === null ? "Emails arrive one by one." : "You get one email a day from now on.",
      );
    } catch (error) {
      showToast("error", error instanceof ApiError ? error.message : "That wasn't saved. Try again.");
    } finally {
      setSaving(false);
    }
  };

  return { settings, isSaving, switchKind, saveQuiet, saveDigest };
}
