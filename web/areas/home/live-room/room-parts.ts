import type { Showcase, ShowcaseChoice } from "../../../../contract/design/showcase.ts";

/** The number of the choice of each part that is not its first. */
export type Chosen = ReadonlyMap<string, number>;

export type ShownPart = Showcase["parts"][number];

export const choiceOf = (part: ShownPart, chosen: Chosen): ShowcaseChoice =>
  part.choices[chosen.get(part.id) ?? 0] ?? part.choices[0]!;

/** What the room comes to with these choices; what the showroom does not sell costs nothing and is counted. */
export function totalOf({ parts, others }: Showcase, chosen: Chosen): { cents: number; unsold: number } {
  const figures = parts.map((part) => choiceOf(part, chosen).figures);
  return {
    cents: figures.reduce((sum, each) => sum + (each?.total_cents ?? 0), others.total_cents),
    unsold: figures.filter((each) => each === null).length,
  };
}

/** As the API takes them: `floor.1,tub.2`. */
export const choicesText = (chosen: Chosen): string =>
  [...chosen]
    .filter(([, at]) => at > 0)
    .map(([part, at]) => `${part}.${at}`)
    .join(",");
