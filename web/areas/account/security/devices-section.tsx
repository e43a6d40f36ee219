import type { Device } from "../../../../contract/identity/sessions.ts";
import { api } from "../../../client/api.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { showToast } from "../../../ui/toast.ts";
import { Line, Lines, SecurityPart } from "./security-part.tsx";

/** Where the account is signed in, with buttons to sign out. */
export function DevicesSection({
  devices,
  onChanged,
}: {
  devices: readonly Device[];
  onChanged: () => Promise<void>;
}) {
  const { isSending, send } = useApiForm();
  const end = ({ id }: Device) =>
    send(async () => {
      const { message } = await api("DELETE /api/sessions/{id}", { params: { id } });
      showToast("success", message);
      await onChanged();
    });
  const endOthers = () =>
    send(async () => {
      const { message } = await api("DELETE /api/sessions");
      showToast("success", message);
      await onChanged();
    });

  return (
    <SecurityPart
      title="Devices"
      lead="Where you are signed in. If you don't recognize a device, sign it out and change your password."
      action={
        devices.length > 1 && (
          <Button variant="secondary" size="sm" pending={isSending} onClick={endOthers}>
            Sign out all other devices
          </Button>
        )
      }
    >
      <Lines>
        {devices.map((device) => (
          <Line
            key={device.id}
            title={device.is_stand_in ? "Our team, signed in as you" : device.name}
            detail={`${device.place}, last used ${formatDateTime(device.last_seen_at)}${device.is_remembered ? ", remembered" : ""}`}
            action={
              device.is_current ? (
                <Badge tone="good">This device</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  pending={isSending}
                  aria-label={`Sign out ${device.name}`}
                  onClick={() => end(device)}
                >
                  Sign out
                </Button>
              )
            }
          />
        ))}
      </Lines>
    </SecurityPart>
  );
}
