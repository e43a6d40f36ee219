import { averageColor } from "../../../../domain/materials/average-color.ts";
import type { Group, Look } from "../../../../domain/materials/look.ts";
import { looks } from "../../../../domain/materials/looks.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";
import { type MediaSource, mediaKey } from "../../media/index.ts";

export interface DrawnPicture {
  key: string;
  source: MediaSource;
  definition: MaterialDefinition;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}

/** What a category's goods are drawn as, by its slug or that of one above it. */
const groups: Record<string, Group> = {
  "tile-flooring": "tile",
  "backsplash-tiles": "backsplash",
  countertop: "countertop",
  "hardwood-flooring": "hardwood",
  "laminate-flooring": "laminate",
  "luxury-flooring": "vinyl",
  "artificial-turf": "turf",
  hardscaping: "hardscape",
  "pool-copings": "coping",
  "stacked-stone": "stacked_stone",
};

const drawnSize = 1600;

/** The group of a category, from its path of slugs; null for goods that are no surface. */
export function groupOf(slugPath: readonly string[]): Group | null {
  return slugPath.map((slug) => groups[slug]).find((group) => group !== undefined) ?? null;
}

/**
 * A picture drawn for goods that came without one: the look of their group whose name and words have most in
 * common with theirs, in a lot of their own. Null when nothing tells the material.
 */
export function drawnPicture(group: Group, ref: string, name: string, words: string): DrawnPicture | null {
  const look = likeliest(group, `${name} ${words}`);
  if (!look) return null;
  const definition = look.make({ seed: seedOf(ref), group });
  const source = { kind: "material", definition, view: "laid" } as const;
  return {
    key: mediaKey(source),
    source,
    definition,
    width: drawnSize,
    height: drawnSize,
    placeholder: averageColor(definition),
    alt: `${name}, as laid`,
  };
}

/** Stands for goods of a category that has no picture of its own: a plain piece of linen-look tile. */
export function neutralPicture(alt: string): DrawnPicture {
  const plain = looks.find((look) => look.family === "linen") ?? looks[0]!;
  const definition = plain.make({ seed: 1 });
  const source = { kind: "material", definition, view: "close" } as const;
  const size = { width: drawnSize, height: drawnSize };
  return { key: mediaKey(source), source, definition, ...size, placeholder: averageColor(definition), alt };
}

const fillers = new Set(["and", "with", "the", "look", "tile", "for", "from", "in"]);
const synonyms: Record<string, string> = { grey: "gray", bianco: "white", nero: "black", grigio: "gray" };

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !fillers.has(word))
    .map((word) => synonyms[word] ?? word);

/** What each word tells of a look: one of its name most, then of its family and colour, then what is said of it. */
const tellingOf = (look: Look): readonly (readonly [word: string, weight: number])[] =>
  (
    [
      [look.label, 4],
      [look.family, 3],
      [look.colorFamily, 2],
      [look.words.join(" "), 1],
    ] as const
  ).flatMap(([text, weight]) => wordsOf(text).map((word) => [word, weight] as const));

const tellingLooks = looks.map((look) => ({ look, telling: tellingOf(look) }));

/** The first of the looks whose words tell most; null when none tells anything. */
function likeliest(group: Group, text: string): Look | null {
  const told = new Set(wordsOf(text));
  let best: { look: Look | null; score: number } = { look: null, score: 0 };
  for (const { look, telling } of tellingLooks) {
    if (!look.group.includes(group)) continue;
    const score = telling.reduce((sum, [word, weight]) => (told.has(word) ? sum + weight : sum), 0);
    if (score > best.score) best = { look, score };
  }
  return best.look;
}

function seedOf(ref: string): number {
  let hash = 2166136261;
  for (const sign of ref) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return (hash >>> 0) % 1_000_003;
}
