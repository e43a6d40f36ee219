import room from "../../../../content/landing/room.json" with { type: "json" };
import type { Showcase, ShowcaseChoice } from "../../../../contract/design/showcase.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { formatCount } from "../../../ui/format.ts";

/** Where each part's dot is in the picture, as shares of its width and height. */
const dots = new Map(room.parts.map(({ id, dot }) => [id, dot]));

export const dotOf = (part: string): readonly number[] => dots.get(part) ?? [0.5, 0.5];

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

/** `22 boxes for 183 sq ft`, `2 pieces`. */
export function amountWords({ qty, unit, area_sqft }: NonNullable<ShowcaseChoice["figures"]>): string {
  const amount = `${formatCount(qty)} ${unitWord(unit, qty)}`;
  return area_sqft ? `${amount} for ${formatCount(Math.round(area_sqft))} sq ft` : amount;
}

/** As the API takes them: `floor.1,tub.2`. */
export const choicesText = (chosen: Chosen): string =>
  [...chosen]
    .filter(([, at]) => at > 0)
    .map(([part, at]) => `${part}.${at}`)
    .join(",");
