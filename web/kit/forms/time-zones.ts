import { usTimeZones } from "../../../domain/places/us-time-zones.ts";

/** The U.S. time zones, plus the current one if it is not among them. */
export function timeZonesWith(current: string): { value: string; text: string }[] {
  const zones = usTimeZones.map(({ zone, label }) => ({ value: zone as string, text: label as string }));
  const isKnown = zones.some(({ value }) => value === current);
  return isKnown ? zones : [...zones, { value: current, text: current.replaceAll("_", " ") }];
}
