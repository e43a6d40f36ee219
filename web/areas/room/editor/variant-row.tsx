import { clsx } from "clsx";
import { useEffect } from "react";
import type { RoomGood } from "../../../../contract/design/room-design.ts";
import { finishColor } from "../../../../domain/catalog/finish-color.ts";
import { ownValue } from "../../../../domain/orders/own-value.ts";
import { Select } from "../../../ui/select.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { fetchGoods } from "./use-fitting.ts";

/** The sizes and finishes of the chosen product. */
export function VariantRow({
  good,
  onChoose,
  onPreview,
}: {
  good: RoomGood;
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const { store } = useRoomEditor();
  const goods = useRoom((state) => state.goods);
  const { hash } = good;
  useEffect(() => {
    const stop = new AbortController();
    // without them one still has all other products to choose from
    fetchGoods(store, [hash], stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [store, hash]);
  const siblings = [...goods.values()].filter((each) => each.hash === hash);
  if (siblings.length < 2) return null;
  const names = [...new Set(siblings.flatMap((each) => Object.keys(each.options)))];
  return (
    <div className="grid gap-4">
      {names.map((name) => (
        <OptionRow
          key={name}
          name={name}
          good={good}
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
  good,
  siblings,
  onChoose,
  onPreview,
}: {
  name: string;
  good: RoomGood;
  siblings: readonly RoomGood[];
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const values = [...new Set(siblings.flatMap((each) => ownValue(each.options, name) ?? []))];
  if (values.length < 2) return null;
  const skuWith = (value: string) =>
    ownValue(good.options, name) === value ? good.sku : nearestSku(good, siblings, name, value);
  if (values.length > mostChips && !values.some((value) => finishColor(value))) {
    return (
      <Select
        label={name}
        value={ownValue(good.options, name) ?? ""}
        onChange={(event) => onChoose(skuWith(event.target.value))}
        options={values.map((value) => ({ value, text: value }))}
      />
    );
  }
  return (
    <fieldset onPointerLeave={() => onPreview(null)}>
      <legend className="font-medium text-sm">{name}</legend>
      <ul className="mt-2 flex flex-wrap gap-2">
        {values.map((value) => {
          const color = finishColor(value);
          const isChosen = ownValue(good.options, name) === value;
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
                {value}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Of those with the value, the one that is like the product in most other choices. */
function nearestSku(good: RoomGood, siblings: readonly RoomGood[], name: string, value: string): string {
  const alike = (each: RoomGood) =>
    Object.entries(good.options).filter(([key, own]) => ownValue(each.options, key) === own).length;
  const [nearest] = siblings
    .filter((each) => ownValue(each.options, name) === value)
    .sort((a, b) => alike(b) - alike(a));
  return nearest?.sku ?? good.sku;
}
