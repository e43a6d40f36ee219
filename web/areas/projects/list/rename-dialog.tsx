import { useState } from "react";
import { ApiError } from "../../../client/api-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks for another name. A name that was changed elsewhere in the meantime is shown first. */
export function RenameDialog({
  name,
  rename,
  onClose,
  onStale,
}: {
  name: string;
  rename: (name: string) => Promise<void>;
  onClose: () => void;
  onStale: () => void;
}) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    if (typed.trim() === "") return setProblem("Enter a name.");
    setSaving(true);
    try {
      await rename(typed.trim());
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "stale_version") {
        showToast("warning", error.message);
        onStale();
        return onClose();
      }
      setProblem(error.errors.name?.[0] ?? error.message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog title="Rename" isOpen onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          value={typed}
          maxLength={80}
          autoComplete="off"
          data-first-focus
          error={problem}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" pending={isSaving} className="justify-self-start">
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
