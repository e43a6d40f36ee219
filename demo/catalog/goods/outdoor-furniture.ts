import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { roomGoodsDraft } from "./room-goods.ts";
import { weathered } from "./weathered.words.ts";

type Outdoor = readonly [
  child: string,
  title: string,
  noun: string,
  price: number,
  detail: readonly string[],
];

function furnitureOf(seed: GoodsSeed): Outdoor {
  const { design } = seed;
  const width = Math.round(design.size.width_in);
  const form = param(seed, "form");
  switch (design.kind) {
    case "sofa":
      return [
        "outdoor-sofas",
        `${width} in. Outdoor ${width < 65 ? "Loveseat" : "Sofa"}`,
        width < 65 ? "outdoor loveseat" : "outdoor sofa",
        330 + width * 5.2,
        param(seed, "frame") === "wicker"
          ? ["woven sides", "deep cushions", "thick woven arms", "piped seats"]
          : ["slatted sides", "deep cushions", "wide flat arms", "a low open back"],
      ];
    case "lounge":
      return [
        "outdoor-loungers",
        width > 34 ? "Outdoor Daybed" : "Outdoor Chaise",
        width > 34 ? "outdoor daybed" : "outdoor chaise",
        340 + width * 4,
        ["a back that lifts", "slats under a pad", "a piped cushion", "a long, low line"],
      ];
    case "table":
      return [
        "outdoor-tables",
        `${width} in. Outdoor ${width < 32 ? "Bistro" : "Dining"} Table`,
        `outdoor ${width < 32 ? "bistro" : "dining"} table`,
        (width < 32 ? 60 : 220) + width * 4.4,
        seed.design.params.form === "pedestal"
          ? width < 32
            ? ["a turned center foot", "a round top", "room for two chairs", "a base that doesn't tip"]
            : [
                "a center pedestal",
                "a round stone-look top",
                "room for four chairs",
                "a base that doesn't tip",
              ]
          : ["planks with tight joints", "legs at the corners", "an apron set back", "a top that sheds rain"],
      ];
    case "low_table":
      return [
        "outdoor-tables",
        width > 30 ? "Outdoor Coffee Table" : "Outdoor Side Table",
        width > 30 ? "outdoor coffee table" : "outdoor side table",
        70 + width * 3.2,
        width > 30
          ? ["a shelf below", "square legs", "a height to rest your feet on", "a plain long top"]
          : param(seed, "drum") === "fluted"
            ? ["one fired body", "flutes from top to foot", "a top for two glasses"]
            : ["one cast body", "a narrow waist", "a top for two glasses"],
      ];
    case "accessory":
      return [
        "patio-umbrellas",
        `${Math.round(width / 12)} ft Market Umbrella`,
        "market umbrella",
        168,
        ["strong ribs", "a wide valance", "a vent at the top", "a weighted base"],
      ];
    default: {
      const title =
        { "outdoor-lounge": "Outdoor Lounge Chair", adirondack: "Adirondack Chair", bench: "Outdoor Bench" }[
          form
        ] ?? "Outdoor Dining Armchair";
      return [
        "outdoor-chairs",
        title,
        title.toLowerCase().replace("adirondack", "Adirondack"),
        form === "outdoor-lounge" ? 240 : form === "adirondack" ? 150 : 132,
        form === "bench"
          ? ["one long seat", "square-cut legs", "an even overhang", "room for three"]
          : ["wide flat arms", "a slatted back", "a seat that slopes back", "square-cut legs"],
      ];
    }
  }
}

function frameOf(seed: GoodsSeed): string {
  const words = [
    param(seed, "frame"),
    param(seed, "wood"),
    param(seed, "pole"),
    String(seed.design.finishes[0]),
  ].join(" ");
  if (words.includes("teak")) return "Teak";
  if (words.includes("wicker")) return "Resin wicker";
  if (words.includes("concrete")) return "Cast concrete";
  if (param(seed, "drum") === "fluted") return "Glazed ceramic";
  if (/\bwhite\b/.test(words) && param(seed, "form") === "adirondack") return "Recycled plastic lumber";
  return "Powder-coated aluminum";
}

/** What a frame is of, as names say it. */
const frameWords: Record<string, string> = {
  Teak: "Teak",
  "Resin wicker": "Wicker",
  "Cast concrete": "Concrete",
  "Glazed ceramic": "Ceramic",
  "Powder-coated aluminum": "Aluminum",
};

function furnitureDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, depth_in, height_in } = seed.design.size;
  const [child, kind, noun, price, detail] = furnitureOf(seed);
  const frame = frameOf(seed);
  const title = kind.replace("Outdoor", `${frameWords[frame]} Outdoor`);
  const cushioned =
    ["outdoor-sofas", "outdoor-loungers", "outdoor-chairs"].includes(child) &&
    !/Bench|Adirondack/.test(title);
  const measure = [
    `${inch(width_in)} wide`,
    `${inch(width_in)} by ${inch(depth_in)}`,
    `of ${frame.toLowerCase()}`,
    `${inch(height_in)} high`,
  ];
  return roomGoodsDraft(seed, {
    child,
    title,
    noun,
    price: price * (frame === "Teak" ? 1.12 : 1),
    weight_lb: child === "patio-umbrellas" ? 44 : Math.round(12 + (width_in * depth_in) / 34),
    is_freight: price > 300,
    attributes: {
      frame,
      ...(cushioned || child === "patio-umbrellas"
        ? { upholstery: "Solution-dyed acrylic canvas", wear_rubs: 30000 }
        : {}),
      ...(cushioned
        ? {
            cushion_fill: "Quick-dry foam",
            seats: child === "outdoor-sofas" ? (width_in < 65 ? "2" : "3") : "1",
          }
        : {}),
      weather: frame === "Teak" ? "Leave out all year" : "Cover in winter",
      assembly: child === "outdoor-chairs" ? "Assembled" : "Some assembly",
      certifications: frame === "Teak" ? ["FSC wood"] : ["AAMA 2604 coating"],
    },
    warranty: `${years(5, seed)}-year warranty on frames, ${years(3, seed)} years on canvas.`,
    words: weathered(detail, measure, frame),
  });
}

export const outdoorFurniture: GoodsPlan = {
  category: "outdoor-furniture",
  styles: {},
  draft: furnitureDraft,
};
