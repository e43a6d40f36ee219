import { Download } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../api-call.ts";
import { saveFile } from "../save-file.ts";
import { Button } from "../ui/button.tsx";

const formats = [
  { format: "csv", label: "Save as CSV" },
  { format: "xlsx", label: "Save as Excel" },
] as const;

type Format = (typeof formats)[number]["format"];

/** A list as a file that the server makes. */
export function SaveAs({ load }: { load: (format: Format) => Promise<File> }) {
  const [saving, setSaving] = useState<Format>();
  const save = async (format: Format) => {
    setSaving(format);
    try {
      saveFile(await load(format));
    } catch (error) {
      // a toast has said why
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden size={16} />}
          pending={saving === format}
          disabled={saving !== undefined}
          onClick={() => void save(format)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
