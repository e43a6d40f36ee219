interface Attribute {
  label: string;
  unit: string;
}

/** The minimum wet friction of a floor that is walked on wet (ANSI A326.3). */
const leastGrip = 0.42;

/** Attributes as words for search: values with their units, labels of the features that a product has. */
export function traitsOf(
  attributes: Readonly<Record<string, unknown>>,
  known: ReadonlyMap<string, Attribute>,
): string[] {
  return Object.entries(attributes).flatMap(([key, value]) => {
    const { label = key, unit = "" } = known.get(key) ?? {};
    if (typeof value === "boolean") return value ? [label] : [];
    if (key === "dcof" && Number(value) >= leastGrip) return [`${value}`, "Slip Resistant"];
    return [value].flat().map((each) => `${each} ${unit}`.trim());
  });
}
