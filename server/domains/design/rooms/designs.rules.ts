import { ownValue } from "../../../../domain/orders/own-value.ts";

/** The area of the house: `Floor`, `Shower`, `Walls`, `Fixtures`. */
export function areaOfPlace(place: string): string {
  const [kind = ""] = place.split(":", 1);
  return ownValue(areas, kind) ?? "Fixtures";
}

const areas: Record<string, string> = {
  floor: "Floor",
  ceiling: "Ceiling",
  base: "Trim",
  crown: "Trim",
  wall: "Walls",
  wainscot: "Walls",
  side: "Walls",
  backsplash: "Backsplash",
  countertop: "Countertop",
  shower: "Shower",
  coping: "Pool",
};
