import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { standing } from "../budget/fit-budget.ts";
import type { Pin } from "../design.types.ts";
import type { Carry } from "../design-task.types.ts";
import type { Offer } from "../offer.types.ts";
import type { Place } from "../sketch/barred.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { cabinetLook, whatOfItem, whatOfSurface } from "./design-lines.ts";

/** What a place has: in the room of now, in the room by the brief from before, in the new one. */
interface Has {
  now: string | null | undefined;
  base: string | null | undefined;
  own: string | null;
}

/**
 * A new room with what a change leaves alone as it was: pinned products, and those of places for which the change made no
 * difference. What of it is not sold anymore, or has no place, is left as the new room has it.
 */
export function carried(design: RoomDesign, carry: Carry, offers: OfferIndex): RoomDesign {
  const now = byPlace(carry.now);
  const base = carry.base && byPlace(carry.base);
  const pinned = pinnedOf(carry, offers);
  const kept = (what: string, id: string, own: string | null, size?: Offer): string | null => {
    const has: Has = { now: now.get(id), base: base?.get(id), own };
    const stays = base !== null && has.base === own && has.now && isWanted(what, has.now, offers);
    return pinned(what, has, size) ?? (stays ? has.now! : own);
  };
  const items = design.items.flatMap((item): RoomItem[] => {
    if (isTakenOut(item, now, base)) return [];
    const own = item.sku === null ? undefined : offers.get(item.sku);
    const hardware = item.hardware_sku
      ? { hardware_sku: kept("hardware", `${item.id} hardware`, item.hardware_sku) }
      : {};
    const sku = item.sku === null ? null : kept(whatOfItem(item.kind), item.id, item.sku, own);
    const offer = sku !== null && sku !== item.sku ? offers.get(sku) : undefined;
    return [{ ...(offer ? standing(item, own, offer) : item), ...hardware }];
  });
  const surfaces = design.surfaces.map((surface) => {
    if (surface.sku === null) return surface;
    const sku = kept(whatOfSurface(surface.id), surface.id, surface.sku);
    const before = carry.now.surfaces.find(({ id }) => id === surface.id);
    // with its pattern and its grout
    if (before && sku === before.sku) return { ...surface, ...before };
    return { ...surface, sku: sku !== null && offers.get(sku) ? sku : surface.sku };
  });
  return { ...design, items, surfaces };
}

function byPlace({ items, surfaces }: RoomDesign): Map<string, string | null> {
  return new Map([
    ...items.map(({ id, sku }) => [id, sku] as const),
    ...items.flatMap(({ id, hardware_sku }) =>
      hardware_sku ? [[`${id} hardware`, hardware_sku] as const] : [],
    ),
    ...surfaces.map(({ id, sku }) => [id, sku] as const),
  ]);
}

type Places = ReadonlyMap<string, string | null>;

/** Small things that somebody took out of the room of now, and that the change has nothing to do with. */
const isTakenOut = ({ id, sku }: RoomItem, now: Places, base: Places | null): boolean =>
  base !== null && base.get(id) === sku && !now.has(id) && sku !== null;

const partOf: ReadonlyMap<string, Place> = new Map([
  ["floor", "floor"],
  ["shower_walls", "tile"],
  ["wainscot", "tile"],
  ["backsplash", "tile"],
  ["countertop", "counter"],
  ["wall", "walls"],
  ["ceiling", "ceiling"],
]);

/** Whether a product is sold, and nothing that the change says is unwanted. */
function isWanted(what: string, sku: string, offers: OfferIndex): boolean {
  const offer = offers.get(sku);
  return offer !== undefined && !offers.barred.has(offer, partOf.get(what));
}

/** The pinned product of a place; null where none is. */
function pinnedOf({ now, pins }: Carry, offers: OfferIndex) {
  const lookOf = (sku: string) => cabinetLook(offers.get(sku)?.model);
  const isPin = (pin: Pin, sku: string) =>
    pin.what === "cabinets" && pin.look ? lookOf(sku) === pin.look : pin.sku === sku;
  const placesOf = (what: string): string[] => [
    ...now.items.flatMap(({ kind, sku }) => (sku !== null && whatOfItem(kind) === what ? [sku] : [])),
    ...now.surfaces.flatMap(({ id, sku }) => (sku !== null && whatOfSurface(id) === what ? [sku] : [])),
    ...now.items.flatMap(({ hardware_sku }) => (hardware_sku && what === "hardware" ? [hardware_sku] : [])),
  ];
  return (what: string, has: Has, size?: Offer): string | null => {
    const about = pins.filter((pin) => pin.what === what);
    if (about.length === 0) return null;
    const own = has.now ? about.find((pin) => isPin(pin, has.now!)) : undefined;
    // a place that is new gets what is pinned where all of its kind are
    const isNew = !has.now && placesOf(what).every((sku) => about.some((pin) => isPin(pin, sku)));
    const pin = own ?? (isNew ? about[0] : undefined);
    if (!pin) return null;
    if (!pin.look || !size) return pin.sku;
    return twinOf(size, pin.look, offers)?.sku ?? null;
  };
}

const sizeSlack_in = 0.6;

/** The cabinet of another look with the same box. */
const twinOf = (own: Offer, look: string, offers: OfferIndex): Offer | undefined =>
  cabinetLook(own.model) === look
    ? own
    : offers
        .ofKind(own.model?.kind ?? "")
        .find(
          (each) =>
            cabinetLook(each.model) === look &&
            each.model?.params.layout === own.model?.params.layout &&
            Math.abs(each.width_in - own.width_in) < sizeSlack_in &&
            Math.abs(each.height_in - own.height_in) < sizeSlack_in &&
            Math.abs(each.depth_in - own.depth_in) < sizeSlack_in,
        );
