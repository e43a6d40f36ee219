import type { BriefRoom, Part, ProductSlot } from "./brief.types.ts";

interface SlotOf {
  /** The only room that it tells of. */
  room: BriefRoom | null;
  /** The part that a color or material named before it applies to; null if it has its own colors. */
  part: Part | "fittings" | null;
}

/** What phrases about each say beside the kind of product. */
export const productSlots: Readonly<Record<ProductSlot, SlotOf>> = {
  kitchen_sink: { room: "kitchen", part: null },
  kitchen_faucet: { room: "kitchen", part: "fittings" },
  range: { room: "kitchen", part: null },
  cooktop: { room: "kitchen", part: null },
  refrigerator: { room: "kitchen", part: null },
  stool: { room: null, part: "furniture" },
  toilet: { room: "bathroom", part: null },
  vanity: { room: "bathroom", part: "cabinets" },
  lavatory_faucet: { room: "bathroom", part: "fittings" },
  tub: { room: "bathroom", part: null },
  shower: { room: "bathroom", part: null },
  mirror: { room: null, part: "fittings" },
  pendant: { room: null, part: "fittings" },
  chandelier: { room: null, part: "fittings" },
  sconce: { room: null, part: "fittings" },
  fan: { room: null, part: null },
  sofa: { room: null, part: "furniture" },
  chair: { room: null, part: "furniture" },
  low_table: { room: null, part: "furniture" },
  table: { room: null, part: "furniture" },
  bed: { room: "bedroom", part: "furniture" },
  grill: { room: "outdoor", part: null },
};

/** A kind of product that people ask for by name. */
export interface ProductKind {
  slot: ProductSlot;
  word: string;
  /** "apron sink": as in "This showroom sells no apron sink." */
  name: string;
  /** Divided by `|`; singular, lower case, no hyphens or apostrophes. */
  phrases: string;
  /** What a product's design, parameters or sub-category say of it, one of these; a space before or behind is an end. */
  says: readonly string[];
}

type Row = readonly [word: string, name: string, phrases: string, says?: string];

