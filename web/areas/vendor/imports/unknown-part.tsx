import type { ImportChoices, ImportReport } from "../../../../contract/catalog/vendor-imports.ts";
import { plural } from "../../../ui/format.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { CategoryField } from "./category-field.tsx";
import { Part } from "./part.tsx";
import type { Draft } from "./use-draft.ts";

const rowsOf = (rows: number) => plural(rows, "row");
const rowsNeed = (rows: number, what: string) => `${rowsOf(rows)} ${rows === 1 ? "needs" : "need"} ${what}`;

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
    <Part title="Other currencies" detail={rowsNeed(rows, "an exchange rate")} isOpen>
      <div className="grid max-w-[40rem] gap-4 sm:grid-cols-2">
        {currencies.map(({ code, rows: count }) => (
          <TextField
            key={code}
            label={`US dollars per 1 ${code}`}
            hint={rowsOf(count)}
            inputMode="decimal"
            placeholder="1.08"
            value={draft.rates.get(code) ?? ""}
            error={
              draft.rates.get(code) && !(Number(draft.rates.get(code)) > 0)
                ? "Enter a number such as 1.08."
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
  if (categories.length === 0) return null;
  const rows = categories.reduce((sum, one) => sum + one.rows, 0);
  return (
    <Part title="Unknown categories" detail={rowsNeed(rows, "a category")} isOpen>
      <ul className="grid gap-6">
        {categories.map(({ name, rows: count, suggestions }) => (
          <li key={name}>
            <CategoryField
              label={name ? `Category for “${name}”` : "Category for rows without one"}
              hint={`${rowsOf(count)}. Type to search, then choose a category.`}
              choices={choices}
              chosen={name ? draft.categories.get(name) : draft.single.blank_category}
              suggestions={suggestions}
              onChoose={(slug) =>
                name ? draft.chooseCategory(name, slug) : draft.say({ blank_category: slug })
              }
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
