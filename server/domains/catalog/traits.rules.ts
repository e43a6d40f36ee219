interface Attribute {
  label: string;
  unit: string;
}

/** Attributes as words for search: values with their units, labels of what a product simply has. */
export function traitsOf(
  attributes: Readonly<Record<string, unknown>>,
  known: ReadonlyMap<string, Attribute>,
): string[] {
  return Object.entries(attributes).flatMap(([key, value]) => {
    const { label = key, unit = "" } = known.get(key) ?? {};
    if (typeof value === "boolean") return value ? [label] : [];
    return [value].flat().map((each) => `${each} ${unit}`.trim());
  });
}
