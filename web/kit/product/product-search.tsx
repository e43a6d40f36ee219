import { useEffect, useState } from "react";
import type { ProductCard } from "../../../contract/catalog/product-card.ts";
import { ApiError, api } from "../../client/api.ts";
import { Picture } from "../../ui/picture.tsx";
import { TextField } from "../../ui/text-field.tsx";

const pause_ms = 250;

/** Finds products with the shop's own search as the user types. */
export function useProductSearch(text: string, showroom: string | undefined, per_page: number) {
  const [found, setFound] = useState<{ asked: string; products: ProductCard[]; total: number }>();
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < 2) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const body = { q: asked, per_page, ...(showroom && { showroom }) };
      try {
        const { data } = await api("POST /api/visualization/products", { body, signal: leaving.signal });
        setFound({ asked, products: data.data, total: data.total });
      } catch (error) {
        if (!(error instanceof ApiError || leaving.signal.aborted)) throw error;
      }
    }, pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, showroom, per_page]);
  return asked.length >= 2 && found ? found : undefined;
}

/** A field that finds products of the showroom, and a list to pick one from. */
export function ProductSearch({
  label,
  showroom,
  onPick,
}: {
  label: string;
  showroom: string;
  onPick: (hash: string, product: Pick<ProductCard, "name" | "image">) => void;
}) {
  const [text, setText] = useState("");
  const found = useProductSearch(text, showroom, 6);
  return (
    <div>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        placeholder="Name or SKU"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found && (
        <ul aria-label="Products found" className="mt-2 divide-y divide-hairline border-hairline border-y">
          {found.products.length === 0 && <li className="py-3 text-graphite">No matching products.</li>}
          {found.products.map(({ hash, name, image, sku, vendor }) => (
            <li key={hash}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 py-1 text-left hover:bg-sunk"
                onClick={() => {
                  setText("");
                  onPick(hash, { name, image });
                }}
              >
                <span className="size-11 shrink-0 overflow-hidden bg-hairline">
                  {image && <Picture picture={image} alt="" cover sizes="44px" />}
                </span>
                <span className="min-w-0">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block truncate text-graphite text-sm">
                    {vendor} · <span className="code">{sku}</span>
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
