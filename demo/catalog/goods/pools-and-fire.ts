import phrases from "../../data/phrases/pools-and-fire.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";
import { weathered } from "./weathered.words.ts";

type Water = { feet: string; gallons: number; shell: string; plunge: boolean };

function poolWords({ design }: GoodsSeed, { feet, gallons, shell, plunge }: Water): RoomWords {
  const { height_in } = design.size;
  const round = design.params.form === "round";
  return {
    ...phrases.pool_words,
    measure: filledIn(phrases.pool_words.measure, { feet, gallons, height_in: inch(height_in - 6) }),
    rooms: plunge ? phrases.pool_words.rooms.plunge : phrases.pool_words.rooms.other,
    detail: plunge
      ? round
        ? phrases.pool_words.detail.plunge.round
        : phrases.pool_words.detail.plunge.other
      : phrases.pool_words.detail.other,
    stuff: [shell.toLowerCase(), ...phrases.pool_words.stuff],
  };
}

function waterDraft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const { width_in, depth_in, height_in } = design.size;
  const feet = `${Math.round(width_in / 12)} × ${Math.round(depth_in / 12)} ft`;
  const plunge = design.id.includes("plunge") || design.id.includes("round");
  const gallons =
    Math.round(
      ((width_in - 24) *
        (depth_in - 24) *
        (height_in - 10) *
        (param(seed, "form") === "round" ? 0.785 : 0.88)) /
        231 /
        10,
    ) * 10;
  const shell = seed.series_random.pick(phrases.water_draft.shell);
  return roomGoodsDraft(seed, {
    child: plunge ? "plunge-pools" : "in-ground-pools",
    title: `${feet} ${plunge ? "Plunge Pool" : design.id.includes("lap") ? "Lap Pool" : "In-Ground Pool"}`,
    noun: plunge ? "plunge pool" : "in-ground pool",
    price: 5200 + gallons * 0.92,
    weight_lb: Math.round(1400 + gallons * 0.28),
    is_freight: true,
    attributes: {
      shell,
      capacity_gal: gallons,
      pool_depth_in: Math.round(height_in - 6),
      mounting: "In ground",
      frost_proof: true,
      certifications: ["ANSI/PHTA/ICC-5"],
    },
    warranty: `${years(15, seed)}-year warranty on the shell, ${years(3, seed)} years on plaster.`,
    words: poolWords(seed, { feet, gallons, shell, plunge }),
  });
}

function fireDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, height_in } = seed.design.size;
  const bowl = param(seed, "shape") === "bowl";
  const btu = bowl ? 45000 : 60000;
  return roomGoodsDraft(seed, {
    child: "fire-pits",
    title: `${Math.round(width_in)} in. Fire ${bowl ? "Bowl" : "Table"}`,
    noun: bowl ? "fire bowl" : "fire table",
    price: bowl ? 420 : 560,
    weight_lb: bowl ? 96 : 138,
    is_freight: true,
    option: options.pools_and_fire.fuel,
    attributes: {
      fuel: ["Natural gas", "Propane"],
      btu,
      shell: "Glass-fiber concrete",
      mounting: "Freestanding",
      shape: bowl ? "Round" : width_in > 50 ? "Rectangle" : "Square",
      certifications: ["CSA 4.97"],
    },
    warranty: `${years(3, seed)}-year warranty on the burner, ${years(5, seed)} years on concrete.`,
    words: {
      ...weathered(
        bowl ? phrases.fire_draft.words.bowl : phrases.fire_draft.words.other,
        filledIn(phrases.fire_draft.bowl_words, {
          width_in: inch(width_in),
          btu: btu.toLocaleString("en-US"),
          height_in: inch(height_in),
        }),
        "Glass-fiber concrete",
      ),
      stuff: phrases.fire_draft.words.stuff,
      care: phrases.fire_draft.words.care,
      plus: phrases.fire_draft.words.plus,
      does: phrases.fire_draft.words.does,
      fit: phrases.fire_draft.words.fit,
      box: phrases.fire_draft.words.box,
    },
  });
}

export const poolsAndFire: GoodsPlan = {
  category: "pools-and-fire",
  styles: {},
  draft: (seed) => (seed.design.kind === "pool" ? waterDraft(seed) : fireDraft(seed)),
};
