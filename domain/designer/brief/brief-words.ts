import { areaText } from "../../catalog/page-areas.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import { styleById } from "../../projects/style-profile/styles.ts";
import type {
  Bar,
  Brief,
  BriefRoom,
  ColorWish,
  KitchenShape,
  MaterialWish,
  Mood,
  Move,
  ProductWish,
  Side,
} from "./brief.types.ts";
import { featureWords } from "./features.ts";
import {
  atPart,
  elsewhere,
  fixturesIn,
  kitchenShapes,
  onPart,
  onSide,
  pairName,
  stepFree,
  wishName,
} from "./wish-words.ts";

/** Rooms as labels for the reader. */
export const roomWords: Readonly<Record<BriefRoom, string>> = {
  bathroom: "Bathroom",
  kitchen: "Kitchen",
  living_room: "Living room",
  dining_room: "Dining room",
  bedroom: "Bedroom",
  laundry: "Laundry room",
  outdoor: "Outdoor space",
};

const householdWords: Readonly<Record<Brief["household"][number], string>> = {
  children: "Kids",
  pets: "Pets",
  step_free: stepFree,
  two_cooks: "Two cooks",
  slip_safe: "Slip-resistant floor",
};

const moodNames: Readonly<Record<Mood, string>> = {
  cozy: "Cozy",
  bright: "Bright",
  calm: "Calm",
  dramatic: "Dramatic",
};

const shapes: Readonly<Record<KitchenShape, string>> = {
  one_wall: "On one wall",
  galley: "Galley",
  ...kitchenShapes,
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Digits in groups of three; much faster than a locale's number format, which counts while somebody types. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ",");

export const sizeWords = (width_in: number, depth_in: number): string =>
  `${lengthText(width_in)} × ${lengthText(depth_in)}`;
export const ceilingWords = (ceiling_in: number): string => `${lengthText(ceiling_in)} ceiling`;
export const areaWords = (area_sqft: number): string => `About ${areaText(area_sqft)}`;
export const styleWords = (style: string): string => styleById(style)?.name ?? capital(style);
export const colorWords = (color: ColorWish): string => capital(onPart(wishName(color.name), color.part));
export const materialWords = ({ word, part }: MaterialWish): string => capital(onPart(wishName(word), part));
export const metalWords = (metal: string): string => fixturesIn(metal);
export const shapeWords = (shape: KitchenShape): string => shapes[shape];
export const seatsWords = (seats: number): string => `Seats ${seats}`;
export const productWords = ({ name }: ProductWish): string => capital(wishName(name));
export const budgetWords = (cents: number): string =>
  `Budget $${grouped((cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))}`;
export const householdWord = (who: Brief["household"][number]): string => householdWords[who];
/** `Island` or `No island`. */
export const featureWord = (feature: keyof typeof featureWords, isWanted: boolean): string =>
  isWanted ? featureWords[feature] : `No ${featureWords[feature].toLowerCase()}`;

/** `Island, if it fits`. */
export const hopeWords = (feature: keyof typeof featureWords): string =>
  `${featureWords[feature]}, if it fits`;
/** `No brass`, `No marble floor`. */
export const barWords = (bar: Bar): string => {
  const { kind, name, part, also } = bar;
  if (kind === "style") return `Not ${name}`;
  if (also?.kind === "thing" || also?.also) return `No ${pairName(bar)}`;
  const where = part === "any" || part === "fittings" || name.includes(part) ? "" : atPart(part);
  return `No ${also ? pairName(bar) : wishName(name)}${part === "fittings" ? " fixtures" : where}`;
};
/** `Keep the refrigerator on the left wall` */
export const keepWords = (name: string, side?: Side): string =>
  `Keep the ${wishName(name)}${side ? onSide(side) : ""}`;
/** `Another layout`, `Move: vanity to another wall` */
export const moveWords = ({ name, side }: Move): string =>
  name === null ? "Another layout" : `Move: ${wishName(name)}${side ? onSide(side) : elsewhere}`;
export const moodWords = (mood: Mood): string => moodNames[mood];

/** Moves to a certain wall are kept as places. */
const movesOf = ({ moves, places, keeps }: Brief): Move[] => [
  ...places.filter(({ name }) => !keeps.includes(name)),
  ...moves.filter(({ side }) => side === null),
];

/** A brief as short phrases for the reader: `Bathroom`, `5' × 8'`, `Freestanding tub`, `No island`, `Budget $15,000`. */
export function briefWords(brief: Brief): string[] {
  const words: string[] = [];
  if (brief.room) words.push(roomWords[brief.room]);
  if (brief.width_in !== null && brief.depth_in !== null)
    words.push(sizeWords(brief.width_in, brief.depth_in));
  else if (brief.area_sqft !== null) words.push(areaWords(brief.area_sqft));
  if (brief.ceiling_in !== null) words.push(ceilingWords(brief.ceiling_in));
  if (brief.shape !== null) words.push(shapeWords(brief.shape));
  if (brief.style !== null) words.push(styleWords(brief.style));
  words.push(
    ...brief.wants.map((feature) =>
      brief.hopes.includes(feature) ? hopeWords(feature) : featureWord(feature, true),
    ),
    ...brief.avoids.map((feature) => featureWord(feature, false)),
    ...(brief.seats === null ? [] : [seatsWords(brief.seats)]),
    ...brief.products.map(productWords),
    ...brief.colors.map(colorWords),
    ...brief.materials.map(materialWords),
  );
  if (brief.metal !== null) words.push(metalWords(brief.metal));
  words.push(
    ...brief.household.map(householdWord),
    ...brief.moods.map(moodWords),
    ...brief.bars.map(barWords),
    ...movesOf(brief).map(moveWords),
    ...brief.keeps.map((name) => keepWords(name, brief.places.find((place) => place.name === name)?.side)),
  );
  if (brief.budget_cents !== null) words.push(budgetWords(brief.budget_cents));
  return words;
}
