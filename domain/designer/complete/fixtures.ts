import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { isLavatory } from "../../room/geometry/item-kinds.ts";
import { distance } from "../../room/geometry/point.ts";
import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";

/** What a room's fixtures need beside them, in its place in the picture. */
interface FixtureRule {
  /** `paper holder`, for the reader. */
  name: string;
  /** The things that need one. */
  of(design: RoomDesign, formAt: FormAt): RoomItem[];
  isMet(thing: RoomItem, design: RoomDesign, formAt: FormAt): boolean;
  /** The kind and the forms of the products that are one; without forms, all of the kind. */
  sold: readonly [kind: string, ...forms: string[]];
}

type FormAt = (item: RoomItem) => string;

const formOf = (offer: Offer | undefined): string => String(offer?.model?.params.form ?? "");
const isNear = (a: RoomItem, b: RoomItem, within_in: number): boolean =>
  distance(a.at_in, b.at_in) <= within_in;
const ofKind = ({ items }: RoomDesign, ...kinds: string[]) =>
  items.filter(({ kind }) => kinds.includes(kind));
const basins = (design: RoomDesign) => design.items.filter((item) => isLavatory(item));

/** Wall lights and mirrors beside which one stands at a basin. */
const besideBasin = (basin: RoomItem): number => basin.width_in / 2 + 24;

const rules: readonly FixtureRule[] = [
  {
    name: "faucet",
    of: (design) => [...basins(design), ...ofKind(design, "sink")],
    isMet: (thing, { items }) =>
      items.some(
        ({ kind, host }) =>
          kind === "faucet" && host !== undefined && (host === thing.id || host === thing.host),
      ),
    sold: ["faucet"],
  },
  {
    name: "mirror",
    of: (design) => basins(design).filter((basin) => !isUnderWindow(design, basin)),
    isMet: (basin, design) =>
      ofKind(design, "mirror").some((mirror) => isNear(mirror, basin, besideBasin(basin))),
    sold: ["mirror"],
  },
  {
    name: "light at the mirror",
    of: (design) => basins(design).filter((basin) => !isUnderWindow(design, basin)),
    isMet: (basin, design) =>
      ofKind(design, "light").some((light) => light.against && isNear(light, basin, besideBasin(basin))),
    sold: ["light", "bath-bar", "vanity-row", "sconce", "updown"],
  },
  {
    name: "paper holder",
    of: (design) => ofKind(design, "toilet"),
    isMet: (toilet, design, formAt) =>
      ofKind(design, "accessory").some((item) => formAt(item) === "paper-holder" && isNear(item, toilet, 72)),
    sold: ["accessory", "paper-holder"],
  },
  {
    name: "towel bar",
    of: (design) =>
      design.room === "bathroom" ? [...basins(design), ...ofKind(design, "shower", "tub")].slice(0, 1) : [],
    isMet: (_, design, formAt) =>
      ofKind(design, "accessory").some((item) => /^(?:towel-|hanging-towel)/.test(formAt(item))),
    sold: ["accessory", "towel-bar", "towel-ring"],
  },
  {
    name: "shower head and valve",
    of: (design, formAt) => ofKind(design, "shower").filter((item) => formAt(item) === "base"),
    isMet: (base, { items }, formAt) => {
      const group = new Set([base.id, ...items.filter(({ host }) => host === base.id).map(({ id }) => id)]);
      return items.some(
        (item) =>
          item.host && group.has(item.host) && ["system", "set", "panel", "slide"].includes(formAt(item)),
      );
    },
    sold: ["shower", "system", "set", "panel"],
  },
  {
    name: "tub and shower trim with a spout",
    of: (design, formAt) => ofKind(design, "tub").filter((item) => formAt(item) === "alcove"),
    isMet: (tub, { items }, formAt) => items.some((item) => item.host === tub.id && formAt(item) === "set"),
    sold: ["shower", "set"],
  },
  {
    name: "hood",
    of: (design) => ofKind(design, "range", "cooktop").filter(({ sku }) => sku !== null),
    isMet: (cooker, design) =>
      ofKind(design, "hood", "microwave").some(
        (hood) => isNear(hood, cooker, 24) && hood.width_in >= cooker.width_in - 1,
      ),
    sold: ["hood"],
  },
];

const mirrorTop_in = 80;
/** Of the narrowest mirrors. */
const halfMirror_in = 8.5;

/** A basin under a window has no place for a mirror over it. */
function isUnderWindow({ plan, items }: RoomDesign, basin: RoomItem): boolean {
  const wall = plan.walls.find(({ id }) => id === basin.against);
  if (!wall) return true;
  const [x0, y0] = plan.vertices_in[wall.from]!;
  const [x1, y1] = plan.vertices_in[wall.to]!;
  const long = Math.hypot(x1 - x0, y1 - y0);
  const along = ((basin.at_in[0] - x0) * (x1 - x0) + (basin.at_in[1] - y0) * (y1 - y0)) / long;
  const taps = items.filter(({ kind, host }) => kind === "faucet" && host === basin.id).length;
  const spread = taps > 1 ? basin.width_in / 4 : 0;
  return plan.openings.some(
    ({ wall: id, offset_in, width_in, sill_in = 0 }) =>
      id === wall.id &&
      sill_in <= mirrorTop_in &&
      offset_in < along + spread + halfMirror_in &&
      offset_in + width_in > along - spread - halfMirror_in,
  );
}

/** Something that a room's fixtures need and that is not there. */
export interface MissingFixture {
  name: string;
  /** Whether the showroom sells one that is wanted. */
  isSold: boolean;
}

/**
 * What a design lacks beside its fixtures, each kind once. Things without a product, which stay, need nothing; and what
 * somebody does not want in any form is not missed.
 */
export function missingFixtures(design: RoomDesign, offers: OfferIndex): MissingFixture[] {
  const formAt = (item: RoomItem) => (item.sku === null ? "" : formOf(offers.get(item.sku)));
  return rules.flatMap(({ name, of, isMet, sold: [kind, ...forms] }) => {
    const lacking = of(design, formAt).filter((thing) => thing.sku !== null && !isMet(thing, design, formAt));
    if (lacking.length === 0) return [];
    const sold = offers.sold(kind).filter((offer) => forms.length === 0 || forms.includes(formOf(offer)));
    const wanted = sold.filter((offer) => !offers.barred.has(offer));
    return sold.length > 0 && wanted.length === 0 ? [] : [{ name, isSold: wanted.length > 0 }];
  });
}

/** How many of these rules apply to a design. `formAt` gives the form of an item, such as `paper holder`. */
export const fixtureRulesOf = (design: RoomDesign, formAt: FormAt): number =>
  rules.filter(({ of }) => of(design, formAt).length > 0).length;
