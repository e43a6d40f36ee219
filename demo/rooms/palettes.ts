import type { Palette } from "./palette.types.ts";
import { brightPalettes } from "./palettes/bright.ts";
import { calmPalettes } from "./palettes/calm.ts";
import { cityPalettes } from "./palettes/city.ts";
import { countryPalettes } from "./palettes/country.ts";

/** The fourteen styles of the demo marketplace's templates. */
export const palettes: readonly Palette[] = [
  ...brightPalettes,
  ...calmPalettes,
  ...countryPalettes,
  ...cityPalettes,
];