const rows: Readonly<Record<ProductSlot, readonly Row[]>> = {
  kitchen_sink: [
    [
      "apron",
      "apron sink",
      "farmhouse sink|farm sink|apron sink|apron front sink|apron front|farmhouse style sink|farmhouse kitchen sink|fireclay sink|belfast sink|butler sink",
    ],
    ["undermount", "undermount sink", "undermount sink|under mount sink|undermounted sink|undermount"],
    ["drop-in", "drop-in sink", "drop in sink|top mount sink|topmount sink|drop in kitchen sink"],
    ["workstation", "workstation sink", "workstation sink|work station sink|ledge sink"],
  ],
  kitchen_faucet: [
    ["pull-down", "pull-down faucet", "pull down faucet|pulldown faucet|pull down kitchen faucet"],
    ["bridge", "bridge faucet", "bridge faucet|bridge kitchen faucet"],
    ["touchless", "touchless faucet", "touchless faucet|touch free faucet|hands free faucet"],
    ["spring", "spring faucet", "spring faucet|commercial style faucet|commercial faucet", " spring "],
  ],
  range: [
    ["gas", "gas range", "gas range|gas stove|gas oven|gas cooking", " gas "],
    ["electric", "electric range", "electric range|electric stove|electric oven", " electric "],
    ["induction", "induction range", "induction range|induction stove|induction oven", " induction "],
    [
      "pro",
      "professional range",
      "pro range|professional range|pro style range|commercial range|chef range|professional style range",
      " pro ",
    ],
    ["retro", "retro range", "retro range|retro stove|vintage range|vintage stove|vintage style range"],
  ],
  cooktop: [
    ["gas", "gas cooktop", "gas cooktop|gas cook top|gas rangetop|gas hob", " gas "],
    [
      "induction",
      "induction cooktop",
      "induction cooktop|induction cook top|induction hob|induction",
      " induction ",
    ],
  ],
  refrigerator: [
    [
      "french",
      "French-door refrigerator",
      "french door refrigerator|french door fridge|french refrigerator|french fridge",
    ],
    [
      "side",
      "side-by-side refrigerator",
      "side by side refrigerator|side by side fridge|side by side",
      " side ",
    ],
    [
      "bottom",
      "bottom-freezer refrigerator",
      "bottom freezer refrigerator|bottom freezer fridge|bottom freezer|freezer on the bottom",
      " bottom ",
    ],
    [
      "top",
      "top-freezer refrigerator",
      "top freezer refrigerator|top freezer fridge|top freezer|freezer on top",
      " top ",
    ],
    [
      "counter-depth",
      "counter-depth refrigerator",
      "counter depth refrigerator|counter depth fridge|counter depth|cabinet depth refrigerator|cabinet depth fridge",
    ],
    ["retro", "retro refrigerator", "retro refrigerator|retro fridge|vintage fridge|smeg style fridge"],
  ],
  stool: [
    ["saddle", "backless stool", "backless stool|saddle stool|backless bar stool|backless counter stool"],
    ["swivel", "swivel stool", "swivel stool|swivel bar stool|swivel counter stool"],
    ["metal", "metal stool", "metal stool|metal bar stool|metal counter stool", " metal "],
  ],
  toilet: [
    [
      "wall-hung",
      "wall-hung toilet",
      "wall hung toilet|wall mounted toilet|wall mount toilet|floating toilet|wall hung wc",
      " wall-hung ",
    ],
    ["one-piece", "one-piece toilet", "one piece toilet|1 piece toilet|single piece toilet"],
    ["two-piece", "two-piece toilet", "two piece toilet|2 piece toilet"],
    [
      "bidet",
      "bidet toilet",
      "smart toilet|bidet toilet|toilet with bidet|bidet seat|japanese toilet|washlet|tankless toilet",
    ],
    ["skirted", "skirted toilet", "skirted toilet|skirted toilet base", " true "],
  ],
  vanity: [
    [
      "floating",
      "floating vanity",
      "floating vanity|wall hung vanity|wall mounted vanity|wall mount vanity|floating double vanity|floating single vanity|floating bathroom vanity",
      " wall | wall-shelf ",
    ],
    [
      "vessel",
      "vanity with a vessel sink",
      "vessel sink vanity|vessel sink|vessel bowl|bowl sink|vessel vanity|vanity with vessel sink|vanity with a vessel sink",
    ],
    ["console", "console vanity", "console vanity|console sink|console sink vanity"],
  ],
  lavatory_faucet: [
    ["widespread", "widespread faucet", "widespread faucet|widespread bathroom faucet|8 inch widespread"],
    [
      "single",
      "single-hole faucet",
      "single hole faucet|single handle faucet|single lever faucet|single handle bathroom faucet",
      " single ",
    ],
    ["centerset", "centerset faucet", "centerset faucet|center set faucet"],
    ["waterfall", "waterfall faucet", "waterfall faucet"],
  ],
  tub: [
    ["claw", "clawfoot tub", "clawfoot tub|claw foot tub|clawfoot|claw foot|clawfoot bathtub", " claw "],
    ["slipper", "slipper tub", "slipper tub|double slipper tub|slipper bath|slipper bathtub"],
    ["japanese", "Japanese soaking tub", "japanese soaking tub|japanese tub|ofuro|japanese soaker"],
    ["pedestal", "pedestal tub", "pedestal tub|pedestal bathtub", " pedestal "],
    ["copper", "copper tub", "copper tub|copper bathtub|hammered copper tub"],
  ],
  shower: [
    [
      "rain",
      "rain shower",
      "rain shower|rainfall shower|rainshower|rain head|rain shower head|rain showerhead|rainfall shower head|rainfall showerhead|rainhead",
      " system | rain ",
    ],
    [
      "hand",
      "hand shower",
      "handheld shower|hand held shower|hand shower|handshower|handheld shower head|handheld showerhead|handheld|hand held shower head|hand held",
      " system | slide | hand ",
    ],
    ["panel", "shower panel", "shower panel|shower tower|body jet|body spray", "showerpanel"],
  ],
  mirror: [
    ["round", "round mirror", "round mirror|circle mirror|circular mirror", " round "],
    ["arch", "arched mirror", "arched mirror|arch mirror", " arch "],
    ["rect", "rectangular mirror", "rectangular mirror|rectangle mirror|square mirror", " rect "],
    ["pill", "pill mirror", "pill mirror|pill shaped mirror|oval mirror|capsule mirror", " pill "],
  ],
  pendant: [
    [
      "globe",
      "globe pendant",
      "globe pendant|glass globe pendant|globe pendant light|globe light|glass globe",
    ],
    ["drum", "drum pendant", "drum pendant|drum pendant light|drum shade pendant"],
    ["dome", "dome pendant", "dome pendant|dome pendant light|dome light", " dome "],
    ["cone", "cone pendant", "cone pendant|cone pendant light", " cone "],
    ["barn", "barn pendant", "barn pendant|barn pendant light|barn light pendant", " barn "],
    [
      "rattan",
      "rattan pendant",
      "rattan pendant|woven pendant|wicker pendant|rattan pendant light|basket pendant",
    ],
    ["schoolhouse", "schoolhouse pendant", "schoolhouse pendant|schoolhouse light|schoolhouse pendant light"],
    ["lantern", "lantern pendant", "lantern pendant|lantern pendant light|pendant lantern", " lantern "],
    ["cylinder", "cylinder pendant", "cylinder pendant|cylinder pendant light", " cylinder "],
    ["bell", "bell pendant", "bell pendant|bell jar pendant|bell pendant light", " bell-clear "],
  ],
  chandelier: [
    ["sputnik", "sputnik chandelier", "sputnik chandelier|sputnik light|sputnik|atomic chandelier"],
    [
      "candle",
      "candle chandelier",
      "candle chandelier|candelabra chandelier|candle style chandelier",
      " candle ",
    ],
    [
      "wheel",
      "wagon wheel chandelier",
      "wagon wheel chandelier|wheel chandelier|wagon wheel light",
      " wheel ",
    ],
    ["ring", "ring chandelier", "ring chandelier|ring light chandelier|hoop chandelier", " ring "],
    ["drum", "drum chandelier", "drum chandelier|drum shade chandelier", " drum"],
    ["rattan", "rattan chandelier", "rattan chandelier|woven chandelier|wicker chandelier|basket chandelier"],
  ],
  sconce: [
    [
      "updown",
      "up-and-down sconce",
      "up and down sconce|up down sconce|updown sconce|cylinder sconce",
      " updown ",
    ],
    ["globe", "globe sconce", "globe sconce|glass globe sconce|opal sconce"],
    [
      "barn",
      "gooseneck light",
      "gooseneck light|barn sconce|gooseneck sconce|gooseneck barn light|barn light",
      " barn ",
    ],
  ],
  fan: [["ceiling", "ceiling fan", "ceiling fan|paddle fan", " ceiling | drum | cage "]],
  sofa: [
    ["track", "track-arm sofa", "track arm sofa|square arm sofa|track arm couch", " track "],
    ["rolled", "rolled-arm sofa", "rolled arm sofa|roll arm sofa|rolled arm couch", " rolled "],
    ["loveseat", "loveseat", "loveseat|love seat|two seat sofa|two seater"],
    ["shelter", "curved sofa", "curved sofa|curved couch|rounded sofa", " shelter "],
  ],
  chair: [
    ["wingback", "wingback chair", "wingback|wingback chair|wing chair|wing back chair"],
    ["barrel", "barrel chair", "barrel chair|tub chair|curved chair"],
    ["wishbone", "wishbone chair", "wishbone chair|wishbone dining chair"],
    ["spindle", "spindle-back chair", "spindle chair|spindle back chair|windsor chair"],
    ["cane", "cane chair", "cane chair|cane dining chair|cane back chair", " cane "],
    ["adirondack", "Adirondack chair", "adirondack chair|adirondack"],
  ],
  low_table: [
    [
      "round",
      "round coffee table",
      "round coffee table|circular coffee table|drum coffee table",
      " round | drum ",
    ],
    ["glass", "glass coffee table", "glass coffee table|glass top coffee table", " glass "],
    ["nesting", "nesting coffee tables", "nesting table|nesting coffee table", " nesting "],
    ["rect", "rectangular coffee table", "rectangular coffee table|rectangle coffee table", " rect | slab "],
  ],
  table: [
    [
      "round",
      "round table",
      "round table|round dining table|circular table|circular dining table|round kitchen table|pedestal table|pedestal dining table|round breakfast table",
      " pedestal ",
    ],
    [
      "rect",
      "rectangular table",
      "rectangular table|rectangular dining table|rectangle table|long table|long dining table|rectangle dining table",
      " dining ",
    ],
    ["trestle", "trestle table", "trestle table|trestle dining table", " trestle "],
    ["tulip", "tulip table", "tulip table|tulip dining table|saarinen table", " tulip "],
  ],
  bed: [
    ["canopy", "canopy bed", "canopy bed|four poster|four poster bed|four post bed", " canopy "],
    [
      "upholstered",
      "upholstered bed",
      "upholstered bed|upholstered headboard|padded headboard",
      " upholstered ",
    ],
    ["platform", "wood platform bed", "wood bed|wooden bed|wood platform bed|wood bed frame", " wood "],
    ["spindle", "spindle bed", "spindle bed|jenny lind bed", " spindle "],
  ],
  grill: [["kamado", "kamado grill", "kamado|kamado grill|green egg|big green egg|ceramic grill"]],
};

/** Every kind of product that a brief may ask for. */
export const productKinds: readonly ProductKind[] = (Object.keys(rows) as ProductSlot[]).flatMap((slot) =>
  rows[slot].map(([word, name, phrases, says]) => ({
    ...{ slot, word, name, phrases },
    says: says?.split("|") ?? [word],
  })),
);
