const words: Record<string, { one: string; many: string }> = {
  Box: { one: "box", many: "boxes" },
  Piece: { one: "piece", many: "pieces" },
  "Square foot": { one: "sq ft", many: "sq ft" },
  "Linear foot": { one: "linear ft", many: "linear ft" },
  Gallon: { one: "gallon", many: "gallons" },
  Roll: { one: "roll", many: "rolls" },
  Pallet: { one: "pallet", many: "pallets" },
  Set: { one: "set", many: "sets" },
};

/** The name of a sales unit: "box", "boxes", "sq ft". */
export function unitWord(unit: string, amount = 1): string {
  const word = words[unit] ?? { one: unit.toLowerCase(), many: `${unit.toLowerCase()}s` };
  return amount === 1 ? word.one : word.many;
}

/** What a price is for, written after its amount: "per box", "per sq ft", and "each" for a piece. */
export const perUnit = (unit: string): string =>
  unit === "Piece" || unit === "" ? "each" : `per ${unitWord(unit)}`;
