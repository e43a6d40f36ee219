import { useId, useState } from "react";
import { type LookWords, lookSentence } from "../../../../domain/designer/look/look-words.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { FieldMessage } from "../../../ui/field.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { useBusy } from "../../../ui/use-busy.ts";
import { largestPicture_bytes, readLook } from "./read-look.ts";

const accept = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

/** The look of a picture: its colors and materials as chips to remove, then words of the brief. */
export default function PictureLook({
  text,
  longest,
  onChange,
}: {
  text: string;
  /** Characters of a brief. */
  longest: number;
  onChange: (part: Partial<Draft>) => void;
}) {
  const id = useId();
  const { isBusy, once } = useBusy();
  const [look, setLook] = useState<LookWords>();
  const [problem, setProblem] = useState<string>();
  const read = (file: File | undefined) =>
    once(async () => {
      if (!file) return;
      setProblem(undefined);
      setLook(undefined);
      if (file.size > largestPicture_bytes) return setProblem("Choose a picture of at most 10 MB.");
      try {
        const found = await readLook(file);
        if (found.colors.length === 0) return setProblem("We found no colors in this picture.");
        setLook(found);
      } catch {
        setProblem("This browser can't read that picture. Choose a JPEG, PNG or WebP file.");
      }
    });
  const add = ({ colors, materials }: LookWords) => {
    const sentence = lookSentence(
      colors.map(({ word }) => word),
      materials,
    );
    const before = text.trim();
    const next = before === "" ? sentence : `${before}${/[.!?]$/.test(before) ? "" : "."} ${sentence}`;
    if (next.length > longest) return setProblem("Your brief is too long for more words.");
    onChange({ text: next });
    setLook(undefined);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mt-5">
      <h2 id={`${id}-title`} className="font-medium text-sm">
        Or take the colors from a picture
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className={`${buttonClass("secondary", "sm")} cursor-pointer has-focus-visible:outline-3`}>
          {isBusy ? "Reading the picture" : "Choose a picture"}
          <input
            type="file"
            accept={accept}
            className="sr-only"
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
        <p id={`${id}-hint`} className="text-graphite text-sm">
          It stays in your browser. We only read its colors.
        </p>
      </div>
      <FieldMessage id={`${id}-error`} message={problem} />
      {look && <Found look={look} onChange={setLook} onAdd={() => add(look)} />}
    </section>
  );
}

function Found({
  look: { colors, materials },
  onChange,
  onAdd,
}: {
  look: LookWords;
  onChange: (look: LookWords | undefined) => void;
  onAdd: () => void;
}) {
  const set = (next: LookWords) =>
    onChange(next.colors.length + next.materials.length > 0 ? next : undefined);
  return (
    <div className="mt-3 border-ink border-l-4 pl-4">
      <ul aria-label="From the picture" className="flex flex-wrap gap-2">
        {colors.map(({ word, hex }) => (
          <li key={word}>
            <Chip
              removeLabel={`Remove ${word}`}
              onRemove={() => set({ materials, colors: colors.filter((each) => each.word !== word) })}
            >
              <Swatch label="" color={hex} size={18} />
              {word}
            </Chip>
          </li>
        ))}
        {materials.map((word) => (
          <li key={word}>
            <Chip
              removeLabel={`Remove ${word}`}
              onRemove={() => set({ colors, materials: materials.filter((each) => each !== word) })}
            >
              {word}
            </Chip>
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={onAdd}>
        Add to your brief
      </Button>
    </div>
  );
}
