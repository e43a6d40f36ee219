import type { Offer, Wish } from "../offer.types.ts";
import type { FinishList, Palette, Slot } from "../styles/palette.types.ts";

/** What a place asks of its products; measures of the place come on top. */
type WishOf = (palette: Palette) => Wish;

const param = (offer: Offer, name: string) => String(offer.model?.params[name] ?? "");
const form = (offer: Offer) => param(offer, "form");
const child = (offer: Offer) => offer.product.child;
const isOne =
  (...forms: string[]) =>
  (offer: Offer) =>
    forms.includes(form(offer));

const wish = (
  kind: string,
  finishes: FinishList | null,
  words: Slot | readonly string[] | null,
  accepts?: (offer: Offer) => boolean,
): WishOf => {
  return (palette) => ({
    kind,
    styles: palette.styles,
    ...(finishes ? { finishes: palette[finishes], isFirm: palette.firm?.has(finishes) ?? false } : {}),
    ...(typeof words === "string" ? { words: palette.words[words] ?? [] } : words ? { words } : {}),
    ...(accepts ? { accepts } : {}),
  });
};

const vessel = (offer: Offer) => param(offer, "sink").startsWith("vessel");
const isBathFan = (offer: Offer) => child(offer) === "bath-fans";
const isCeilingFan = (offer: Offer) => !isBathFan(offer) && !offer.model?.design.includes("wall");

const withDoors =
  (make: WishOf): WishOf =>
  (palette) => {
    const doors = palette.askedDoors;
    return { ...make(palette), ...(doors && { words: [...doors, ...(palette.words.vanity ?? [])] }) };
  };

/** Every kind of place that a layout may name. */
export const wishes: Readonly<Record<string, WishOf>> = {
  toilet: wish(
    "toilet",
    "china",
    "toilet",
    (offer) => !/highlevel|lowlevel|corner|bidet-floor/.test(offer.model?.design ?? ""),
  ),
  vanity: withDoors(wish("vanity", "vanities", "vanity", (offer) => offer.model?.params.bowls !== 2)),
  double_vanity: withDoors(wish("vanity", "vanities", "vanity", (offer) => offer.model?.params.bowls === 2)),
  lavatory: wish("lavatory", "china", ["console", "pedestal"]),
  small_lavatory: wish("lavatory", "china", ["wall", "pedestal"]),
  lavatory_faucet: wish(
    "faucet",
    "metals",
    "lavatory_faucet",
    (offer) => param(offer, "use") === "lavatory" && !["wall", "vessel"].includes(param(offer, "mount")),
  ),
  vessel_faucet: wish("faucet", "metals", null, (offer) => param(offer, "mount") === "vessel"),
  tub_filler: wish(
    "faucet",
    "metals",
    null,
    (offer) => param(offer, "use") === "lavatory" && param(offer, "mount") === "wall",
  ),
  alcove_tub: wish("tub", "china", ["deep", "alcove"], isOne("alcove")),
  free_tub: wish("tub", "china", "tub", (offer) => !isOne("alcove", "drop-in", "corner", "walk-in")(offer)),
  soaking_tub: wish("tub", "china", ["japanese"], (offer) => offer.model?.params.seat === true),
  shower_base: wish("shower", "china", null, isOne("base")),
  shower_system: wish("shower", "metals", "shower_system", isOne("system", "set", "panel")),
  tub_set: wish("shower", "metals", null, isOne("set")),
  hand_shower: wish("shower", "metals", null, isOne("slide")),
  sliding_door: wish("shower", "metals", "shower_door", isOne("door-sliding", "door-framed")),
  glass_panel: wish("shower", "metals", null, isOne("door-panel")),
  corner_enclosure: wish("shower", "metals", null, isOne("enclosure")),
  mirror: wish("mirror", "metals", "mirror", (offer) => form(offer) !== "medicine"),
  narrow_mirror: wish("mirror", "metals", "mirror"),
  vanity_light: wish("light", "metals", "vanity_light", isOne("bath-bar", "vanity-row")),
  sconce: wish("light", "metals", "sconce", isOne("sconce", "updown", "gooseneck-barn")),
  outdoor_sconce: wish(
    "light",
    "metals",
    ["lantern", "updown"],
    isOne("wall-lantern", "updown", "gooseneck-barn"),
  ),
  ceiling_light: wish("light", "metals", "ceiling_light", isOne("flush")),
  pendant: wish("light", "metals", "pendant", isOne("pendant", "lantern")),
  linear_pendant: wish("light", "metals", ["linear"], isOne("linear-bar", "linear-globes")),
  floor_lamp: wish("light", "metals", null, isOne("floor-lamp")),
  table_lamp: wish("light", "metals", null, isOne("table-lamp")),
  chandelier: wish(
    "light",
    "metals",
    "chandelier",
    (offer) =>
      ["sputnik", "candle", "wheel", "ring", "arms"].includes(form(offer)) ||
      /rattan|drum/.test(param(offer, "shade")),
  ),
  bath_fan: wish("fan", null, ["quiet", "square"], isBathFan),
  ceiling_fan: wish("fan", "metals", "fan", isCeilingFan),
  kitchen_sink: wish("sink", null, "sink", (offer) => !isOne("utility", "trough", "round")(offer)),
  utility_sink: wish(
    "sink",
    null,
    ["drop-single", "utility"],
    (offer) => form(offer) === "drop-in" && offer.width_in <= 25,
  ),
  kitchen_faucet: wish(
    "faucet",
    "metals",
    "kitchen_faucet",
    (offer) =>
      param(offer, "use") !== "lavatory" &&
      !["wall", "articulated"].includes(param(offer, "spout")) &&
      !/bar-|beverage/.test(offer.model?.design ?? ""),
  ),
  range: wish("range", "appliances", "range"),
  cooktop: wish("cooktop", "appliances", null),
  hood: wish("hood", "appliances", "hood", (offer) => form(offer) !== "under"),
  under_hood: wish("hood", "appliances", null, isOne("under")),
  wall_oven: wish("wall_oven", "appliances", ["double", "combo"]),
  microwave: wish("microwave", "appliances", null, isOne("otr")),
  refrigerator: wish(
    "refrigerator",
    "appliances",
    "refrigerator",
    (offer) => param(offer, "doors") !== "wine",
  ),
  dishwasher: wish("dishwasher", "appliances", null),
  tall_cabinet: wish(
    "tall_cabinet",
    "cabinets",
    ["pantry", "linen"],
    (offer) => param(offer, "layout") !== "oven",
  ),
  base_cabinet: wish("base_cabinet", "cabinets", null),
  wall_cabinet: wish("wall_cabinet", "cabinets", null),
  island: wish("island", "island", null),
  peninsula: wish("peninsula", "island", null),
  washer: wish(
    "washer",
    "appliances",
    ["front-27"],
    (offer) => form(offer) === "front" && !offer.model?.params.pedestal_in,
  ),
  dryer: wish(
    "dryer",
    "appliances",
    ["front-27"],
    (offer) => form(offer) === "front" && !offer.model?.params.pedestal_in,
  ),
  sofa: wish("sofa", "fabrics", "sofa"),
  chair: wish("chair", "fabrics", "chair"),
  stool: wish("stool", "woods", "stool"),
  low_table: wish("low_table", "woods", "low_table"),
  table: wish("table", "woods", "table", isOne("dining", "pedestal")),
  side_table: wish("table", "woods", null, isOne("side", "tray", "drum")),
  ottoman: wish("chair", "fabrics", null, isOne("ottoman")),
  media: wish("media", "woods", "media"),
  bed: wish("bed", "fabrics", "bed"),
  rug: wish("rug", null, "rug"),
  planter: wish("planter", null, null),
  grill: wish("grill", "appliances", null),
  pool: wish("pool", null, null),
  lounge: wish("lounge", "woods", null),
  accessory: wish("accessory", "metals", null),
};

