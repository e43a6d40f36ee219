import { useEffect, useState } from "react";
import type { PushDevice, PushState } from "../../../contract/messaging/push.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { showToast } from "../../ui/toast.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { type PushAbility, pushAbility, switchOn, unsubscribeHere } from "./browser-push.ts";

const hints: Record<PushAbility, string> = {
  able: "",
  blocked:
    "This browser blocks notifications from this site. Allow them in the browser's settings, then reload this page.",
  "home screen":
    "To get notifications on this device, add this site to your home screen: tap Share, then Add to Home Screen. Open it from there and come back to this page.",
  unable: "This browser can't show push notifications.",
};

/** Which devices show notifications while no page is open, with a switch for this one. */
export function PushDevices({ loaded }: { loaded: PushState }) {
  const { state, problem, isSaving, add, remove } = usePush(loaded);
  const [ability, setAbility] = useState<PushAbility>();
  useEffect(() => setAbility(pushAbility()), []);
  const isOnHere = state.devices.some(({ is_current }) => is_current);
  return (
    <section aria-label="Push notifications" className="mt-8">
      <h2 className="heading border-hairline border-b pb-2 text-lg">Push notifications</h2>
      <p className="mt-3 max-w-[56ch] text-graphite text-sm">
        Your phone or computer can show you what is new even when this site is closed. Turn it on separately
        on each device. It ends when you sign out there.
      </p>
      {!isOnHere && ability === "able" && (
        <Button variant="secondary" pending={isSaving} onClick={add} className="mt-4">
          Turn on for this device
        </Button>
      )}
      {!isOnHere && ability && ability !== "able" && (
        <p className="mt-3 max-w-[56ch] text-sm">{hints[ability]}</p>
      )}
      {problem && (
        <p role="alert" className="mt-3 max-w-[56ch] text-bad text-sm">
          {problem}
        </p>
      )}
      {state.devices.length > 0 && (
        <ul className="mt-3">
          {state.devices.map((device) => (
            <DeviceRow key={device.id} device={device} isSaving={isSaving} onRemove={() => remove(device)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DeviceRow({
  device,
  isSaving,
  onRemove,
}: {
  device: PushDevice;
  isSaving: boolean;
  onRemove: () => void;
}) {
  const { name, is_current, last_sent_at, created_at } = device;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-2 font-semibold">
          {name} {is_current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-graphite text-sm">
          {last_sent_at
            ? `Last notification ${formatDateTime(last_sent_at)}`
            : `On since ${formatDateTime(created_at)}`}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={isSaving}
        aria-label={`Turn off for ${is_current ? "this device" : name}`}
        onClick={onRemove}
      >
        Turn off
      </Button>
    </li>
  );
}

function usePush(loaded: PushState) {
  const [state, setState] = useState(loaded);
  const [problem, setProblem] = useState("");
  const { isBusy: isSaving, once } = useBusy();

  const doing = (work: () => Promise<void>) =>
    once(async () => {
      setProblem("");
      try {
        await work();
      } catch (error) {
        setProblem(error instanceof ApiError ? error.message : "That didn't work. Try again.");
      }
    });

  const add = () =>
    doing(async () => {
      const done = await switchOn(state.application_key);
      if ("problem" in done) return setProblem(done.problem);
      setState(done.state);
      showToast("success", "Notifications are on for this device.");
    });

  const remove = (device: PushDevice) =>
    doing(async () => {
      const { data } = await api("DELETE /api/push/{id}", { params: { id: device.id }, feedback: "none" });
      setState(data);
      if (device.is_current) await unsubscribeHere().catch(() => undefined);
      showToast("success", "Notifications are off for that device.");
    });

  return { state, problem, isSaving, add, remove };
}
