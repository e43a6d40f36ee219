import { freightClasses } from "../../../../contract/freight-classes.ts";
import { freightWords } from "../../../../domain/freight-class.ts";

/** Ways to ship, to choose from. */
export const freightChoices = freightClasses.map((value) => ({ value, text: freightWords(value) }));
