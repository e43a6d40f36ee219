import { readdirSync, readFileSync } from "node:fs";

export type Mood = "praise" | "mixed" | "complaint";

/** Sentences by the part of a review that they make. */
export type ReviewParts = Readonly<Record<string, readonly string[]>>;

/** What reviewers write about some kinds of products; slots as in `reviews.ts`. */
export interface ReviewSection extends Partial<Record<Mood, ReviewParts>> {
  /** Slugs of categories and subcategories; "any" stands for all. */
  of: readonly string[];
  /** Rooms in which such products are. */
  rooms?: readonly string[];
}

/** What may be written about a product, from every section that is about its kind. */
export type ReviewProse = Record<Mood, ReviewParts> & { rooms: readonly string[] };

const folder = new URL("../data/reviews/", import.meta.url);
const sections: readonly ReviewSection[] = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as ReviewSection[],
);

function joined(about: readonly ReviewSection[], mood: Mood): ReviewParts {
  const parts: Record<string, readonly string[]> = {};
  for (const section of about)
    for (const [part, sentences] of Object.entries(section[mood] ?? {}))
      parts[part] = [...(parts[part] ?? []), ...sentences];
  return parts;
}

const known = new Map<string, ReviewProse>();

/** What reviewers write about products of a subcategory. */
export function reviewProse(category: string, child: string): ReviewProse {
  let prose = known.get(child);
  if (!prose) {
    const about = sections.filter(({ of }) => ["any", category, child].some((slug) => of.includes(slug)));
    prose = {
      praise: joined(about, "praise"),
      mixed: joined(about, "mixed"),
      complaint: joined(about, "complaint"),
      rooms: about.flatMap(({ rooms = [] }) => rooms),
    };
    known.set(child, prose);
  }
  return prose;
}
