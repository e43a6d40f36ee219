import type { Look } from "../../../domain/materials/look.ts";
import type { MaterialDefinition, View } from "../../../domain/materials/material.ts";
import { hash32 } from "../../random.ts";
import type { Picture } from "../product.types.ts";
import { withArticle } from "../prose/grammar.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { SurfaceDraft, SurfaceLine } from "./surface.types.ts";

/** The material as this series makes it: its own lot, the size and finish that come first. */
function materialOf(line: SurfaceLine, draft: SurfaceDraft, look: Look, key: string): MaterialDefinition {
  const size = draft.sizes[0]!;
  const finish = draft.finishes[0]?.finish;
  const mosaic = size.label.includes("sheet");
  return look.make({
    seed: hash32(`${key}/${look.id}`) % 1000003,
    group: line.group,
    format: size.format,
    ...(finish ? { finish } : {}),
    ...(mosaic || draft.keeps_format ? {} : { piece: pieceOf(size) }),
  });
}

/** Planks stand upright in a picture, tiles lie with their long side across; formats fix which. */
function pieceOf(size: SurfaceDraft["sizes"][number]) {
  const long = Math.max(size.width_in, size.length_in);
  const short = Math.min(size.width_in, size.length_in);
  const upright = /^(?:plank|laminate|vinyl-[79]|wood-tile|wood-chevron|picket|2x8)/.test(size.format);
  return {
    width_in: upright ? short : long,
    height_in: upright ? long : short,
    thickness_in: size.thickness_in,
  };
}

const placeWords: Partial<Record<View, string>> = {
  floor: "on the floor of a room",
  wall: "on the wall of a room",
  counter: "on a kitchen island",
  patio: "laid as a patio",
  lawn: "as the lawn of a yard",
  poolside: "around a pool",
};

const altOf = (view: View, draft: SurfaceDraft, look: Look): string => {
  const color = colorName(look);
  const [seen = ""] = seenIn(look);
  const size = draft.sizes[0]!;
  if (view === "laid") return `${color} ${draft.noun} laid: ${seen}`;
  if (view === "piece") {
    const one = /slab|roll|sheet/.exec(size.label)?.[0] ?? "piece";
    return `A single ${one} of ${color} ${draft.noun}, ${size.label.replace(/ (?:slab|roll)$| on .*$/, "")}`;
  }
  const place = placeWords[view];
  if (place) return `${color} ${draft.noun} ${place}`;
  return `Close view of ${withArticle(color)} ${draft.noun} surface: ${seenIn(look).at(-1) ?? seen}`;
};

/** Where goods are shown applied; trim paint has no such picture. */
const applied: Partial<Record<SurfaceLine["group"], View>> = {
  tile: "floor",
  hardwood: "floor",
  laminate: "floor",
  vinyl: "floor",
  backsplash: "wall",
  stacked_stone: "wall",
  countertop: "counter",
  hardscape: "patio",
  turf: "lawn",
  coping: "poolside",
};

/** A picture of each colour laid, then the first applied, one piece of it and a close view, with the first's material. */
export function surfacePictures(
  line: SurfaceLine,
  draft: SurfaceDraft,
  looks: readonly Look[],
  key: string,
): { pictures: Picture[]; material: MaterialDefinition } {
  const picture = (look: Look, definition: MaterialDefinition, view: View): Picture => ({
    source: { kind: "material", definition, view },
    alt: altOf(view, draft, look),
  });
  const [first, ...others] = looks as [Look, ...Look[]];
  const material = materialOf(line, draft, first, key);
  const place = applied[line.group];
  const pictures = [
    picture(first, material, "laid"),
    ...others.map((look) => picture(look, materialOf(line, draft, look, key), "laid")),
    ...(place ? [picture(first, material, place)] : []),
    picture(first, material, "piece"),
    picture(first, material, "close"),
  ];
  return { pictures, material };
}
