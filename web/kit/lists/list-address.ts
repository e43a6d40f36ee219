/** How many rows a page of a list can have; the first unless chosen. */
export const pageSizes = [25, 50, 100] as const;

/** The page and its size in the address of a list. */
export function listPage(search: URLSearchParams): { page: number; per_page: number } {
  const page = Number(search.get("page"));
  const per_page = Number(search.get("per_page"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    per_page: pageSizes.find((size) => size === per_page) ?? pageSizes[0],
  };
}

/** The sort that a page's address asks for: a key, with a minus sign for descending; undefined for any other. */
export function sortIn<Key extends string>(
  search: URLSearchParams,
  keys: readonly Key[],
): Key | `-${Key}` | undefined {
  const asked = search.get("sort") ?? "";
  return keys.includes(asked.replace(/^-/, "") as Key) ? (asked as Key | `-${Key}`) : undefined;
}

/** What is searched for in the address of a list, by its field `q`. */
export const wordsIn = (search: URLSearchParams): string | undefined =>
  search.get("q")?.trim().slice(0, 80) || undefined;

/** The choice that the address of a list names; undefined for any other. */
export function choiceIn<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: Readonly<Record<Choice, unknown>> | readonly { value: Choice }[],
): Choice | undefined {
  const named = search.get(name) ?? "";
  const isOne = Array.isArray(choices)
    ? choices.some(({ value }) => value === named)
    : Object.hasOwn(choices, named);
  return isOne ? (named as Choice) : undefined;
}

/** A day in the address of a list, as `2026-05-31`. */
export const dayIn = (search: URLSearchParams, name: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.exec(search.get(name) ?? "")?.[0];
