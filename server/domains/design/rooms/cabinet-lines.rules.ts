import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { cabinetLines } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { alsoNeeded } from "../../../../domain/catalog/also-needed/also-needed.ts";
import { specsAt } from "../../../../domain/catalog/also-needed/specs-at.ts";

type Line = EndpointReply<typeof cabinetLines>["data"]["lines"][number];

/** A base cabinet of this width is what lines are compared by, inches. */
const compared_in = 24;

/** The line of a cabinet; null for what belongs to none: glass doors, outdoor kitchens. */
export function lineOf({ brand, model, options, category }: RoomProduct): string | null {
  const door = model?.params.door;
  const isCabinet = category.above?.includes("cabinets") || category.slug_url === "cabinets";
  if (!isCabinet || typeof door !== "string" || door === "glass" || !options.Finish) return null;
  return [brand, door, options.Finish].join(" | ");
}

/** The lines that are made in several widths of base cabinets, the least expensive first. */
export function linesOf(cabinets: readonly RoomProduct[]): Line[] {
  const bases = cabinets.filter(({ model }) => model?.params.layout === "drawer-door");
  const groups = Map.groupBy(bases, lineOf);
  return [...groups]
    .flatMap(([id, group]): Line[] => {
      const far = ({ size }: RoomProduct) => Math.abs(size.width_in - compared_in);
      const [shown] = [...group].sort((a, b) => far(a) - far(b));
      if (id === null || !shown || group.length < 3) return [];
      const { brand, image, price, options, attributes } = shown;
      const door = String(attributes.door_style ?? shown.model!.params.door);
      return [{ id, brand, door, finish: options.Finish!, image, price }];
    })
    .sort((a, b) => a.price - b.price || a.id.localeCompare(b.id));
}

/** The categories of what goes with cabinets. */
export const partCategories = (cabinets: readonly RoomProduct[]): Set<string> =>
  new Set(
    [...new Map(cabinets.map((product) => [product.hash, product])).values()].flatMap(
      ({ category, attributes, options }) =>
        alsoNeeded({
          categories: [...(category.above ?? []).toReversed(), category.slug_url],
          specs: specsAt("", attributes, options),
        })
          .filter(({ amount }) => amount === "run" || amount === "each")
          .map((need) => need.category),
    ),
  );

/** Of each product what is made in the line's finish; all of it where nothing is. */
export function partsInFinish(parts: readonly RoomProduct[], finish: string): RoomProduct[] {
  return [...Map.groupBy(parts, ({ hash }) => hash).values()].flatMap((group) => {
    const same = group.filter(({ options }) => options.Finish === finish);
    return same.length > 0 ? same : group;
  });
}

/** Of each product one SKU in each width: the first, which is its usual finish. */
export function oneOfEachWidth(products: readonly RoomProduct[]): RoomProduct[] {
  const seen = new Set<string>();
  return products.filter(({ hash, size }) => {
    const key = `${hash} ${size.width_in}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
