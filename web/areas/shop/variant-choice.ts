import type { Variant } from "../../../contract/catalog/catalog.ts";
import { ownValue } from "../../../domain/orders/own-value.ts";

/** One option ("Finish") with its values, each with the variant it leads to. */
export interface OptionChoice {
  name: string;
  values: {
    value: string;
    isChosen: boolean;
    variant: Variant /** Other options change with it. */;
    changesOthers: boolean;
  }[];
}

/**
 * The options on a product's page. Choosing a value keeps the other options if such a variant exists, else it leads to
 * the variant that keeps most of them.
 */
export function optionChoices(variants: readonly Variant[], chosen: Variant): OptionChoice[] {
  const names = [...new Set(variants.flatMap((variant) => Object.keys(variant.options)))];
  return names
    .map((name) => ({ name, values: valuesOf(variants, chosen, name) }))
    .filter(({ values }) => values.length > 1);
}

function valuesOf(variants: readonly Variant[], chosen: Variant, name: string): OptionChoice["values"] {
  const values = [
    ...new Set(
      variants.map((variant) => ownValue(variant.options, name)).filter((value) => value !== undefined),
    ),
  ];
  return values.map((value) => {
    const candidates = variants.filter((variant) => ownValue(variant.options, name) === value);
    const variant = candidates.reduce((best, one) => (kept(one, chosen) > kept(best, chosen) ? one : best));
    const others = Object.keys(chosen.options).length - 1;
    const isChosen = ownValue(chosen.options, name) === value;
    return {
      value,
      isChosen,
      variant: isChosen ? chosen : variant,
      changesOthers: !isChosen && kept(variant, chosen) < others,
    };
  });
}

/** How many options two variants share. */
const kept = (a: Variant, b: Variant): number =>
  Object.entries(a.options).filter(([name, value]) => ownValue(b.options, name) === value).length;

/** The variant with a given SKU, else the default, else the first: in stock before out of stock. */
export function chosenVariant(
  variants: readonly Variant[],
  sku: string | null,
  usual: string,
): Variant | undefined {
  const named = variants.find((variant) => variant.sku === sku);
  if (named) return named;
  const usualFirst = [...variants].sort((a, b) => Number(b.sku === usual) - Number(a.sku === usual));
  return usualFirst.find(({ stock }) => stock > 0) ?? usualFirst[0];
}
