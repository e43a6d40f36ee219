import { useId } from "react";
import type { ImportChoices, ImportReport } from "../../../contract/vendor-imports.ts";
import { plural } from "../../ui/format.ts";
import { TextField } from "../../ui/text-field.tsx";
import { Part } from "./part.tsx";
import type { Draft } from "./use-draft.ts";

const rowsOf = (rows: number) => plural(rows, "row");

/** Currencies without a rate; their rows are left out until there is one. */
export function CurrenciesPart({
  currencies,
  draft,
}: {
  currencies: ImportReport["unknown_currencies"];
  draft: Draft;
}) {
  if (currencies.length === 0) return null;
  const rows = currencies.reduce((sum, one) => sum + one.rows, 0);
  return (
    <Part title="Other currencies" detail={`${rowsOf(rows)} left out until you enter the rate`} isOpen>
      <div className="grid max-w-[40rem] gap-4 sm:grid-cols-2">
        {currencies.map(({ code, rows: count }) => (
          <TextField
            key={code}
            label={`What one ${code} costs, in US dollars`}
            hint={rowsOf(count)}
            inputMode="decimal"
            placeholder="1.08"
            value={draft.rates.get(code) ?? ""}
            error={
              draft.rates.get(code) && !(Number(draft.rates.get(code)) > 0)
                ? "Write a number such as 1.08."
                : undefined
            }
            onChange={(event) => draft.setRate(code, event.target.value.replace(",", "."))}
          />
        ))}
      </div>
    </Part>
  );
}

/** Categories that are not ours; each is given one of ours, found by its name. */
export function CategoriesPart({
  categories,
  choices,
  draft,
}: {
  categories: ImportReport["unknown_categories"];
  choices: ImportChoices;
  draft: Draft;
}) {
  const list = useId();
  if (categories.length === 0) return null;
  const rows = categories.reduce((sum, one) => sum + one.rows, 0);
  return (
    <Part title="Unknown categories" detail={`${rowsOf(rows)} left out until you choose`} isOpen>
      <datalist id={list}>
        {choices.categories.map(({ slug, path }) => (
          <option key={slug} value={path} />
        ))}
      </datalist>
      <ul className="grid gap-6">
        {categories.map((category) => (
          <Category key={category.name} {...{ category, choices, draft, list }} />
        ))}
      </ul>
    </Part>
  );
}

function Category({
  category: { name, rows, suggestions },
  choices,
  draft,
  list,
}: {
  category: ImportReport["unknown_categories"][number];
  choices: ImportChoices;
  draft: Draft;
  list: string;
}) {
  const chosen = draft.categories.get(name);
  const pathOf = (slug: string) => choices.categories.find((one) => one.slug === slug)?.path ?? slug;
  return (
    <li className="grid max-w-[48rem] gap-2">
      <TextField
        // a suggestion fills the field anew
        key={chosen ?? ""}
        label={`“${name}” is`}
        hint={`${rowsOf(rows)}. Type a part of the name and choose one of the categories.`}
        list={list}
        autoComplete="off"
        defaultValue={chosen ? pathOf(chosen) : ""}
        onChange={(event) => {
          const found = choices.categories.find(({ path }) => path === event.target.value);
          if (found || event.target.value === "") draft.chooseCategory(name, found?.slug);
        }}
      />
      {!chosen && suggestions.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          <span className="inline-flex min-h-11 items-center text-graphite md:min-h-8">Maybe</span>
          {suggestions.map((slug) => (
            <button
              key={slug}
              type="button"
              className="link inline-flex min-h-11 items-center text-left md:min-h-8"
              onClick={() => draft.chooseCategory(name, slug)}
            >
              {pathOf(slug)}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}
