/** The two carousels: what rooms are made of, and what is put into them. */
export const carousels = [
  {
    title: "Surfaces",
    slugs: [
      "tile-flooring",
      "hardwood-flooring",
      "countertop",
      "backsplash-tiles",
      "luxury-flooring",
      "laminate-flooring",
      "stacked-stone",
      "hardscaping",
      "artificial-turf",
      "pool-copings",
    ],
  },
  {
    title: "Fixtures and hardware",
    slugs: [
      "bathroom-vanitys",
      "kitchen-faucets",
      "showers",
      "lights",
      "bath-tubs",
      "kitchen-sinks",
      "bathroom-faucets",
      "toilets",
      "cabinet-hardware",
      "fans",
      "appliances",
    ],
  },
] as const;
