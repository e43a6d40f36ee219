import { clsx } from "clsx";
import { Upload } from "lucide-react";
import { useId, useState } from "react";
import { FieldMessage } from "./field.tsx";
import { formatBytes } from "./format-bytes.ts";

/** Takes one file, by choice or by drop. */
export function DropFile({
  label,
  hint,
  accept,
  file,
  onFile,
  error,
  isOptional = false,
}: {
  label: string;
  hint: string;
  accept: string;
  file: File | undefined;
  onFile: (file: File) => void;
  error: string | undefined;
  isOptional?: boolean;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="font-medium text-sm">
        {label}
        {isOptional && <span className="font-normal text-graphite"> (optional)</span>}
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
          const [dropped] = event.dataTransfer.files;
          if (dropped) onFile(dropped);
        }}
        className={clsx(
          "flex min-h-28 cursor-pointer flex-wrap items-center justify-center gap-3 rounded-sm border border-dashed px-4 py-5 text-center",
          "focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2",
          isOver ? "border-ink bg-sunk" : error ? "border-bad" : "border-edge hover:border-ink",
        )}
      >
        <Upload aria-hidden size={20} />
        {file ? (
          <span className="min-w-0 break-words">
            <span className="font-medium">{file.name}</span>{" "}
            <span className="figures text-graphite text-sm">{formatBytes(file.size)}</span>
            <span className="link block text-sm">Choose another</span>
          </span>
        ) : (
          <span>
            <span className="link">Choose a file</span> <span className="max-sm:hidden">or drop it here</span>
          </span>
        )}
        <input
          type="file"
          accept={accept}
          className="sr-only"
          aria-labelledby={`${id}-label`}
          aria-describedby={clsx(`${id}-hint`, error && `${id}-error`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) onFile(chosen);
            event.target.value = "";
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-graphite text-sm">
        {hint}
      </p>
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  );
}
