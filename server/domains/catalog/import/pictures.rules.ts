import type { Group, Look } from "../../../../domain/materials/look.ts";
import { looks } from "../../../../domain/materials/looks.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";

/** The material group that a category's products are drawn as, by its slug or an ancestor's. */
const groups: ReadonlyMap<string, Group> = new Map(
  Object.entries<Group>({
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
  }),
);

/** The group of a category, from its path of slugs; null if its products are not surfaces. */
export function groupOf(slugPath: readonly string[]): Group | null {
  return slugPath.map((slug) => groups.get(slug)).find((group) => group !== undefined) ?? null;
}

/**
 * The material that a room shows for a product whose vendor sent none: the look in its group whose name and words have
 * most in common with the product's, as a lot of its own. Null if nothing identifies the material.
 */
export function materialOf(
  group: Group,
  ref: string,
  name: string,
  words: string,
): MaterialDefinition | null {
  const look = likeliest(group, `${name} ${words}`);
  return look ? look.make({ seed: seedOf(ref), group }) : null;
}

/** The same for a product of a category, from its path of slugs; null for goods that are no surface. */
export function likelyMaterial(
  slugPath: readonly string[],
  ref: string,
  name: string,
  words: string,
): MaterialDefinition | null {
  const group = groupOf(slugPath);
  return group ? materialOf(group, ref, name, words) : null;
}

const fillers = new Set(["and", "with", "the", "look", "tile", "for", "from", "in"]);
const synonyms: ReadonlyMap<string, string> = new Map([
  ["grey", "gray"],
  ["bianco", "white"],
  ["nero", "black"],
  ["grigio", "gray"],
]);

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !fillers.has(word))
    .map((word) => synonyms.get(word) ?? word);

/** The weight of each word for a look: most in its name, then in its family and color, then in its description. */
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

/** The first look with the highest score; null if none scores. */
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
