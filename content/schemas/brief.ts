import { z } from "zod";
import { hexColor, listBy, slug, text } from "./values.ts";

/** What people say, for the reader of briefs: singular, lower case, no hyphens or apostrophes. */
const phrase = z
  .string()
  .regex(
    /^[a-z0-9]+(?: [a-z0-9]+)*$/,
    'Write it in the singular and in small letters, without hyphens or apostrophes, such as "walk in shower".',
  );
const phrases = z.array(phrase).min(1);

const rooms = ["bathroom", "kitchen", "living_room", "dining_room", "bedroom", "laundry", "outdoor"] as const;
const parts = ["walls", "floor", "tile", "cabinets", "counter", "furniture"] as const;

export const roomPhrases = z.strictObject({
  rooms: z.record(z.enum(rooms), phrases),
  /** Things that are in one kind of room only: they tell the room if nothing else does. */
  hints: z.record(z.enum(["bathroom", "kitchen", "living_room", "laundry"]), phrases),
  /** Rooms with neither tub nor shower. */
  halfBath: phrases,
  /** Texts in which a tub gives way to a shower. */
  tubToShower: phrases,
  /** Phrases that say of a feature that it is not wanted. */
  lacks: z.partialRecord(z.enum(["tub", "freestanding_tub", "double_vanity"]), phrases),
  /** How the runs of a kitchen stand; the words about other rooms too, which are left out there. */
  kitchenShapes: z.record(z.enum(["one_wall", "galley", "l", "u"]), phrases),
});

const featureNames = [
  "tub",
  "freestanding_tub",
  "shower",
  "double_vanity",
  "linen_storage",
  "island",
  "peninsula",
  "counter_seating",
  "cooktop",
  "wall_oven",
  "pantry",
  "dishwasher",
  "dining_table",
  "media_wall",
  "reading_chair",
  "bookcase",
  "sectional",
  "king_bed",
  "queen_bed",
  "utility_sink",
  "folding_counter",
  "grill",
  "pool",
  "lounge",
  "fire_pit",
  "plants",
  "dresser",
  "sideboard",
  "rug",
  "curtains",
  "coffee_table",
  "side_table",
  "lamp",
  "ottoman",
  "wall_art",
] as const;

export const features = z.record(z.enum(featureNames), phrases);

export const household = z.record(
  z.enum(["children", "pets", "step_free", "two_cooks", "slip_safe"]),
  phrases,
);

/** By the ids of styles. */
export const styles = z.record(slug, phrases);

/** Parts of a room by their words. `fittings`: what has a metal finish. */
export const partPhrases = z.record(z.enum([...parts, "fittings"]), phrases);

/** Finishes as the catalog names them. */
export const metals = z.record(slug, phrases);

/** What a color of a picture is likely made of. */
export const lookMaterials = z.array(z.strictObject({ word: text, hex: hexColor }));

/** Each material word of the catalog with where it usually goes and how people call it. */
export const materials = z.array(z.strictObject({ word: text, usual: z.enum([...parts, "any"]), phrases }));

const slots = z.enum([
  "kitchen_sink",
  "kitchen_faucet",
  "range",
  "cooktop",
  "refrigerator",
  "stool",
  "toilet",
  "vanity",
  "lavatory_faucet",
  "tub",
  "shower",
  "mirror",
  "pendant",
  "chandelier",
  "sconce",
  "fan",
  "sofa",
  "chair",
  "low_table",
  "table",
  "bed",
  "grill",
]);

/** Kinds of products that people ask for by name. */
export const products = z.array(
  z.strictObject({
    slot: slots,
    word: text,
    /** "apron sink": as in "This showroom sells no apron sink." */
    name: text,
    phrases,
    /** What a product's design, parameters or sub-category say of it, `word` if left out; a space is an end. */
    says: z.array(z.string().min(1)).min(1).optional(),
  }),
);

/** What phrases about a kind of product say beside it: its only room, and the part that a color before it is on. */
export const productSlots = z.record(
  slots,
  z.strictObject({ room: z.enum(rooms).nullable(), part: z.enum([...parts, "any", "fittings"]).nullable() }),
);

/** Words that decide what is meant by the words around them. */
export const roles = z.strictObject({
  /** Negates the next thing, and what follows with "or". */
  no: phrases,
  /** Negates to the end of the clause. */
  not: phrases,
  /** Negates too, and the words beside it are wanted instead. */
  instead: phrases,
  /** Negates the thing before it. */
  gone: phrases,
  /** Trades the first thing for one behind "with", "for" or "to". */
  swap: phrases,
  toward: phrases,
  /** Ends what is negated. */
  yes: phrases,
  keep: phrases,
  /** Behind what is kept: "the range stays". */
  stay: phrases,
  /** Before a wish that may be left out: "maybe an island". */
  maybe: phrases,
  /** Behind such a wish: "an island if it fits". */
  fits: phrases,
  /** Neither wanted nor unwanted. */
  unsure: phrases,
  /** Neither of two things yet. */
  choice: phrases,
  old: phrases,
  /** Behind a thing that is there and no good: "the tub leaks". */
  faulty: phrases,
  /** Takes back what was named last: "there's no room for one". */
  "it gone": phrases,
  or: phrases,
  and: phrases,
  wish: phrases,
});

