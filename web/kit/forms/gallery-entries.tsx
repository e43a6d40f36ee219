import { TextArea, TextField } from "../../ui/text-field.tsx";
import { Entries } from "./entries.tsx";
import { type KeptPicture, PicturePicker } from "./picture-picker.tsx";

interface GalleryEntry {
  title: string;
  text: string;
  picture: KeptPicture | null;
}

/** Finished projects with a picture, a title and what was done; added, moved and removed. */
export function GalleryEntries({
  title,
  addLabel,
  titleLabel,
  namelessWords,
  gallery,
  onChange,
  errorOf,
}: {
  title: string;
  addLabel: string;
  /** Of the field for an entry's title. */
  titleLabel: string;
  /** What an entry without a title is called, for the names of its buttons. */
  namelessWords: string;
  gallery: readonly GalleryEntry[];
  onChange: (gallery: GalleryEntry[]) => void;
  errorOf: (field: string) => string | undefined;
}) {
  return (
    <Entries
      title={title}
      entries={gallery}
      most={24}
      addLabel={addLabel}
      nameOf={(entry) => entry.title || namelessWords}
      onAdd={() => onChange([...gallery, { title: "", text: "", picture: null }])}
      onChange={onChange}
    >
      {(entry, at, replace) => (
        <>
          <PicturePicker label="picture" kept={entry.picture} onChange={(picture) => replace({ picture })} />
          <TextField
            label={titleLabel}
            value={entry.title}
            onChange={(event) => replace({ title: event.target.value })}
            error={errorOf(`gallery.${at}.title`)}
          />
          <TextArea
            label="What you did"
            optional
            rows={2}
            value={entry.text}
            onChange={(event) => replace({ text: event.target.value })}
            error={errorOf(`gallery.${at}.text`)}
          />
        </>
      )}
    </Entries>
  );
}
