import { useLayoutEffect, useRef, useState } from "react";
import type { BoardItem } from "../../../contract/design/boards.ts";
import { boxAround } from "../../../domain/projects/boards/edit.ts";
import { ItemView, type Pictures } from "./item-view.tsx";
import type { Products } from "./use-board-products.ts";

const margin = 24;

export const placeOf = ({ x, y, w, h, turn }: BoardItem) => ({
  left: x,
  top: y,
  width: w,
  height: h,
  transform: turn ? `rotate(${turn}deg)` : undefined,
});

/** A whole board, as large as its place allows; not to be changed. */
export function BoardView({
  items,
  products,
  pictures,
  className,
}: {
  items: readonly BoardItem[];
  products: Products;
  pictures: Pictures;
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const box = boxAround(items);
  const scale = box ? Math.min(1, size.width / (box.w + 2 * margin), size.height / (box.h + 2 * margin)) : 1;
  return (
    <div ref={place} className={`relative overflow-hidden ${className ?? ""}`}>
      {box && scale > 0 && (
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{
            transform: `translate(${(size.width - box.w * scale) / 2}px, ${(size.height - box.h * scale) / 2}px) scale(${scale}) translate(${-box.x}px, ${-box.y}px)`,
          }}
        >
          {items.map((item) => (
            <div key={item.id} className="absolute" style={placeOf(item)}>
              <ItemView item={item} products={products} pictures={pictures} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
