import type { CSSProperties, KeyboardEvent } from "react";
import { Form } from "react-router";
import { isMetric } from "../../../domain/catalog/page-units.ts";
import { ownValue } from "../../../domain/orders/own-value.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { formatCount } from "../../ui/format.ts";
import { type ListAddress, listQuery, perArea, toggleFilter, withoutPrice } from "./list-address.ts";
import type { ShownFacet } from "./shown-facet.ts";

const shownAtOnce = 8;

interface Range {
  min: number;
  max: number;
}

const isWide = (range: Range | null): range is Range => range !== null && range.max > range.min;

/** The filters of a list. Every choice is a link, so it works without scripts and with the back button. */
export function Facets({
  list: { facets, price_range: range, sqft_price_range: sqftRange },
  address,
}: {
  list: { facets: readonly ShownFacet[]; price_range: Range | null; sqft_price_range: Range | null };
  address: ListAddress;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the values inside
    <div className="border-hairline border-t" onKeyDown={pressBySpace}>
      {isWide(range) && <PriceRange of="price" address={address} range={range} />}
      {isWide(sqftRange) && <PriceRange of="sqft" address={address} range={sqftRange} />}
      {facets.map((facet, index) => (
        <Disclosure key={facet.key} summary={facet.label} open={index < 4 || facet.key in address.filters}>
          <FacetValues facet={facet} address={address} />
        </Disclosure>
      ))}
    </div>
  );
}

/** A value is a link, which the space bar does not press, and a checkbox, which it does. */
function pressBySpace(event: KeyboardEvent): void {
  if (event.key !== " " || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.target.click();
}

/**
 * The style sheet draws the checkbox before a value: a list has hundreds of values, so each is just a link and its
 * count.
 */
const valuesClass =
  "facet-values text-sm [&_a]:flex [&_a]:min-h-8 [&_a]:items-center [&_a]:gap-2.5 [&_a]:py-1 [&_a:hover]:text-accent pointer-coarse:[&_a]:min-h-11 [&_i]:figures [&_i]:ml-auto [&_i]:text-xs [&_i]:text-graphite [&_i]:not-italic [&_img]:flex-none [&_img]:mix-blend-multiply dark:[&_img]:mix-blend-normal";

function FacetValues({ facet, address }: { facet: ShownFacet; address: ListAddress }) {
  const first = facet.values.slice(0, shownAtOnce);
  const rest = facet.values.slice(shownAtOnce);
  return (
    <>
      <ul className={valuesClass}>
        {first.map((value) => (
          <FacetValue key={value.value} facet={facet} value={value} address={address} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group/more" open={rest.some((one) => isChosen(address, facet, one))}>
          <summary className="link min-h-9 py-2 text-sm group-open/more:hidden">{`${rest.length} more`}</summary>
          <ul className={valuesClass}>
            {rest.map((value) => (
              <FacetValue key={value.value} facet={facet} value={value} address={address} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type Value = ShownFacet["values"][number];

const isChosen = (address: ListAddress, { key }: ShownFacet, { value }: Value): boolean =>
  ownValue(address.filters, key)?.includes(value) ?? false;

function FacetValue({ facet, value, address }: { facet: ShownFacet; value: Value; address: ListAddress }) {
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: as a link it works without scripts, and with the back button */}
      <a
        href={listQuery(toggleFilter(address, facet.key, value.value)) || "?"}
        data-keep-scroll
        rel="nofollow"
        role="checkbox"
        aria-checked={isChosen(address, facet, value)}
        style={value.color ? ({ "--swatch": value.color } as CSSProperties) : undefined}
      >
        {value.logo && (
          <img
            src={value.logo}
            alt=""
            width={48}
            height={24}
            loading="lazy"
            className="h-6 w-12 object-contain object-left"
          />
        )}
        {value.label} <i>{formatCount(value.count)}</i>
      </a>
    </li>
  );
}

/** As `readListAddress` reads it: "$1,200.50". */
const amountEntry = {
  inputMode: "decimal",
  autoComplete: "off",
  pattern: "[$\\s]*(\\d[\\d,\\s]*\\.?\\d*|\\.\\d+)\\s*",
  title: "A price such as 25 or 12.50",
} as const;

function priceTitle(of: "price" | "sqft"): string {
  if (of === "price") return "Price";
  return isMetric() ? "Price per m²" : "Price per sq ft";
}

function PriceRange({ of, address, range }: { of: "price" | "sqft"; address: ListAddress; range: Range }) {
  const kept = listQuery(withoutPrice(address, of));
  const shown = (amount: number) => (of === "sqft" ? perArea(amount) : amount);
  const [min, max] = [address[`${of}_min`], address[`${of}_max`]].map((amount) =>
    amount === undefined ? undefined : shown(amount),
  );
  const name = of === "sqft" && isMetric() ? "sqm" : of;
  const field =
    "figures min-h-11 w-full min-w-0 rounded-sm border border-edge bg-white px-3 text-base text-ink placeholder:text-graphite lg:text-sm";
  return (
    <Disclosure summary={priceTitle(of)} open>
      <Form className="grid grid-cols-[1fr_1fr_auto] items-end gap-2" preventScrollReset>
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="text-xs text-graphite">
          From
          <input
            key={`min ${min}`}
            name={`${name}_min`}
            {...amountEntry}
            defaultValue={min}
            placeholder={`$${formatCount(Math.floor(shown(range.min)))}`}
            className={field}
          />
        </label>
        <label className="text-xs text-graphite">
          To
          <input
            key={`max ${max}`}
            name={`${name}_max`}
            {...amountEntry}
            defaultValue={max}
            placeholder={`$${formatCount(Math.ceil(shown(range.max)))}`}
            className={field}
          />
        </label>
        <Button type="submit" variant="secondary" className="px-3 text-sm">
          Set
        </Button>
      </Form>
    </Disclosure>
  );
}
