type Words = Record<string, readonly string[]>;
type Light = Record<"day" | "night" | "beside", readonly string[]>;

/** Phrases about any paint; a description takes one from each list. */
const any: Words = {
  rooms: [
    "north rooms",
    "bedrooms",
    "halls without windows",
    "rooms with oak floors",
    "rooms that face a street",
    "dining rooms",
    "small baths",
    "sunny kitchens",
    "studies",
    "children's rooms",
  ],
  grinds: ["grinds", "tints", "mixes"],
  how: [
    "with five pigments and no black",
    "by weight, not by drops",
    "in the base it covers best in",
    "from earth pigments mostly",
    "to a formula kept since the first can",
  ],
  wall: [
    "a north wall",
    "plaster, drywall and pine",
    "four walls of one room",
    "a wall seen by lamp only",
    "a wall beside white trim",
  ],
  second_coat: [
    "two coats hide most colors",
    "the second coat evens it",
    "deep colors want a tinted primer",
    "a second coat goes on the same day",
    "patches need a primer first",
  ],
  dry: [
    "dry to the touch in an hour",
    "ready for a second coat by lunch",
    "with little smell",
    "low in odor and quick to dry",
    "even over old paint",
  ],
  tip: [
    "try a sample by the window",
    "keep a wet edge",
    "cut in first, then roll",
    "roll each wall without a stop",
    "box the cans for one even color",
    "use a 3/8 in. roller",
    "stir it, do not shake it",
    "paint the darkest corner first",
  ],
  can: [
    "leftovers keep for two years",
    "the lid gives formula and date",
    "cans are tinted the day they ship",
    "an opened can keeps if it is turned over",
    "touch-ups blend within a year",
    "the formula is kept under your order",
  ],
};

const light: Partial<Record<string, Light>> = {
  white: {
    day: ["clean", "bright", "crisp", "fresh"],
    night: ["creamy", "mellow", "softer", "like paper"],
    beside: ["oak and brass", "gray stone", "linen and rattan", "black window frames", "marble"],
  },
  beige: {
    day: ["sandy", "light", "dry and sunny", "natural"],
    night: ["honeyed", "warmer", "toasted", "like wool"],
    beside: ["walnut", "cream tile", "jute and leather", "white trim", "travertine"],
  },
  brown: {
    day: ["earthy", "even", "like bark", "quiet"],
    night: ["nearly black", "rich", "like leather", "deep"],
    beside: ["brass lamps", "cream linen", "limestone", "old wood", "copper"],
  },
  gray: {
    day: ["cool", "even", "like cloud", "silvery"],
    night: ["deeper", "bluer", "soft", "like felt"],
    beside: ["white marble", "chrome", "maple floors", "charcoal doors", "concrete"],
  },
  black: {
    day: ["soft", "like slate", "matte and calm", "inky"],
    night: ["endless", "like velvet", "blue at the edges", "darker still"],
    beside: ["brass and walnut", "white oak", "pale stone", "green plants", "linen"],
  },
  blue: {
    day: ["clear", "airy", "like distance", "cool"],
    night: ["grayer", "deeper", "like dusk", "quiet"],
    beside: ["white trim", "warm oak", "brass", "cream tile", "nickel"],
  },
  green: {
    day: ["leafy", "fresh", "like a garden", "soft"],
    night: ["smoky", "deeper", "grayer", "like moss"],
    beside: ["terracotta", "unlacquered brass", "oak", "cream linen", "soapstone"],
  },
  red: {
    day: ["sun-baked", "warm", "like clay", "lively"],
    night: ["wine-dark", "richer", "brown", "like embers"],
    beside: ["plaster white", "olive green", "black iron", "leather", "pale oak"],
  },
  pink: {
    day: ["rosy", "dusty", "light", "like petals"],
    night: ["browner", "warmer", "gray", "like suede"],
    beside: ["walnut", "sage green", "aged brass", "cream stone", "charcoal"],
  },
  gold: {
    day: ["sunny", "bright", "like straw", "cheerful"],
    night: ["amber", "mellow", "like honey", "richer"],
    beside: ["navy blue", "white tile", "walnut", "green plants", "blackened steel"],
  },
};

const wall: Words = {
  sheen_use: [
    "eggshell suits most walls",
    "satin is for kitchens and baths",
    "flat hides a wavy wall",
    "eggshell forgives fingerprints",
    "choose satin where hands go",
  ],
  wash: [
    "it takes a damp sponge after two weeks",
    "scuffs wipe off",
    "it scrubs without shine",
    "it resists mildew in baths",
    "crayon comes off with soap",
  ],
};
const ceiling: Words = {
  sheen_use: [
    "flat hides taped joints",
    "it spatters little overhead",
    "it goes on tinted and dries true",
    "it does not flash at lap marks",
  ],
  wash: [
    "water stains want a primer",
    "it stays flat under a lamp",
    "dust brushes off",
    "it lifts a low room",
  ],
};
const trim: Words = {
  sheen_use: [
    "semi-gloss shows off a profile",
    "satin hides old brush marks",
    "it levels like oil",
    "doors do not stick to it",
  ],
  wash: [
    "it cures hard in a week",
    "it wipes clean for years",
    "it stays white without yellowing",
    "brushes rinse in water",
  ],
};

export const paintWords = { any, light, wall, ceiling, trim };
