import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../client/save-file.ts";
import { Button } from "../../../ui/button.tsx";

/** Saves a report that the API answers as a file. */
export function SaveReport({ label, load }: { label: string; load: () => Promise<unknown> }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile((await load()) as File);
    } catch {
      // a toast has said why
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden size={16} />}
      pending={isSaving}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
