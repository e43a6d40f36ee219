import type { Trait } from "./styles.ts";

/** What leaning one way or the other is called, in the middle of a sentence. */
export const traitWords: Record<Trait, readonly [more: string, less: string]> = {
  warm: ["warm colors", "cool colors"],
  light: ["bright rooms", "darker rooms"],
  detailed: ["detail and pattern", "plain surfaces"],
  classic: ["classic shapes", "new shapes"],
  natural: ["natural materials", "polished materials"],
};
