import type { ContentValue } from "../../../contract/content.ts";
import type { ContentKey } from "../../../domain/content/pieces.ts";
import { placeholders, problemsOf, proPlaceholders } from "../../../domain/content/problems.ts";

type Story = Extract<ContentValue, { kind: "testimonials" }>["stories"][number];

/** What texts of a piece may name in braces. */
export const knownPlaceholders = (key: ContentKey): readonly string[] =>
  key === "pro_account" ? proPlaceholders : placeholders;

/** What is wrong with a value, by field of the call; empty if nothing is. */
export function valueErrors(key: ContentKey, value: ContentValue): Record<string, string> {
  const problems = problemsOf(value, knownPlaceholders(key));
  return Object.fromEntries([...problems].map(([field, message]) => [`value.${field}`, message]));
}

/** Testimonials as the marketplace was set up with them, each under an address made from its name. */
export function firstStories(stored: unknown): Story[] {
  if (!Array.isArray(stored)) return [];
  return (stored as Omit<Story, "id">[]).map(({ name, role, place, text }, at) => ({
    id: `${anchorOf(name)}-${at + 1}`,
    ...{ name, role, place, text },
  }));
}

const anchorOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 50) || "story";
