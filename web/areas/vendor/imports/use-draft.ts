import { useEffect, useState } from "react";
import type { ImportReport, SaidSettings } from "../../../../contract/catalog/vendor-imports.ts";

type Column = ImportReport["columns"][number];
type Single = Pick<SaidSettings, "price_basis" | "length_unit" | "category" | "blank_category">;
type Meaning = NonNullable<SaidSettings["units"]>[number][1];

interface Said {
  columns: readonly (readonly [place: number, holds: string])[];
  categories: readonly (readonly [theirs: string, slug: string])[];
  rates: readonly (readonly [code: string, text: string])[];
  units: readonly (readonly [theirs: string, meaning: string])[];
  single: Single;
}

const nothing: Said = { columns: [], categories: [], rates: [], units: [], single: {} };

/** What is said on the page and not yet sent. A reload of the page keeps it. */
export function useDraft(id: string) {
  const [said, setSaid] = useState<Said>(nothing);
  useEffect(() => setSaid(kept(id)), [id]);
  const change = (next: Partial<Said>) => {
    const all = { ...said, ...next };
    setSaid(all);
    keep(id, all);
  };
  const columns = new Map(said.columns);
  const categories = new Map(said.categories);
  const rates = new Map(said.rates);
  const units = new Map(said.units);
  const { single } = said;

  const isEmpty =
    columns.size +
      categories.size +
      units.size +
      [...rates.values()].filter(isRate).length +
      Object.keys(single).length ===
    0;

  return {
    columns,
    categories,
    rates,
    units,
    single,
    isEmpty,
    /** Undefined takes the choice back. */
    chooseColumn: (place: number, holds: string | undefined) => {
      if (holds === undefined) columns.delete(place);
      else columns.set(place, holds);
      change({ columns: [...columns] });
    },
    chooseCategory: (theirs: string, slug: string | undefined) => {
      if (slug) categories.set(theirs, slug);
      else categories.delete(theirs);
      change({ categories: [...categories] });
    },
    setRate: (code: string, text: string) => change({ rates: [...rates.set(code, text)] }),
    sayUnit: (theirs: string, meaning: string) => {
      if (meaning) units.set(theirs, meaning);
      else units.delete(theirs);
      change({ units: [...units] });
    },
    say: (now: Single) => {
      const next = Object.entries({ ...single, ...now }).filter(([, value]) => value !== undefined);
      change({ single: Object.fromEntries(next) });
    },
    clear() {
      setSaid(nothing);
      keep(id, nothing);
    },
    /** As the API takes it. */
    settings: (all: readonly Column[]): SaidSettings => ({
      ...single,
      columns: Array.from(columns, ([place, holds]) => [nameOf(place, all), holds]),
      categories: [...categories],
      units: Array.from(units, ([theirs, meaning]) => [theirs, meaning as Meaning]),
      rates: [...rates].filter(([, text]) => isRate(text)).map(([code, text]) => [code, Number(text)]),
    }),
  };
}
export type Draft = ReturnType<typeof useDraft>;

const keyOf = (id: string) => `import_answers_${id}`;

function kept(id: string): Said {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "{}") as Partial<Said>) };
  } catch {
    return nothing;
  }
}

function keep(id: string, said: Said): void {
  try {
    if (said === nothing) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(said));
  } catch {
    // a browser that keeps nothing has the answers until the page is left
  }
}

const isRate = (text: string) => Number(text) > 0 && Number(text) <= 1_000_000;

/** By its title, so that the next list may have the column in another place. */
function nameOf(place: number, all: readonly Column[]): string {
  const title = all.find((column) => column.place === place)?.title ?? "";
  const isAlone = all.filter((column) => column.title.toLowerCase() === title.toLowerCase()).length === 1;
  return title !== "" && isAlone ? title : `#${place}`;
}
