import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";

/** What stands at the front, as it is being chosen. */
export type FrontDraft = ProShowroom["front"];

export const readFront = ({ front }: ProShowroom): FrontDraft => front;

export const writeFront = ({ portrait, hero, templates, products }: FrontDraft) => ({
  front: {
    portrait: portrait?.key ?? null,
    hero: hero && { picture: hero.picture.key, headline: hero.headline, text: hero.text },
    templates: templates.map(({ id }) => id),
    products: products.map(({ hash }) => hash),
  },
});

/** The same list with one entry before another, or at the end for null. */
export function movedBefore<Entry>(entries: readonly Entry[], entry: Entry, before: Entry | null): Entry[] {
  const others = entries.filter((one) => one !== entry);
  const at = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(at < 0 ? others.length : at, 0, entry);
}
