import type { Finish } from "../finishes.ts";
import type { ColorFamily, LookRow } from "../look.ts";
import type { Hex } from "../material.ts";
import { paintedTrim, paintedWall } from "./sold-as.ts";

const sheens: readonly Finish[] = ["eggshell", "flat", "satin"];
const enamel: readonly Finish[] = ["semi_gloss", "satin"];

type Row = readonly [name: string, color: Hex, family: ColorFamily, words: string];

// Words describe the visible color, two phrases separated by ";".
const rows: readonly Row[] = [
  // whites
  ["Plain Paper", "#f3f1ea", "white", "clean warm white; no yellow cast"],
  ["Milk Bottle", "#f4efe3", "white", "creamy white; soft in lamplight"],
  ["Gull Feather", "#eceeec", "white", "cool white; a breath of gray"],
  ["Candle End", "#f1e8d4", "white", "ivory white; warm undertone"],
  ["Bare Plaster", "#ebe4d8", "white", "chalky off-white; pink-beige undertone"],
  ["Wool Sock", "#e8e3d6", "white", "oat white; gray-beige undertone"],
  ["First Snow Lot", "#f5f6f4", "white", "bright neutral white; crisp edges"],
  ["Robin Wash", "#e7edec", "white", "airy white; a trace of blue"],
  ["Lamb's Ear White", "#e9ebe0", "white", "soft white; faint green undertone"],
  ["Linen Press", "#efe9dc", "white", "warm white; linen undertone"],
  // neutrals
  ["Oat Bin", "#ddd2bd", "beige", "light oat beige; golden undertone"],
  ["Mushroom Gill", "#cabfae", "beige", "mushroom beige; gray undertone"],
  ["Flax Cord", "#d3c5a8", "beige", "flax beige; dry, sunny tone"],
  ["Sandbar", "#dccdb4", "beige", "sand beige; rosy undertone"],
  ["Wet Rope", "#b5a68d", "beige", "mid beige; khaki undertone"],
  ["Tea Stain", "#c4ab89", "beige", "tea beige; amber undertone"],
  ["Almond Husk", "#b89f82", "brown", "light brown; nutty warmth"],
  ["Saddle Soap", "#9c7a58", "brown", "saddle brown; leather warmth"],
  ["Wet Bark", "#5f4f42", "brown", "bark brown; gray undertone"],
  ["Cocoa Tin", "#4c3a30", "brown", "dark cocoa; red undertone"],
  // grays
  ["Ash Pan", "#d5d3cd", "gray", "pale ash gray; warm undertone"],
  ["Zinc Pail", "#b9bcbb", "gray", "zinc gray; cool undertone"],
  ["Pigeon Loft", "#a3a39e", "gray", "dove gray; even tone"],
  ["Driftwood Pier", "#aaa295", "gray", "weathered gray; brown undertone"],
  ["Wet Slate", "#6d7376", "gray", "slate gray; blue undertone"],
  ["Storm Porch", "#7f8583", "gray", "storm gray; green undertone"],
  ["Pencil Lead", "#56585a", "gray", "graphite gray; deep, soft tone"],
  ["Stove Door", "#3b3c3d", "black", "charcoal; near-black tone"],
  ["Boot Polish", "#242423", "black", "soft black; brown undertone"],
  ["Ink Well", "#1f242b", "black", "blue-black; ink depth"],
  // blues
  ["Skim Ice", "#d8e2e4", "blue", "icy blue; barely colored"],
  ["Sunday Sky", "#bccfd8", "blue", "light sky blue; hazy tone"],
  ["Faded Chambray", "#9db2c2", "blue", "chambray blue; gray undertone"],
  ["Ferry Rail", "#7793a6", "blue", "mid blue; weathered tone"],
  ["Mussel Shell", "#4d6274", "blue", "slate blue; violet undertone"],
  ["Night Ferry", "#2f4257", "blue", "deep navy; green undertone"],
  ["Naval Coat", "#263349", "blue", "true navy; formal depth"],
  ["Delft Crumb", "#5f82a8", "blue", "delft blue; clear tone"],
  ["Duck Egg Cup", "#bdd3cf", "blue", "duck-egg blue; green undertone"],
  ["Oilcloth Teal", "#2e5c63", "blue", "dark teal; lamp-lit depth"],
  // greens
  ["Cucumber Water", "#dfe6d6", "green", "watery green; nearly white"],
  ["Sage Bundle", "#b4bea5", "green", "sage green; gray undertone"],
  ["Lichen Stone", "#a7ad92", "green", "lichen green; yellow undertone"],
  ["Olive Tin", "#7c7d57", "green", "olive green; warm tone"],
  ["Garden Bench", "#6b8068", "green", "mid green; garden tone"],
  ["Potting Shed", "#4d6152", "green", "shed green; blue undertone"],
  ["Billiard Lamp", "#2f4a3d", "green", "bottle green; formal depth"],
  ["Cedar Shade", "#38483f", "green", "forest green; smoky depth"],
  ["Celery Heart", "#ccd2ab", "green", "celery green; fresh tone"],
  ["Verdigris Pot", "#8fb0a0", "green", "verdigris; chalky tone"],
  // warm
  ["Rose Hip Tea", "#d9aa9d", "pink", "dusty pink; clay undertone"],
  ["Plaster Blush", "#e5cfc3", "pink", "plaster pink; barely there"],
  ["Fig Cut", "#8d5f62", "pink", "fig rose; wine undertone"],
  ["Old Terracotta", "#b9694a", "red", "terracotta; sun-baked tone"],
  ["Barn Latch", "#7e3a30", "red", "barn red; brown undertone"],
  ["Beet Jar", "#5e2b35", "red", "beet red; purple undertone"],
  ["Butter Dish", "#f0dfae", "gold", "butter yellow; soft tone"],
  ["Mustard Pot", "#c99b3c", "gold", "mustard; spice warmth"],
  ["Hay Loft", "#dcc384", "gold", "straw yellow; dry tone"],
  ["Apricot Rind", "#e6b98d", "gold", "apricot; golden warmth"],
  ["Marmalade Lid", "#c87f45", "gold", "marmalade orange; amber depth"],
  ["Lilac Twine", "#c9c1cf", "pink", "gray lilac; cool tone"],
  ["Plum Crate", "#5a4552", "pink", "plum; smoky depth"],
  ["Heather Bank", "#9f8d9c", "pink", "heather; gray undertone"],
];

const idOf = (name: string): string =>
  `paint-${name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** Whites that are mixed as trim enamel too, and depths that doors are painted in. */
const onTrim = new Set([
  "Plain Paper",
  "Milk Bottle",
  "Gull Feather",
  "First Snow Lot",
  "Linen Press",
  "Bare Plaster",
  "Candle End",
  "Boot Polish",
  "Stove Door",
  "Naval Coat",
  "Billiard Lamp",
  "Pencil Lead",
]);

/** Interior paints, each with its own color and the roller's texture. */
export const paintLooks: LookRow[] = rows.map(([name, coat, colorFamily, words]) => ({
  id: idOf(name),
  label: `${name} paint`,
  words: [...words.split("; "), "rolled finish"],
  colorFamily,
  sold: onTrim.has(name) ? paintedTrim : paintedWall,
  finishes: onTrim.has(name) ? [...sheens, ...enamel.slice(0, 1)] : sheens,
  body: { family: "paint", colors: { coat }, stipple: 0.6 },
  variation: { tint: 0, tilt_deg: 0, gloss: 0.05 },
}));
