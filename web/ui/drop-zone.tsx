import { clsx } from "clsx";
import { Upload } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FieldMessage } from "./field.tsx";

/** Takes files by choice or by drop. `children` is in the zone, such as what is to be dropped; `below` follows it. */
export function DropZone({
  label,
  hint,
  accept,
  takesMany = false,
  error,
  isOptional = false,
  className,
  zoneClass,
  onFiles,
  below,
  children,
}: {
  label: string;
  hint: ReactNode;
  accept: string;
  takesMany?: boolean;
  error: string | undefined;
  isOptional?: boolean;
  className?: string;
  zoneClass: string;
  /** Gets one file or more, and only the first unless it takes many. */
  onFiles: (files: readonly File[]) => void;
  below?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, takesMany ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (!input.current?.files?.length) return;
    take(input.current.files);
    input.current.value = "";
  });
  // what was chosen before the page's scripts ran
  useEffect(() => takeEarly(), []);
  return (
    <div className={clsx("grid gap-1.5", className)}>
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
          take(event.dataTransfer.files);
        }}
        className={clsx(
          "flex cursor-pointer flex-wrap items-center justify-center gap-3 rounded-sm border border-dashed px-4 py-5 text-center",
          "focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2",
          isOver ? "border-ink bg-sunk" : error ? "border-bad" : "border-edge hover:border-ink",
          zoneClass,
        )}
      >
        <Upload aria-hidden size={20} />
        {children}
        <input
          ref={input}
          type="file"
          multiple={takesMany}
          accept={accept}
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
        {hint}
      </p>
      <FieldMessage id={`${id}-error`} message={error} />
      {below}
    </div>
  );
}
