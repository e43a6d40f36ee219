/**
 * How a product ships: as a parcel, as a parcel that carriers charge as oversize, or on a pallet by freight truck
 * (less than truckload), with its NMFC class where the vendor knows it. Without zod, since pages load them.
 */
export const freightClasses = [
  "parcel",
  "oversize_parcel",
  "freight",
  "freight_50",
  "freight_55",
  "freight_60",
  "freight_65",
  "freight_70",
  "freight_77.5",
  "freight_85",
  "freight_92.5",
  "freight_100",
  "freight_110",
  "freight_125",
  "freight_150",
  "freight_175",
  "freight_200",
  "freight_250",
  "freight_300",
  "freight_400",
  "freight_500",
] as const;
export type FreightClass = (typeof freightClasses)[number];

/** What a customer needs to know of it. */
export const waysToShip = ["parcel", "oversize_parcel", "freight"] as const;
export type WayToShip = (typeof waysToShip)[number];
