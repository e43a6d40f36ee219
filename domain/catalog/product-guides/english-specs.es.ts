import catalog from "../../../content/spanish/catalog.json" with { type: "json" };
import type { englishSpecs as english } from "./english-specs.ts";

const known = new Map(Object.entries(catalog.values).map(([word, said]) => [said.toLowerCase(), word]));
const inEnglish = (value: string): string => known.get(value.toLowerCase()) ?? value;

/** Pages get specifications in Spanish, one value or several: guides ask for `marble`, not for `mármol`. */
export const englishSpecs: typeof english = (specs) =>
  Object.fromEntries(
    Object.entries(specs).map(([key, value]) => {
      const whole = inEnglish(value);
      return [key, whole === value ? value.split(", ").map(inEnglish).join(", ") : whole];
    }),
  );
