import phrases from "../../data/phrases/seating.json" with { type: "json" };
import seatRows from "../../data/product-kinds/seating.json" with { type: "json" };
import type { FixtureDesign } from "../../fixtures/designs.ts";
import type { AttributeValue } from "../product.types.ts";
import { filledIn } from "../prose/grammar.ts";
import { inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

/** What an upholstered piece is covered with, by the first of its finishes. */
export function coverOf(finish: string): { label: string; rubs: number } {
  if (finish.startsWith("leather")) return { label: "Top-grain leather", rubs: 60000 };
  if (finish.startsWith("velvet")) return { label: "Performance velvet", rubs: 80000 };
  if (finish.startsWith("boucle")) return { label: "Bouclé", rubs: 30000 };
  if (finish.startsWith("tweed")) return { label: "Polyester tweed", rubs: 50000 };
  if (finish.startsWith("canvas")) return { label: "Solution-dyed acrylic canvas", rubs: 30000 };
  return { label: "Linen blend", rubs: 25000 };
}

const upholstered = (detail: readonly string[], width: string, seat: string): RoomWords => ({
  measure: filledIn(phrases.upholstered.measure, { width, seat }),
  rooms: phrases.upholstered.rooms,
  detail,
  stuff: phrases.upholstered.stuff,
  care: phrases.upholstered.care,
  tests: phrases.upholstered.tests,
  checked: phrases.upholstered.checked,
  does: phrases.upholstered.does,
  plus: phrases.upholstered.plus,
  fit: phrases.upholstered.fit,
  box: phrases.upholstered.box,
});

const sofaDetails: Record<string, readonly string[]> = phrases.sofa_details;

const armStyles: Record<string, string> = phrases.arm_styles;

function sofaChild(design: FixtureDesign): readonly [child: string, title: string, noun: string] {
  if (design.params.form === "sectional") {
    // the trade names the side as one faces the sofa, the model as one sits
    const side = design.params.side === "left" ? "Right" : "Left";
    return ["sectionals", `Sectional with ${side} Chaise`, "sectional with a chaise"];
  }
  if (design.id.startsWith("loveseat")) return ["loveseats", "Loveseat", "loveseat"];
  return ["three-seat-sofas", "Sofa", "sofa"];
}

function sofaDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, depth_in } = seed.design.size;
  const [child, title, noun] = sofaChild(seed.design);
  const form = param(seed, "form");
  const seat = numberParam(seed, "seat_in", form === "sectional" ? 17.5 : 18);
  const cover = coverOf(seed.design.finishes[0] ?? "");
  return roomGoodsDraft(seed, {
    child,
    title: `${Math.round(width_in)} in. ${title}`,
    noun,
    price:
      210 + width_in * 6.4 + (form === "sectional" ? 420 : 0) + (cover.label.includes("leather") ? 380 : 0),
    weight_lb: Math.round(width_in * depth_in * 0.042 + 22),
    is_freight: true,
    attributes: {
      upholstery: cover.label,
      wear_rubs: cover.rubs,
      frame: "Kiln-dried hardwood",
      cushion_fill: seed.series_random.pick([
        "Foam, 1.8 lb",
        "Foam wrapped in fiber",
        "Foam wrapped in down",
      ]),
      seats: String(form === "sectional" ? 4 : child === "loveseats" ? 2 : 3),
      seat_height_in: seat,
      seat_depth_in: Math.round(Math.min(depth_in, 40) - 15),
      arm_style: armStyles[param(seed, "arm")] ?? "Track",
      assembly: "Legs to be screwed on",
      certifications: ["CertiPUR-US foam", "TB 117-2013"],
    },
    warranty: `${years(10, seed)}-year warranty on the frame, ${years(3, seed)} years on cushions.`,
    words: upholstered(sofaDetails[form] ?? sofaDetails.track!, inch(width_in), inch(seat)),
  });
}

export const sofas: GoodsPlan = { category: "sofas", styles: {}, draft: sofaDraft };

interface Seat {
  child: string;
  title: string;
  noun: string;
  price: number;
  detail: readonly string[];
}

/** Words of a design as a pattern, what a name says for them, and a name that takes the place of the kind's. */
interface SeatName {
  words: string;
  word: string;
  instead?: string;
}

/** What a wooden chair's back shows. */
const backs: Record<string, readonly string[]> = phrases.backs;

const seats: Record<string, Seat> = seatRows.seats;

const solidWood: Pick<RoomWords, "stuff" | "care"> = phrases.solid_wood;

const metal: Pick<RoomWords, "stuff" | "care"> = phrases.metal;

