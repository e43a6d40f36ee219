import type { Device } from "../../../contract/sessions.ts";
import { useApiForm } from "../../account-access/use-api-form.ts";
import { api } from "../../api.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { showToast } from "../../ui/toast.ts";
import { Line, Lines, SecurityPart } from "./security-part.tsx";

/** Where the account is signed in, and the way to end that. */
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
      lead="Where you are signed in. If you do not know one of them, sign it out and change your password."
      action={
        devices.length > 1 && (
          <Button variant="secondary" size="sm" pending={isSending} onClick={endOthers}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Lines>
        {devices.map((device) => (
          <Line
            key={device.id}
            title={device.name}
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
