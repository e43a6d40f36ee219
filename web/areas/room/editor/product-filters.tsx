import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Chip } from "../../../ui/chip.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { inputClass } from "../../../ui/field.tsx";
import { formatCount } from "../../../ui/format.ts";
import type { Fitting } from "./use-fitting.ts";

export function ProductsSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  return (
    <label className="relative block">
      <span className="sr-only">Search products that fit</span>
      <input
        type="search"
        value={q}
        onChange={(event) => onSearch(event.target.value)}
        placeholder="Search what fits"
        className={clsx(inputClass, "pl-10")}
      />
      <Search aria-hidden size={18} className="absolute top-3.5 left-3 text-graphite" />
    </label>
  );
}

/** The active filters, and the available ones. */
export function ProductsFilters({
  facets,
  filters,
  onToggle,
}: {
  facets: Fitting["facets"];
  filters: Record<string, string[]>;
  onToggle: (key: string, value: string) => void;
}) {
  const chosen = Object.entries(filters).flatMap(([key, values]) => values.map((value) => ({ key, value })));
  const useful = facets.filter(({ values }) => values.length > 1).slice(0, 8);
  if (useful.length === 0 && chosen.length === 0) return null;
  const labelOf = (key: string, value: string) =>
    facets.find((facet) => facet.key === key)?.values.find((one) => one.value === value)?.label ?? value;
  return (
    <div>
      {chosen.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {chosen.map(({ key, value }) => (
            <li key={`${key}=${value}`}>
              <Chip removeLabel={`Remove ${labelOf(key, value)}`} onRemove={() => onToggle(key, value)}>
                {labelOf(key, value)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary="Filter" className="border-t">
        <div className="grid gap-4">
          {useful.map((facet) => (
            <fieldset key={facet.key}>
              <legend className="font-medium text-sm">{facet.label}</legend>
              <div className="mt-1 flex max-h-40 flex-wrap gap-x-4 overflow-y-auto">
                {facet.values.map(({ value, label, count }) => (
                  <label
                    key={value}
                    className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11"
                  >
                    <input
                      type="checkbox"
                      className="size-4 accent-ink"
                      checked={filters[facet.key]?.includes(value) ?? false}
                      onChange={() => onToggle(facet.key, value)}
                    />
                    {label} <span className="figures text-graphite text-xs">{formatCount(count)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
