import { brightPalettes } from "./bright.ts";
import { calmPalettes } from "./calm.ts";
import { cityPalettes } from "./city.ts";
import { countryPalettes } from "./country.ts";
import type { Palette } from "./palette.types.ts";

/** The styles that rooms are furnished in. */
export const palettes: readonly Palette[] = [
  ...brightPalettes,
  ...calmPalettes,
  ...countryPalettes,
  ...cityPalettes,
];