export const isVessel = vessel;

/** A placeholder while the catalog has nothing for it: kind and usual dimensions. */
export const usual: Readonly<
  Record<string, readonly [kind: string, width_in: number, depth_in: number, height_in: number]>
> = {
  toilet: ["toilet", 16, 28, 30],
  vanity: ["vanity", 31, 22, 35],
  double_vanity: ["vanity", 61, 22, 35],
  lavatory: ["lavatory", 24, 19, 34],
  small_lavatory: ["lavatory", 20, 16.5, 8],
  alcove_tub: ["tub", 60, 32, 20],
  free_tub: ["tub", 59, 30, 23],
  soaking_tub: ["tub", 41, 41, 32],
  shower_base: ["shower", 60, 32, 3],
  mirror: ["mirror", 24, 1, 36],
  range: ["range", 30, 28, 36],
  refrigerator: ["refrigerator", 36, 33, 70],
  dishwasher: ["dishwasher", 24, 25, 34],
  base_cabinet: ["base_cabinet", 24, 24, 34.5],
  wall_cabinet: ["wall_cabinet", 30, 12, 30],
  tall_cabinet: ["tall_cabinet", 24, 24, 84],
  island: ["island", 72, 36.75, 34.5],
  peninsula: ["peninsula", 60, 36.75, 34.5],
  washer: ["washer", 27, 31, 39],
  dryer: ["dryer", 27, 31, 39],
  sofa: ["sofa", 84, 36, 32],
  chair: ["chair", 30, 32, 32],
  dining_chair: ["chair", 19, 21, 33],
  stool: ["stool", 17, 18, 26],
  low_table: ["low_table", 44, 24, 16],
  side_table: ["low_table", 18, 18, 22],
  table: ["table", 66, 36, 30],
  ottoman: ["chair", 26, 26, 17],
  media: ["media", 60, 17, 24],
  bed: ["bed", 63, 84, 44],
  rug: ["rug", 96, 120, 0.5],
  planter: ["planter", 16, 16, 40],
  grill: ["grill", 36, 26, 46],
  pool: ["pool", 288, 144, 6],
  lounge: ["lounge", 28, 76, 34],
};
