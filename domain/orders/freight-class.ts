import type { FreightClass, WayToShip } from "../../contract/catalog/freight-classes.ts";

/** What the customer sees of a freight class. */
export const shipsAs = (freight: FreightClass): WayToShip =>
  freight === "parcel" || freight === "oversize_parcel" ? freight : "freight";

/** "Parcel", "Freight, NMFC class 77.5": for vendors, purchase orders and packing slips. */
export function freightWords(freight: FreightClass): string {
  if (freight === "parcel") return "Parcel";
  if (freight === "oversize_parcel") return "Oversize parcel";
  const [, nmfc] = freight.split("_");
  return nmfc === undefined ? "Freight" : `Freight, NMFC class ${nmfc}`;
}

/** How it arrives, for the customer. */
export const arrivesBy: Readonly<Record<WayToShip, string>> = {
  parcel: "Arrives by parcel carrier.",
  oversize_parcel:
    "Arrives by parcel carrier in long or heavy boxes. Have a second person there to carry them.",
  freight:
    "Arrives by freight truck, at the curb. The carrier calls to make an appointment; someone has to be there.",
};

const biggest: readonly WayToShip[] = ["freight", "oversize_parcel", "parcel"];

/** How several products of a vendor arrive: each way once, the biggest first. */
export const waysIn = (ways: Iterable<WayToShip>): WayToShip[] => {
  const all = new Set(ways);
  return biggest.filter((way) => all.has(way));
};