const seatWords = (base: RoomWords, low: boolean, padded: boolean): RoomWords => ({
  ...base,
  ...(padded ? {} : solidWood),
  ...phrases.seat_words,
  rooms: low ? phrases.seat_words.rooms.low : phrases.seat_words.rooms.other,
  does: low ? phrases.seat_words.does.low : phrases.seat_words.does.other,
  plus: low ? phrases.seat_words.plus.low : phrases.seat_words.plus.other,
});

/** What tells a chair, bench or stool from others of its kind, as its name says it. */
function chairTitle({ design }: GoodsSeed, kind: string): string {
  const told = seatNames.find(({ words }) => design.name_words.some((word) => new RegExp(words).test(word)));
  if (!told || kind.includes(told.word)) return kind;
  return told.instead ?? `${told.word} ${kind}`;
}

const seatNames: readonly SeatName[] = seatRows.names;

function chairDraft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const { width_in, height_in } = design.size;
  if (design.kind === "stool") return stoolDraft(seed);
  const { child, title: kind, noun, price, detail } = seats[param(seed, "form")] ?? seats.wood!;
  const title = chairTitle(seed, kind);
  const seat = child === "dining-chairs" ? 18 : child === "benches-ottomans" ? height_in : 17;
  const cover = coverOf(design.finishes[0] ?? "");
  const shown = param(seed, "form") === "wood" ? (backs[param(seed, "back")] ?? detail) : detail;
  const padded =
    ["lounge", "barrel", "wingback", "dining", "ottoman"].includes(param(seed, "form")) ||
    param(seed, "top") === "padded";
  return roomGoodsDraft(seed, {
    child,
    title: child === "benches-ottomans" ? `${Math.round(width_in)} in. ${title}` : title,
    noun,
    price:
      price * (padded && cover.label.includes("leather") ? 1.4 : 1) +
      (param(seed, "back") === "wishbone" ? 60 : 0),
    weight_lb: Math.round(width_in * height_in * (child === "dining-chairs" ? 0.022 : 0.036)),
    is_freight: child === "lounge-chairs",
    attributes: {
      ...(padded ? { upholstery: cover.label, wear_rubs: cover.rubs } : {}),
      frame: padded ? "Hardwood, glued and blocked" : "Solid wood",
      seat_height_in: Number(seat.toFixed(1)),
      seats: child === "benches-ottomans" && width_in > 40 ? "2" : "1",
      assembly: child === "dining-chairs" ? "Assembled" : "Legs to be screwed on",
      certifications: padded ? ["CertiPUR-US foam", "TB 117-2013"] : ["FSC wood"],
    },
    warranty: `${years(5, seed)}-year warranty on frame and joints.`,
    words: seatWords(upholstered(shown, inch(width_in), inch(seat)), child === "benches-ottomans", padded),
  });
}

const stoolDetails: Record<string, readonly string[]> = phrases.stool_details;

function stoolDraft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const seat = numberParam(seed, "seat_in", 26);
  const bar = seat > 28;
  const form = param(seed, "form");
  const padded = form === "upholstered" || form === "swivel";
  const attributes: Record<string, AttributeValue> = {
    ...(padded
      ? {
          upholstery: coverOf(design.finishes[0] ?? "").label,
          wear_rubs: coverOf(design.finishes[0] ?? "").rubs,
        }
      : {}),
    frame: form === "metal" || form === "swivel" ? "Steel" : "Solid wood",
    seat_height_in: seat,
    seats: "1",
    assembly: "Assembled",
    certifications: ["ANSI/BIFMA X5.1"],
  };
  const base = upholstered(
    stoolDetails[form] ?? stoolDetails.saddle!,
    inch(design.size.width_in),
    inch(seat),
  );
  return roomGoodsDraft(seed, {
    child: bar ? "bar-stools" : "counter-stools",
    title: chairTitle(seed, bar ? "Bar Stool" : "Counter Stool"),
    noun: `${bar ? "bar" : "counter"} stool`,
    price: (padded ? 128 : form === "cord" ? 112 : 84) + (bar ? 8 : 0),
    weight_lb: padded ? 22 : 13,
    is_freight: false,
    attributes,
    warranty: `${years(5, seed)}-year warranty on frame and joints.`,
    words: {
      ...seatWords(base, false, padded),
      ...(form === "metal" ? metal : {}),
      rooms: phrases.stool_draft.words.rooms,
      does: filledIn(phrases.stool_draft.words.does, { counters: bar ? "40 to 42" : "35 to 37" }),
    },
  });
}

export const seating: GoodsPlan = {
  category: "chairs-and-stools",
  styles: {},
  draft: chairDraft,
};
