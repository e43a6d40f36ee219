import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const kinds = {
  pedestal: {
    child: "pedestal-sinks",
    noun: "pedestal sink",
    title: "Pedestal Sink",
    price: 168,
    weight: 62,
  },
  "wall-hung": {
    child: "wall-hung-sinks",
    noun: "wall-hung sink",
    title: "Wall-Hung Sink",
    price: 104,
    weight: 30,
  },
  console: { child: "console-sinks", noun: "console sink", title: "Console Sink", price: 386, weight: 88 },
} as const;

const details = {
  pedestal: [
    "a turned foot",
    "a column that hides the trap",
    "a wide flat deck",
    "a molded rim",
    "a stepped foot",
  ],
  "wall-hung": [
    "a clean lower edge",
    "a thin front rim",
    "a basin without a column",
    "a shell glazed below",
    "soft corners",
  ],
  console: ["two slim metal legs", "a towel rail under the rim", "legs with ball feet", "an open lower half"],
} as const;

const words = (form: keyof typeof kinds, width: string, depth: string): RoomWords => ({
  measure: [`${width} wide`, `${width} by ${depth}`, `${depth} deep from the wall`],
  rooms: [
    "powder rooms",
    "guest baths",
    "narrow baths",
    "half baths",
    "older houses",
    "attic baths",
    "hall baths",
  ],
  detail: details[form],
  stuff: [
    "vitreous china",
    "china fired at 2,200 °F",
    "glazed china, white through",
    "heavy vitreous china",
    "double-glazed china",
  ],
  care: [
    "soap and water clean it",
    "the glaze keeps lime off",
    "no bleach is needed",
    "a soft cloth is enough",
    "the overflow rinses out",
  ],
  tests: ["with 250 lb on the rim", "for leaks", "for cracks", "for flatness"],
  checked: [
    "tapped for hairline cracks",
    "checked for pinholes",
    "ground flat at the back",
    "inspected under a lamp",
  ],
  does: [
    "the rim holds soap and a glass",
    "the water stays inside the bowl",
    "the bowl empties in seconds",
    "the back sits flat on tile",
    "a splash stays inside",
  ],
  plus: [
    "an overflow is cast in",
    "the drain is 1-3/4 in.",
    "a towel reaches in front",
    "the deck slopes inward",
    "both rear corners are square",
  ],
  fit:
    form === "wall-hung"
      ? [
          "hang it on a 2×8 between studs",
          "two hanger bolts carry it",
          "the rim goes at 34 in.",
          "knees pass below at 27 in.",
        ]
      : form === "pedestal"
        ? [
            "bolt the basin to blocking",
            "center the trap at 18 in.",
            "the foot takes one lag screw",
            "supplies rise at 21 in.",
          ]
        : [
            "the back is bolted to blocking",
            "feet screw in to level",
            "supplies show, so choose the finish",
            "the trap shows below",
          ],
  box: [
    "hanger bolts are included",
    "faucet and drain are sold separately",
    "two cartons arrive together",
    "a template gives the bolts",
    "china breakage is replaced",
  ],
});

function draft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const form = (param(seed, "form") || "pedestal") as keyof typeof kinds;
  const kind = kinds[form];
  const { width_in, depth_in } = design.size;
  const ada = design.id.includes("ada");
  return roomGoodsDraft(seed, {
    child: kind.child,
    noun: kind.noun,
    title: `${Math.round(width_in)} in. ${ada ? "Accessible " : ""}${kind.title}`,
    price: kind.price * (width_in / 24) ** 0.9,
    weight_lb: Math.round(kind.weight * (width_in / 24)),
    is_freight: form !== "wall-hung",
    attributes: {
      mounting: form === "pedestal" ? "Pedestal" : form === "console" ? "Legs and wall" : "Wall",
      holes: param(seed, "holes") === "three" ? "3, 8 in. spread" : "1",
      bowl_shape: param(seed, "bowl") === "oval" ? "Oval" : "Rectangular",
      material: "Vitreous china",
      ada: ada || form === "wall-hung",
      certifications: ["ASME A112.19.2", "CSA B45.1"],
    },
    warranty: `Limited lifetime warranty on the china; ${years(2, seed)} years on metal parts.`,
    words: words(form, inch(width_in), inch(depth_in)),
  });
}

export const bathroomSinks: GoodsPlan = { category: "bathroom-sinks", styles: {}, draft };
