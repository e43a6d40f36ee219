import type { RoomPicture } from "./rooms.ts";

interface GalleryEntry {
  title: string;
  text: string;
  media_key: string;
}

interface Work {
  category: string;
  entry: GalleryEntry;
  timesShown: number;
}

/** Work that a pro can show: its category, the template with its picture, and its text. */
const works: readonly (readonly [category: string, template: string, title: string, text: string])[] = [
  [
    "tile-flooring",
    "farmhouse-mudroom-7x10",
    "Mudroom floor",
    "Clay underfoot, tall cupboards to either side.",
  ],
  [
    "countertop",
    "contemporary-luxe-one-wall-island-15x13",
    "Island with seats",
    "One slab, deep enough for knees.",
  ],
  [
    "backsplash-tiles",
    "mediterranean-u-kitchen-10x10",
    "Range wall",
    "Yellow tile up to the cabinets, all the way round.",
  ],
  [
    "hardwood-flooring",
    "modern-living-14x18",
    "Ground floor",
    "Boards run on to the windows without a threshold.",
  ],
  [
    "bathroom-vanitys",
    "contemporary-luxe-jack-and-jill",
    "Shared bath",
    "Two mirrors, one long top, room for both.",
  ],
  [
    "hardscaping",
    "mediterranean-courtyard-17x18",
    "Courtyard",
    "Clay pavers from wall to wall, a table for six.",
  ],
  ["pool-copings", "modern-pool-deck-29x44", "Pool edge", "Coping and deck in one pale line."],
  [
    "stacked-stone",
    "transitional-family-room-15x19",
    "Stone wall",
    "Corners first, then the field, up to the ceiling.",
  ],
  [
    "lights",
    "traditional-two-wall-island-13x14",
    "Over the island",
    "Two lanterns, dimmed to a third at supper.",
  ],
  [
    "showers",
    "organic-modern-primary-bath-alcove",
    "Walk-in shower",
    "Stone to the ceiling, one pane of glass.",
  ],
  ["artificial-turf", "traditional-covered-patio-14x20", "Back lawn", "Green up to the patio, and no mower."],
  ["bath-tubs", "art-deco-primary-bath-two-vanities", "Bath by the window", "The tub where the light is."],
  ["tile-flooring", "cottage-l-kitchen-10x9", "Checkered kitchen", "Red and white under green cabinets."],
  ["countertop", "mid-century-peninsula-15x11", "Peninsula", "A speckled top between kitchen and table."],
  [
    "backsplash-tiles",
    "art-deco-great-kitchen-17x15",
    "Kitchen in blue",
    "Glazed tile behind a dark island.",
  ],
  ["hardwood-flooring", "farmhouse-great-room-20x24", "Great room", "One floor from the table to the sofas."],
  ["bathroom-vanitys", "organic-modern-powder-entry-6x5", "Powder room", "A floating vanity with one bowl."],
  [
    "hardscaping",
    "art-deco-roof-terrace-15x22",
    "Roof terrace",
    "Pavers on pedestals, seats for a long evening.",
  ],
  [
    "pool-copings",
    "organic-modern-plunge-court-16x24",
    "Plunge pool",
    "A narrow court with water along one side.",
  ],
  [
    "showers",
    "mid-century-primary-bath-alcove",
    "Yellow shower",
    "Tile in a stack, with a bench out of sight.",
  ],
  ["lights", "industrial-loft-kitchen-18", "Three pendants", "Hung low over a long island."],
  [
    "tile-flooring",
    "scandinavian-laundry-galley-8x10",
    "Laundry",
    "Patterned tile, wood on top of the machines.",
  ],
];

/** The rendered demo rooms as finished work; no two showrooms show the same one, as long as there are enough. */
export class FinishedRooms {
  readonly #works: Work[];

  constructor(rooms: ReadonlyMap<string, RoomPicture>) {
    this.#works = works.flatMap(([category, template, title, text]) => {
      const media_key = rooms.get(template)?.media.key;
      return media_key ? [{ category, entry: { title, text, media_key }, timesShown: 0 }] : [];
    });
  }

  /** Of so many categories that are sold, one each. */
  some(sold: ReadonlySet<string>, most: number): GalleryEntry[] {
    const shown = new Map<string, Work>();
    for (const work of this.#works.toSorted((a, b) => a.timesShown - b.timesShown)) {
      if (shown.size < most && sold.has(work.category) && !shown.has(work.category))
        shown.set(work.category, work);
    }
    for (const work of shown.values()) work.timesShown += 1;
    return [...shown.values()].map(({ entry }) => entry);
  }
}