/** Names of colors with what is usually meant by them in a house. */
export const colors = z.record(phrase, hexColor);

/** What asks for other colors ("dark", "darker") or for another price. */
export const changes = z.strictObject({
  tones: z.record(
    z.enum(["dark", "light", "warm", "cool"]),
    z.strictObject({ plain: phrases, more: phrases }),
  ),
  /** Of a surface that mirrors. */
  shiny: phrases,
  cheaper: phrases,
  nicer: phrases,
});

export const phraseList = phrases;

/**
 * Words that tell what the words beside them mean: what stands around a thing that is included anyway; what says where
 * something is to be, with `*` for any word; streets and houses, of which a name or style may be; doors and woods, of
 * which cabinets are made; what says that somebody has moved out; and how a thing may be of which another one may come.
 */
export const beside = z.strictObject({
  around_included: phrases,
  placing: z.array(
    z.string().regex(/^(?:[a-z]+|\*)(?: (?:[a-z]+|\*))*$/, "Write small letters, or * for a word."),
  ),
  streets: phrases,
  houses: phrases,
  house_styles: phrases,
  cabinet_woods: phrases,
  gone: phrases,
  describing: phrases,
  /** Names of things that a room can do without at one place. */
  movable: z.array(text),
  /** Words that behind one of these features are a thing of its own: the door of a shower. */
  thing_of_feature: z.record(phrase, z.strictObject({ features: phrases, thing: text })),
  /** What tells one of several rooms of a kind: "the other", "the master". */
  room_selectors: phrases,
  room_names: phrases,
});

const wordsOfRoom = z.partialRecord(z.enum(rooms), z.record(phrase, text));

/** Words that are a feature in one room only: where they say that it is not wanted, and wherever they stand. */
export const byRoom = z.strictObject({ unwanted: wordsOfRoom, always: wordsOfRoom });

/**
 * What a look may be unwanted on, with the kinds of items that it is; where a kind has others in it too, with the words
 * of names and categories that tell it apart. `part` is where the look is then looked for.
 */
export const nouns = z.array(
  z.strictObject({
    name: text,
    phrases,
    kinds: z.array(text),
    says: z.array(z.string().min(1)).optional(),
    part: z.enum(["furniture", "any"]),
  }),
);

const mood = z.enum(["cozy", "bright", "calm", "dramatic"]);

/** What a room should feel like. */
export const moods = z.record(mood, phrases);

const hexes = z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(1);

/** What makes a room feel so where no color is asked for: each design of a brief takes the next of them. */
export const moodColors = z.record(
  mood,
  z.strictObject({ walls: hexes, cabinets: hexes.optional(), furniture: hexes.optional() }),
);

/** What may stay in a room, with the kinds of items and the surfaces that it is. */
export const keepables = z.array(
  z.strictObject({ name: text, phrases, kinds: z.array(text), surfaces: z.array(text) }),
);

/** What each room's designs have anyway, by its name for the reader. */
export const included = z.record(z.enum(rooms), z.record(text, phrases));

/**
 * Things that people do not want, with what names and categories of such products say, and their kinds. `among` are the
 * kinds and categories that such words count in: a "Rose" is a color of paint, too.
 */
export const things = z.array(
  z.strictObject({
    name: text,
    phrases,
    says: z.array(z.string().min(1)),
    kinds: z.array(text),
    among: z.array(text).optional(),
  }),
);

/** Phrases of other languages by the English phrase that they mean. */
export const translations = z.record(phrase, phrases);

/**
 * Things that no showroom sells or no design can place, with the narrowest category of what comes nearest. Windows and
 * doors, whatever kind, are chosen for an opening of the finished room; in Spanish their name leads what describes them.
 */
export const nearest = z.array(
  z.union([
    z.strictObject({ asks: phrases, category: text }),
    z.strictObject({ asks: phrases, leads: phrases, opening: z.enum(["window", "door"]) }),
  ]),
);

const hopes = z.array(z.enum(featureNames)).max(8);

/**
 * What each kind of room gets where it fits, when somebody furnishes a plan of their own without a brief, and what only
 * a large one is expected to have.
 */
export const furnishWishes = listBy(
  z.strictObject({
    room: z.enum(rooms),
    hopes,
    large: z.strictObject({ from_sqft: z.number().positive(), hopes }).optional(),
  }),
  "room",
);
