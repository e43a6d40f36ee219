import written from "../../../content/also-needed.json" with { type: "json" };
import { type Facts, factsOf, type Products } from "../product-guides/facts.ts";
import { applies, type Conditions } from "../product-guides/guide-for.ts";
import type { AmountKind } from "./amounts.ts";

interface WrittenChoice {
  if?: Conditions | undefined;
  unless?: Conditions | undefined;
  specs?: Conditions | undefined;
  option?: string | undefined;
}

interface WrittenNeed {
  part: string;
  category: string;
  if?: Conditions | undefined;
  unless?: Conditions | undefined;
  amount: AmountKind;
  /** The fact that says how many one product takes. */
  pieces?: string | undefined;
  why: string;
  optional?: true | undefined;
  choose: readonly WrittenChoice[];
}

/** Something that a job with a product takes as well. */
export interface Need {
  part: string;
  /** Slug of the category in which it is sold. */
  category: string;
  amount: AmountKind;
  /** How many one product takes, where pieces are counted; null: one package for each. */
  pieces: number | null;
  why: string;
  /** Not every job takes it. */
  is_optional: boolean;
  /** What its specifications have to look like. */
  specs: Conditions;
  /** The value of an option that is chosen at first. */
  option: string | null;
}

const rules = written as unknown as readonly {
  categories: readonly string[];
  needs: readonly WrittenNeed[];
}[];

/** Categories in which what jobs take besides is sold. */
export const suppliedIn: ReadonlySet<string> = new Set(
  rules.flatMap(({ needs }) => needs.map(({ category }) => category)),
);

/** What else a job with this product takes, by the rules of its categories and what follows from its specifications. */
export function alsoNeeded(product: Products): Need[] {
  const facts = factsOf(product);
  return rules
    .filter(({ categories }) => categories.some((slug) => product.categories.includes(slug)))
    .flatMap(({ needs }) => needs)
    .flatMap((need) => needOf(need, facts) ?? []);
}

/** How a part is counted for a product; undefined where it takes none. */
export function amountOf(
  product: Products,
  part: string,
): { amount: AmountKind; pieces: number | null } | undefined {
  const facts = factsOf(product);
  const need = rules
    .filter(({ categories }) => categories.some((slug) => product.categories.includes(slug)))
    .flatMap(({ needs }) => needs)
    .find((one) => one.part === part && applies(one, facts));
  return need && { amount: need.amount, pieces: piecesOf(need, facts) };
}

const counts: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["triple", 3],
]);

/** "3", "2, dimmable", "Double". */
function piecesOf({ pieces }: WrittenNeed, facts: Facts): number | null {
  if (!pieces) return null;
  const said = facts[pieces] ?? "";
  return counts.get(said.toLowerCase()) ?? Math.max(1, Number.parseInt(said, 10) || 1);
}

function needOf(need: WrittenNeed, facts: Facts): Need | null {
  const choice = applies(need, facts) && need.choose.find((one) => applies(one, facts));
  if (!choice) return null;
  const { part, category, amount, why, optional } = need;
  return {
    ...{ part, category, amount, why },
    pieces: piecesOf(need, facts),
    is_optional: optional === true,
    specs: choice.specs ?? {},
    option: choice.option ?? null,
  };
}

/** Whether a product with these specifications is what is needed. */
export const isWhatIsNeeded = ({ specs }: Need, offered: Products["specs"]): boolean =>
  applies({ if: specs }, offered);
