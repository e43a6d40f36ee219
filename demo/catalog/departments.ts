/** A department, which is one menu of the header. */
export interface Department {
  id: number;
  name: string;
  slug: string;
  /** Category slugs in the order in which the menu lists them. */
  categories: string[];
}

/** The departments; a category may hang in several. */
export const departments: readonly Department[] = [
  {
    id: 1,
    name: "Kitchen",
    slug: "kitchen",
    categories: [
      "cabinets",
      "countertop",
      "backsplash-tiles",
      "kitchen-sinks",
      "kitchen-faucets",
      "cabinet-hardware",
      "appliances",
      "lights",
      "tile-flooring",
      "chairs-and-stools",
      "decor",
    ],
  },
  {
    id: 2,
    name: "Bathroom",
    slug: "bathroom",
    categories: [
      "bathroom-vanitys",
      "bathroom-faucets",
      "showers",
      "bath-tubs",
      "toilets",
      "bathroom-sinks",
      "tub-showers",
      "mirrors",
      "bath-accessories",
      "tile-flooring",
      "lights",
      "fans",
      "cabinet-hardware",
      "paint",
      "textiles",
      "decor",
    ],
  },
  {
    id: 3,
    name: "Living Room",
    slug: "living-room",
    categories: [
      "hardwood-flooring",
      "stacked-stone",
      "luxury-flooring",
      "laminate-flooring",
      "lights",
      "fans",
      "paint",
      "moulding-trim",
      "sofas",
      "chairs-and-stools",
      "tables",
      "storage-and-media",
      "rugs",
      "lamps",
      "textiles",
      "plants-and-planters",
      "decor",
    ],
  },
  {
    id: 4,
    name: "Outdoor",
    slug: "outdoor",
    categories: [
      "hardscaping",
      "pool-copings",
      "artificial-turf",
      "stacked-stone",
      "lights",
      "outdoor-furniture",
      "outdoor-kitchens",
      "pools-and-fire",
      "plants-and-planters",
      "lamps",
    ],
  },
  {
    id: 5,
    name: "Flooring",
    slug: "flooring",
    categories: ["hardwood-flooring", "luxury-flooring", "laminate-flooring", "tile-flooring"],
  },
  { id: 6, name: "Lighting", slug: "lighting", categories: ["lights", "fans", "lamps"] },
  { id: 7, name: "Appliances", slug: "appliances", categories: ["appliances", "laundry"] },
  {
    id: 8,
    name: "Walls and Surfaces",
    slug: "walls-and-surfaces",
    categories: [
      "backsplash-tiles",
      "stacked-stone",
      "countertop",
      "tile-flooring",
      "paint",
      "moulding-trim",
    ],
  },
  {
    id: 9,
    name: "Dining and Bedroom",
    slug: "dining-and-bedroom",
    categories: ["tables", "chairs-and-stools", "beds", "storage-and-media", "rugs", "lamps", "textiles"],
  },
];
