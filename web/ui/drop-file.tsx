import { DropZone } from "./drop-zone.tsx";
import { formatBytes } from "./format-bytes.ts";

/** Takes one file, by choice or by drop. */
export function DropFile({
  file,
  onFile,
  ...zone
}: {
  label: string;
  hint: string;
  accept: string;
  file: File | undefined;
  onFile: (file: File) => void;
  error: string | undefined;
  isOptional?: boolean;
}) {
  return (
    <DropZone {...zone} className="content-start" zoneClass="min-h-28" onFiles={([first]) => onFile(first!)}>
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
    </DropZone>
  );
}
