import { FileUp } from "lucide-react";
import { useId } from "react";
import { buttonClass } from "../../../../ui/button.tsx";

/** Takes a plan's file. */
export function ImportButton({ onFile, isBusy }: { onFile: (file: File) => void; isBusy: boolean }) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className="peer sr-only"
        disabled={isBusy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass("secondary", "sm")} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`}
      >
        <FileUp aria-hidden size={18} />
        {isBusy ? "Importing" : "Import"}
      </label>
    </>
  );
}
