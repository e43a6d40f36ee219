import type { Product } from "../../../../contract/catalog/catalog.ts";
import type { AttributeRow } from "./listing/listing.store.ts";

type Spec = Product["specs"][number];

/**
 * A product's attributes as rows of its table, in attribute order. Attributes with one label, such as a thickness in
 * inches and in millimeters, share a row: `3/8 in. (9.5 mm)`. Such inches are nominal and written the trade's way;
 * other measures are decimals, as in the product's text, so that a row never mixes the two.
 */
export function specsOf(values: Record<string, unknown>, attributes: Attributes): Product["specs"] {
  const ranks = ranksOf(attributes);
  const keys = Object.keys(values).filter((key) => ranks.has(key));
  const nominal = new Set(
    keys
      .map((key) => attributes.get(key)!)
      .filter(({ unit }) => unit === "mm")
      .map(({ label }) => label),
  );
  const rows = new Map<string, Spec>();
  for (const key of keys.sort((a, b) => ranks.get(a)! - ranks.get(b)!)) {
    const attribute = attributes.get(key)!;
    const value = specText(values[key], attribute, nominal.has(attribute.label));
    const same = rows.get(attribute.label);
    if (!same) rows.set(attribute.label, { key, label: attribute.label, value });
    else if (same.value !== value) rows.set(attribute.label, { ...same, value: `${same.value} (${value})` });
  }
  return [...rows.values()];
}

type Attributes = ReadonlyMap<string, AttributeRow>;

const knownRanks = new WeakMap<Attributes, ReadonlyMap<string, number>>();

/** The position of each attribute. */
function ranksOf(attributes: Attributes): ReadonlyMap<string, number> {
  const known = knownRanks.get(attributes);
  if (known) return known;
  const ranks = new Map([...attributes.keys()].map((key, rank) => [key, rank]));
  knownRanks.set(attributes, ranks);
  return ranks;
}

function specText(value: unknown, { unit, kind }: AttributeRow, isNominal: boolean): string {
  if (kind === "boolean") return value === true || value === "true" ? "Yes" : "No";
  const text = [value]
    .flat()
    .map((one) => (isNominal && unit === "in." && typeof one === "number" ? inchText(one) : String(one)))
    .join(", ");
  return unit && !text.endsWith(unit) ? `${text} ${unit}` : text;
}

/** Inches as the trade writes them: `3/8`, `1-1/4`; anything but sixteenths stays a decimal. */
function inchText(inches: number): string {
  const sixteenths = Math.round(inches * 16);
  // catalogs round to thousandths
  if (sixteenths === 0 || Math.abs(sixteenths / 16 - inches) > 0.0006) return String(inches);
  const whole = Math.floor(sixteenths / 16);
  let [top, bottom] = [sixteenths % 16, 16];
  if (top === 0) return String(whole);
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  return `${whole > 0 ? `${whole}-` : ""}${top}/${bottom}`;
}
