import { clsx } from "clsx";
import { type DragEvent, type RefObject, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { FieldMessage } from "../../../../ui/field.tsx";
import { chosenFile, droppedFiles, type PathFile } from "./path-file.ts";

const isFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Takes a file, or several that belong together, by drag and drop or by its button. */
export function FileDrop({
  label,
  hint,
  accept,
  isSending,
  isFull = false,
  problem,
  takesSeveral = false,
  onFiles,
}: {
  label: string;
  hint: string;
  accept: string;
  isSending: boolean;
  isFull?: boolean;
  problem: string | undefined;
  /** For what may come in several files or in a folder. */
  takesSeveral?: boolean;
  onFiles: (files: PathFile[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: PathFile[]) => {
    if (files.length > 0 && !isSending && !isFull) onFiles(takesSeveral ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse
    <div
      className={clsx("border border-dashed p-5", isOver ? "border-ink bg-sunk" : "border-edge")}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer).then(take);
      }}
    >
      <HiddenInput
        name={`${label}: file`}
        input={input}
        accept={accept}
        isMultiple={takesSeveral}
        take={take}
      />
      {takesSeveral && <HiddenInput name={`${label}: folder`} input={folder} isFolder take={take} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          pending={isSending}
          disabled={isFull}
          onClick={() => input.current?.click()}
        >
          {isSending ? "Checking…" : label}
        </Button>
        {takesSeveral && (
          <Button
            variant="quiet"
            className="max-md:hidden"
            disabled={isSending || isFull}
            onClick={() => folder.current?.click()}
          >
            Choose a folder
          </Button>
        )}
        <span className="text-graphite text-sm max-md:hidden">or drop it here</span>
      </div>
      <p className="mt-2 text-graphite text-sm">{hint}</p>
      <div role="alert">{problem && <FieldMessage id={`${label}-problem`} message={problem} />}</div>
    </div>
  );
}

function HiddenInput({
  name,
  input,
  accept,
  isMultiple = false,
  isFolder = false,
  take,
}: {
  name: string;
  input: RefObject<HTMLInputElement | null>;
  accept?: string;
  isMultiple?: boolean;
  isFolder?: boolean;
  take: (files: PathFile[]) => void;
}) {
  return (
    <input
      ref={(element) => {
        input.current = element;
        // React's types do not know it
        if (isFolder) element?.setAttribute("webkitdirectory", "");
      }}
      type="file"
      accept={accept}
      multiple={isMultiple}
      aria-label={name}
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        take([...(event.target.files ?? [])].map(chosenFile));
        event.target.value = "";
      }}
    />
  );
}
