import phrases from "../../data/phrases/bathroom-sinks.json" with { type: "json" };
import kinds from "../../data/product-kinds/bathroom-sinks.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import { centerset, single, widespread } from "./faucet-holes.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
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

/** Narrower basins have room for one hole only. */
const least_centerset = 20;

/** How a basin is sold drilled, the usual way first; null for those with one hole in any case. */
function drillingsOf(seed: GoodsSeed): { choice: GoodsChoice; said: string }[] | null {
  if (seed.design.size.width_in < least_centerset) return null;
  const usual =
    param(seed, "holes") === "three"
      ? { choice: { ...widespread, code: "" }, said: "3, 8 in. spread" }
      : { choice: { ...single, code: "" }, said: "1" };
  return [usual, { choice: { ...centerset, isAdded: true }, said: "3, 4 in. spread" }];
}

function draft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const form = (param(seed, "form") || "pedestal") as keyof typeof kinds;
  const kind = kinds[form];
  const { width_in, depth_in } = design.size;
  const ada = design.id.includes("ada");
  const drillings = drillingsOf(seed);
  return roomGoodsDraft(seed, {
    child: kind.child,
    noun: kind.noun,
    title: `${Math.round(width_in)} in. ${ada ? "Accessible " : ""}${kind.title}`,
    price: kind.price * (width_in / 24) ** 0.9,
    weight_lb: Math.round(kind.weight * (width_in / 24)),
    is_freight: form !== "wall-hung",
    ...(drillings && { option: { name: "Faucet holes", choices: drillings.map(({ choice }) => choice) } }),
    attributes: {
      mounting: form === "pedestal" ? "Pedestal" : form === "console" ? "Legs and wall" : "Wall",
      holes: drillings ? drillings.map(({ said }) => said) : "1",
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
