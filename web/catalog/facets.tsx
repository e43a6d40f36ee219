import { clsx } from "clsx";
import { Check } from "lucide-react";
import { Form, Link } from "react-router";
import type { Facet } from "../../contract/catalog.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { formatCount } from "../ui/format.ts";
import { type ListAddress, listQuery, toggleFilter } from "./list-address.ts";

const shownAtOnce = 8;

/** The ways to narrow a list. Every choice is an address, so it works without scripts and with the back button. */
export function Facets({
  facets,
  address,
  range,
}: {
  facets: readonly Facet[];
  address: ListAddress;
  range: { min: number; max: number } | null;
}) {
  return (
    <div className="border-hairline border-t">
      {range && range.max > range.min && <PriceRange address={address} range={range} />}
      {facets.map((facet, index) => (
        <Disclosure key={facet.key} summary={facet.label} open={index < 4 || facet.key in address.filters}>
          <FacetValues facet={facet} address={address} />
        </Disclosure>
      ))}
    </div>
  );
}

function FacetValues({ facet, address }: { facet: Facet; address: ListAddress }) {
  const first = facet.values.slice(0, shownAtOnce);
  const rest = facet.values.slice(shownAtOnce);
  return (
    <>
      <ul>
        {first.map((value) => (
          <FacetValue key={value.value} facet={facet} value={value} address={address} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details
          className="group/more"
          open={rest.some((one) => address.filters[facet.key]?.includes(one.value))}
        >
          <summary className="link min-h-9 py-2 text-sm group-open/more:hidden">{`${rest.length} more`}</summary>
          <ul>
            {rest.map((value) => (
              <FacetValue key={value.value} facet={facet} value={value} address={address} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function FacetValue({
  facet,
  value,
  address,
}: {
  facet: Facet;
  value: Facet["values"][number];
  address: ListAddress;
}) {
  const chosen = address.filters[facet.key]?.includes(value.value) ?? false;
  return (
    <li>
      <Link
        to={{ search: listQuery(toggleFilter(address, facet.key, value.value)) }}
        preventScrollReset
        prefetch="intent"
        rel="nofollow"
        aria-current={chosen ? "true" : undefined}
        className="flex min-h-8 items-center gap-2.5 py-1 text-sm hover:text-accent pointer-coarse:min-h-11"
      >
        <span
          className={clsx(
            "grid size-4 shrink-0 place-items-center rounded-sm border",
            chosen ? "border-ink bg-ink text-paper" : "border-edge bg-white",
          )}
        >
          {chosen && <Check aria-hidden size={12} strokeWidth={3} />}
        </span>
        <span className="min-w-0">
          {value.label}
          {chosen && <span className="sr-only"> (applied)</span>}
        </span>
        <span className="figures ml-auto text-xs text-graphite">{formatCount(value.count)}</span>
      </Link>
    </li>
  );
}

function PriceRange({ address, range }: { address: ListAddress; range: { min: number; max: number } }) {
  const kept = listQuery({ ...address, page: 1, price_min: undefined, price_max: undefined });
  const field =
    "figures min-h-11 w-full min-w-0 rounded-sm border border-edge bg-white px-3 text-sm placeholder:text-graphite";
  return (
    <Disclosure summary="Price" open>
      <Form className="grid grid-cols-[1fr_1fr_auto] items-end gap-2" preventScrollReset>
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="text-xs text-graphite">
          From
          <input
            key={`min ${address.price_min}`}
            name="price_min"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={address.price_min}
            placeholder={`$${Math.floor(range.min)}`}
            className={field}
          />
        </label>
        <label className="text-xs text-graphite">
          To
          <input
            key={`max ${address.price_max}`}
            name="price_max"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={address.price_max}
            placeholder={`$${Math.ceil(range.max)}`}
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
