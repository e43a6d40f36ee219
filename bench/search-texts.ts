// What people who renovate type into a search box: how it should look, the thing, and what they add; some of it
// misspelled, some of it more than any shop has.

interface Family {
  looks: readonly string[];
  things: readonly string[];
  additions: readonly string[];
}

const finishes = [
  "matte black",
  "brushed nickel",
  "chrome",
  "polished chrome",
  "brushed gold",
  "oil rubbed bronze",
  "stainless",
  "black",
  "modern",
  "brused nickle",
];

const families: readonly Family[] = [
  {
    looks: [
      "white",
      "gray",
      "beige",
      "black",
      "blue",
      "green",
      "marble look",
      "wood look",
      "calacatta",
      "carrara",
      "polished",
      "matte",
      "carera",
    ],
    things: ["tile", "porcelain tile", "ceramic tile", "subway tile", "floor tile", "mosaic", "backsplash"],
    additions: ["", "12x24", "24x24", "3x6", "for shower", "bathroom floor", "kitchen", "large format"],
  },
  {
    looks: finishes,
    things: [
      "kitchen faucet",
      "bathroom faucet",
      "pull down faucet",
      "faucit",
      "shower head",
      "shower system",
      "cabinet pull",
      "cabinet knob",
      "pendant light",
      "chandelier",
      "vanity light",
      "wall sconce",
      "ceiling fan",
    ],
    additions: ["", "single handle", "wall mount", "small", "large", "widespread", "outdoor"],
  },
  {
    looks: ["oak", "walnut", "hickory", "maple", "gray", "natural", "rustic", "light", "dark"],
    things: [
      "vinyl plank",
      "luxury vinyl",
      "laminate",
      "laminate flooring",
      "hardwood",
      "engineered hardwood",
    ],
    additions: ["", "waterproof", "wide plank", "click lock", "7 inch", "12mm", "for basement"],
  },
  {
    looks: ["white", "black", "gray", "beige", "calacatta", "marble", "polished", "honed", "leathered"],
    things: [
      "countertop",
      "quartz",
      "granite",
      "quartzite",
      "quartz countertop",
      "stacked stone",
      "ledger panel",
    ],
    additions: ["", "3cm", "2cm", "slab", "island", "fireplace", "kitchen"],
  },
  {
    looks: ["white", "black", "gray", "modern", "farmhouse", "small", "oak", "navy"],
    things: ["vanity", "double vanity", "undermount sink", "farmhouse sink", "freestanding tub", "toilet"],
    additions: ["", "36 inch", "60 inch", "72 inch", "with top", "elongated", "cast iron"],
  },
  {
    looks: ["gray", "tan", "charcoal", "natural", "limestone", "green", "bluestone"],
    things: ["pavers", "patio pavers", "pool coping", "artificial turf", "wall block", "stepping stone"],
    additions: ["", "driveway", "bullnose", "pet", "12x12", "16x24", "permeable"],
  },
];

/** All texts, each once. */
export const searchTexts: readonly string[] = families.flatMap(({ looks, things, additions }) =>
  additions.flatMap((addition) =>
    things.flatMap((thing) => looks.map((look) => `${look} ${thing} ${addition}`.trim())),
  ),
);
