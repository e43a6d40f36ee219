import { clsx } from "clsx";
import { useEffect } from "react";
import type { RoomGood } from "../../../contract/room-design.ts";
import { finishColor } from "../../../domain/finish-color.ts";
import { useDesk, useRoom } from "./room-context.ts";
import { fetchGoods } from "./use-fitting.ts";

/** The sizes and finishes in which the chosen product comes. */
export function VariantRow({
  good,
  onChoose,
  onPreview,
}: {
  good: RoomGood;
  onChoose: (sku: string) => void;
  onPreview: (sku: string | null) => void;
}) {
  const { store } = useDesk();
  const goods = useRoom((state) => state.goods);
  const { hash } = good;
  useEffect(() => {
    const stop = new AbortController();
    // without them one still has all other goods to choose from
    fetchGoods(store, [hash], stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [store, hash]);
  const siblings = [...goods.values()].filter((each) => each.hash === hash);
  if (siblings.length < 2) return null;
  return (
    <fieldset onPointerLeave={() => onPreview(null)}>
      <legend className="font-medium text-sm">Comes in</legend>
      <ul className="mt-2 flex flex-wrap gap-2">
        {siblings.map((each) => {
          const words = Object.values(each.options).join(", ") || each.sku;
          const color = finishColor(each.options.Finish ?? each.options.Color ?? "");
          return (
            <li key={each.sku}>
              <button
                type="button"
                aria-pressed={each.sku === good.sku}
                onClick={() => onChoose(each.sku)}
                onPointerEnter={(event) => event.pointerType === "mouse" && onPreview(each.sku)}
                className={clsx(
                  "flex min-h-9 items-center gap-2 rounded-sm border bg-white px-3 text-sm pointer-coarse:min-h-11",
                  each.sku === good.sku ? "border-ink outline-1 outline-ink" : "border-edge hover:border-ink",
                )}
              >
                {color && (
                  <span
                    aria-hidden
                    className="size-3.5 rounded-full border border-ink/15"
                    style={{ backgroundColor: color }}
                  />
                )}
                {words}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
