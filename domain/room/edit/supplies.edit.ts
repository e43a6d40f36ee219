import type { RoomDesign } from "../../../contract/design/room-design.ts";

/** The design with a product chosen as a part (`Grout`) for some places, in place of what was chosen for them. */
export function chooseSupply(
  design: RoomDesign,
  part: string,
  sku: string,
  places: readonly string[],
): RoomDesign {
  const others = (design.supplies ?? []).filter((each) => each.part !== part || !places.includes(each.for));
  return { ...design, supplies: [...others, ...places.map((place) => ({ for: place, part, sku }))] };
}

/** The design without a product that was chosen as a part. */
export function removeSupply({ supplies = [], ...rest }: RoomDesign, part: string, sku: string): RoomDesign {
  const left = supplies.filter((each) => each.part !== part || each.sku !== sku);
  return left.length > 0 ? { ...rest, supplies: left } : rest;
}

/** The parts that are chosen for a place. */
export const partsFor = ({ supplies = [] }: RoomDesign, place: string): string[] =>
  supplies.filter((each) => each.for === place).map(({ part }) => part);
