import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";

const ends = [
  { value: "", text: "No end" },
  { value: "7", text: "1 week" },
  { value: "30", text: "30 days" },
  { value: "90", text: "90 days" },
];

/** Makes a link: for whom, what it allows, and how long it works. */
export function NewLinkForm({
  onMake,
}: {
  onMake: (link: { label: string; can_comment: boolean; days: number | null }) => Promise<void>;
}) {
  const [isMaking, setMaking] = useState(false);
  const make = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const days = String(values.get("days") ?? "");
    setMaking(true);
    await onMake({
      label: String(values.get("label") ?? ""),
      can_comment: values.get("can_comment") !== null,
      days: days === "" ? null : Number(days),
    });
    setMaking(false);
    form.reset();
  };
  return (
    <form
      className="mt-4 grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void make(event.currentTarget);
      }}
    >
      <TextField label="Who is it for?" name="label" optional maxLength={60} />
      <Select label="Works for" name="days" defaultValue="" options={ends} />
      <Checkbox className="sm:col-span-2" label="They may comment" name="can_comment" />
      <Button type="submit" size="sm" pending={isMaking} className="justify-self-start">
        Create link
      </Button>
    </form>
  );
}
