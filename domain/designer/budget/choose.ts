import type { Cents } from "../../money/money.ts";

/** One way to fill a line of a design. */
export interface Choice {
  price_cents: Cents;
  /** How well it suits; only differences count. */
  score: number;
}

interface State {
  price_cents: Cents;
  score: number;
  picks: readonly number[];
}

/** So many partial choices are kept; more only tell apart what nobody sees. */
const mostStates = 1500;

/**
 * One choice for each line: of those that cost at most `limit_cents` together the ones with the highest score, to within
 * rounding of the prices; those that cost least where none does. Numbers of the choices, line by line.
 */
export function chosen(lines: readonly (readonly Choice[])[], limit_cents: Cents): number[] {
  const least = lines.map((line) => Math.min(...line.map(({ price_cents }) => price_cents)));
  let rest = least.reduce((sum, price) => sum + price, 0);
  let states: State[] = [{ price_cents: 0, score: 0, picks: [] }];
  for (const [at, line] of lines.entries()) {
    rest -= least[at]!;
    const next = states.flatMap((state) =>
      line.map((choice, pick) => ({
        price_cents: state.price_cents + choice.price_cents,
        score: state.score + choice.score,
        picks: [...state.picks, pick],
      })),
    );
    states = undominated(next, limit_cents - rest);
  }
  return [...(states.at(-1)?.picks ?? [])];
}

/** The cheapest first; each dearer one scores higher. Always keeps the one that costs least. */
function undominated(states: readonly State[], limit_cents: Cents): State[] {
  const sorted = states.toSorted((a, b) => a.price_cents - b.price_cents || b.score - a.score);
  const kept: State[] = [];
  for (const state of sorted) {
    if (kept.length > 0 && state.price_cents > limit_cents) break;
    if (kept.length === 0 || state.score > kept.at(-1)!.score + 1e-9) kept.push(state);
  }
  if (kept.length <= mostStates) return kept;
  const step = (kept.at(-1)!.price_cents - kept[0]!.price_cents) / mostStates;
  const thinned = new Map<number, State>();
  // of each step of the price the last one scores highest; the cheapest of all stays
  for (const state of kept.slice(1))
    thinned.set(Math.floor((state.price_cents - kept[0]!.price_cents) / step), state);
  return [kept[0]!, ...thinned.values()];
}
