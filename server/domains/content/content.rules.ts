import type { ContentValue } from "../../../contract/content.ts";
import { problemsOf } from "../../../domain/content/problems.ts";

type Story = Extract<ContentValue, { kind: "testimonials" }>["stories"][number];

/** What is wrong with a value, by field of the call; empty if nothing is. */
export function valueErrors(value: ContentValue): Record<string, string> {
  const problems = problemsOf(value);
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
