import type { BoardItem, BoardPicture } from "../../../contract/design/boards.ts";
import { formatUnitUsd } from "../../kit/product/format-unit-usd.ts";
import type { Products } from "./use-board-products.ts";

export type Pictures = ReadonlyMap<string, BoardPicture>;

export const noteColors = /* words */ {
  paper: { name: "White", hex: "#ffffff" },
  sand: { name: "Sand", hex: "#f6ecd2" },
  sage: { name: "Sage", hex: "#e1ecdf" },
  sky: { name: "Sky", hex: "#dfeaf4" },
  rose: { name: "Rose", hex: "#f7e1dd" },
} as const;

/** What an item is called: for screen readers and the comments. */
export function labelOf(item: BoardItem, products: Products, pictures: Pictures): string {
  switch (item.kind) {
    case "note":
      return item.text.slice(0, 60) || "Empty note";
    case "swatch":
      return item.label || `Color ${item.color}`;
    case "product":
      return products.get(item.sku)?.name ?? item.sku;
    case "room":
      return pictures.get(item.room)?.alt || "Room";
    case "photo":
      return item.alt || "Photo";
  }
}

/** What an item shows; it fills the box that it is given. */
export function ItemView({
  item,
  products,
  pictures,
}: {
  item: BoardItem;
  products: Products;
  pictures: Pictures;
}) {
  switch (item.kind) {
    case "note":
      return (
        <p
          className="size-full overflow-hidden p-3 leading-snug wrap-anywhere whitespace-pre-line"
          style={{ background: noteColors[item.color].hex }}
        >
          {item.text}
        </p>
      );
    case "swatch":
      return (
        <div className="flex size-full flex-col border border-hairline bg-white">
          <div className="min-h-0 grow" style={{ background: item.color }} />
          <p className="truncate px-2 py-1 text-sm">{item.label || item.color}</p>
        </div>
      );
    case "product":
      return <ProductView product={products.get(item.sku)} sku={item.sku} />;
    case "room":
      return <PictureView picture={pictures.get(item.room)} missing="This room has no picture." />;
    case "photo":
      return (
        <PictureView picture={pictures.get(item.file)} alt={item.alt} missing="This photo was deleted." />
      );
  }
}

function ProductView({ product, sku }: { product: ReturnType<Products["get"]>; sku: string }) {
  return (
    <div className="flex size-full flex-col border border-hairline bg-white">
      <div className="min-h-0 grow bg-sunk">
        {product?.image && (
          <img src={product.image} alt="" draggable={false} className="size-full object-cover" />
        )}
      </div>
      <div className="px-2 py-1 text-sm">
        <p className="truncate font-medium">{product?.name ?? sku}</p>
        <p className="figures truncate text-graphite">
          {product ? formatUnitUsd(product.price, product.unit) : "Not sold here"}
        </p>
      </div>
    </div>
  );
}

function PictureView({
  picture,
  alt,
  missing,
}: {
  picture: BoardPicture | undefined;
  alt?: string;
  missing: string;
}) {
  if (!picture)
    return <p className="grid size-full place-items-center bg-sunk p-2 text-center text-sm">{missing}</p>;
  return (
    <img src={picture.url} alt={alt ?? picture.alt} draggable={false} className="size-full object-cover" />
  );
}
