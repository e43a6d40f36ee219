import type { Figure } from "./measure.ts";
import type { Budget, FloorName, Scenario } from "./scenario.ts";

export interface Judged extends Figure {
  /** Requests per second relative to an empty route with as many connections; 1 is equally fast. */
  share: number | null;
  /** What it should be, in words; empty where nothing is asked. */
  budget: string;
  met: boolean | null;
}

/** How much slower a larger catalog may be. */
const mostGrowth = 1.5;
/** Concurrency for growth measurements: busy, but not all waiting. */
const growthAt = 16;

/**
 * Sets figures beside the floor of the same run and beside their budgets. On a larger catalog (`smaller` holds the
 * figures of the smallest) the budget is how little slower it is.
 */
export function judge(
  figures: readonly Figure[],
  scenarios: readonly Scenario[],
  smaller: readonly Figure[] | null,
): Judged[] {
  const rateOf = (floor: FloorName, connections: number) =>
    figures.find((each) => each.name === floor && each.connections === connections)?.per_second;
  return figures.map((figure) => {
    const scenario = scenarios.find((each) => each.name === figure.name)!;
    const rate = rateOf(figure.floor, figure.connections);
    const judged = { ...figure, share: rate ? figure.per_second / rate : null };
    const errors = figure.errors > 0 ? [{ text: "no error", met: false }] : [];
    const wants = smaller
      ? growth(figure, scenario, smaller)
      : scenario.budgets
          .filter((each) => each.at === figure.connections)
          .map((each) => compare(judged, each, rateOf));
    const all = [...wants, ...errors];
    return {
      ...judged,
      budget: all.map(({ text }) => text).join(", "),
      met: all.length === 0 ? null : all.every(({ met }) => met),
    };
  });
}

interface Want {
  text: string;
  met: boolean;
}

function compare(
  figure: Figure,
  budget: Budget,
  rateOf: (floor: FloorName, connections: number) => number | undefined,
): Want {
  if ("share" in budget) {
    const rate = rateOf(budget.of, budget.at) ?? Number.POSITIVE_INFINITY;
    return {
      text: `≥ ${100 * budget.share} % of ${budget.of}`,
      met: figure.per_second >= rate * budget.share,
    };
  }
  if ("p50_ms" in budget) return { text: `p50 ≤ ${budget.p50_ms} ms`, met: figure.p50_ms <= budget.p50_ms };
  if ("p99_ms" in budget) return { text: `p99 ≤ ${budget.p99_ms} ms`, met: figure.p99_ms <= budget.p99_ms };
  if ("per_second" in budget) {
    return { text: `≥ ${budget.per_second}/s`, met: figure.per_second >= budget.per_second };
  }
  const spent = figure.processor_ms ?? figure.p50_ms;
  return { text: `processor ≤ ${budget.processor_ms} ms`, met: spent <= budget.processor_ms };
}

function growth(figure: Figure, scenario: Scenario, smaller: readonly Figure[]): Want[] {
  if (!scenario.grows || figure.connections !== growthAt) return [];
  const before = smaller.find((each) => each.name === figure.name && each.connections === growthAt);
  if (!before) return [];
  const times = before.per_second / figure.per_second;
  return [{ text: `≤ ${mostGrowth}× the smallest catalog (${times.toFixed(2)}×)`, met: times <= mostGrowth }];
}
