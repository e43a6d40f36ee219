/** The 21 categories of the landing page, in its order, by their slugs. */
export const categoryTiles: readonly { slug: string; label: string }[] = [
  { slug: "appliances", label: "Appliances" },
  { slug: "artificial-turf", label: "Artificial Turf" },
  { slug: "backsplash-tiles", label: "Backsplash Tiles" },
  { slug: "bathroom-faucets", label: "Bathroom Faucets" },
  { slug: "bathroom-vanitys", label: "Bathroom Vanitys" },
  { slug: "bath-tubs", label: "Bath Tubs" },
  { slug: "cabinet-hardware", label: "Cabinet Hardware" },
  { slug: "countertop", label: "Countertop" },
  { slug: "fans", label: "Fans" },
  { slug: "hardscaping", label: "Hardscaping" },
  { slug: "hardwood-flooring", label: "Hardwood Flooring" },
  { slug: "kitchen-faucets", label: "Kitchen Faucets" },
  { slug: "kitchen-sinks", label: "Kitchen Sinks" },
  { slug: "laminate-flooring", label: "Laminate Flooring" },
  { slug: "lights", label: "Lights" },
  { slug: "luxury-flooring", label: "Luxury Flooring" },
  { slug: "pool-copings", label: "Pool Copings" },
  { slug: "showers", label: "Showers" },
  { slug: "stacked-stone", label: "Stacked Stone" },
  { slug: "tile-flooring", label: "Tile Flooring" },
  { slug: "toilets", label: "Toilets" },
];

/** The tile that takes four cells: 24 cells fill 2, 3, 4 or 6 columns without a gap. */
export const largeTile = "hardwood-flooring";
