import { Download } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../client/api-call.ts";
import { saveFile } from "../../client/save-file.ts";
import { Button } from "../../ui/button.tsx";

const words = { pdf: "PDF", csv: "CSV", xlsx: "Excel" };

type Format = keyof typeof words;

const tables: readonly ("csv" | "xlsx")[] = ["csv", "xlsx"];

/** A list as a file that the server makes. */
export function SaveAs({ load }: { load: (format: "csv" | "xlsx") => Promise<File> }) {
  return <SaveIn formats={tables} load={load} />;
}

/** What a page shows as a file that the server makes, in one of several formats. */
export function SaveIn<F extends Format>({
  formats,
  load,
}: {
  formats: readonly F[];
  load: (format: F) => Promise<File>;
}) {
  const [saving, setSaving] = useState<F>();
  const save = async (format: F) => {
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
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden size={16} />}
          pending={saving === format}
          disabled={saving !== undefined}
          onClick={() => void save(format)}
        >
          {`Export as ${words[format]}`}
        </Button>
      ))}
    </div>
  );
}
