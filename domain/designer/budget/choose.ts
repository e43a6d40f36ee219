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
  pick: number;
  /** What was chosen for the lines before. */
  before: State | null;
}

/** So many partial choices are kept; more only tell apart what nobody sees. */
const mostStates = 1500;

/**
 * One choice for each line: of those that cost at most `limit_cents` together the ones with the highest score, to within
 * rounding of the prices; those that cost least where none does. Numbers of the choices, line by line.
 * @param saving_cents where it is given, the price also comes as near to the limit as it can: a few percent of the saving
 */
export function chosen(
  lines: readonly (readonly Choice[])[],
  limit_cents: Cents,
  saving_cents: Cents | null = null,
): number[] {
  const least = lines.map((line) => Math.min(...line.map(({ price_cents }) => price_cents)));
  let rest = least.reduce((sum, price) => sum + price, 0);
  let states: State[] = [{ price_cents: 0, score: 0, pick: -1, before: null }];
  for (const [at, line] of lines.entries()) {
    rest -= least[at]!;
    const next = states.flatMap((state) =>
      line.map((choice, pick) => ({
        price_cents: state.price_cents + choice.price_cents,
        score: state.score + choice.score,
        pick,
        before: state,
      })),
    );
    states = (saving_cents === null ? undominated : spread)(next, limit_cents - rest);
  }
  const best = saving_cents === null ? states.at(-1) : nearest(states, limit_cents, saving_cents);
  const picks: number[] = [];
  for (let state = best ?? null; state?.before; state = state.before) picks.unshift(state.pick);
  return picks;
}

/** How far below the limit is near, as shares of what is to be saved; the first one that any choice reaches counts. */
const windows = [0.02, 0.05, 0.1, 0.2];

/** The one that scores highest near the limit; else the dearest that keeps it, else the cheapest of all. */
function nearest(states: readonly State[], limit_cents: Cents, saving_cents: Cents): State | undefined {
  const kept = states.filter(({ price_cents }) => price_cents <= limit_cents);
  for (const share of windows) {
    const near = kept.filter(({ price_cents }) => price_cents >= limit_cents - share * saving_cents);
    if (near.length > 0) return near.reduce((best, each) => (each.score > best.score ? each : best));
  }
  const dearest = kept.toSorted((a, b) => b.price_cents - a.price_cents || b.score - a.score)[0];
  return dearest ?? states.toSorted((a, b) => a.price_cents - b.price_cents)[0];
}

/** Of each step of the price up to the limit the one that scores highest, and the cheapest of all. */
function spread(states: readonly State[], limit_cents: Cents): State[] {
  const cheapest = states.reduce((least, each) => (each.price_cents < least.price_cents ? each : least));
  const step = Math.max(1, (limit_cents - cheapest.price_cents) / mostStates);
  const kept = new Map<number, State>([[-1, cheapest]]);
  for (const state of states) {
    if (state.price_cents > limit_cents) continue;
    const at = Math.floor((state.price_cents - cheapest.price_cents) / step);
    const known = kept.get(at);
    if (!known || state.score > known.score) kept.set(at, state);
  }
  return [...kept.values()];
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
