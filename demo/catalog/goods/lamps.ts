import type { AttributeValue } from "../product.types.ts";
import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const lampDetails: Record<string, readonly string[]> = {
  column: ["a straight column", "a linen drum on top", "a flat round base"],
  tripod: ["three wooden legs", "a wide linen shade", "legs joined in brass"],
  arc: ["one long arc", "a metal dome", "a stone base"],
  task: ["a shade that swings", "a thin stem", "light right where you read"],
  urn: ["a glazed urn", "a linen shade", "a wide, stable base"],
  gourd: ["two round bodies", "a deep glaze", "a tapered linen shade"],
  mushroom: ["a dome of opal glass", "a cone-shaped base", "no cord in sight"],
  post: ["a round post of solid wood", "a linen drum on top", "grain that runs up the post"],
  stick: ["a stem like a pencil", "a small round base", "a linen shade"],
  string: ["bulbs on a black cord", "a slow even sag", "sockets every two feet"],
};

type Said = Omit<RoomWords, "measure" | "detail">;

const indoor: Said = {
  rooms: ["sofa ends", "bedsides", "reading corners", "desks", "console tables", "dark corners"],
  stuff: [
    "spun steel and linen",
    "brass and linen",
    "metal, with a cloth cord",
    "steel on a weighted base",
    "hand-finished metal",
  ],
  care: [
    "dust the shade with a brush",
    "wipe metal with a dry cloth",
    "use an LED bulb",
    "don't cover the vent",
    "let it cool before moving",
  ],
  tests: ["for tipping and drops", "by burning it for a week", "for loose parts", "for even light"],
  checked: [
    "lit for an hour",
    "packed with its shade in a sleeve",
    "checked for level",
    "checked from plug to socket",
  ],
  does: [
    "it throws light up and down",
    "it dims to a glow",
    "it's bright enough to read by, without glare",
    "the shade hides the bulb",
    "it evens out a dark corner",
  ],
  plus: [
    "the cord is 8 ft long",
    "a foot switch is on the cord",
    "a bulb is included",
    "felt protects the table",
  ],
  fit: [
    "shade and stem screw together",
    "it sets up in five minutes",
    "no tools needed",
    "set the shade at eye height",
    "keep 6 in. from curtains",
  ],
  box: [
    "the shade has its own carton",
    "one E26 bulb is in the box",
    "it ships in molded pulp, not foam",
    "the cord comes wrapped on a card",
  ],
};

const strung: Said = {
  rooms: ["patios", "pergolas", "porches", "garden paths", "balconies"],
  stuff: [
    "rubber-sheathed cord",
    "shatterproof bulbs on rubber",
    "weatherproof sockets and cord",
    "tinned copper under rubber",
  ],
  care: [
    "take it down in storms",
    "wipe bulbs when they are cold",
    "coil it loosely for winter",
    "check the plug each spring",
  ],
  tests: ["in the rain", "through freeze and thaw", "for loose parts", "for even light"],
  checked: ["lit for an hour", "checked at every socket", "packed with spare bulbs", "coiled without kinks"],
  does: [
    "it stays up all year",
    "four strings connect end to end",
    "rain doesn't hurt it",
    "it dims on an outdoor dimmer",
  ],
  plus: [
    "spare bulbs are included",
    "hooks are in the bag",
    "sockets take standard bulbs",
    "the plug is molded on",
  ],
  fit: [
    "hang it on a guide wire",
    "set a hook every 10 ft",
    "plug it into a GFCI outlet",
    "let it sag a foot",
  ],
  box: [
    "the cord comes wrapped on a card",
    "two spare bulbs are inside",
    "bulbs ship in molded pulp",
    "ties and hooks are in a bag",
  ],
};

const shadeOf = (style: string): string =>
  ({ string: "None", mushroom: "Opal glass", arc: "Metal", task: "Metal" })[style] ?? "Linen";

function stringDraft(seed: GoodsSeed): GoodsDraft {
  const feet = Math.round(seed.design.size.width_in / 12);
  const bulbs = numberParam(seed, "bulbs", 12);
  const lumens = bulbs * 90;
  return roomGoodsDraft(seed, {
    child: "string-lights",
    title: `${feet} ft String Lights`,
    noun: "string of lights",
    price: 24 + bulbs * 2.2,
    weight_lb: 4,
    is_freight: false,
    attributes: { ...lit(lumens, bulbs), shade_material: shadeOf("string"), location: "Wet rated" },
    warranty: `${years(2, seed)}-year warranty on wiring and sockets.`,
    words: {
      ...strung,
      measure: [`${feet} ft long`, `with ${bulbs} bulbs`, `of ${lumens} lumens in all`],
      detail: lampDetails.string!,
    },
  });
}

const lit = (lumens: number, bulbs: number): Record<string, AttributeValue> => ({
  bulbs: String(bulbs),
  bulb_base: "E26",
  lumens,
  color_temperature: "2700 K",
  dimmable: true,
  certifications: ["UL"],
});

/** What tells a lamp from others, as its name says it. */
const kinds: Record<string, string> = {
  tripod: "Tripod ",
  arc: "Arc ",
  task: "Reading ",
  urn: "Urn ",
  gourd: "Gourd ",
  mushroom: "Glass Dome ",
  stick: "Slim ",
  post: "Wood Post ",
};

/** The style of a lamp; columns of wood are posts. */
const kindOf = ({ design }: GoodsSeed, style: string): string =>
  style === "column" && /wood post/.test(design.name_words.join()) ? "post" : style;

function lampDraft(seed: GoodsSeed): GoodsDraft {
  if (param(seed, "form") === "string") return stringDraft(seed);
  const table = param(seed, "form") === "table-lamp";
  const style = param(seed, "style");
  const kind = kindOf(seed, style);
  const { height_in, width_in } = seed.design.size;
  const lumens = table ? 800 : 1100;
  return roomGoodsDraft(seed, {
    child: table ? "table-lamps" : "floor-lamps",
    title: `${Math.round(height_in)} in. ${kinds[kind] ?? ""}${table ? "Table" : "Floor"} Lamp`,
    noun: table ? "table lamp" : "floor lamp",
    price: table ? 62 : style === "arc" ? 168 : 104,
    weight_lb: table ? 8 : style === "arc" ? 48 : 16,
    is_freight: false,
    attributes: { ...lit(lumens, 1), shade_material: shadeOf(style), location: "Dry rated" },
    warranty: `${years(2, seed)}-year warranty on wiring and finish.`,
    words: {
      ...indoor,
      measure: [
        `${inch(height_in)} high`,
        `of ${lumens} lumens`,
        `${inch(width_in)} across`,
        `for one E26 bulb`,
      ],
      detail: lampDetails[kind] ?? lampDetails.column!,
    },
  });
}

export const lamps: GoodsPlan = { category: "lamps", styles: {}, draft: lampDraft };
