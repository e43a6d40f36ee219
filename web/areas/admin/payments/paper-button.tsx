import { FileDown } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../client/api-call.ts";
import { saveFile } from "../../../client/save-file.ts";
import { Button } from "../../../ui/button.tsx";

/** Saves a PDF that is made when it is asked for. */
export function PaperButton({ name, load }: { name: string; load: () => Promise<File> }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(await load());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileDown aria-hidden size={16} />}
      pending={isSaving}
      onClick={() => void save()}
    >
      {`${name} (PDF)`}
    </Button>
  );
}
