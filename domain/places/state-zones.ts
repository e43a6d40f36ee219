import { marketZone } from "../days/calendar.ts";

/** The zone of most people of a state that has two; Arizona keeps no daylight saving time. */
const zones: Readonly<Record<string, string>> = {
  "America/New_York": "CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV",
  "America/Chicago": "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "Pacific/Pago_Pago": "AS",
  "Pacific/Guam": "GU MP",
  "America/Puerto_Rico": "PR VI",
};

const zoneByState = new Map(
  Object.entries(zones).flatMap(([zone, states]) => states.split(" ").map((state) => [state, zone] as const)),
);

/** The time zone in which a state counts its days; the marketplace's own for a code without one. */
export const stateZone = (state: string): string => zoneByState.get(state) ?? marketZone;
