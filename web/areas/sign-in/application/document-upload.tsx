import { clsx } from "clsx";
import { File as FileIcon, X } from "lucide-react";
import { documentRules } from "../../../../domain/showrooms/application-documents.ts";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { formatBytes } from "../../../ui/format-bytes.ts";
import type { Documents, SentDocument } from "./use-documents.ts";

const accepted = documentRules.extensions.map((extension) => `.${extension}`).join(",");

/** Takes files by choice or by drop, and shows the progress of each. */
export function DocumentUpload({
  label,
  hint,
  documents,
  error,
  optional = false,
}: {
  label: string;
  hint: string;
  documents: Documents;
  error: string | undefined;
  optional?: boolean;
}) {
  return (
    <DropZone
      label={label}
      hint={
        <>
          {hint} PDF or picture, at most {documentRules.words} each; pictures at least{" "}
          {documentRules.width_px} × {documentRules.height_px} pixels.
        </>
      }
      accept={accepted}
      takesMany
      error={error}
      isOptional={optional}
      zoneClass="min-h-24"
      onFiles={documents.add}
      below={
        <ul aria-live="polite" className="divide-y divide-hairline border-hairline empty:hidden border-y">
          {documents.list.map((document) => (
            <DocumentLine
              key={document.key}
              document={document}
              onRemove={() => documents.remove(document.key)}
            />
          ))}
        </ul>
      }
    >
      <span>
        <span className="link">Choose files</span> <span className="max-sm:hidden">or drop them here</span>
      </span>
    </DropZone>
  );
}

function DocumentLine({ document, onRemove }: { document: SentDocument; onRemove: () => void }) {
  const { name, size, id, problem } = document;
  return (
    <li className="flex items-center gap-3 py-1">
      <FileIcon aria-hidden size={20} className="shrink-0 text-graphite" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className={clsx("block text-sm", problem ? "text-bad" : "text-graphite")}>
          {problem ?? (id ? `${formatBytes(size)}, received` : "Sending …")}
        </span>
      </span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sunk"
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}
