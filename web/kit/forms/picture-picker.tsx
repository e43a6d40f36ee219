import { useEffect, useId, useRef, useState } from "react";
import type { ProShowroom } from "../../../contract/showrooms/pro-showroom.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { buttonClass } from "../../ui/button.tsx";
import { FieldMessage } from "../../ui/field.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useBusy } from "../../ui/use-busy.ts";

export type KeptPicture = NonNullable<ProShowroom["branding"]["logo"]>;

const sendToShowroom = (picture: File) =>
  api("POST /api/pro/showroom/pictures", { body: { picture }, multipart: true, feedback: "none" });

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
  /** Sends the file, by default to the pro's showroom. It must show no toast: errors are shown below the picture. */
  send?: (file: File) => Promise<{ data: KeptPicture }>;
}) {
  const id = useId();
  const { isBusy: isSending, once } = useBusy();
  const [problem, setProblem] = useState<string>();
  // what is typed beside it while it is on its way must not be lost
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const send = (file: File | undefined) =>
    once(async () => {
      if (!file) return;
      setProblem(undefined);
      try {
        const { data } = await sendFile(file);
        latest.current(data);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(Object.values(error.errors)[0]?.[0] ?? error.message);
      }
    });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {kept && (
        <span className="block shrink-0 border border-hairline bg-white">
          <Logo picture={kept.picture} width_px={160} height_px={96} alt={label} />
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
          aria-describedby={problem && `${id}-problem`}
          aria-invalid={problem ? true : undefined}
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
      <div role="alert" className="basis-full empty:hidden">
        <FieldMessage id={`${id}-problem`} message={problem} />
      </div>
    </div>
  );
}
