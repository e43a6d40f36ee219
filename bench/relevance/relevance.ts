import type { ProductCard } from "../../contract/catalog/product-card.ts";
import { fullSize } from "../../demo/catalog/catalog.ts";
import type { Arguments } from "../arguments.ts";
import { discardCatalog, loadCatalog, startShop } from "../catalog.ts";
import { openClient } from "../client.ts";
import { keepRun } from "../history.ts";
import type { Commit, Machine } from "../machine.ts";
import { table } from "../report.ts";
import { bigBoxProducts, bigBoxQueries } from "./big-box.ts";
import { readJudgedSet } from "./csv-set.ts";
import { demoDocuments, demoQueries, homeownerQueries } from "./demo-catalog.ts";
import { storeProducts, storeQueries } from "./hardware-store.ts";
import type { JudgedSet, Ranker } from "./judged.types.ts";
import { relevanceOf } from "./ndcg.ts";
import { ours, plainBm25 } from "./rankers.ts";
import { plainTsRank } from "./ts-rank.ts";

interface Line {
  set: string;
  queries: number;
  ranker: string;
  ndcg: number;
  /** Among the judged products alone, where most were not judged. */
  among: number | null;
  empty: number;
}

/** How well each way of searching ranks what was judged; prints the table and keeps the run. */
export async function measureRelevance(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const lines = options.judged
    ? await compare(readJudgedSet(options.judged.products, options.judged.queries))
    : [...(await compareOnDemo(options)), ...(await compare(hardwareStore())), ...(await compare(bigBox()))];
  console.log(`\n${linesTable(lines)}\n`);
  console.log(`Kept in ${keepRun("relevance", about, { lines })}`);
}

function hardwareStore(): JudgedSet {
  const documents = storeProducts();
  return { name: "hardware store", isSparse: false, documents, queries: storeQueries(documents) };
}

function bigBox(): JudgedSet {
  const documents = bigBoxProducts();
  const queries = [...bigBoxQueries(documents, false), ...bigBoxQueries(documents, true)];
  return { name: "big box", isSparse: false, documents, queries };
}

/** The demo marketplace, with the shop itself answering: its API, its prices, its popular products. */
async function compareOnDemo(options: Arguments): Promise<Line[]> {
  const documents = demoDocuments();
  const sets: readonly JudgedSet[] = [
    { name: "demo", isSparse: false, documents, queries: demoQueries(documents) },
    { name: "homeowners", isSparse: false, documents, queries: homeownerQueries(documents) },
  ];
  const catalog = await loadCatalog(fullSize, options.data, options.port);
  const shop = await startShop(catalog.dataDir, options.port);
  const client = openClient(shop.origin);
  const asked: Ranker = async (q) => {
    const query = new URLSearchParams({ q, per_page: "10" });
    const list = await client.data<{ data: ProductCard[]; relaxed?: { is_popular: boolean } }>(
      "GET",
      `/api/visualization/products?${query}`,
    );
    return list.relaxed?.is_popular ? [] : list.data.map(({ hash }) => hash);
  };
  try {
    const lines: Line[] = [];
    for (const set of sets) lines.push(...(await compare(set, asked)));
    return lines;
  } finally {
    client.close();
    await shop.stop();
    if (!options.keep) discardCatalog(catalog);
  }
}

async function compare(set: JudgedSet, ourRanker = ours(set.documents)): Promise<Line[]> {
  const database = await plainTsRank(set.documents);
  const rankers: readonly (readonly [string, Ranker])[] = [
    ["plain ts_rank", database.ranker],
    ["plain BM25", plainBm25(set.documents)],
    ["ours", ourRanker],
  ];
  const lines: Line[] = [];
  for (const [ranker, rank] of rankers) {
    const { ndcg, empty } = await relevanceOf(rank, set.queries);
    const among = set.isSparse ? (await relevanceOf(rank, set.queries, true)).ndcg : null;
    lines.push({ set: set.name, queries: set.queries.length, ranker, ndcg, among, empty });
  }
  await database.close();
  return lines;
}

const linesTable = (lines: readonly Line[]) =>
  table(
    ["set", "queries", "search", "nDCG@10", "among judged", "found nothing"],
    lines.map(({ set, queries, ranker, ndcg, among, empty }) => [
      set,
      String(queries),
      ranker,
      ndcg.toFixed(3),
      among === null ? "" : among.toFixed(3),
      empty === 0 ? "" : String(empty),
    ]),
    ["left", "right", "left", "right", "right", "right"],
  );
