import { hash32 } from "../../../domain/designer/hash.ts";
import { formatById } from "../../../domain/materials/formats.ts";
import type { Look } from "../../../domain/materials/look.ts";
import type { MaterialDefinition, View } from "../../../domain/materials/material.ts";
import type { Picture } from "../product.types.ts";
import { withArticle } from "../prose/grammar.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Size, SurfaceDraft, SurfaceLine } from "./surface.types.ts";

/** The material as this series makes it in one size: its own lot, in the finish that comes first. */
function materialOf(
  line: SurfaceLine,
  draft: SurfaceDraft,
  look: Look,
  size: Size,
  key: string,
): MaterialDefinition {
  const finish = draft.finishes[0]?.finish;
  return look.make({
    seed: hash32(`${key}/${look.id}`) % 1000003,
    group: line.group,
    format: size.format,
    ...(finish ? { finish } : {}),
    ...(keepsFormat(draft, size) ? {} : { piece: pieceOf(size) }),
  });
}

/** How far a nominal measure may be from the real one in a picture: a 12 in. paver measures 11-7/8. */
const nominal = 0.09;

/** Whether the format's own piece is drawn: of sheets, slabs, mixed sizes, and where it measures what is sold. */
function keepsFormat(draft: SurfaceDraft, size: Size): boolean {
  if (size.label.includes("sheet")) return true;
  if (!draft.keeps_format) return false;
  const { piece, pattern } = formatById(size.format);
  if (["slab", "shape", "versailles", "ashlar"].includes(pattern)) return true;
  const own = pieceOf(size);
  return (
    Math.abs(own.width_in / piece.width_in - 1) <= nominal &&
    Math.abs(own.height_in / piece.height_in - 1) <= nominal
  );
}

/** Planks stand upright in a picture, tiles lie with their long side across; formats fix which. */
function pieceOf(size: Size) {
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

const altOf = (view: View, draft: SurfaceDraft, look: Look, size: Size): string => {
  const color = colorName(look);
  const [seen = ""] = seenIn(look);
  const laid = size === draft.sizes[0] ? "laid" : `laid, ${size.label}`;
  if (view === "laid") return `${color} ${draft.noun} ${laid}: ${seen}`;
  if (view === "piece") {
    const one = /slab|roll|sheet/.exec(size.label)?.[0] ?? "piece";
    return `A single ${one} of ${color} ${draft.noun}, ${size.label.replace(/ (?:slab|roll)$| on .*$/, "")}`;
  }
  const place = placeWords[view];
  if (place) return `${color} ${draft.noun} ${place}`;
  return `Close view of ${withArticle(color)} ${draft.noun} surface: ${seenIn(look).at(-1) ?? seen}`;
};

/** Where products are shown applied; trim paint has no such picture. */
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

/**
 * A picture of each color laid in each size, then each color applied, as a piece and close. `pictureAt` is the place of
 * the picture of a color in a size.
 */
export function surfacePictures(
  line: SurfaceLine,
  draft: SurfaceDraft,
  looks: readonly Look[],
  key: string,
): {
  pictures: Picture[];
  material: MaterialDefinition;
  pictureAt: (look: Look, size: Size) => number;
} {
  const usual = draft.sizes[0]!;
  const materialIn = (look: Look, size: Size) => materialOf(line, draft, look, size, key);
  const picture = (look: Look, size: Size, view: View): Picture => ({
    source: { kind: "material", definition: materialIn(look, size), view },
    alt: altOf(view, draft, look, size),
  });
  const pictures: Picture[] = [];
  const places = new Map<string, number>();
  for (const size of draft.sizes) {
    for (const look of looks) {
      const drawn = drawnAs(draft, look, size);
      if (places.has(drawn)) continue;
      places.set(drawn, pictures.length);
      pictures.push(picture(look, size, "laid"));
    }
  }
  const pictureAt = (look: Look, size: Size) => places.get(drawnAs(draft, look, size))!;
  const place = applied[line.group];
  const further: readonly View[] = [...(place ? [place] : []), "piece", "close"];
  for (const look of looks) {
    const of = [...new Set(draft.sizes.map((size) => pictureAt(look, size)))];
    pictures.push(...further.map((view) => ({ ...picture(look, usual, view), of })));
  }
  return { pictures, material: materialIn(looks[0]!, usual), pictureAt };
}

/** What sets the picture of a size apart; sheets, slabs and rolls look alike in all sizes of one format. */
function drawnAs(draft: SurfaceDraft, look: Look, size: Size): string {
  const piece = keepsFormat(draft, size) ? "" : `${size.width_in}×${size.length_in}`;
  return [look.id, size.format, piece].join(" ");
}
