import { Link } from "react-router";
import type { FieldErrors } from "../../../../../contract/errors.ts";
import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { TextArea, TextField } from "../../../../ui/text-field.tsx";
import type { FrontDraft } from "./front-draft.ts";

const emptyHero = { headline: "", text: "" };

/** The big picture with its words: one of the gallery, or none. */
export function HeroFields({
  gallery,
  hero,
  errors,
  onChange,
}: {
  gallery: ProShowroom["profile"]["gallery"];
  hero: FrontDraft["hero"];
  errors: FieldErrors;
  onChange: (hero: FrontDraft["hero"]) => void;
}) {
  const pictures = gallery.flatMap(({ title, picture }) => (picture ? [{ title, picture }] : []));
  if (pictures.length === 0) {
    return (
      <p className="mt-3 text-graphite">
        The banner uses a picture from your gallery.{" "}
        <Link to="/account/showroom/profile" className="link">
          Add pictures to your profile
        </Link>{" "}
        first.
      </p>
    );
  }
  return (
    <div className="grid gap-5 pt-3">
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">Picture</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          <Choice name="No picture" isChosen={hero === null} onChoose={() => onChange(null)}>
            <span className="grid aspect-4/3 place-items-center bg-sunk text-sm">No picture</span>
          </Choice>
          {pictures.map(({ title, picture }) => (
            <Choice
              key={picture.key}
              name={title}
              isChosen={hero?.picture.key === picture.key}
              onChoose={() => onChange({ ...emptyHero, headline: title, ...hero, picture })}
            >
              <span className="block aspect-4/3 overflow-hidden bg-sunk">
                <Picture picture={picture.picture} alt="" cover sizes="160px" />
              </span>
            </Choice>
          ))}
        </div>
        {errors["front.hero.picture"] && (
          <p className="mt-2 text-bad text-sm">{errors["front.hero.picture"][0]}</p>
        )}
      </fieldset>
      {hero && (
        <>
          <TextField
            label="Headline"
            required
            maxLength={80}
            value={hero.headline}
            onChange={(event) => onChange({ ...hero, headline: event.target.value })}
            error={errors["front.hero.headline"]}
          />
          <TextArea
            label="Text"
            optional
            rows={3}
            maxLength={240}
            value={hero.text}
            onChange={(event) => onChange({ ...hero, text: event.target.value })}
            error={errors["front.hero.text"]}
          />
        </>
      )}
    </div>
  );
}

function Choice({
  name,
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}) {
  return (
    <label className="block cursor-pointer border border-hairline has-checked:border-ink has-checked:outline-1 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-ink">
      {children}
      <span className="flex min-h-9 items-center gap-2 px-2 py-1.5 text-sm">
        <input
          type="radio"
          name="hero"
          className="size-4 shrink-0 accent-ink"
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="min-w-0 truncate">{name}</span>
      </span>
    </label>
  );
}
