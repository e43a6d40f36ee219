/** Why pros and their clients join; the six names are the specification's. */
export const benefits = [
  {
    title: "Visualizer",
    text: "See every material at true scale in a 3D room, in daylight and in the evening, before you order.",
  },
  {
    title: "Support",
    text: "Talk to people who know what a bullnose is: by phone, by email and in the app you take to the job.",
  },
  {
    title: "Delivery and Service",
    text: "Free nationwide delivery to your curb in under 3 weeks, with a timeline for every shipment. You pay extra only for freight outside the contiguous U.S.",
  },
  {
    title: "Live chat",
    text: "Ask about a project inside the project and get your answer there, right next to the wall in question.",
  },
  {
    title: "Communicate with Contractor",
    text: "Share a room with your pro through one link. You both see every change and what it costs.",
  },
  {
    title: "Budget Friendly",
    text: "Wholesale prices with an open markup. Save up to 60 percent, and see your savings on every product.",
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
