/** A sub-category as it stands in menus; its slug is unique over the whole catalogue. */
export interface SubCategory {
  id: number;
  name: string;
  slug: string;
}

/** A category. The first 21 are the shop's tiles, spelt as the marketplace spells them. */
export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  children: SubCategory[];
}

type Row = readonly [name: string, slug: string, description: string, children: string];

// Children are written "Name=slug", separated by "|".
const rows: readonly Row[] = [
  [
    "Appliances",
    "appliances",
    "Ranges, refrigeration and cleanup sized to standard cabinet openings, with utility and clearance data for rough-in.",
    "Refrigerators=refrigerators|Ranges=ranges|Cooktops=cooktops|Wall Ovens=wall-ovens|Dishwashers=dishwashers|Range Hoods=range-hoods|Microwaves=microwave-ovens",
  ],
  [
    "Artificial Turf",
    "artificial-turf",
    "Roll turf for lawns, dog runs, play areas and putting surfaces, sold by the running foot of a full-width roll.",
    "Landscape Turf=landscape-turf|Pet Turf=pet-turf|Play Area Turf=play-area-turf|Putting Green=putting-green|Patio and Rooftop Turf=patio-rooftop-turf",
  ],
  [
    "Backsplash Tiles",
    "backsplash-tiles",
    "Wall tile for behind the range and sink, from plain subway to cut stone mosaics on mesh.",
    "Subway Tile=subway-tile|Handmade-Look Tile=handmade-look-tile|Mosaic Sheets=mosaic-sheets|Hexagon and Geometric=hexagon-geometric-tile|Stone Backsplash=stone-backsplash|Glass Tile=glass-tile|Patterned and Relief Tile=patterned-backsplash",
  ],
  [
    "Bathroom Faucets",
    "bathroom-faucets",
    "Lavatory faucets by hole spread and mounting, all at 1.2 gallons per minute or less.",
    "Single Hole=single-hole-faucets|Centerset=centerset-faucets|Widespread=widespread-faucets|Wall Mount=wall-mount-faucets|Vessel Faucets=vessel-faucets|Bridge Faucets=bath-bridge-faucets",
  ],
  [
    "Bathroom Vanitys",
    "bathroom-vanitys",
    "Vanity cabinets with tops and basins, from powder-room widths to 72-inch doubles.",
    "Single Vanities=single-vanities|Double Vanities=double-vanities|Floating Vanities=floating-vanities|Console Vanities=console-vanities|Powder Room Vanities=powder-room-vanities",
  ],
  [
    "Bath Tubs",
    "bath-tubs",
    "Alcove, freestanding and drop-in tubs with drain side, soaking depth and filled weight stated.",
    "Freestanding Tubs=freestanding-tubs|Alcove Tubs=alcove-tubs|Drop-In Tubs=drop-in-tubs|Clawfoot and Pedestal Tubs=clawfoot-tubs|Soaking and Walk-In Tubs=soaking-walk-in-tubs",
  ],
  [
    "Cabinet Hardware",
    "cabinet-hardware",
    "Pulls, knobs and latches by center-to-center spacing, in finishes that match faucets and lights.",
    "Cabinet Pulls=cabinet-pulls|Cabinet Knobs=cabinet-knobs|Cup Pulls=cup-pulls|Appliance Pulls=appliance-pulls|Edge and Recessed Pulls=edge-pulls|Latches and Ring Pulls=latches-ring-pulls",
  ],
  [
    "Countertop",
    "countertop",
    "Slab goods by the square foot, templated and cut to order, and wood tops by the piece.",
    "Quartz=quartz-countertops|Granite=granite-countertops|Marble=marble-countertops|Quartzite=quartzite-countertops|Soapstone=soapstone-countertops|Porcelain Slab=porcelain-slab-countertops|Butcher Block=butcher-block-countertops",
  ],
  [
    "Fans",
    "fans",
    "Ceiling fans by blade span and room size, and bath fans by air moved and noise.",
    "Ceiling Fans=ceiling-fans|Low-Profile Fans=low-profile-fans|Outdoor Fans=outdoor-fans|Caged and Drum Fans=caged-drum-fans|Bath Fans=bath-fans",
  ],
  [
    "Hardscaping",
    "hardscaping",
    "Pavers, flags and setts for patios, walks and drives, with thickness and strength for the load.",
    "Concrete Pavers=concrete-pavers|Natural Stone Pavers=natural-stone-pavers|Porcelain Pavers=porcelain-pavers|Clay Brick Pavers=clay-brick-pavers|Flagstone=flagstone|Cobbles and Setts=cobbles-setts",
  ],
  [
    "Hardwood Flooring",
    "hardwood-flooring",
    "Solid and engineered wood by species, width and grade, prefinished and ready to lay.",
    "Engineered Hardwood=engineered-hardwood|Solid Hardwood=solid-hardwood|Wide Plank=wide-plank-hardwood|Herringbone and Chevron=herringbone-hardwood",
  ],
  [
    "Kitchen Faucets",
    "kitchen-faucets",
    "Pull-down, bridge and prep faucets at 1.8 gallons per minute, with reach and height for the sink.",
    "Pull-Down=pull-down-faucets|Pull-Out=pull-out-faucets|Bridge Faucets=bridge-faucets|Wall Mount=wall-mount-kitchen-faucets|Standard Spout=standard-kitchen-faucets|Bar and Prep Faucets=bar-prep-faucets|Pot Fillers=pot-fillers",
  ],
  [
    "Kitchen Sinks",
    "kitchen-sinks",
    "Stainless, fireclay and composite sinks with the base cabinet each one needs.",
    "Undermount Sinks=undermount-sinks|Farmhouse Sinks=farmhouse-sinks|Workstation Sinks=workstation-sinks|Drop-In Sinks=drop-in-sinks|Bar and Prep Sinks=bar-prep-sinks|Utility and Trough Sinks=utility-trough-sinks",
  ],
  [
    "Laminate Flooring",
    "laminate-flooring",
    "Click laminate by thickness and wear class, with water-resistant cores for busy rooms.",
    "Oak-Look Laminate=oak-look-laminate|Rustic Laminate=rustic-laminate|Dark Laminate=dark-laminate|Light Laminate=light-laminate",
  ],
  [
    "Lights",
    "lights",
    "Decorative and task lighting with lumens, color temperature and location rating stated.",
    "Pendants=pendant-lights|Island Lights=island-lights|Chandeliers=chandeliers|Vanity Lights=vanity-lights|Wall Sconces=wall-sconces|Flush Mounts=flush-mount-lights|Outdoor Lights=outdoor-lights",
  ],
  [
    "Luxury Flooring",
    "luxury-flooring",
    "Vinyl plank and tile by core and wear layer, for click, loose or glue-down installation.",
    "SPC Rigid Core=spc-rigid-core|WPC Core=wpc-core|Glue-Down Plank=glue-down-vinyl|Stone-Look Vinyl=stone-look-vinyl|Herringbone Vinyl=herringbone-vinyl",
  ],
  [
    "Pool Copings",
    "pool-copings",
    "Bullnose and square coping for pools, steps and raised beams, cut from stone or cast.",
    "Travertine Coping=travertine-coping|Limestone Coping=limestone-coping|Bluestone and Granite Coping=bluestone-coping|Porcelain Coping=porcelain-coping|Concrete Coping=concrete-coping",
  ],
  [
    "Showers",
    "showers",
    "Shower systems, trims, doors and bases that fit standard stud bays and drains.",
    "Shower Systems=shower-systems|Shower Heads=shower-heads|Hand Showers=hand-showers|Valve Trims=valve-trims|Shower Doors=shower-doors|Shower Bases=shower-bases",
  ],
  [
    "Stacked Stone",
    "stacked-stone",
    "Ledger panels and thin veneer for fireplaces, columns and outdoor kitchens, with matching corners.",
    "Ledger Panels=ledger-panels|Thin Veneer=thin-stone-veneer|Split-Face Mosaic=split-face-mosaic|Rustic Fieldstone=rustic-fieldstone",
  ],
  [
    "Tile Flooring",
    "tile-flooring",
    "Floor tile with slip resistance, wear rating and shade variation stated for every size.",
    "Porcelain=porcelain-tile|Ceramic=ceramic-tile|Natural Stone=natural-stone-tile|Wood-Look=wood-look-tile|Mosaic=mosaic-floor-tile|Large Format=large-format-tile|Patterned=patterned-floor-tile",
  ],
  [
    "Toilets",
    "toilets",
    "One- and two-piece, wall-hung and bidet toilets by rough-in, bowl height and flush volume.",
    "One-Piece Toilets=one-piece-toilets|Two-Piece Toilets=two-piece-toilets|Wall-Hung Toilets=wall-hung-toilets|Bidets and Bidet Toilets=bidet-toilets|Period and Specialty=period-specialty-toilets",
  ],
  [
    "Cabinets",
    "cabinets",
    "Kitchen and utility cabinets by door style and finish, in three-inch widths, delivered assembled.",
    "Base Cabinets=base-cabinets|Drawer Bases=drawer-base-cabinets|Sink Bases=sink-base-cabinets|Corner Cabinets=corner-cabinets|Wall Cabinets=wall-cabinets|Tall Cabinets=tall-cabinets|Islands and Peninsulas=kitchen-islands",
  ],
  [
    "Laundry",
    "laundry",
    "Washers, dryers and towers by drum size and fuel, with the space that hoses and vents need.",
    "Washers=washers|Dryers=dryers|Laundry Towers=laundry-towers",
  ],
  [
    "Mirrors",
    "mirrors",
    "Framed and frameless mirrors and mirrored cabinets sized to vanities.",
    "Round and Pill Mirrors=round-mirrors|Rectangular Mirrors=rectangular-mirrors|Arched Mirrors=arched-mirrors|Medicine Cabinets=medicine-cabinets",
  ],
  [
    "Bathroom Sinks",
    "bathroom-sinks",
    "Washbasins that need no cabinet: on pedestals, on metal consoles, on the wall.",
    "Pedestal Sinks=pedestal-sinks|Wall-Hung Sinks=wall-hung-sinks|Console Sinks=console-sinks",
  ],
  [
    "Tub and Shower Sets",
    "tub-showers",
    "Alcove tubs with their walls and screen as one order, for five-foot alcoves and near it.",
    "Sets with Curtain Rod=tub-shower-curtain|Sets with Sliding Doors=tub-shower-sliding|Sets with Glass Panel=tub-shower-panel",
  ],
  [
    "Bath Accessories",
    "bath-accessories",
    "Towel bars, rings, hooks, paper holders and grab bars in faucet finishes.",
    "Towel Bars=towel-bars|Towel Rings=towel-rings|Robe Hooks=robe-hooks|Paper Holders=paper-holders|Grab Bars=grab-bars",
  ],
  [
    "Paint",
    "paint",
    "Interior paint by the gallon, with coverage and coats stated for every can.",
    "Wall Paint=wall-paint|Ceiling Paint=ceiling-paint|Trim and Door Paint=trim-paint",
  ],
  [
    "Moulding and Trim",
    "moulding-trim",
    "Base, casing and crown by the running foot, milled in 16-foot lengths.",
    "Baseboard=baseboard|Casing=casing|Crown=crown-moulding",
  ],
  [
    "Sofas and Sectionals",
    "sofas",
    "Sofas, loveseats and sectionals with frame, fill and fabric wear stated, so that they can be planned like fixtures.",
    "Sofas=three-seat-sofas|Loveseats=loveseats|Sectionals=sectionals",
  ],
  [
    "Chairs and Stools",
    "chairs-and-stools",
    "Lounge and dining chairs, counter stools at 26 in. and bar stools at 30 in., benches and ottomans.",
    "Lounge Chairs=lounge-chairs|Dining Chairs=dining-chairs|Counter Stools=counter-stools|Bar Stools=bar-stools|Benches and Ottomans=benches-ottomans",
  ],
  [
    "Tables",
    "tables",
    "Coffee, dining, console and side tables in wood, stone, glass and metal, with seats and top area stated.",
    "Coffee Tables=coffee-tables|Dining Tables=dining-tables|Console Tables=console-tables|Side Tables=side-tables",
  ],
  [
    "Storage and Media",
    "storage-and-media",
    "Media consoles, bookcases, dressers and shelves, and the screens that go over them.",
    "Media Consoles=media-consoles|Dressers and Sideboards=bedroom-storage|Bookcases=bookcases|Wall Shelves=wall-shelves|Televisions=televisions",
  ],
  [
    "Beds",
    "beds",
    "Platform, wood and canopy beds in full, queen and king, on slats that need no box spring.",
    "Upholstered Beds=upholstered-beds|Wood Beds=wood-beds|Canopy Beds=canopy-beds",
  ],
  [
    "Rugs",
    "rugs",
    "Wool and jute rugs by weave and pile height, in room sizes.",
    "Vintage-Pattern Rugs=vintage-rugs|Low-Pile Rugs=low-pile-rugs|High-Pile Rugs=high-pile-rugs|Flat-Weave Rugs=flat-weave-rugs|Natural Fiber Rugs=natural-fiber-rugs",
  ],
  [
    "Lamps",
    "lamps",
    "Floor and table lamps and outdoor strings, with lumens and color temperature stated.",
    "Floor Lamps=floor-lamps|Table Lamps=table-lamps|String Lights=string-lights",
  ],
  [
    "Curtains and Textiles",
    "textiles",
    "Curtains, shades, towels, pillows and throws by fiber and care.",
    "Curtains=curtains|Roman Shades=roman-shades|Bath Towels=bath-towels|Bath Mats=bath-mats|Throws=throws|Throw Pillows=throw-pillows",
  ],
  [
    "Plants and Planters",
    "plants-and-planters",
    "Lifelike plants in their pots, vases with stems, and frost-proof planters.",
    "Indoor Plants=indoor-plants|Vases and Stems=vases-stems|Outdoor Planters=outdoor-planters",
  ],
  [
    "Decor",
    "decor",
    "Framed prints, books, baskets, trays and the small things of kitchens and baths.",
    "Framed Art=framed-art|Books and Objects=books-objects|Candles and Trays=candles-trays|Baskets=baskets|Bath Accents=bath-accents|Kitchen Accents=kitchen-accents",
  ],
  [
    "Outdoor Furniture",
    "outdoor-furniture",
    "Teak, aluminum and wicker seating, tables and umbrellas that may stay out.",
    "Outdoor Sofas=outdoor-sofas|Outdoor Chairs=outdoor-chairs|Chaises and Daybeds=outdoor-loungers|Outdoor Tables=outdoor-tables|Umbrellas=patio-umbrellas",
  ],
  [
    "Outdoor Kitchens",
    "outdoor-kitchens",
    "Built-in and freestanding grills by cooking area, and weatherproof cabinets that bolt into a run.",
    "Built-In Grills=built-in-grills|Freestanding Grills=freestanding-grills|Kamado Grills=kamado-grills|Outdoor Cabinets=outdoor-cabinets",
  ],
  [
    "Pools and Fire",
    "pools-and-fire",
    "Pool shells by gallons and depth, plunge pools for small yards, and gas fire pits.",
    "In-Ground Pools=in-ground-pools|Plunge Pools=plunge-pools|Fire Pits=fire-pits",
  ],
];

/** The categories with their sub-categories: the 21 of the tiles in their order, then those that rooms need beside them. */
export const categories: readonly Category[] = rows.map(([name, slug, description, children], at) => ({
  id: at + 1,
  name,
  slug,
  description,
  children: children.split("|").map((child, place) => {
    const [childName = "", childSlug = ""] = child.split("=");
    return { id: (at + 1) * 100 + place + 1, name: childName, slug: childSlug };
  }),
}));
