import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { ownValue } from "../../../domain/orders/own-value.ts";
import { Picture } from "../../ui/picture.tsx";
import { type OptionChoice, optionChoices } from "./variant-choice.ts";

/**
 * A product's options. Each choice is a link, so it can be shared and works without scripts; with `onChoose` it is a
 * button, for places without a URL.
 */
export function VariantPicker({
  product,
  chosen,
  onChoose,
}: {
  product: Product;
  chosen: Variant;
  onChoose?: (variant: Variant) => void;
}) {
  const now = useVariantOnTheWay(product.variants) ?? chosen;
  const choices = optionChoices(product.variants, now);
  return (
    <div className="grid gap-5">
      {choices.map((choice) => (
        <OptionValues key={choice.name} choice={choice} product={product} chosen={now} onChoose={onChoose} />
      ))}
    </div>
  );
}

/** The variant just chosen, while its page loads: a second choice builds on the first. */
function useVariantOnTheWay(variants: readonly Variant[]): Variant | undefined {
  const here = useLocation().pathname;
  const { location } = useNavigation();
  if (location?.pathname !== here) return undefined;
  const sku = new URLSearchParams(location.search).get("sku");
  return variants.find((variant) => variant.sku === sku);
}

function OptionValues({
  choice,
  product,
  chosen,
  onChoose,
}: {
  choice: OptionChoice;
  product: Product;
  chosen: Variant;
  onChoose: ((variant: Variant) => void) | undefined;
}) {
  const pictured = showsInPictures(choice);
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="font-medium">{choice.name}</span>{" "}
        <span className="text-graphite">{ownValue(chosen.options, choice.name)}</span>
      </legend>
      <ul className="flex flex-wrap gap-2">
        {choice.values.map(({ value, variant, isChosen, changesOthers }) => {
          const picture = pictured && variant.image !== null ? product.images[variant.image] : undefined;
          return (
            <li key={value}>
              <Choice
                variant={variant}
                onChoose={onChoose}
                label={value}
                isChosen={isChosen}
                className={clsx(
                  "relative flex items-center rounded-sm bg-white",
                  picture ? "size-13 overflow-hidden" : "min-h-11 px-3.5 text-sm",
                  isChosen ? "outline-2 outline-ink" : "outline-1 outline-edge hover:outline-ink",
                  changesOthers && !picture && "text-graphite",
                )}
              >
                {picture ? <Picture picture={picture} alt="" cover sizes="52px" /> : value}
                {isSoldOut(variant) && <Strike />}
              </Choice>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function Choice({
  variant,
  label,
  isChosen,
  className,
  children,
  onChoose,
}: {
  variant: Variant;
  label: string;
  isChosen: boolean;
  className: string;
  children: ReactNode;
  onChoose: ((variant: Variant) => void) | undefined;
}) {
  if (onChoose) {
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={isChosen}
        onClick={() => onChoose(variant)}
        className={className}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      to={{ search: `?sku=${encodeURIComponent(variant.sku)}` }}
      replace
      preventScrollReset
      aria-label={label}
      title={label}
      aria-current={isChosen ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}

const isSoldOut = (variant: Variant) => variant.stock <= 0 && !variant.allows_backorder;

/** A line through sold-out variants; you can still view them. */
function Strike() {
  return (
    <>
      <span
        aria-hidden
        className="absolute inset-0 bg-[linear-gradient(to_top_right,transparent_calc(50%-1px),var(--color-graphite)_50%,transparent_calc(50%+1px))]"
      />
      <span className="sr-only"> (out of stock)</span>
    </>
  );
}

/** Colors and finishes are chosen by picture if the pictures differ; sizes by number. */
function showsInPictures(choice: OptionChoice): boolean {
  if (choice.values.some(({ value }) => /\d/.test(value))) return false;
  const pictures = choice.values.map(({ variant }) => variant.image);
  return !pictures.includes(null) && new Set(pictures).size === pictures.length;
}
