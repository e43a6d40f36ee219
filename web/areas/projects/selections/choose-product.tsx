import { clsx } from "clsx";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import { api } from "../../../client/api.ts";
import { ProductPrice } from "../../../kit/product/product-price.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { inputClass } from "../../../ui/field.tsx";
import { formatCount } from "../../../ui/format.ts";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface Found {
  data: readonly ProductCard[];
  total: number;
  last_page: number;
}

interface Wish {
  showroom: string;
  target: string;
  room: string;
  q: string;
  page: number;
}

type Chosen = Pick<ProductCard, "sku" | "hash" | "name" | "minimum_unit">;

const typing_ms = 200;

/** Finds a product of the showroom that suits the place: by its words or its SKU. */
export function ChooseProduct({
  showroom,
  target,
  room = "",
  taken,
  onClose,
  onChoose,
}: {
  showroom: string;
  target: string;
  /** The kind of room. */
  room?: string;
  taken: readonly string[];
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
}) {
  const [q, setQ] = useState("");
  const [page, setPage] = useState(1);
  const { found, failed, again } = useProducts({ showroom, target, room, q, page });
  return (
    <Dialog isOpen onClose={onClose} title="Choose a product" className="w-[min(56rem,calc(100vw-2rem))]">
      <label className="relative block">
        <span className="sr-only">Search products</span>
        <input
          type="search"
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setPage(1);
          }}
          placeholder="Search by name, color, size or SKU"
          className={clsx(inputClass, "pl-10")}
        />
        <Search aria-hidden size={18} className="absolute top-3.5 left-3 text-graphite" />
      </label>
      <p role="status" className="figures mt-3 text-graphite text-sm">
        {failed
          ? "We couldn't load the products."
          : found
            ? `${formatCount(found.total)} products`
            : "Searching …"}
      </p>
      {failed && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={again}>
          Try again
        </Button>
      )}
      {!found && !failed && <Skeleton className="mt-3 h-64" />}
      {found && <Products cards={found.data} taken={taken} onChoose={onChoose} />}
      {found && found.last_page > 1 && <Pages page={page} last={found.last_page} onTurn={setPage} />}
    </Dialog>
  );
}

function Products({
  cards,
  taken,
  onChoose,
}: {
  cards: readonly ProductCard[];
  taken: readonly string[];
  onChoose: (chosen: Chosen) => void;
}) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4">
      {cards.map((card) => (
        <li key={card.hash}>
          <button
            type="button"
            disabled={taken.includes(card.sku)}
            className="group block w-full text-left disabled:opacity-50"
            onClick={() => onChoose(card)}
          >
            <span className="block aspect-square overflow-hidden bg-white">
              {card.image ? (
                <Picture picture={card.image} alt="" cover sizes="200px" widest_px={480} />
              ) : (
                <NoPicture />
              )}
            </span>
            <span className="mt-2 line-clamp-2 block font-medium text-sm group-hover:underline">
              {card.name}
            </span>
            <span className="block text-graphite text-sm">
              {taken.includes(card.sku) ? "Already chosen" : card.brand}
            </span>
            <ProductPrice product={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Pages({ page, last, onTurn }: { page: number; last: number; onTurn: (page: number) => void }) {
  return (
    <div className="mt-6 flex items-center justify-between gap-3">
      <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span className="figures text-sm">{`${page} of ${last}`}</span>
      <Button variant="secondary" size="sm" disabled={page === last} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </div>
  );
}

function useProducts(wish: Wish): { found: Found | undefined; failed: boolean; again: () => void } {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const key = JSON.stringify({ ...wish, tries });
  useEffect(() => {
    const { showroom, target, room, q, page } = JSON.parse(key) as Wish;
    const stop = new AbortController();
    const ask = async () => {
      const body = { showroom, page, per_page: 24, ...(q && { q }) };
      const call = { signal: stop.signal, feedback: "none" } as const;
      try {
        const { data } = target
          ? await api("POST /api/rooms/fitting", { body: { ...body, target, room, suits: true }, ...call })
          : await api("POST /api/visualization/products", { body, ...call });
        setFound(data);
        setFailed(false);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    };
    const wait = setTimeout(() => void ask(), q ? typing_ms : 0);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [key]);
  return { found, failed, again: () => setTries(tries + 1) };
}
