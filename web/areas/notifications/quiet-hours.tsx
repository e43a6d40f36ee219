import { useRef, useState } from "react";
import type { NotificationSettings } from "../../../contract/messaging/notifications.ts";
import { useTypedForm } from "../../kit/forms/unsaved.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { fullHours } from "./full-hours.ts";
import { ZoneLine } from "./zone-line.tsx";

type Quiet = NotificationSettings["quiet"];

const usual = { starts_at: 21, ends_at: 7 };

/** Hours in which emails and push notifications wait. */
export function QuietHoursForm({
  settings,
  isSaving,
  onSave,
}: {
  settings: NotificationSettings;
  isSaving: boolean;
  /** Answers the error of the end, if there is one. */
  onSave: (quiet: Quiet) => Promise<string | undefined>;
}) {
  const [isOn, setOn] = useState(settings.quiet !== null);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { saving, failed } = useTypedForm(form);
  const { starts_at, ends_at } = settings.quiet ?? usual;

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const hour = (name: string) => Number(values.get(name));
    saving();
    const problem = await onSave(isOn ? { starts_at: hour("starts_at"), ends_at: hour("ends_at") } : null);
    if (problem) failed();
    setError(problem);
  };

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="max-w-[34rem] py-4">
      <p className="max-w-[56ch] text-graphite text-sm">
        Emails and push notifications wait until these hours end. If several wait, you get one that lists
        them. Notifications that are always on don't wait.
      </p>
      <Checkbox
        label="Keep quiet hours"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
        className="mt-2"
      />
      {isOn && (
        <>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Select label="From" name="starts_at" options={fullHours} defaultValue={String(starts_at)} />
            <Select
              label="To"
              name="ends_at"
              options={fullHours}
              defaultValue={String(ends_at)}
              error={error}
            />
          </div>
          <ZoneLine timezone={settings.timezone} />
        </>
      )}
      <Button type="submit" variant="secondary" pending={isSaving} className="mt-4">
        Save quiet hours
      </Button>
    </form>
  );
}
