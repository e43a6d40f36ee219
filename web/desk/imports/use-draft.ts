import { useState } from "react";
import type { ImportReport, SaidSettings } from "../../../contract/vendor-imports.ts";

type Column = ImportReport["columns"][number];
type Single = Pick<SaidSettings, "price_basis" | "length_unit" | "category">;

/** What is said on the page and not yet sent. */
export function useDraft() {
  const [columns, setColumns] = useState<ReadonlyMap<number, string>>(new Map());
  const [categories, setCategories] = useState<ReadonlyMap<string, string>>(new Map());
  const [rates, setRates] = useState<ReadonlyMap<string, string>>(new Map());
  const [single, setSingle] = useState<Single>({});

  const isEmpty =
    columns.size +
      categories.size +
      [...rates.values()].filter(isRate).length +
      Object.keys(single).length ===
    0;

  return {
    ...{ columns, categories, rates, single, isEmpty },
    chooseColumn: (place: number, holds: string) => setColumns(new Map([...columns, [place, holds]])),
    chooseCategory: (theirs: string, slug: string | undefined) => {
      const next = new Map(categories);
      if (slug) next.set(theirs, slug);
      else next.delete(theirs);
      setCategories(next);
    },
    setRate: (code: string, text: string) => setRates(new Map([...rates, [code, text]])),
    say: (said: Single) => setSingle({ ...single, ...said }),
    clear() {
      setColumns(new Map());
      setCategories(new Map());
      setRates(new Map());
      setSingle({});
    },
    /** As the API takes it. */
    settings: (all: readonly Column[]): SaidSettings => ({
      ...single,
      columns: Array.from(columns, ([place, holds]) => [nameOf(place, all), holds]),
      categories: [...categories],
      rates: [...rates].filter(([, text]) => isRate(text)).map(([code, text]) => [code, Number(text)]),
    }),
  };
}
export type Draft = ReturnType<typeof useDraft>;

const isRate = (text: string) => Number(text) > 0 && Number(text) <= 1_000_000;

/** By its title, so that the next list may have the column in another place. */
function nameOf(place: number, all: readonly Column[]): string {
  const title = all.find((column) => column.place === place)?.title ?? "";
  const isAlone = all.filter((column) => column.title.toLowerCase() === title.toLowerCase()).length === 1;
  return title !== "" && isAlone ? title : `#${place}`;
}
