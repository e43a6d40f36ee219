import { clsx } from "clsx";
import { Search } from "lucide-react";
import { useState } from "react";
import { ProductPrice } from "../../catalog/product-price.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { inputClass } from "../../ui/field.tsx";
import { formatCount } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useRoom } from "./room-context.ts";
import { type Fitting, useFitting } from "./use-fitting.ts";

/** Goods that fit, to search and to narrow; pointing at one shows it in the room, pressing takes it. */
export function GoodsList({
  target,
  present,
  onChoose,
  onPreview,
}: {
  target: string;
  present: string | null;
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const [q, setQ] = useState("");
  const [filters, setFilters] = useState<Record<string, string[]>>({});
  const [page, setPage] = useState(1);
  const { list, isLoading, failed } = useFitting({ target, q, filters, page });
  const toggle = (key: string, value: string) => {
    const chosen = filters[key] ?? [];
    const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    const { [key]: _, ...others } = filters;
    setFilters(values.length > 0 ? { ...others, [key]: values } : others);
    setPage(1);
  };
  return (
    <section aria-label="Goods that fit" className="grid gap-4">
      <label className="relative block">
        <span className="sr-only">Search goods that fit</span>
        <input
          type="search"
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setPage(1);
          }}
          placeholder="Search what fits"
          className={clsx(inputClass, "pl-10")}
        />
        <Search aria-hidden size={18} className="absolute top-3.5 left-3 text-graphite" />
      </label>
      {list && <Filters facets={list.facets} filters={filters} onToggle={toggle} />}
      <p role="status" className="figures text-graphite text-sm">
        {failed
          ? "The goods could not be loaded."
          : list
            ? `${formatCount(list.total)} that fit`
            : "Looking for what fits …"}
      </p>
      {!list && isLoading && <Placeholders />}
      {list && list.total === 0 && (
        <p>
          Nothing in this showroom fits {q ? `“${q}”` : "these filters"}.{" "}
          <button
            type="button"
            className="link"
            onClick={() => {
              setQ("");
              setFilters({});
            }}
          >
            Show all that fit
          </button>
        </p>
      )}
      {list && (
        <ul
          aria-busy={isLoading}
          className={clsx(
            "grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-2",
            isLoading && "opacity-60",
          )}
          onPointerLeave={() => onPreview(null)}
        >
          {list.data.map((card) => (
            <GoodCard
              key={card.hash}
              card={card}
              isPresent={card.sku === present}
              onChoose={onChoose}
              onPreview={onPreview}
            />
          ))}
        </ul>
      )}
      {list && list.last_page > 1 && (
        <div className="flex items-center justify-between gap-3">
          <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Back
          </Button>
          <span className="figures text-sm">{`${list.current_page} of ${list.last_page}`}</span>
          <Button
            variant="secondary"
            size="sm"
            disabled={page >= list.last_page}
            onClick={() => setPage(page + 1)}
          >
            More
          </Button>
        </div>
      )}
    </section>
  );
}

function GoodCard({
  card,
  isPresent,
  onChoose,
  onPreview,
}: {
  card: Fitting["data"][number];
  isPresent: boolean;
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const isKnown = useRoom((state) => state.goods.has(card.sku));
  return (
    <li>
      <button
        type="button"
        aria-pressed={isPresent}
        disabled={!isKnown}
        className={clsx(
          "group block w-full text-left outline-offset-4",
          isPresent && "outline-2 outline-ink",
          !isKnown && "cursor-progress",
        )}
        onPointerEnter={(event) => event.pointerType === "mouse" && onPreview(card.sku)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPreview(card.sku)}
        onBlur={() => onPreview(null)}
        onClick={() => onChoose(card.sku)}
      >
        <span className="block aspect-square overflow-hidden bg-white">
          {card.image && <Picture picture={card.image} alt="" cover sizes="180px" widest_px={480} />}
        </span>
        <span className="mt-2 line-clamp-2 text-sm leading-5 group-hover:underline">{card.name}</span>
        <ProductPrice product={card} />
        {!card.in_stock && <span className="text-sm text-warn">Out of stock</span>}
      </button>
    </li>
  );
}

function Filters({
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

function Placeholders() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Loading>Looking for what fits</Loading>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="aspect-square" />
      ))}
    </div>
  );
}
