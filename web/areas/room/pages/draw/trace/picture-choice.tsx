import { Camera, ImageUp } from "lucide-react";
import { type ReactNode, useId } from "react";
import { buttonClass } from "../../../../../ui/button.tsx";
import { pictureTypes } from "./picture-file.ts";

/** Chooses a picture or a PDF, or takes a photo where there is a camera to hold. */
export default function PictureChoice({ onFile, isBusy }: { onFile: (file: File) => void; isBusy: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        accept={pictureTypes}
        icon={<ImageUp aria-hidden size={18} />}
        onFile={onFile}
        isBusy={isBusy}
      >
        {isBusy ? "Opening" : "Choose a picture or PDF"}
      </FileButton>
      <div className="hidden pointer-coarse:block">
        <FileButton
          accept="image/*"
          capture
          icon={<Camera aria-hidden size={18} />}
          onFile={onFile}
          isBusy={isBusy}
        >
          Take a photo
        </FileButton>
      </div>
    </div>
  );
}

function FileButton({
  accept,
  capture,
  icon,
  onFile,
  isBusy,
  children,
}: {
  accept: string;
  capture?: boolean;
  icon: ReactNode;
  onFile: (file: File) => void;
  isBusy: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        capture={capture ? "environment" : undefined}
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
        className={`${buttonClass("secondary", "md")} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`}
      >
        {icon}
        {children}
      </label>
    </>
  );
}
