import { clsx } from "clsx";
import { useEffect } from "react";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { finishColor } from "../../../../domain/catalog/finish-color.ts";
import { ownValue } from "../../../../domain/orders/own-value.ts";
import { Select } from "../../../ui/select.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { fetchProducts } from "./use-fitting.ts";

/** The sizes and finishes of the chosen product. */
export function VariantRow({
  product,
  onChoose,
  onPreview,
}: {
  product: RoomProduct;
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const { store } = useRoomEditor();
  const products = useRoom((state) => state.products);
  const { hash } = product;
  useEffect(() => {
    const stop = new AbortController();
    // without them one still has all other products to choose from
    fetchProducts(store, [hash], stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [store, hash]);
  const siblings = [...products.values()].filter((each) => each.hash === hash);
  return <VariantOptions product={product} siblings={siblings} onChoose={onChoose} onPreview={onPreview} />;
}

/** The choices by which the SKUs of one product differ. */
export function VariantOptions({
  product,
  siblings,
  onChoose,
  onPreview,
}: {
  product: RoomProduct;
  siblings: readonly RoomProduct[];
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  if (siblings.length < 2) return null;
  const names = [...new Set(siblings.flatMap((each) => Object.keys(each.options)))];
  return (
    <div className="grid gap-4">
      {names.map((name) => (
        <OptionRow
          key={name}
          name={name}
          product={product}
          siblings={siblings}
          onChoose={onChoose}
          onPreview={onPreview}
        />
      ))}
    </div>
  );
}

/** More than these stand in a list that opens. */
const mostChips = 4;

/** One choice of a product: its sizes, or its finishes. A press keeps the other choices where they exist together. */
function OptionRow({
  name,
  product,
  siblings,
  onChoose,
  onPreview,
}: {
  name: string;
  product: RoomProduct;
  siblings: readonly RoomProduct[];
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const values = [...new Set(siblings.flatMap((each) => ownValue(each.options, name) ?? []))];
  if (values.length < 2) return null;
  const textOf = (value: string) => {
    const one = siblings.find((each) => ownValue(each.options, name) === value) ?? product;
    return shown(one, name).value;
  };
  const skuWith = (value: string) =>
    ownValue(product.options, name) === value ? product.sku : nearestSku(product, siblings, name, value);
  if (values.length > mostChips && !values.some((value) => finishColor(value))) {
    return (
      <Select
        label={shown(product, name).name}
        value={ownValue(product.options, name) ?? ""}
        onChange={(event) => onChoose(skuWith(event.target.value))}
        options={values.map((value) => ({ value, text: textOf(value) }))}
      />
    );
  }
  return (
    <fieldset onPointerLeave={() => onPreview(null)}>
      <legend className="font-medium text-sm">{shown(product, name).name}</legend>
      <ul className="mt-2 flex flex-wrap gap-2">
        {values.map((value) => {
          const color = finishColor(value);
          const isChosen = ownValue(product.options, name) === value;
          const sku = skuWith(value);
          return (
            <li key={value}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(sku)}
                onPointerEnter={(event) => event.pointerType === "mouse" && onPreview(sku)}
                onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPreview(sku)}
                onBlur={() => onPreview(null)}
                className={clsx(
                  "flex min-h-9 items-center gap-2 rounded-sm border bg-white px-3 text-sm pointer-coarse:min-h-11",
                  isChosen
                    ? "border-ink outline-1 outline-ink forced-colors:outline-3"
                    : "border-edge hover:border-ink",
                )}
              >
                {color && /finish|color/i.test(name) && (
                  <span
                    aria-hidden
                    className="size-3.5 rounded-full border border-ink/15 forced-color-adjust-none"
                    style={{ backgroundColor: color }}
                  />
                )}
                {textOf(value)}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** A choice's name and value as the page's language has them. */
const shown = ({ options, shown_options = {} }: RoomProduct, name: string) =>
  ownValue(shown_options, name) ?? { name, value: ownValue(options, name) ?? "" };

/** Of those with the value, the one that is like the product in most other choices. */
function nearestSku(
  product: RoomProduct,
  siblings: readonly RoomProduct[],
  name: string,
  value: string,
): string {
  const alike = (each: RoomProduct) =>
    Object.entries(product.options).filter(([key, own]) => ownValue(each.options, key) === own).length;
  const [nearest] = siblings
    .filter((each) => ownValue(each.options, name) === value)
    .sort((a, b) => alike(b) - alike(a));
  return nearest?.sku ?? product.sku;
}
