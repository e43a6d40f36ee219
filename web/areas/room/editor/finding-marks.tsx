import { clsx } from "clsx";
import { useRef, useState } from "react";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { topOf } from "../../../../domain/room/geometry/elevation.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { useFrame } from "./use-frame.ts";
import { useFindings } from "./use-takeoff.ts";

interface Mark {
  item: string;
  x: number;
  y: number;
  count: number;
  must: boolean;
  words: string;
}

/** Subtle marks over items with findings; a click selects the item. */
export function FindingMarks() {
  const context = useRoomEditor();
  const design = useRoom((state) => state.design);
  const select = useRoom((state) => state.select);
  const findings = useFindings();
  const [marks, setMarks] = useState<Mark[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useFrame(() => {
    const view = context.view.current;
    if (!view) return;
    const byItem = Map.groupBy(
      findings.filter(({ items }) => items.length > 0),
      ({ items }) => items[0]!,
    );
    const next = [...byItem].flatMap(([id, own]): Mark[] => {
      const item = itemById(design, id);
      const at = item && view.toCanvas(item.at_in, topOf(design, item) + 3);
      const { width, height } = frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
      // an off-screen mark could get the focus without being seen
      if (!at || at.x < 0 || at.y < 0 || at.x > width || at.y > height) return [];
      const must = own.some(({ level }) => level === "must");
      return [
        { item: id, ...at, count: own.length, must, words: own.map(({ message }) => message).join(" ") },
      ];
    });
    setMarks((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  return (
    <div ref={frame} className="pointer-events-none absolute inset-0">
      {marks.map(({ item, x, y, count, must, words }) => (
        <button
          key={item}
          type="button"
          title={words}
          aria-label={`${must ? "Must fix" : "Worth a look"}: ${words}`}
          style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
          className={clsx(
            "figures pointer-events-auto absolute top-0 left-0 grid size-6 place-items-center rounded-full border border-white font-semibold text-xs shadow-float before:absolute before:-inset-3",
            must ? "bg-bad text-paper" : "bg-paper text-warn",
          )}
          onClick={() => select({ kind: "item", id: item })}
        >
          {count}
        </button>
      ))}
    </div>
  );
}
