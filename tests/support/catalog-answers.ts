import { readTable } from "../../bench/relevance/read-table.ts";
import type { Facet } from "../../contract/catalog/catalog.ts";
import type { ProductCard } from "../../contract/catalog/product-card.ts";
import type { TestApp } from "./app.ts";

/** A reply of the list, as far as more is asked from it. */
export interface ListReply {
  data: ProductCard[];
  total: number;
  last_page: number;
  facets: Facet[];
  price_range: { min: number; max: number } | null;
  sqft_price_range: { min: number; max: number } | null;
}

export type Question = Record<string, string | number>;

/** What the app answers to a call that changes nothing. */
export async function answerOf({ app }: Pick<TestApp, "app">, path: string): Promise<unknown> {
  const response = await app.fetch(new Request(new URL(path, "http://localhost")));
  const { message: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}

export const listPath = (question: Question): string =>
  `/api/visualization/products?${new URLSearchParams(
    Object.entries(question).map(([name, value]) => [name, String(value)]),
  )}`;

export async function listOf(shop: Pick<TestApp, "app">, question: Question): Promise<ListReply> {
  const { data } = (await answerOf(shop, listPath(question))) as { data: ListReply };
  return data;
}

/** The judged queries of the demo marketplace. */
export const judgedQueries = (): string[] => readTable<"query">("demo-queries.csv").map(({ query }) => query);

const sorts = ["relevance", "price", "-price", "newest", "popular"];

/** Filters and limits that a list offers: values of each facet, two facets at once, ranges, prices. */
function narrowed(question: Question, { facets, price_range, sqft_price_range }: ListReply): Question[] {
  const withFilters = (filters: Record<string, string[]>) => ({
    ...question,
    filters: JSON.stringify(filters),
  });
  const [first, second] = facets.filter(({ values }) => values.length > 1);
  const middle = (range: { min: number; max: number }) => Math.round((range.min + range.max) / 2);
  return [
    ...facets.map(({ key, values }) => withFilters({ [key]: [values[0]!.value] })),
    ...(first ? [withFilters({ [first.key]: first.values.slice(0, 2).map(({ value }) => value) })] : []),
    ...(first && second
      ? [
          withFilters({ [first.key]: [first.values[1]!.value], [second.key]: [second.values[0]!.value] }),
          { ...withFilters({ [second.key]: [second.values[1]!.value] }), sort: "price" },
        ]
      : []),
    ...(price_range ? [{ ...question, price_max: middle(price_range) }] : []),
    ...(price_range ? [{ ...question, price_min: middle(price_range), sort: "-price" }] : []),
    ...(sqft_price_range ? [{ ...question, sqft_max: middle(sqft_price_range), sort: "price" }] : []),
  ];
}

/** Lists of a showroom, or of none: every order, deep pages, and what each list offers to narrow it. */
export async function listQuestions(
  shop: Pick<TestApp, "app">,
  showroom: string | undefined,
  categories: readonly string[],
): Promise<Question[]> {
  const base: Question = showroom ? { showroom } : {};
  const questions: Question[] = [];
  for (const category of [undefined, ...categories]) {
    const question = { ...base, ...(category && { category }) };
    const list = await listOf(shop, question);
    questions.push(
      ...sorts.flatMap((sort) => [
        { ...question, sort },
        { ...question, sort, page: Math.ceil(list.last_page / 2) },
      ]),
      { ...question, page: list.last_page, per_page: 24 },
      ...narrowed(question, list),
    );
  }
  return questions;
}

/** Searches: each text by itself, and some of them in other orders, with filters and within a category. */
export async function searchQuestions(
  shop: Pick<TestApp, "app">,
  showroom: string | undefined,
  texts: readonly string[],
): Promise<Question[]> {
  const base: Question = showroom ? { showroom } : {};
  const questions: Question[] = [];
  for (const [at, q] of texts.entries()) {
    const question = { ...base, q };
    questions.push(question);
    if (at % 12 > 0) continue;
    questions.push(...sorts.slice(1).map((sort) => ({ ...question, sort })), { ...question, page: 2 });
    questions.push(...narrowed(question, await listOf(shop, question)).slice(0, 6));
  }
  return questions;
}
