/** A distributor that lists products of several brands. */
export interface Vendor {
  slug: string;
  name: string;
  /** Who signs its mail and answers its reviews. */
  contact: { first_name: string; last_name: string; email: string; phone: string };
  city: string;
  state: string;
  zip_code: string;
  street: string;
  specialities: string;
  /** Days from order to dispatch of products in stock. */
  lead_time_days: number;
  /** 0..1: share of its variants that it usually has on the shelf. */
  shelf: number;
  allows_backorder: boolean;
  /** Surcharge for oversize products to Alaska, Hawaii and territories, whole cents per order. */
  remote_freight_cents: number;
}

type Row = readonly [
  slug: string,
  name: string,
  contact: string,
  place: string,
  lead: number,
  shelf: number,
  backorder: boolean,
  remote: number,
  specialities: string,
];

// place: street | city | state | zip | area code
const rows: readonly Row[] = [
  [
    "north-quay-tile",
    "North Quay Tile Distributors",
    "Ingrid Solheim",
    "2210 Pier Row Avenue S|Seattle|WA|98134|206",
    4,
    0.93,
    true,
    18500,
    "Porcelain and ceramic tile, large-format panels, trims by the piece. Orders before noon Pacific leave the same day.",
  ],
  [
    "copperline-tile-stone",
    "Copperline Tile & Stone",
    "Rafael Ibarra",
    "4180 W Saguaro Works Drive|Phoenix|AZ|85043|602",
    6,
    0.88,
    true,
    22000,
    "Travertine, limestone, terracotta and encaustic-look tile, held by lot and reserved on request.",
  ],
  [
    "tri-bluff-surfaces",
    "Tri-Bluff Surfaces",
    "Denise Okafor",
    "915 Levee Street|St. Louis|MO|63147|314",
    5,
    0.91,
    false,
    19500,
    "Contractor porcelain, glass and stone mosaics; central warehouse with three-day freight to most of the country.",
  ],
  [
    "redstem-hardscape",
    "Redstem Hardscape Yard",
    "Curtis Vandermeer",
    "7300 Platte Bottom Road|Denver|CO|80229|303",
    8,
    0.85,
    true,
    39000,
    "Pavers, flagging and veneer by the pallet, with lift-gate delivery and a driver who calls first.",
  ],
  [
    "blue-cistern-pool",
    "Blue Cistern Pool & Patio",
    "Marisol Quintero",
    "5016 Causeway Industrial Park|Tampa|FL|33619|813",
    9,
    0.82,
    true,
    41000,
    "Pool coping, treads and waterline goods; fabricates radius pieces from a template.",
  ],
  [
    "piedmont-plank",
    "Piedmont Plank Company",
    "Harlan Tice",
    "1288 Millrace Road|Greensboro|NC|27405|336",
    7,
    0.87,
    false,
    26000,
    "Solid and engineered hardwood, stair parts and transitions milled to match, acclimated before it ships.",
  ],
  [
    "lakeshed-flooring",
    "Lakeshed Flooring Wholesale",
    "Annika Brandt",
    "640 S Harbor Rail Street|Milwaukee|WI|53207|414",
    4,
    0.92,
    true,
    21000,
    "Engineered oak, laminate and glue-down vinyl with underlayments and moldings on the same truck.",
  ],
  [
    "chattoway-floors",
    "Chattoway Floor Supply",
    "Dwayne Pruitt",
    "3305 Tufter Boulevard|Dalton|GA|30721|706",
    3,
    0.95,
    true,
    17500,
    "Rigid core and laminate in builder quantities. Most orders leave within two working days.",
  ],
  [
    "greenbelt-turf",
    "Greenbelt Turf Traders",
    "Shelby Arceneaux",
    "9021 Rolling Prairie Parkway|Fort Worth|TX|76140|817",
    5,
    0.9,
    true,
    33000,
    "Turf cut from full rolls to the foot, with seam tape, infill and nails packed by the job.",
  ],
  [
    "slabline-fabrication",
    "Slabline Fabrication Supply",
    "Teodor Vasquez-Lind",
    "1470 Bundle Yard Way|Sacramento|CA|95828|916",
    12,
    0.84,
    false,
    68000,
    "Quartz and natural stone slabs, templated on site through partner shops and cut within ten working days.",
  ],
  [
    "watershed-plumbing",
    "Watershed Plumbing Wholesale",
    "Priya Raman",
    "2745 Confluence Avenue|Columbus|OH|43228|614",
    3,
    0.94,
    true,
    9500,
    "Faucets, shower trims and toilets with rough-in valves and repair parts kept for fifteen years.",
  ],
  [
    "old-pike-plumbing",
    "Old Pike Plumbing & Brass",
    "Nathaniel Greer",
    "318 N Foundry Lane|Philadelphia|PA|19123|215",
    6,
    0.86,
    true,
    12500,
    "Brass faucets, fireclay and stainless sinks; finishes made to order are marked with their lead time.",
  ],
  [
    "bathwright-trading",
    "Bathwright Trading Company",
    "Monique Delacroix-Hayes",
    "5560 Catawba Freight Drive|Charlotte|NC|28214|704",
    6,
    0.88,
    true,
    29000,
    "Vanities, tubs and toilets delivered on a lift gate and unpacked in the room where service allows.",
  ],
  [
    "filament-pull",
    "Filament & Pull Lighting and Hardware",
    "Joaquin Abernathy",
    "1102 W Carroll Works|Chicago|IL|60607|312",
    3,
    0.93,
    true,
    6500,
    "Lights, fans and cabinet hardware in matching finishes, counted and bagged by room.",
  ],
  [
    "galley-hearth",
    "Galley & Hearth Appliance Wholesale",
    "Kirsten Nakamura",
    "7788 Mill City Depot Road|Minneapolis|MN|55418|612",
    7,
    0.86,
    true,
    36000,
    "Cooking, refrigeration and cleanup with haul-away, hookup kits and a delivery window of two hours.",
  ],
  [
    "timber-row-millwork",
    "Timber Row Millwork & Paint",
    "Beatriz Lindqvist",
    "2260 Sawdust Lane|Grand Rapids|MI|49504|616",
    9,
    0.88,
    true,
    42000,
    "Cabinets assembled and blanket-wrapped, mouldings in 16-foot bundles, paint tinted the morning it ships.",
  ],
  [
    "halewood-home",
    "Halewood Home Furnishings",
    "Marguerite Dunne",
    "1405 Furniture Row Parkway|High Point|NC|27260|336",
    12,
    0.86,
    true,
    48000,
    "Upholstery, tables, cases and beds, blanket-wrapped and carried to the room by two people.",
  ],
  [
    "lantern-and-loom",
    "Lantern & Loom Trading",
    "Tobias Achterberg",
    "88 Weaver Street|Providence|RI|02905|401",
    5,
    0.92,
    true,
    9000,
    "Rugs, textiles, lamps and the small things of a room, most of it by parcel the next day.",
  ],
  [
    "fairweather-yards",
    "Fairweather Yards",
    "Consuelo Abarca",
    "7620 Terrace Lake Drive|Austin|TX|78744|512",
    10,
    0.87,
    true,
    52000,
    "Garden furniture, grills, planters and pools, with freight to the gate and a call the day before.",
  ],
];

/** The vendors, all invented for this marketplace. */
export const vendors: readonly Vendor[] = rows.map(
  (
    [slug, name, contact, place, lead_time_days, shelf, allows_backorder, remote_freight_cents, specialities],
    at,
  ) => {
    const [street = "", city = "", state = "", zip_code = "", area = ""] = place.split("|");
    const [first_name = "", ...rest] = contact.split(" ");
    return {
      slug,
      name,
      contact: {
        first_name,
        last_name: rest.join(" "),
        email: slug === "north-quay-tile" ? "vendor@demo.test" : `orders@${slug}.example.com`,
        phone: `${area}55501${String(20 + at).padStart(2, "0")}`,
      },
      city,
      state,
      zip_code,
      street,
      specialities,
      lead_time_days,
      shelf,
      allows_backorder,
      remote_freight_cents,
    };
  },
);

/** The vendor with this slug; throws for a slug that no vendor has. */
export function vendorOf(slug: string): Vendor {
  const vendor = vendors.find((candidate) => candidate.slug === slug);
  if (!vendor) throw new Error(`no vendor ${slug}`);
  return vendor;
}
