import { useId, useState } from "react";
import type { ProShowroom } from "../../contract/pro-showroom.ts";
import { api } from "../api.ts";
import { buttonClass } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";

export type KeptPicture = NonNullable<ProShowroom["branding"]["logo"]>;

const sendToShowroom = (picture: File) =>
  api("POST /api/pro/showroom/pictures", { body: { picture }, multipart: true });

/** A picture to send, and the one that is there. */
export function PicturePicker({
  label,
  kept,
  onChange,
  send: sendFile = sendToShowroom,
}: {
  label: string;
  kept: KeptPicture | null;
  onChange: (kept: KeptPicture | null) => void;
  /** Where it goes; a pro's showroom unless told. */
  send?: (file: File) => Promise<{ data: KeptPicture }>;
}) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    try {
      onChange((await sendFile(file)).data);
    } catch {
      // a toast has said why
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {kept && (
        <span className="block w-24 shrink-0 border border-hairline bg-white">
          <Picture picture={{ ...kept.picture, placeholder: "#ffffff" }} alt={label} sizes="96px" />
        </span>
      )}
      <label
        htmlFor={id}
        className={`${buttonClass("secondary")} cursor-pointer focus-within:outline-2 focus-within:outline-ink`}
      >
        {isSending ? "Sending" : `${kept ? "Replace" : "Choose"} ${label}`}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          className="sr-only"
          disabled={isSending}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      {kept && (
        <button type="button" className={buttonClass("quiet")} onClick={() => onChange(null)}>
          Remove {label}
        </button>
      )}
      <span className="text-graphite text-sm">PNG, JPEG, WebP or GIF, at most 4 MB</span>
    </div>
  );
}
