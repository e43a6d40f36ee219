import { clsx } from "clsx";
import { File as FileIcon, Upload, X } from "lucide-react";
import { useId, useState } from "react";
import { documentRules } from "../../../../domain/showrooms/application-documents.ts";
import { FieldMessage } from "../../../ui/field.tsx";
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
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => void (files?.length && documents.add(files));
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="font-medium text-sm">
        {label}
        {optional && <span className="font-normal text-graphite"> (optional)</span>}
      </span>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={clsx(
          "flex min-h-24 cursor-pointer flex-wrap items-center justify-center gap-3 rounded-sm border border-dashed px-4 py-5 text-center",
          "focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2",
          isOver ? "border-ink bg-sunk" : error ? "border-bad" : "border-edge hover:border-ink",
        )}
      >
        <Upload aria-hidden size={20} />
        <span>
          <span className="link">Choose files</span> <span className="max-sm:hidden">or drop them here</span>
        </span>
        <input
          type="file"
          multiple
          accept={accepted}
          className="sr-only"
          aria-labelledby={`${id}-label`}
          aria-describedby={clsx(`${id}-hint`, error && `${id}-error`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-graphite text-sm">
        {hint} PDF or picture, at most {documentRules.words} each; pictures at least {documentRules.width_px}{" "}
        × {documentRules.height_px} pixels.
      </p>
      <FieldMessage id={`${id}-error`} message={error} />
      <ul aria-live="polite" className="divide-y divide-hairline border-hairline empty:hidden border-y">
        {documents.list.map((document) => (
          <DocumentLine
            key={document.key}
            document={document}
            onRemove={() => documents.remove(document.key)}
          />
        ))}
      </ul>
    </div>
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
