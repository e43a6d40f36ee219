import { freightClasses } from "../../../../contract/catalog/freight-classes.ts";
import { freightWords } from "../../../../domain/orders/freight-class.ts";

/** Ways to ship, to choose from. */
export const freightChoices = freightClasses.map((value) => ({ value, text: freightWords(value) }));
