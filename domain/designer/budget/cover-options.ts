import type { RoomSurface } from "../../../contract/design/room-design.ts";
import { isSafeFloor } from "../../room/edit/use.ts";
import type { Offer } from "../offer.types.ts";
import { coatOf } from "../sketch/offer-index.ts";
import { apart, isTrulyOf, missedBy, says, shade, shadeOf } from "../sketch/shades.ts";
import type { CoveredPart } from "../styles/palette.types.ts";
import type { Frame, Line, Option } from "./line.types.ts";
import { likeness, onceFor, picked, weightOf } from "./option-choice.ts";

const partOf: ReadonlyMap<string, readonly [use: string, part: CoveredPart]> = new Map([
  ["floor", ["floor", "floor"]],
  ["shower", ["shower", "tile"]],
  ["wainscot", ["shower", "tile"]],
  ["backsplash", ["backsplash", "tile"]],
  ["countertop", ["countertop", "counter"]],
] as const);

/** The line of surfaces that have one product, with what can cover them instead. */
export function surfaceLine(frame: Frame, group: readonly RoomSurface[]): Line[] {
  const { offers } = frame;
  const own = offers.get(group[0]!.sku!);
  if (!own) return [];
  const words = [...new Set(group.map(({ id }) => id.split(":", 1)[0]!))];
  const weight = Math.max(...words.map(weightOf));
  const option = (offer: Offer): Option => ({
    skus: new Map([[own.sku, offer.sku]]),
    offer,
    score: weight * (coverLikeness(own, offer) + likeness(own, offer) / 2) - lookAlike(offer),
    price_cents: Math.round(offer.price_cents),
  });
  const asked = words.flatMap((word) => {
    const part = partOf.get(word)?.[1];
    return (part && frame.palette.own?.get(part)?.word) ?? [];
  });
  // a budget may need what only looks like the wood or stone that is asked for; nothing else does
  const lookAlike = (offer: Offer) =>
    asked.filter((word) => isTrulyOf(own, word) && !isTrulyOf(offer, word)).length * 20;
  const key = `cover ${own.sku} ${words.join(" ")} ${frame.design.room} ${frame.isWide}`;
  const others = onceFor(frame, key, () => {
    const likes = words.map((word) => coverLike(frame, own, word));
    const found = offers
      .alike(own, partOf.get(words[0]!)?.[0] ?? null)
      .filter((offer) => offer.sku !== own.sku && likes.every((like) => like(offer)));
    return picked(frame, found.map(option)).map(({ offer }) => offer!);
  });
  const options = [option(own), ...others.map(option), ...plainInstead(frame, own, words)].map((each) => ({
    ...each,
    price_cents: null,
  }));
  return [{ kind: "surface", what: words[0]!, places: group.map(({ id }) => id), options }];
}

/** A wall that is papered or paneled can be painted as the others are; behind a wainscot there is paint already. */
function plainInstead({ design, offers, wants }: Frame, own: Offer, words: readonly string[]): Option[] {
  if (coatOf(own) !== null || wants.has(words[0]!)) return [];
  if (words.length === 1 && words[0] === "wainscot")
    return [{ skus: new Map([[own.sku, null]]), offer: null, score: -12, price_cents: 0 }];
  if (words.length > 1 || words[0] !== "wall") return [];
  const paint = design.surfaces.find(({ id, sku }) => {
    const offer = id.startsWith("wall:") && sku ? offers.get(sku) : undefined;
    return offer !== undefined && coatOf(offer) !== null;
  })?.sku;
  const offer = paint ? offers.get(paint) : undefined;
  return offer ? [{ skus: new Map([[own.sku, offer.sku]]), offer, score: -9, price_cents: 0 }] : [];
}

/** Floors of rooms and tile for walls; within each of these one kind of material can take another one's place. */
const families = [
  new Set(["tile-flooring", "laminate-flooring", "luxury-flooring", "hardwood-flooring"]),
  new Set(["tile-flooring", "backsplash-tiles"]),
];
const mayReplace = (own: string, other: string, word: string): boolean =>
  own === other ||
  (word === "countertop"
    ? true
    : (word === "floor" ? families[0]! : families[1]!).has(own) &&
      (word === "floor" ? families[0]! : families[1]!).has(other));

const coverLikeness = (own: Offer, offer: Offer): number => {
  const [a, b] = [shadeOf(own), shadeOf(offer)];
  return (
    -(a && b ? apart(a, b) * 5 : 0) -
    (own.product.category === offer.product.category ? 0 : 0.8) -
    (own.product.child === offer.product.child ? 0 : 0.3)
  );
};

/** From here on people would call it another color. */
const otherColor = 0.1;

function coverLike({ design, palette, offers }: Frame, own: Offer, word: string) {
  const part = partOf.get(word);
  const wanted = part ? palette.own?.get(part[1]) : undefined;
  const coat = coatOf(own);
  const missed = (offer: Offer): number => {
    const shown = shadeOf(offer);
    return wanted?.hex && shown ? missedBy(shade(wanted.hex), shown) : 0;
  };
  const most = Math.max(otherColor, missed(own));
  const finishOf = ({ options, product }: Offer) =>
    [Object.values(options), product.attributes.finish ?? []].flat();
  const isPolished = (offer: Offer) => /polished|gloss/i.test(finishOf(offer).join(" "));
  return (offer: Offer): boolean => {
    if (
      offers.barred.has(
        offer,
        part?.[1] ?? (word === "wall" ? "walls" : word === "ceiling" ? "ceiling" : "other"),
      )
    )
      return false;
    if (coat !== null) return coatOf(offer) === coat && offer.product.child === own.product.child;
    if (!part) return offer.product.child === own.product.child && sameUse(own, offer);
    if (!mayReplace(own.product.category, offer.product.category, word)) return false;
    if (coatOf(offer) !== null || missed(offer) > most || (wanted?.word && !says(offer, wanted.word)))
      return false;
    if (word !== "floor") return true;
    return (
      isSafeFloor(offer.product, design.room) &&
      !((palette.isUnpolished || palette.isSlipSafe) && isPolished(offer))
    );
  };
}

const sameUse = (a: Offer, b: Offer): boolean =>
  String(a.product.attributes.use) === String(b.product.attributes.use) &&
  String(a.product.attributes.profile) === String(b.product.attributes.profile);
