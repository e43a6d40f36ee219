import { useId } from "react";
import type { ImportChoices } from "../../../../contract/catalog/vendor-imports.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** One of the shop's categories, found by a part of its name; with those that are likely meant below. */
export function CategoryField({
  label,
  hint,
  choices,
  chosen,
  suggestions,
  onChoose,
}: {
  label: string;
  hint: string;
  choices: ImportChoices;
  chosen: string | undefined;
  /** Slugs. */
  suggestions: readonly string[];
  onChoose: (slug: string | undefined) => void;
}) {
  const list = useId();
  const pathOf = (slug: string) => choices.categories.find((one) => one.slug === slug)?.path ?? slug;
  return (
    <div className="grid max-w-[48rem] gap-2">
      <datalist id={list}>
        {choices.categories.map(({ slug, path }) => (
          <option key={slug} value={path} />
        ))}
      </datalist>
      <TextField
        // a suggestion fills the field anew
        key={chosen ?? ""}
        label={label}
        hint={hint}
        list={list}
        autoComplete="off"
        defaultValue={chosen ? pathOf(chosen) : ""}
        onChange={(event) => {
          const found = choices.categories.find(({ path }) => path === event.target.value);
          if (found || event.target.value === "") onChoose(found?.slug);
        }}
      />
      {!chosen && suggestions.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          <span className="inline-flex min-h-11 items-center text-graphite md:min-h-8">Suggestions</span>
          {suggestions.map((slug) => (
            <button
              key={slug}
              type="button"
              className="link inline-flex min-h-11 items-center text-left md:min-h-8"
              onClick={() => onChoose(slug)}
            >
              {pathOf(slug)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
