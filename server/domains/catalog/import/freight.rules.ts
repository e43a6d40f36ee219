import { type FreightClass, freightClasses } from "../../../../contract/catalog/freight-classes.ts";

const known: ReadonlySet<string> = new Set(freightClasses);
const isKnown = (text: string): text is FreightClass => known.has(text);

/**
 * The freight class in a cell: "parcel", "oversize", "LTL", "Class 77.5", "70", or yes and no of a column that only asks
 * whether it ships by freight. Null for anything else.
 */
export function readFreightClass(cell: string): FreightClass | null {
  const text = cell
    .toLowerCase()
    .replaceAll(/[\s_/-]+/g, " ")
    .trim();
  if (/^(y|yes|true|1|x)$/.test(text)) return "freight";
  if (/^(n|no|false|0|)$/.test(text)) return "parcel";
  if (/^((small|standard) )?(parcel|package|ground)$/.test(text)) return "parcel";
  if (/^(oversized?|large|long|heavy)( (parcel|package|ground))?$/.test(text)) return "oversize_parcel";
  const found = /^(?:(?:ltl|freight|truck|pallet|nmfc|class|,|:) ?)*(\d+(?:\.\d+)?)?$/.exec(text);
  if (!found) return null;
  const freight = found[1] === undefined ? "freight" : `freight_${Number(found[1])}`;
  return isKnown(freight) ? freight : null;
}

/** A list that only says "freight" keeps the class that is known already. */
export const freightAfter = (said: FreightClass | undefined, before: FreightClass): FreightClass =>
  said === undefined || (said === "freight" && before.startsWith("freight")) ? before : said;
