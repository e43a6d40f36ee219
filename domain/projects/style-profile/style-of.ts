import { type RoundOption, rounds } from "./rounds.ts";
import { type Style, styles, type Trait, type Traits } from "./styles.ts";
import { traitWords } from "./trait-words.ts";

/** What was chosen in each round, one character each: `0` to `2`, or `-` for none of them. */
export type Answers = string;

/** A round that was passed over. */
export const noneOfThem = "-";

export interface StyleResult {
  style: Style;
  /** The runner-up, if it comes close. */
  touch: Style | null;
  /** "Organic Modern with a touch of Japandi". */
  name: string;
  /** What the choices have in common, in a sentence; empty where they pull in every direction. */
  leaning: string;
}

/** Well-formed answers to some or all rounds; everything after the first mistake is dropped. */
export function readAnswers(text: string | null): Answers {
  return (/^[012-]{0,10}/.exec(text ?? "")?.[0] ?? "").slice(0, rounds.length);
}

export const isComplete = (answers: Answers): boolean =>
  answers.length === rounds.length && /[012]/.test(answers);

interface Tally {
  shown: number;
  chosen: number;
}

const traitNames: readonly Trait[] = ["warm", "light", "detailed", "classic", "natural"];
/** Points for the share of a style's rooms that were chosen, and for how well its traits fit all choices. */
const weights = { chosen: 1, traits: 1 };
/** A runner-up this close to the first, as a share of its score, is named too. */
const closeBy = 0.8;
/** From here on a trait is worth mentioning; traits are between -2 and 2. */
const notable = 0.35;

/** The style that answers to all rounds amount to; null if no room was chosen. */
export function styleOf(answers: Answers): StyleResult | null {
  if (!isComplete(answers)) return null;
  const picks = rounds.flatMap(({ options }, at) => {
    const pick = options[Number(answers[at])];
    return pick ? [{ pick, options }] : [];
  });
  const tally = tallyOf(picks);
  const taste = tasteOf(picks);
  const scored = styles
    .map((style) => ({ style, score: scoreOf(style, tally, taste) }))
    // equal scores keep the order of the styles
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first) return null;
  const touch = second && second.score > 0 && second.score >= first.score * closeBy ? second.style : null;
  return {
    style: first.style,
    touch,
    name: touch ? `${first.style.name} with a touch of ${touch.name}` : first.style.name,
    leaning: leaningOf(taste),
  };
}

interface Pick {
  pick: RoundOption;
  options: readonly RoundOption[];
}

function tallyOf(picks: readonly Pick[]): ReadonlyMap<string, Tally> {
  const tally = new Map<string, Tally>();
  for (const { pick, options } of picks)
    for (const { style } of options) {
      const { shown, chosen } = tally.get(style) ?? { shown: 0, chosen: 0 };
      tally.set(style, { shown: shown + 1, chosen: chosen + (style === pick.style ? 1 : 0) });
    }
  return tally;
}

const traitsById = new Map(styles.map(({ id, traits }) => [id, traits]));
const traitOf = ({ style }: RoundOption, trait: Trait): number => traitsById.get(style)?.[trait] ?? 0;

/** By how much the chosen rooms have more of each trait than the rooms beside them, on average. */
function tasteOf(picks: readonly Pick[]): Traits {
  const mean = (trait: Trait) =>
    picks.reduce((sum, { pick, options }) => {
      const usual = options.reduce((all, option) => all + traitOf(option, trait), 0) / options.length;
      return sum + traitOf(pick, trait) - usual;
    }, 0) / picks.length;
  return Object.fromEntries(traitNames.map((trait) => [trait, mean(trait)])) as unknown as Traits;
}

function scoreOf(style: Style, tally: ReadonlyMap<string, Tally>, taste: Traits): number {
  const { shown, chosen } = tally.get(style.id) ?? { shown: 0, chosen: 0 };
  return weights.chosen * (shown > 0 ? chosen / shown : 0) + weights.traits * likeness(style.traits, taste);
}

/** The cosine of the angle between two sets of traits: 1 for the same direction, -1 for opposite ones. */
function likeness(a: Traits, b: Traits): number {
  const dot = (x: Traits, y: Traits) => traitNames.reduce((sum, trait) => sum + x[trait] * y[trait], 0);
  const length = Math.sqrt(dot(a, a) * dot(b, b));
  return length === 0 ? 0 : dot(a, b) / length;
}

function leaningOf(taste: Traits): string {
  const words = traitNames
    .filter((trait) => Math.abs(taste[trait]) >= notable)
    .sort((a, b) => Math.abs(taste[b]) - Math.abs(taste[a]))
    .slice(0, 3)
    .map((trait) => traitWords[trait][taste[trait] > 0 ? 0 : 1]);
  const last = words.at(-1);
  if (!last) return "";
  const list = words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
  return `You chose ${list} more often than not.`;
}
