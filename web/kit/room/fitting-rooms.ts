/** The product that a visitor wants to see in a room. */
export interface ShownProduct {
  /** Kind of its parametric model; none for materials that are laid or painted. */
  kind: string | undefined;
  surfaces: readonly string[];
  categorySlug: string;
}

const bathroom = "toilet bidet vanity lavatory tub shower tub_shower mirror".split(" ");
const kitchen =
  "range cooktop wall_oven microwave hood refrigerator dishwasher base_cabinet tall_cabinet wall_cabinet cabinet island peninsula stool".split(
    " ",
  );
const living = "sofa chair low_table media rug light fan accessory planter".split(" ");
/** Windows and doors go into openings of any indoor room. */
const openingRooms = ["bedroom", "living_room", "bathroom", "dining_room", "kitchen"];
const outdoor = "grill pool lounge".split(" ");

/** Kinds of room in which a product is at home, the likeliest first; none when a room cannot show it. */
export function fittingRooms({ kind, surfaces, categorySlug }: ShownProduct): string[] {
  if (kind) return roomsOfKind(kind, categorySlug);
  if (/(^|-)windows$/.test(categorySlug) || categorySlug === "door-slabs") return openingRooms;
  if (surfaces.length === 0) return [];
  if (surfaces.every((surface) => surface === "outdoor")) return ["outdoor"];
  if (surfaces.includes("countertop") || surfaces.includes("backsplash")) return ["kitchen", "bathroom"];
  if (surfaces.includes("shower")) return ["bathroom", "kitchen"];
  if (/tile|mosaic|stone/.test(categorySlug)) return ["bathroom", "kitchen", "living_room"];
  return ["living_room", "bedroom", "dining_room", "kitchen", "bathroom"];
}

function roomsOfKind(kind: string, categorySlug: string): string[] {
  if (/kitchen/.test(categorySlug)) return ["kitchen", "laundry"];
  if (/bath|shower|vanit|toilet/.test(categorySlug) || bathroom.includes(kind)) return ["bathroom"];
  if (kitchen.includes(kind) || kind === "sink" || kind === "faucet") return ["kitchen", "laundry"];
  if (kind === "washer" || kind === "dryer") return ["laundry"];
  if (outdoor.includes(kind)) return ["outdoor"];
  if (kind === "bed") return ["bedroom"];
  if (kind === "table") return ["dining_room", "kitchen", "living_room"];
  if (living.includes(kind)) return ["living_room", "bedroom", "dining_room", "kitchen"];
  return ["living_room", "kitchen", "bathroom"];
}

/** The product as a room sees it, from its page's data. */
export function shownProduct(product: {
  model: unknown;
  surface: readonly string[];
  category: { slug_url: string };
}): ShownProduct {
  const { model } = product;
  const kind = typeof model === "object" && model !== null && "kind" in model ? model.kind : undefined;
  return {
    kind: typeof kind === "string" ? kind : undefined,
    surfaces: product.surface,
    categorySlug: product.category.slug_url,
  };
}

/** The first of the rooms, by the order of kinds and then as they stand, that the product is at home in. */
export function bestRoom<Room extends { room: string }>(
  rooms: readonly Room[],
  kinds: readonly string[],
): Room | undefined {
  for (const kind of kinds) {
    const found = rooms.find(({ room }) => room === kind);
    if (found) return found;
  }
  return undefined;
}
