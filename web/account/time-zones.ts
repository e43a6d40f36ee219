const american = [
  ["America/Los_Angeles", "Pacific, Los Angeles"],
  ["America/Denver", "Mountain, Denver"],
  ["America/Phoenix", "Mountain without daylight saving, Phoenix"],
  ["America/Chicago", "Central, Chicago"],
  ["America/New_York", "Eastern, New York"],
  ["America/Anchorage", "Alaska, Anchorage"],
  ["Pacific/Honolulu", "Hawaii, Honolulu"],
  ["America/Puerto_Rico", "Atlantic, Puerto Rico"],
  ["Pacific/Guam", "Chamorro, Guam"],
] as const;

/** The U.S. time zones, plus the current one if it is not among them. */
export function timeZonesWith(current: string): { value: string; text: string }[] {
  const zones = american.map(([value, text]) => ({ value, text }));
  const isKnown = zones.some(({ value }) => value === current);
  return isKnown ? zones : [...zones, { value: current, text: current.replaceAll("_", " ") }];
}
