/** Why pros and their clients join; the six names are the specification's. */
export const benefits = [
  {
    title: "Visualizer",
    text: "Every material at true scale in a 3D room, by day and in the evening, before anybody orders it.",
  },
  {
    title: "Support",
    text: "People who know what a bullnose is, by phone, by mail and in the app that you take to the job.",
  },
  {
    title: "Delivery and Service",
    text: "Free nationwide, at the curb in under 3 weeks, with one timeline for each shipment. Only freight beyond the contiguous U.S. costs extra.",
  },
  {
    title: "Live chat",
    text: "Questions about a project are asked and answered in the project, with the wall that they are about.",
  },
  {
    title: "Communicate with Contractor",
    text: "Share a room with your pro by one link. What is changed is seen by both, and so is what it costs.",
  },
  {
    title: "Budget Friendly",
    text: "Wholesale prices with an open markup: what you save stands on every product, up to 60 percent.",
  },
] as const;

/** What clients save on average, by the room that is renovated. */
export const savings = [
  { percent: 55, room: "Kitchen", slug: "backsplash-tiles", note: "Counters, tile, sinks, faucets, lights" },
  { percent: 30, room: "Bathroom", slug: "bath-tubs", note: "Vanities, tubs, showers, toilets, tile" },
  {
    percent: 40,
    room: "Outdoor",
    slug: "artificial-turf",
    note: "Pavers, turf, stacked stone, pool copings",
  },
] as const;

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
    title: "Fixtures and fittings",
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
