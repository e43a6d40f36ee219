import { type Understood, understand } from "../../../../../domain/search/query.ts";
import type { OpenSearch } from "../../../../platform/opensearch/port.ts";
import { valuesOf } from "./index.store.ts";
import { all } from "./queries.rules.ts";
import { IndexVocabulary, type PairQuestion } from "./vocabulary.rules.ts";

/** Each round of questions depends on the answers before; a text of twelve words takes about four. */
const mostRounds = 12;
const mostAtOnce = 100;

/** Reads the words and facet values of an index. */
export async function readVocabulary(
  engine: OpenSearch,
  index: string,
  facetKeys: ReadonlySet<string>,
): Promise<IndexVocabulary> {
  const vocabulary = new IndexVocabulary(facetKeys);
  for await (const { value, count } of valuesOf(engine, index, "stats")) vocabulary.addTerm(value, count);
  for await (const { value, count } of valuesOf(engine, index, "spelt")) vocabulary.addSpelling(value, count);
  for await (const { value } of valuesOf(engine, index, "texts")) vocabulary.addText(value);
  const values: { value: string; first: number }[] = [];
  for await (const one of valuesOf(engine, index, "values")) values.push(one);
  // in order of first appearance, as in memory
  values.sort((a, b) => a.first - b.first);
  for (const { value } of values) vocabulary.addValue(value);
  const { aggregations } = await engine.scan(index, {
    size: 0,
    query: { range: { covers: { gt: 0 } } },
    aggs: { boxed: { terms: { field: "category", size: 10_000 } } },
  });
  for (const { key } of aggregations!.boxed!.buckets!) vocabulary.boxed.add(key);
  return vocabulary;
}

/** Reads a query. What depends on pairs of words is asked of the index, until nothing is open. */
export async function understandWith(
  engine: OpenSearch,
  index: string,
  vocabulary: IndexVocabulary,
  { text, isTyping }: { text: string; isTyping: boolean },
): Promise<Understood> {
  for (let round = 1; ; round++) {
    const open: PairQuestion[] = [];
    const query = understand(text, vocabulary.vocabulary(open), { isTyping });
    if (open.length === 0) for (const { ways } of query.wanted) vocabulary.isMet(ways, open);
    if (open.length === 0 || round === mostRounds) return query;
    await answerPairs(engine, index, vocabulary, open.slice(0, mostAtOnce));
  }
}

async function answerPairs(
  engine: OpenSearch,
  index: string,
  vocabulary: IndexVocabulary,
  open: readonly PairQuestion[],
): Promise<void> {
  const found = await engine.searches(
    index,
    open.map(({ left, right, isBeside }) => ({
      size: 0,
      track_total_hits: isBeside ? true : 1,
      query: isBeside
        ? { term: { pairs: `${left} ${right}` } }
        : all([{ term: { terms: left } }, { term: { terms: right } }]),
    })),
  );
  for (const [at, question] of open.entries()) vocabulary.answer(question, found[at]!.hits.total?.value ?? 0);
}
