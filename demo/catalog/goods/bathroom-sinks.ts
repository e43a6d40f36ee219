import phrases from "../../data/phrases/bathroom-sinks.json" with { type: "json" };
import kinds from "../../data/product-kinds/bathroom-sinks.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const words = (form: keyof typeof kinds, width: string, depth: string): RoomWords => ({
  measure: filledIn(phrases.words.measure, { width, depth }),
  rooms: phrases.words.rooms,
  detail: phrases.details[form],
  stuff: phrases.words.stuff,
  care: phrases.words.care,
  tests: phrases.words.tests,
  checked: phrases.words.checked,
  does: phrases.words.does,
  plus: phrases.words.plus,
  fit:
    form === "wall-hung"
      ? phrases.words.fit["wall-hung"]
      : form === "pedestal"
        ? phrases.words.fit.pedestal
        : phrases.words.fit.other,
  box: phrases.words.box,
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
