import type {
  RoomDesign,
  RoomItem,
  RoomOpening,
  RoomProduct,
} from "../../../../contract/design/room-design.ts";
import type { Replacement } from "../../../../contract/design/room-library.ts";
import { nearestProduct } from "../../../../domain/room/edit/nearest-product.ts";
import { openingProblem, openingTarget } from "../../../../domain/room/edit/opening-fit.ts";
import { suits } from "../../../../domain/room/edit/suits.ts";
import { isOutdoorProduct, isOutdoorRoom } from "../../../../domain/room/edit/use.ts";
import { axesOf } from "../../../../domain/room/geometry/oriented-box.ts";
import { add, times } from "../../../../domain/room/geometry/point.ts";

/** Where a design uses a SKU. */
export interface Places {
  surfaces: string[];
  items: RoomItem[];
  /** Items with it as pulls or knobs. */
  fronts: string[];
  /** Openings that it fills. */
  openings: RoomOpening[];
}

export function placesOf({ plan, surfaces, items }: RoomDesign, sku: string): Places {
  return {
    surfaces: surfaces.filter((surface) => surface.sku === sku).map((surface) => surface.id),
    items: items.filter((item) => item.sku === sku),
    fronts: items.filter((item) => item.hardware_sku === sku).map((item) => item.id),
    openings: plan.openings.filter((opening) => opening.sku === sku),
  };
}

/** The catalog query: one of the places, which all need the same kind of product. */
export function targetOf({ surfaces, items, openings }: Places): string {
  const opening = openings[0] && openingTarget(openings[0]);
  return surfaces[0] ?? (items[0] ? `kind:${items[0].kind}` : (opening ?? "hardware"));
}

/** How much larger than the original a replacement may be, inches. */
const play_in = 0.5;

/**
 * The replacement for a product: the closest of those that suit all its places, or the first if the original is
 * unknown. Smaller is better than larger, so that nothing new is in the way.
 */
export function substituteFor(
  wanted: RoomProduct | undefined,
  places: Places,
  candidates: readonly RoomProduct[],
  room: string,
): { product: RoomProduct; differs: string[] } | null {
  const fitting = candidates.filter(
    (product) =>
      places.surfaces.every((surface) => suits(product, surface, room)) &&
      places.items.every((item) => suits(product, item, room)) &&
      (places.fronts.length === 0 || suits(product, "hardware", room)) &&
      places.openings.every((opening) => openingProblem(opening, product) === null) &&
      (wanted !== undefined ||
        places.items.length === 0 ||
        isOutdoorProduct(product) === isOutdoorRoom(room)),
  );
  const roomy = fitting.filter((product) => places.items.every((item) => isWithin(product, item)));
  const choice = roomy.length > 0 ? roomy : fitting;
  if (wanted) return nearestProduct(wanted, choice);
  return choice[0] ? { product: choice[0], differs: [] } : null;
}

const isWithin = ({ model }: RoomProduct, item: RoomItem) =>
  !model ||
  (model.size.width_in <= item.width_in + play_in && model.size.depth_in <= item.depth_in + play_in);

/** The design with another product in all places of a SKU; null leaves them empty. */
export function withSubstitute(
  design: RoomDesign,
  sku: string,
  wanted: RoomProduct | undefined,
  by: RoomProduct | null,
): RoomDesign {
  return {
    ...design,
    plan: { ...design.plan, openings: design.plan.openings.map((opening) => filledWith(opening, sku, by)) },
    surfaces: design.surfaces.map((surface) =>
      surface.sku === sku ? { ...surface, sku: by?.sku ?? null } : surface,
    ),
    items: design.items.map((item) => {
      const fronts = item.hardware_sku === sku ? { hardware_sku: by?.sku ?? null } : {};
      if (item.sku !== sku) return { ...item, ...fronts };
      return { ...(by ? standingIn(item, wanted, by) : { ...item, sku: null }), ...fronts };
    }),
  };
}

function filledWith(opening: RoomOpening, sku: string, by: RoomProduct | null): RoomOpening {
  if (opening.sku !== sku) return opening;
  const { sku: _, ...bare } = opening;
  return by ? { ...bare, sku: by.sku } : bare;
}

/** The product in the item's position, with its back where the old one's was; custom sizes stay. */
function standingIn(item: RoomItem, wanted: RoomProduct | undefined, by: RoomProduct): RoomItem {
  const { finish: _, ...rest } = item;
  const model = by.model;
  const taken = { ...rest, sku: by.sku, ...(model?.finish && { finish: model.finish }) };
  if (!model || isCutToMeasure(item, wanted)) return taken;
  const { width_in, depth_in, height_in } = model.size;
  const back = axesOf(item).back;
  const at_in = item.against ? add(item.at_in, times(back, (item.depth_in - depth_in) / 2)) : item.at_in;
  return { ...taken, width_in, depth_in, height_in, at_in };
}

const isCutToMeasure = (item: RoomItem, wanted: RoomProduct | undefined) =>
  wanted?.model
    ? Math.abs(item.width_in - wanted.model.size.width_in) > 0.1 ||
      Math.abs(item.depth_in - wanted.model.size.depth_in) > 0.1
    : false;

/** The sentence in the list of replacements. */
export function replacementOf(
  sku: string,
  { surfaces, items, fronts, openings }: Places,
  wanted: RoomProduct | undefined,
  found: { product: RoomProduct; differs: string[] } | null,
  seller: string,
): Replacement {
  const reason = wanted ? `${seller} doesn't sell ${wanted.name}` : `${sku} is no longer sold`;
  const differs = found && found.differs.length > 0 ? `: ${found.differs.join(", ")}` : "";
  return {
    sku,
    by: found?.product.sku ?? null,
    name: wanted?.name ?? sku,
    by_name: found?.product.name ?? null,
    places: [...surfaces, ...items.map((item) => item.id), ...fronts, ...openings.map(({ id }) => id)],
    why: found
      ? `${reason}. The closest match is ${found.product.name}${differs}.`
      : `${reason}, and nothing else fits. We kept its place.`,
  };
}
