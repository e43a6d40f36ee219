import type { EmailContent } from "../../../platform/mail.ts";
import type { SharedProduct } from "./product-shares.store.ts";

interface Shared {
  from: string;
  to: string;
  note: string;
  product: SharedProduct;
  of: { hash: string; sku: string };
}

/** The page of a product in a showroom, with a variant chosen. */
export function productPage({ vsd_id }: Pick<SharedProduct, "vsd_id">, { hash, sku }: Shared["of"]): string {
  const path = `/product/${encodeURIComponent(hash)}${vsd_id ? `/${vsd_id}` : ""}`;
  return sku ? `${path}?${new URLSearchParams({ sku })}` : path;
}

export function productEmail({ from, to, note, product, of }: Shared): EmailContent {
  const prices = product.company_name
    ? `The page shows the prices of ${product.company_name}.`
    : "The page shows the list price.";
  return {
    subject: `${from} shared a product with you: ${product.name}`,
    preview: note.slice(0, 120) || `${product.name} · ${product.brand}`,
    heading: product.name,
    blocks: [
      `Hello ${to},`,
      `${from} thinks you should look at ${product.name} by ${product.brand}. ${prices}`,
      ...(note ? [note] : []),
    ],
    button: { label: "View product", path: productPage(product, of) },
  };
}
