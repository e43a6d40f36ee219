/** How a brand names its series; see `names.ts`. */
export type Naming =
  | "ridges"
  | "coves"
  | "streets"
  | "valley"
  | "romance"
  | "nordic"
  | "people"
  | "numbers"
  | "orchard"
  | "craft"
  | "sky"
  | "harvest";

export interface Brand {
  id: number;
  name: string;
  slug: string;
  /** Three letters that begin every SKU of the brand. */
  code: string;
  about: string;
  /** Slugs of the categories in which the brand makes goods. */
  makes: readonly string[];
  naming: Naming;
  /** 1 is the middle of the market; prices follow. */
  tier: number;
  /** Residential warranty in years that the brand gives beyond the category's usual; 0 for none. */
  careful: number;
  /** Slug of the vendor that carries the brand. */
  vendor: string;
}

type Row = readonly [
  name: string,
  code: string,
  vendor: string,
  tier: number,
  naming: Naming,
  makes: string,
  about: string,
];

const rows: readonly Row[] = [
  [
    "Tarrowmere",
    "TRW",
    "north-quay-tile",
    1.15,
    "coves",
    "tile-flooring backsplash-tiles countertop",
    "Tarrowmere presses through-body porcelain in three kilns and cuts every large format to within half a millimeter, so that floor and wall lines meet.",
  ],
  [
    "Quennell Tileworks",
    "QNL",
    "north-quay-tile",
    1.3,
    "streets",
    "backsplash-tiles tile-flooring",
    "Quennell Tileworks glazes small wall tile in short batches and lets the edges vary; the firm asks installers to blend from three boxes and means it.",
  ],
  [
    "Solmarra",
    "SLM",
    "copperline-tile-stone",
    1.05,
    "romance",
    "tile-flooring backsplash-tiles pool-copings hardscaping",
    "Solmarra works in the patterns and clays of warm coasts: encaustic prints, terracotta, travertine and the copings that finish a pool.",
  ],
  [
    "Veldtmark",
    "VDM",
    "tri-bluff-surfaces",
    0.88,
    "numbers",
    "tile-flooring hardscaping pool-copings countertop",
    "Veldtmark is a contractor's porcelain: few series, deep stock, printed slip and wear values on every carton.",
  ],
  [
    "Petralune",
    "PTL",
    "tri-bluff-surfaces",
    1.28,
    "sky",
    "backsplash-tiles tile-flooring",
    "Petralune cuts marble, limestone and glass into mosaics and mounts them on mesh that stays flat when it is wet.",
  ],
  [
    "Ellisquarry Stone",
    "ELQ",
    "copperline-tile-stone",
    1.18,
    "valley",
    "tile-flooring pool-copings stacked-stone countertop",
    "Ellisquarry Stone buys blocks by the quarry bench and keeps one bench to a lot number, which is why a second delivery matches the first.",
  ],
  [
    "Brindlerock",
    "BRR",
    "redstem-hardscape",
    0.95,
    "ridges",
    "stacked-stone hardscaping",
    "Brindlerock splits and glues natural ledger panels and sells the corner with the field, since nobody builds a column without one.",
  ],
  [
    "Cobbleworth",
    "CBW",
    "redstem-hardscape",
    0.9,
    "streets",
    "hardscaping pool-copings",
    "Cobbleworth casts pavers, edging and coping at 8,000 psi and better, and ships a layer count with every pallet.",
  ],
  [
    "Stonnard",
    "STN",
    "redstem-hardscape",
    1.08,
    "valley",
    "hardscaping stacked-stone pool-copings",
    "Stonnard saws flagging, treads and veneer from its own sandstone and bluestone beds and gauges every piece for thickness.",
  ],
  [
    "Lagunera Edge",
    "LGE",
    "blue-cistern-pool",
    1.12,
    "coves",
    "pool-copings hardscaping stacked-stone",
    "Lagunera Edge makes nothing but the last twelve inches of a pool: coping, treads and the veneer below the waterline beam.",
  ],
  [
    "Brackenfell",
    "BKF",
    "piedmont-plank",
    1.1,
    "ridges",
    "hardwood-flooring",
    "Brackenfell mills white oak, red oak and maple from Appalachian timber and finishes it under seven coats of aluminum-oxide urethane.",
  ],
  [
    "Norrvik",
    "NRV",
    "lakeshed-flooring",
    1.28,
    "nordic",
    "hardwood-flooring laminate-flooring",
    "Norrvik makes engineered oak with a 4 mm face in long pale boards, oiled or matte lacquered, and herringbone blocks left and right.",
  ],
  [
    "Hollin & Rafe",
    "HNR",
    "piedmont-plank",
    1.35,
    "people",
    "hardwood-flooring countertop",
    "Hollin & Rafe began with wood counters and now mills hickory, walnut and wide oak floors in the same shop, knots and all.",
  ],
  [
    "Fenwright",
    "FEN",
    "lakeshed-flooring",
    0.94,
    "orchard",
    "laminate-flooring luxury-flooring",
    "Fenwright makes laminate with embossing that follows the printed grain and a core rated for 24 hours of standing water.",
  ],
  [
    "Dunmarrow",
    "DNM",
    "chattoway-floors",
    0.82,
    "valley",
    "laminate-flooring luxury-flooring",
    "Dunmarrow supplies builders and landlords: 8 to 12 mm laminate and rigid core plank in colors that stay in the line for ten years.",
  ],
  [
    "Kestava",
    "KES",
    "chattoway-floors",
    1.02,
    "nordic",
    "luxury-flooring",
    "Kestava was among the first to press stone-polymer core, and still makes it dense: 2,000 kilograms to the cubic meter.",
  ],
  [
    "Lumarck",
    "LMK",
    "lakeshed-flooring",
    1.12,
    "numbers",
    "luxury-flooring",
    "Lumarck makes glue-down and loose-lay vinyl for kitchens, clinics and salons, with registered emboss and 20 mil wear layers as standard.",
  ],
  [
    "Fescara",
    "FSC",
    "greenbelt-turf",
    1.06,
    "harvest",
    "artificial-turf",
    "Fescara tufts lawn and play turf with a brown thatch layer and tests each lot for lead, fade and seam strength.",
  ],
  [
    "Lawnmere",
    "LWM",
    "greenbelt-turf",
    0.92,
    "orchard",
    "artificial-turf",
    "Lawnmere concentrates on turf that drains: pet runs, putting greens and roof terraces, on backings that pass 30 inches of rain an hour and more.",
  ],
  [
    "Castellune",
    "CTL",
    "slabline-fabrication",
    1.1,
    "sky",
    "countertop",
    "Castellune presses quartz slabs up to 130 inches long and prints no vein twice in the same bundle.",
  ],
  [
    "Granivar",
    "GRV",
    "slabline-fabrication",
    1.2,
    "romance",
    "countertop",
    "Granivar inspects granite, quartzite and soapstone block by block and photographs both faces of each slab before it ships.",
  ],
  [
    "Averline",
    "AVL",
    "watershed-plumbing",
    0.96,
    "coves",
    "bathroom-faucets kitchen-faucets showers",
    "Averline makes transitional faucets and shower trims around one ceramic cartridge, so that a repair part fits anything from the last fifteen years.",
  ],
  [
    "Brasswick",
    "BSW",
    "old-pike-plumbing",
    1.4,
    "people",
    "bathroom-faucets kitchen-faucets showers",
    "Brasswick casts and hand-polishes solid brass faucets with cross and lever handles, and offers living finishes that darken with use.",
  ],
  [
    "Rivenna",
    "RVN",
    "watershed-plumbing",
    1.12,
    "numbers",
    "bathroom-faucets kitchen-faucets showers",
    "Rivenna draws plain cylinders and squares in solid metal, with matching hand showers, drains and accessories in each finish.",
  ],
  [
    "Penhallow",
    "PNH",
    "bathwright-trading",
    1.15,
    "people",
    "bathroom-vanitys",
    "Penhallow builds vanities from solid birch and plywood with dovetailed drawers, and pre-drills every back for the trap.",
  ],
  [
    "Larkmoor Bath",
    "LKM",
    "bathwright-trading",
    0.88,
    "orchard",
    "bathroom-vanitys toilets",
    "Larkmoor Bath keeps four vanity lines in stock in every width from 24 to 72 inches and ships them assembled.",
  ],
  [
    "Cistermark",
    "CSM",
    "watershed-plumbing",
    0.98,
    "numbers",
    "toilets",
    "Cistermark makes toilets and nothing else, and publishes the flush score and trapway diameter on the carton.",
  ],
  [
    "Halvorne",
    "HLV",
    "bathwright-trading",
    1.05,
    "nordic",
    "bath-tubs toilets showers",
    "Halvorne casts tubs, shower bases and bowls with thick walls and quiet edges, and supports each with full-size installation templates.",
  ],
  [
    "Ovellen",
    "OVL",
    "bathwright-trading",
    1.3,
    "romance",
    "bath-tubs",
    "Ovellen molds freestanding tubs in acrylic and stone resin, each one filled and left a day before it is crated.",
  ],
  [
    "Sturmhaven",
    "STH",
    "old-pike-plumbing",
    1.02,
    "streets",
    "kitchen-sinks",
    "Sturmhaven presses 16 and 18 gauge stainless sinks with sound pads on all four sides and a drain set behind the middle.",
  ],
  [
    "Kilnmoor",
    "KLM",
    "old-pike-plumbing",
    1.18,
    "craft",
    "kitchen-sinks",
    "Kilnmoor fires clay sinks at 2,150 °F and grinds the rims flat by hand; each carton carries the sink's own measured size.",
  ],
  [
    "Knurl & Bale",
    "KNB",
    "filament-pull",
    1.25,
    "craft",
    "cabinet-hardware",
    "Knurl & Bale turns solid brass bar into pulls and knobs with cut knurling and a weight that one notices.",
  ],
  [
    "Tetherby",
    "TTB",
    "filament-pull",
    0.85,
    "streets",
    "cabinet-hardware",
    "Tetherby casts zinc hardware in builder packs, with one screw length for frame and one for slab doors in every bag.",
  ],
  [
    "Lanternfold",
    "LTF",
    "filament-pull",
    1.08,
    "harvest",
    "lights",
    "Lanternfold folds sheet metal and blown glass into lanterns, pendants and sconces that a person alone can hang.",
  ],
  [
    "Aldous & Wick",
    "ALW",
    "filament-pull",
    1.36,
    "people",
    "lights",
    "Aldous & Wick assembles brass and linen fixtures to order and lists real lumens at the shade, not at the lamp.",
  ],
  [
    "Brightholm",
    "BRH",
    "filament-pull",
    0.84,
    "valley",
    "lights fans",
    "Brightholm supplies builders with lights and fans in four finishes that match across rooms.",
  ],
  [
    "Zephrane",
    "ZPH",
    "filament-pull",
    1.14,
    "sky",
    "fans",
    "Zephrane balances every blade set as a set and puts quiet direct-current motors in its whole range.",
  ],
  [
    "Thermarch",
    "THA",
    "galley-hearth",
    1.18,
    "numbers",
    "appliances",
    "Thermarch builds ranges, cooktops and hoods in 30, 36 and 48 inch widths with continuous grates and full extension racks.",
  ],
  [
    "Coldmere",
    "CDM",
    "galley-hearth",
    1.1,
    "coves",
    "appliances",
    "Coldmere makes refrigerators, dishwashers and undercounter units that sit flush with 24-inch cabinets.",
  ],
  [
    "Fornelle",
    "FRN",
    "galley-hearth",
    0.92,
    "romance",
    "appliances",
    "Fornelle makes cooking and cleanup appliances for ordinary kitchens, with plain knobs and parts that a local shop can get.",
  ],
];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-");

/** The 40 brands, all invented for this marketplace. */
export const brands: readonly Brand[] = rows.map(([name, code, vendor, tier, naming, makes, about], at) => ({
  id: at + 1,
  name,
  slug: slugOf(name),
  code,
  about,
  makes: makes.split(" "),
  naming,
  tier,
  careful: tier > 1.2 ? 5 : 0,
  vendor,
}));

/** The brands that make goods of a category, in the order of their ids. */
export function brandsOf(categorySlug: string): Brand[] {
  return brands.filter((brand) => brand.makes.includes(categorySlug));
}
