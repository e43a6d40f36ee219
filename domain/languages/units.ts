import { readCookie } from "../showrooms/cookies.ts";

/** How pages write lengths and areas: in feet and inches, or in metric. */
export const unitSystems = ["feet", "metric"] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const isUnitSystem = (value: unknown): value is UnitSystem => unitSystems.some((one) => one === value);

/** The units that a visitor chose, by the `Cookie` header of a request; undefined if they chose none. */
export function chosenUnits(cookies: string | null): UnitSystem | undefined {
  const value = readCookie("units", cookies ?? "");
  return isUnitSystem(value) ? value : undefined;
}

/** The same; feet and inches if they chose none. */
export const unitsIn = (cookies: string | null): UnitSystem => chosenUnits(cookies) ?? "feet";
