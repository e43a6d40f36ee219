import type { Bar, Brief, ReadBrief } from "../../domain/designer/brief/brief.types.ts";
import { plainWord } from "../../domain/designer/brief/plain-word.ts";

/**
 * What a brief says, clause by clause, each as one line that begins with its kind: `size 60x96`, `avoid tub`,
 * `no gold`, `keep toilet`, `look white tile`. `ask` stands for what has to be asked back or refused.
 */
export function meaningOf({ brief, unread }: Pick<ReadBrief, "brief" | "unread">): string[] {
  const { room, width_in, depth_in, ceiling_in, area_sqft, style, metal, shape, seats } = brief;
  const given = (kind: string, value: unknown) => (value === null ? [] : [`${kind} ${value}`]);
  return [
    ...given("room", room),
    ...given("size", width_in === null ? null : `${rounded(width_in)}x${rounded(depth_in!)}`),
    ...given("ceiling", ceiling_in),
    ...given("area", area_sqft),
    ...given("budget", brief.budget_cents === null ? null : brief.budget_cents / 100),
    ...given("style", style),
    ...given("metal", metal),
    ...given("shape", shape),
    ...given("seats", seats),
    ...brief.wants.map((each) => `${brief.hopes.includes(each) ? "hope" : "want"} ${each}`),
    ...brief.avoids.map((each) => `avoid ${each}`),
    ...looksOf(brief),
    ...brief.products.map(({ name }) => `product ${name}`),
    ...brief.household.map((who) => (who === "slip_safe" ? "slip safe" : `people ${who}`)),
    ...brief.moods.map((each) => `mood ${each}`),
    ...brief.bars.map((bar) => `no ${barName(bar)}`),
    ...brief.keeps.map((each) => `keep ${each}`),
    ...unread.map((each) => `ask ${each}`),
  ].map(normal);
}

/** To the quarter of an inch: metric lengths have no exact ones. */
const rounded = (inches: number): number => Math.round(inches * 4) / 4;

const looksOf = ({ colors, materials }: Brief): string[] => [
  ...colors.map(({ name, part }) => `look ${name} ${part === "any" ? "" : part}`),
  ...materials.map(({ word, part }) => `look ${word} ${part === "any" ? "" : part}`),
];

function barName({ kind, word, part, name, also }: Bar): string {
  if (kind === "style") return `${word} style`;
  if (also?.kind === "thing") return name;
  if (also) return part === "any" ? name : `${name} ${part}`;
  if (kind === "sheen") return part === "any" ? "shine" : `shine ${part}`;
  if (kind === "product" || kind === "thing") return name;
  const what = kind === "color" ? name : word;
  return part === "any" ? what : `${what} ${part}`;
}

/** The same clause in other words of the same meaning, such as a plural, is the same clause. */
export function normal(clause: string): string {
  const size = /^size ([\d.]+)x([\d.]+)$/.exec(clause);
  if (size) return `size ${rounded(Number(size[1]))}x${rounded(Number(size[2]))}`;
  const [kind, ...words] = clause.replaceAll("grey", "gray").trim().split(/\s+/);
  const articles = /^(?:a|an|the|some)$/;
  return [kind, ...words.filter((word) => !articles.test(word)).map(plainWord)]
    .join(" ")
    .replace(/ any$/, "");
}
