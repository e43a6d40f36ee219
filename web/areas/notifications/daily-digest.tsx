import { useState } from "react";
import type { NotificationSettings } from "../../../contract/messaging/notifications.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { fullHours } from "./full-hours.ts";
import { ZoneLine } from "./zone-line.tsx";

/** One email a day instead of one for each thing that happens. */
export function DailyDigestForm({
  settings,
  isSaving,
  onSave,
}: {
  settings: NotificationSettings;
  isSaving: boolean;
  onSave: (hour: number | null) => Promise<void>;
}) {
  const [isOn, setOn] = useState(settings.digest_hour !== null);
  return (
    <form
      method="post"
      noValidate
      className="max-w-[34rem] py-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(isOn ? Number(new FormData(event.currentTarget).get("digest_hour")) : null);
      }}
    >
      <p className="max-w-[56ch] text-graphite text-sm">
        Get one email a day that lists everything. Without it, you get up to 6 emails an hour and 24 a day; if
        there are more, the rest comes in one email. Notifications that are always on arrive right away.
      </p>
      <Checkbox
        label="Send me one email a day"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
        className="mt-2"
      />
      {isOn && (
        <>
          <Select
            label="At"
            name="digest_hour"
            options={fullHours}
            defaultValue={String(settings.digest_hour ?? 8)}
            className="mt-2 max-w-64"
          />
          <ZoneLine timezone={settings.timezone} />
        </>
      )}
      <Button type="submit" variant="secondary" pending={isSaving} className="mt-4">
        Save daily email
      </Button>
    </form>
  );
}
