import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useBusy } from "../../ui/use-busy.ts";

const ends = [
  { value: "", text: "Never" },
  { value: "7", text: "1 week" },
  { value: "30", text: "30 days" },
  { value: "90", text: "90 days" },
];

interface NewLink {
  label: string;
  can_comment: boolean;
  can_approve: boolean;
  approver_name: string;
  approver_email: string;
  days: number | null;
}

/** Makes a link: for whom, what it allows, and how long it works. */
export function NewLinkForm({ onMake }: { onMake: (link: NewLink) => Promise<boolean> }) {
  const { isBusy, once } = useBusy();
  const [isApproving, setApproving] = useState(false);
  const make = (form: HTMLFormElement) =>
    once(async () => {
      const values = new FormData(form);
      const days = String(values.get("days") ?? "");
      const isMade = await onMake({
        label: String(values.get("label") ?? ""),
        can_comment: values.get("can_comment") !== null,
        can_approve: isApproving,
        approver_name: String(values.get("approver_name") ?? ""),
        approver_email: String(values.get("approver_email") ?? ""),
        days: days === "" ? null : Number(days),
      });
      if (!isMade) return;
      setApproving(false);
      form.reset();
    });
  return (
    <form
      className="mt-4 grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void make(event.currentTarget);
      }}
    >
      <TextField label="Who is it for?" name="label" optional maxLength={60} />
      <Select label="Expires after" name="days" defaultValue="" options={ends} />
      <Checkbox className="sm:col-span-2" label="Allow comments" name="can_comment" />
      <Checkbox
        className="sm:col-span-2"
        label="Allow approval of selections"
        checked={isApproving}
        onChange={(event) => setApproving(event.target.checked)}
      />
      {isApproving && (
        <>
          <TextField label="Their name" name="approver_name" maxLength={80} autoComplete="off" />
          <TextField
            label="Their email"
            name="approver_email"
            type="email"
            maxLength={254}
            autoComplete="off"
            hint="We email them the link, and a code before they approve."
          />
        </>
      )}
      <Button type="submit" size="sm" pending={isBusy} className="justify-self-start">
        {isApproving ? "Create and email link" : "Create link"}
      </Button>
    </form>
  );
}
