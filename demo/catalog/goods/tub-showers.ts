import phrases from "../../data/phrases/tub-showers.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import screenRows from "../../data/product-kinds/tub-showers.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

interface Screen {
  child: string;
  label: string;
  title: string;
  price: number;
  plus: readonly string[];
}

const screens: Record<string, Screen> = screenRows;

const words = (screen: Screen, width: string, tile: boolean): RoomWords => ({
  measure: filledIn(phrases.words.measure, { width }),
  rooms: phrases.words.rooms,
  detail: tile ? phrases.words.detail.tile : phrases.words.detail.other,
  stuff: phrases.words.stuff,
  care: phrases.words.care,
  tests: phrases.words.tests,
  checked: phrases.words.checked,
  does: phrases.words.does,
  plus: screen.plus,
  fit: phrases.words.fit,
  box: phrases.words.box,
});

function draft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const screen = screens[param(seed, "screen")] ?? screens.rod!;
  const tile = param(seed, "wall") === "tile";
  const { width_in, depth_in } = design.size;
  return roomGoodsDraft(seed, {
    child: screen.child,
    noun: tile ? "tub and tile-wall set" : "tub and shower set",
    title: `${width_in} in. Tub and Shower Set ${screen.title}`,
    price: 520 + (width_in - 54) * 9 + (tile ? 120 : 0) + screen.price,
    weight_lb: 168 + (width_in - 54) * 3 + Math.round(screen.price / 4),
    is_freight: true,
    option: options.tub_showers.drain,
    attributes: {
      screen: screen.label,
      wall_material: tile ? "Acrylic, tile pattern" : "Acrylic, smooth",
      material: "Acrylic",
      mounting: "Alcove",
      drain: ["Left", "Right"],
      soak_depth_in: 14,
      depth_in,
      certifications: ["CSA B45.5/IAPMO Z124", ...(screen.price > 100 ? ["ANSI Z97.1"] : [])],
    },
    warranty: `${years(10, seed)}-year limited warranty on tub and walls; ${years(3, seed)} years on the screen.`,
    words: words(screen, inch(width_in), tile),
  });
}

export const tubShowers: GoodsPlan = { category: "tub-showers", styles: {}, draft };
