import { useEffect, useState } from "react";
import type { suggestProducts } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { ApiError, api } from "../../../client/api.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type AddItem, newProduct } from "./new-item.ts";

type Found = EndpointReply<typeof suggestProducts>["data"]["products"];

const pause_ms = 200;

/** Finds products by name or SKU and puts them on the board. */
export default function ProductFinder({
  showroom,
  onAdd,
  onClose,
}: {
  showroom: string | undefined;
  onAdd: AddItem;
  onClose: () => void;
}) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState<{ q: string; products: Found }>();
  useEffect(() => {
    if (q.trim().length < 2) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api("GET /api/products/suggest", { query: { q, showroom }, signal: abort.signal, feedback: "none" })
        .then(({ data }) => setFound({ q, products: data.products }))
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
        });
    }, pause_ms);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, showroom]);
  return (
    <Dialog title="Add products" isOpen onClose={onClose}>
      <TextField
        label="Name or SKU"
        type="search"
        autoComplete="off"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {found && q.trim().length >= 2 && (
        <>
          <p role="status" className="mt-3 text-graphite text-sm">
            {found.products.length === 0
              ? `Nothing found for “${found.q}”.`
              : "Choose a product to add it to the board."}
          </p>
          <ul className="mt-2">
            {found.products.map(({ hash, name, sku, image }) => (
              <li key={hash} className="border-hairline border-b">
                <button
                  type="button"
                  className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-sunk"
                  onClick={() => {
                    onAdd(newProduct(sku));
                    showToast("success", `${name} is on the board.`);
                  }}
                >
                  <span className="block size-12 shrink-0 overflow-hidden bg-sunk">
                    {image && <Picture picture={image} alt="" cover sizes="48px" widest_px={96} />}
                  </span>
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{name}</span>
                    <span className="code block text-graphite text-sm">{sku}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
