import type { JudgedQuery, Ranker } from "./judged.types.ts";

const depth = 10;

export interface Relevance {
  /** Mean over the queries, 0 to 1. */
  ndcg: number;
  /** Queries without any results. */
  empty: number;
  /** Of each query, in their order. */
  each: readonly number[];
}

/** Normalised discounted gain of the first ten: 1 when nothing better could stand before anything. */
export function ndcgOf(shown: readonly string[], grades: ReadonlyMap<string, number>): number {
  const ideal = gain([...grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : gain(shown.map((id) => grades.get(id) ?? 0)) / ideal;
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * @param amongJudged ranks only what was judged for each query: fairer to a set in which most products were never
 * looked at
 */
export async function relevanceOf(
  ranker: Ranker,
  queries: readonly JudgedQuery[],
  amongJudged = false,
): Promise<Relevance> {
  const each: number[] = [];
  let empty = 0;
  for (const { q, grades } of queries) {
    const shown = await ranker(q, amongJudged ? new Set(grades.keys()) : undefined);
    if (shown.length === 0) empty++;
    each.push(ndcgOf(shown, grades));
  }
  return { ndcg: each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length), empty, each };
}
