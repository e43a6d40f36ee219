import { expect, test } from "vitest";
import { type ContentKey, deliveredValue } from "./pieces.ts";
import { spanishValue } from "./spanish-pieces.ts";

const idsOf = (value: ReturnType<typeof spanishValue>): unknown => {
  if (value?.kind === "page") return value.sections.map(({ id }) => id);
  if (value?.kind === "faq")
    return value.topics.map(({ id, only, entries }) => [id, only, entries.map((entry) => entry.id)]);
  return value?.kind === "words" ? value.texts.map(({ id }) => id) : undefined;
};
const filled = (value: unknown) => (JSON.stringify(value).match(/\{\w+\}|\]\([^)]+\)/g) ?? []).toSorted();

const legal = ["terms_of_service", "privacy_policy", "return_policy"] as const;
const others = ["about_us", "your_orders", "cookies_policy", "faq", "landing", "how_it_works"] as const;

test.each<ContentKey>([...legal, ...others])("%s has the same parts, links and values in Spanish", (key) => {
  const english = deliveredValue(key);
  const spanish = spanishValue(key);
  expect(spanish).not.toEqual(english);
  expect(idsOf(spanish)).toEqual(idsOf(english));
  expect(filled(spanish)).toEqual(filled(english));
});

test.each<ContentKey>(legal)("%s says that the English text governs", (key) => {
  expect(spanishValue(key)).toMatchObject({
    lead: expect.stringContaining("el texto que rige es el que está en inglés"),
  });
});
