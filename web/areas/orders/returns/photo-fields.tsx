import { ImagePlus, X } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { errorText, FieldMessage } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { usePhotos } from "./use-photos.ts";

/** Chooses pictures and shows those that are there. */
export function PhotoFields({
  label,
  hint,
  state: { photos, isSending, refusal, add, drop },
  error,
}: {
  label: string;
  hint: string;
  state: ReturnType<typeof usePhotos>;
  error?: string[] | undefined;
}) {
  const message = refusal || errorText(error);
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium text-sm">{label}</legend>
      <p className="text-graphite text-sm">{hint}</p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ id, file_name, preview }) => (
            <li key={id} className="relative size-24 bg-white">
              <img src={preview.url} alt={file_name} className="size-full object-cover" />
              <span className="absolute top-0 right-0 bg-paper">
                <IconButton label={`Remove ${file_name}`} onClick={() => drop(id)}>
                  <X aria-hidden size={16} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <label
        className={`${buttonClass("secondary")} cursor-pointer justify-self-start focus-within:outline-2`}
      >
        <ImagePlus aria-hidden size={18} />
        {isSending ? "Uploading…" : "Add pictures"}
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          disabled={isSending}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
      <FieldMessage id="photos-error" message={message} />
    </fieldset>
  );
}
