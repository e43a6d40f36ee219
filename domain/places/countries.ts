import table from "../../content/countries.json" with { type: "json" };

/** A country in the list of dial codes. */
export interface Country {
  name: string;
  /** With its plus sign: "+1". */
  dial_code: string;
  /** ISO 3166-1, two letters. */
  code: string;
}

/** Every country and territory with its own dial code, by name. */
export const countries: readonly Country[] = table;
