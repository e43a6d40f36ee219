import phrases from "../../data/phrases/decor.json" with { type: "json" };
import accentRows from "../../data/product-kinds/accents.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

/** What a form is called; the first that fits a design by words of its id and its height is meant. */
interface Accent {
  form: string;
  id?: string;
  taller_than_in?: number;
  child: string;
  title: string;
  noun: string;
  price: number;
  /** Prints cost more the larger they are. */
  sqin_per_dollar?: number;
  weight: number;
  material: string;
  detail: readonly string[];
}

const accents: readonly Accent[] = accentRows;

function accentOf({ design: { id, size } }: GoodsSeed, form: string): Accent {
  const accent = accents.find(
    (row) => row.form === form && id.includes(row.id ?? "") && size.height_in > (row.taller_than_in ?? 0),
  );
  if (!accent) throw new Error(`${id}: no accent has the form ${form}`);
  return accent;
}

const accentRooms: Record<string, readonly string[]> = phrases.accent_rooms;

type Said = Pick<RoomWords, "stuff" | "care" | "does" | "plus" | "fit">;

const ofArt: Said = phrases.of_art;

const ofKitchen: Omit<Said, "stuff"> = phrases.of_kitchen;

const ofShelf: Omit<Said, "stuff"> = phrases.of_shelf;

const madeOf = (material: string) => [
  material,
  `${material}, finished by hand`,
  `${material}, made in one shop`,
  `${material} that ages well`,
];

function accentDraft(seed: GoodsSeed): GoodsDraft {
  const { child, noun, weight: weight_lb, material, detail, ...accent } = accentOf(seed, param(seed, "form"));
  const { width_in, height_in } = seed.design.size;
  const title = accent.title
    .replace("{width}", String(Math.round(width_in)))
    .replace("{height}", String(Math.round(height_in)));
  const price = accent.price + (accent.sqin_per_dollar ? (width_in * height_in) / accent.sqin_per_dollar : 0);
  const art = child === "framed-art";
  const kitchen = child === "kitchen-accents";
  return roomGoodsDraft(seed, {
    child,
    title,
    noun,
    price,
    weight_lb,
    is_freight: false,
    attributes: {
      material,
      set_of: /three|taper/.test(noun) ? "3" : /pair/.test(noun) ? "2" : "1",
      care: kitchen ? "Hand wash" : art ? "Dust only" : "Wipe clean",
      mounting: art ? "Wall" : "Tabletop",
      certifications: kitchen ? ["FDA food contact"] : ["REACH"],
    },
    warranty: `${years(1, seed)}-year warranty against flaws.`,
    words: {
      ...(art ? ofArt : { ...(kitchen ? ofKitchen : ofShelf), stuff: madeOf(material.toLowerCase()) }),
      measure: filledIn(phrases.accent_draft.words.measure, {
        width_in: inch(width_in),
        height_in: inch(height_in),
        material: material.toLowerCase(),
      }),
      rooms: accentRooms[child] ?? accentRooms.baskets!,
      detail,
      tests: phrases.accent_draft.words.tests,
      checked: phrases.accent_draft.words.checked,
      box: phrases.accent_draft.words.box,
    },
  });
}

export const decor: GoodsPlan = { category: "decor", styles: {}, draft: accentDraft };
