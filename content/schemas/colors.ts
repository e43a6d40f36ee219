import { z } from "zod";
import { hexColor } from "./values.ts";

const word = z.string().regex(/^[a-z]+$/, "Write one word in small letters.");

/** Colors by the trade's words for finishes. */
export const finishes = z.record(word, hexColor);

/** Color families, with words that occur in the names of their colors and finishes. */
export const families = z.record(word, z.array(word));
