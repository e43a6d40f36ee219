/**
 * A product's specifications in words, as the "you also need" rules read them, for one place in a room: tile on a
 * shower's walls gets wet, whatever else it is rated for.
 */
export function specsAt(
  place: string,
  attributes: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  const said = Object.entries(attributes).map(([key, value]) => [key, textOf(value)] as const);
  const { Size: size } = options;
  const specs: Record<string, string> = {
    ...Object.fromEntries(said),
    chosen: Object.values(options).join(", "),
    ...(size && { size }),
  };
  return place.startsWith("shower:") ? { ...specs, use: `${specs.use ?? ""}, Shower wall` } : specs;
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return [value].flat().join(", ");
}
