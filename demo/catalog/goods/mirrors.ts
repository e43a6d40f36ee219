import { inch, numberParam, param, wordLike, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

type Form = { child: string; label: string; title: string; noun: string; detail: readonly string[] };

const forms: Record<string, Form> = {
  round: {
    child: "round-mirrors",
    label: "Round",
    title: "Round Mirror",
    noun: "round mirror",
    detail: ["a true circle", "an even rim", "a frame without a seam", "a thin round frame"],
  },
  oval: {
    child: "round-mirrors",
    label: "Oval",
    title: "Oval Mirror",
    noun: "oval mirror",
    detail: ["a true ellipse", "an even rim all around", "a soft outline", "a frame bent in one piece"],
  },
  pill: {
    child: "round-mirrors",
    label: "Pill",
    title: "Pill Mirror",
    noun: "pill mirror",
    detail: ["two round ends", "long straight sides", "half-round ends", "a tall soft shape"],
  },
  rect: {
    child: "rectangular-mirrors",
    label: "Rectangle",
    title: "Rectangular Mirror",
    noun: "rectangular mirror",
    detail: ["mitered corners", "a plain straight frame", "closed, filed corners", "a one-piece frame"],
  },
  arch: {
    child: "arched-mirrors",
    label: "Arch",
    title: "Arched Mirror",
    noun: "arched mirror",
    detail: ["a full arched head", "a head bent in one piece", "straight sides under an arch"],
  },
  medicine: {
    child: "medicine-cabinets",
    label: "Rectangle",
    title: "Medicine Cabinet",
    noun: "medicine cabinet",
    detail: ["mirror inside and out", "doors with a hairline gap", "a box that recesses into the wall"],
  },
};

const words = (form: Form, width: string, height: string, box: boolean): RoomWords => ({
  measure: [`${width} by ${height}`, `${height} high`, `${width} wide and ${height} high`],
  rooms: box
    ? ["shared baths", "baths without a vanity drawer", "guest baths", "small baths", "hall baths"]
    : ["entry halls", "powder rooms", "the wall over a vanity", "bedrooms", "primary baths", "guest baths"],
  detail: form.detail,
  stuff: box
    ? ["aluminum and copper-free mirror", "powder-coated steel", "anodized aluminum", "rust-proof aluminum"]
    : [
        "copper-free mirror on a sealed back",
        "5 mm mirror in a rigid frame",
        "float glass silvered twice",
        "mirror with sealed edges",
      ],
  care: [
    "skip ammonia cleaners, which harm the edge",
    "wipe it with plain water",
    "a dry cloth is enough",
    "steam does not cloud its edge",
    "the edges are sealed",
  ],
  tests: ["in salt spray", "for hanging strength", "in drop tests", "in steam for a week"],
  checked: [
    "checked against a grid",
    "packed with corner guards",
    "measured and leveled",
    "checked for ripples",
  ],
  does: box
    ? [
        "three glass shelves move by the inch",
        "the door hinges left or right",
        "doors close softly",
        "it holds 5 in. bottles",
      ]
    : [
        "it hangs vertically or horizontally",
        "it reflects light onto your face",
        "the glass is true to the edge",
        "it hides its cleat",
        "it stands 1 in. off the wall",
      ],
  plus: box
    ? ["an outlet can be added", "hinges open to 165 degrees", "a mirror lines the back", "shelves lift out"]
    : [
        "safety film backs the glass",
        "the back is covered",
        "felt keeps the wall clean",
        "no screws show in front",
      ],
  fit: box
    ? [
        "it goes between studs or on the wall",
        "the rough opening is printed inside",
        "four screws hold it",
        "side panels come for surface mounting",
      ]
    : [
        "it hangs on a French cleat",
        "two screws and a level set it",
        "hang it with the center at eye level",
        "center it over the faucet, not the wall",
        "a second person makes it a five-minute job",
        "screw its cleat to a stud where you can",
        "mark the two holes through the carton",
        "leave 2 in. above the faucet",
      ],
  box: [
    "a paper template is in the carton",
    "anchors are in the box",
    "the carton has foam on six sides",
    "a cleat and screws are included",
    "we replace broken glass",
  ],
});

function draft(seed: GoodsSeed): GoodsDraft {
  const { width_in, height_in } = seed.design.size;
  const form = forms[param(seed, "form")] ?? forms.rect!;
  const box = form.child === "medicine-cabinets";
  const lighted = seed.design.params.lit === true;
  const isFull = wordLike(seed, /^full-length$/) !== undefined;
  const area = (width_in * height_in) / 144;
  const doors = numberParam(seed, "doors", 0);
  return roomGoodsDraft(seed, {
    child: form.child,
    title: `${Math.round(width_in)} in. ${isFull ? "Full-Length " : ""}${lighted ? "Lighted " : ""}${doors > 1 ? `${doors}-Door ` : ""}${form.title}`,
    noun: `${isFull ? "full-length " : ""}${lighted ? "lighted " : ""}${form.noun}`,
    price: (box ? 62 + area * 26 + doors * 18 : 34 + area * 11) * (lighted ? 1.9 : 1),
    weight_lb: Math.round((box ? 12 + area * 5.5 : 5 + area * 3.1) * 10) / 10,
    is_freight: area > 8,
    attributes: {
      shape: form.label,
      mounting: box ? "Recessed or surface" : "Wall cleat",
      material: box ? "Aluminum" : /wood/.test(seed.design.id) ? "Wood" : "Metal",
      lighted,
      certifications: lighted ? ["UL 962", "CARB2"] : ["ASTM C1503"],
    },
    warranty: `${years(5, seed)}-year warranty on silvering; ${years(1, seed)} year on frame finish.`,
    words: words(form, inch(width_in), inch(height_in), box),
  });
}

export const mirrors: GoodsPlan = { category: "mirrors", styles: {}, draft };
