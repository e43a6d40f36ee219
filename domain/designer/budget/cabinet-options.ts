import type { Offer } from "../offer.types.ts";
import type { Frame, Line, Option } from "./line.types.ts";
import { likeness, onceFor, param, picked, slack_in, weightOf } from "./option-choice.ts";

/** What comes in one line, door and finish. */
export const cabinetKinds: ReadonlySet<string> = new Set([
  "base_cabinet",
  "wall_cabinet",
  "tall_cabinet",
  "island",
  "peninsula",
]);

/** Cabinets come in one line, door and finish; an island may have its own. */
export function cabinetLines(frame: Frame): Line[] {
  const { design, offers, palette } = frame;
  const cabinets = design.items.filter(({ sku, kind }) => sku !== null && cabinetKinds.has(kind));
  const groups = Map.groupBy(cabinets, ({ sku }) => {
    const offer = offers.get(sku!);
    return offer ? lineOf(offer) : "";
  });
  groups.delete("");
  return [...groups].map(([own, items]) => {
    const isFirm = palette.firm?.has("cabinets") || palette.askedDoors !== undefined;
    const lines = new Set(isFirm ? [] : offers.ofKind(items[0]!.kind).map(lineOf));
    lines.delete(own);
    const counts = [...Map.groupBy(items, ({ sku }) => sku!)];
    const sizes = counts.map(([sku]) => offers.get(sku)!);
    const twins = (line: string) =>
      sizes.map((size) => onceFor(frame, `twins ${size.sku}`, () => twinsOf(size, frame)).get(line));
    const option = (line: string, found: readonly (Offer | undefined)[]): Option[] => {
      if (found.some((each) => !each)) return [];
      const cents = counts.reduce(
        (sum, [, each], at) => sum + each.length * Math.round(found[at]!.price_cents),
        0,
      );
      return [
        {
          skus: new Map(counts.map(([sku], at) => [sku, found[at]!.sku])),
          offer: found[0]!,
          score: weightOf("cabinets") * (line === own ? 0 : likeness(sizes[0]!, found[0]!)),
          price_cents: cents,
        },
      ];
    };
    return {
      kind: "cabinets" as const,
      what: "cabinets",
      places: items.map(({ id }) => id),
      options: [
        ...option(own, sizes),
        ...picked(
          frame,
          [...lines].flatMap((line) => option(line, twins(line))),
        ),
      ],
    };
  });
}

/** Line, door and finish of a cabinet. */
export const lineOf = (offer: Offer): string => `${param(offer, "door")}/${offer.finish}`;

/** The same box in each line, door and finish. */
export function twinsOf(size: Offer, { offers }: Pick<Frame, "offers">): ReadonlyMap<string, Offer> {
  const twins = new Map<string, Offer>();
  for (const each of offers.ofKind(size.model!.kind))
    if (isTwin(each, size) && !twins.has(lineOf(each))) twins.set(lineOf(each), each);
  return twins;
}

const isTwin = (a: Offer, b: Offer): boolean =>
  param(a, "layout") === param(b, "layout") &&
  Math.abs(a.width_in - b.width_in) < slack_in &&
  Math.abs(a.height_in - b.height_in) < slack_in &&
  Math.abs(a.depth_in - b.depth_in) < 0.6;

/** The line of pulls and knobs. */
export function hardwareLine(frame: Frame): Line[] {
  const { design, offers, palette } = frame;
  const sku = design.items.find(({ hardware_sku }) => hardware_sku)?.hardware_sku;
  const own = sku ? offers.get(sku) : undefined;
  if (!own) return [];
  const isFirm = palette.firm?.has("metals") ?? false;
  const others = offers
    .ofKind("accessory")
    .filter(
      (offer) =>
        offer.sku !== own.sku &&
        offer.product.child === own.product.child &&
        Math.abs(offer.width_in - own.width_in) < 2 &&
        (!isFirm || offer.finish === own.finish),
    );
  // how many there are is counted with the design; the price of one orders them
  const option = (offer: Offer): Option => ({
    skus: new Map([[own.sku, offer.sku]]),
    offer,
    score: likeness(own, offer),
    price_cents: Math.round(offer.price_cents),
  });
  const options = [option(own), ...picked(frame, others.map(option))].map((each) => ({
    ...each,
    price_cents: null,
  }));
  const places = design.items.filter(({ hardware_sku }) => hardware_sku).map(({ id }) => id);
  return [{ kind: "hardware", what: "hardware", places, options }];
}
