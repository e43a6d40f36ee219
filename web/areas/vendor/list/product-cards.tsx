import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { UnitPrice } from "../../../kit/product/unit-price.tsx";
import { formatCount } from "../../../ui/format.ts";
import { RowPicture } from "./columns.tsx";
import { ProductStatus } from "./status-badge.tsx";
import type { ProductRows } from "./use-products.ts";

const cardHeight_px = 116;

/** The list on a phone: name, price, stock and status of each; a press opens the product. */
export function ProductCards({ products, total }: { products: ProductRows; total: number }) {
  const box = useRef<HTMLUListElement>(null);
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => cardHeight_px,
    overscan: 6,
    scrollMargin: box.current?.offsetTop ?? 0,
  });
  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? 0;
  const { need } = products;
  useEffect(() => need(first, last), [need, first, last]);
  return (
    <ul
      ref={box}
      aria-label="Products"
      className="relative mt-3 border-hairline border-t"
      style={{ height: rows.getTotalSize() }}
    >
      {shown.map(({ index, start }) => {
        const row = products.row(index);
        return (
          <li
            key={index}
            className="absolute inset-x-0 border-hairline border-b"
            style={{ height: cardHeight_px, transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            {row && (
              <Link to={`/account/products/${row.hash}`} className="flex h-full items-center gap-4">
                <RowPicture row={row} />
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="truncate font-medium">{row.name}</span>
                  <span className="code truncate text-graphite text-sm">
                    {[row.vendor_sku, ...row.options.map(({ value }) => value)].join(" · ")}
                  </span>
                  <span className="figures flex flex-wrap items-baseline gap-x-4 text-sm">
                    <span>
                      <UnitPrice amount={row.price} unit={row.unit} className="font-semibold" />
                    </span>
                    <span>{row.stock === 0 ? "Out of stock" : `${formatCount(row.stock)} in stock`}</span>
                    <ProductStatus status={row.status} review={row.review} />
                  </span>
                </span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
