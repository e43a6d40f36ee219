import { clsx } from "clsx";
import { memo, useRef, useState } from "react";
import { ProductPrice } from "../../../kit/product/product-price.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ProductsFilters, ProductsSearch } from "./product-filters.tsx";
import { useRoom } from "./room-context.ts";
import { type Fitting, useFitting } from "./use-fitting.ts";

/** How a product fits a place whose size decides: its best size, what that takes, and how far off it is. */
export interface CardFit {
  sku: string;
  words: string;
  off_in: number;
}

/** Matching products with search and filters; hovering previews one in the room, a click applies it. */
export function ProductPicker({
  target,
  present,
  fitOf,
  onChoose,
  onPreview,
}: {
  target: string;
  present: string | null;
  /** Where the size of a place decides: what of a product to take; by the product's hash, once it is known. */
  fitOf?: ((hash: string) => CardFit | undefined) | undefined;
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const [q, setQ] = useState("");
  const [filters, setFilters] = useState<Record<string, string[]>>({});
  const [page, setPage] = useState(1);
  const top = useRef<HTMLParagraphElement>(null);
  const { list, isLoading, failed, again } = useFitting({ target, q, filters, page });
  const toggle = (key: string, value: string) => {
    const chosen = filters[key] ?? [];
    const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    const { [key]: _, ...others } = filters;
    setFilters(values.length > 0 ? { ...others, [key]: values } : others);
    setPage(1);
  };
  const turn = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView({ block: "start" });
  };
  return (
    <section aria-label="Products that fit" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ProductsSearch
        q={q}
        onSearch={(words) => {
          setQ(words);
          setPage(1);
        }}
      />
      {list && <ProductsFilters facets={list.facets} filters={filters} onToggle={toggle} />}
      <p ref={top} role="status" className="figures text-graphite text-sm">
        {failed
          ? ""
          : list
            ? fitOf
              ? choiceWords(list.total)
              : `${formatCount(list.total)} that fit`
            : "Finding what fits …"}
      </p>
      {failed && <Failed hasOlder={list !== null} onAgain={again} />}
      {!list && isLoading && <Placeholders />}
      {list && list.total === 0 && (
        <NothingFits
          q={q}
          onShowAll={() => {
            setQ("");
            setFilters({});
            setPage(1);
          }}
        />
      )}
      {list && (
        <ul
          aria-busy={isLoading}
          className={clsx(
            "grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-5 transition-opacity",
            isLoading && "opacity-60",
          )}
          onPointerLeave={() => onPreview(null)}
        >
          {bestFirst(list.data, fitOf).map(({ card, fit }) => (
            <ProductCard
              key={card.hash}
              card={card}
              sku={fit?.sku ?? card.sku}
              fitWords={fit?.words}
              isPresent={(fit?.sku ?? card.sku) === present}
              onChoose={onChoose}
              onPreview={onPreview}
            />
          ))}
        </ul>
      )}
      {list && list.last_page > 1 && <Pages list={list} page={page} onPage={turn} />}
    </section>
  );
}

const choiceWords = (count: number): string => `${formatCount(count)} to choose from`;

/** Those that fit as they are stand first; else the order stays. */
function bestFirst(cards: Fitting["data"], fitOf: ((hash: string) => CardFit | undefined) | undefined) {
  const each = cards.map((card) => ({ card, fit: fitOf?.(card.hash) }));
  return fitOf ? each.toSorted((a, b) => Number(!isRight(a.fit)) - Number(!isRight(b.fit))) : each;
}

const isRight = (fit: CardFit | undefined): boolean => fit?.off_in === 0;

function Failed({ hasOlder, onAgain }: { hasOlder: boolean; onAgain: () => void }) {
  return (
    <div role="alert" className="border-bad border-l-2 py-1 pl-3">
      <p>
        {hasOlder
          ? "We couldn't load these products. This is the previous list."
          : "We couldn't load the products."}
      </p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}

/** One of many: choosing a product changes two of them, not all. */
const ProductCard = memo(function GoodCard({
  card,
  sku,
  fitWords,
  isPresent,
  onChoose,
  onPreview,
}: {
  card: Fitting["data"][number];
  /** The one of its SKUs that is previewed and chosen. */
  sku: string;
  fitWords: string | undefined;
  isPresent: boolean;
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const isKnown = useRoom((state) => state.products.has(sku));
  return (
    <li>
      <button
        type="button"
        aria-pressed={isPresent}
        disabled={!isKnown}
        className={clsx(
          "group block w-full text-left outline-offset-4 disabled:cursor-progress",
          isPresent && "outline-2 outline-ink forced-colors:outline-4",
        )}
        onPointerEnter={(event) => event.pointerType === "mouse" && onPreview(sku)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPreview(sku)}
        onBlur={() => onPreview(null)}
        onClick={() => onChoose(sku)}
      >
        <span className="relative block aspect-square overflow-hidden bg-white">
          {card.image ? (
            <Picture picture={card.image} alt="" cover sizes="180px" widest_px={480} />
          ) : (
            <NoPicture />
          )}
          {isPresent && (
            <span className="absolute bottom-0 left-0 bg-ink px-2 py-0.5 text-paper text-xs">
              In the room
            </span>
          )}
        </span>
        <span className="mt-2 line-clamp-2 text-sm leading-5 group-hover:underline">{card.name}</span>
        <ProductPrice product={card} />
        {fitWords && <span className="block text-graphite text-sm">{fitWords}</span>}
        {!card.in_stock && <span className="text-sm text-warn">Out of stock</span>}
      </button>
    </li>
  );
});

function NothingFits({ q, onShowAll }: { q: string; onShowAll: () => void }) {
  return (
    <p>
      Nothing in this showroom fits {q ? `“${q}”` : "these filters"}.{" "}
      <button type="button" className="link min-h-11" onClick={onShowAll}>
        Show all that fit
      </button>
    </p>
  );
}

function Pages({ list, page, onPage }: { list: Fitting; page: number; onPage: (page: number) => void }) {
  return (
    <nav aria-label="Product pages" className="flex items-center justify-between gap-3">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="figures text-sm">{`${list.current_page} of ${list.last_page}`}</span>
      <Button
        variant="secondary"
        size="sm"
        disabled={page >= list.last_page}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}

function Placeholders() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      <Loading>Finding what fits</Loading>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="aspect-square" />
      ))}
    </div>
  );
}
