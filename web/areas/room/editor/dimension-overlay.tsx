import { useMemo, useState } from "react";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { neighbourDistances } from "../../../../domain/room/edit/neighbours.ts";
import { elevationOf } from "../../../../domain/room/geometry/elevation.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { useFrame } from "./use-frame.ts";

interface Line {
  key: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
  words: string;
}

/** The selected item's distances to its neighbors, drawn over the picture. */
export function DimensionOverlay() {
  const context = useRoomEditor();
  const selection = useRoom((state) => state.selection);
  const present = useRoom((state) => state.design);
  const held = useRoom((state) => state.held);
  const design = held?.design ?? present;
  const id = held?.item.id ?? (selection?.kind === "item" ? selection.id : null);
  const distances = useMemo(() => (id ? neighbourDistances(design, id) : []), [design, id]);
  const [lines, setLines] = useState<Line[]>([]);
  useFrame(() => {
    const item = id ? itemById(design, id) : undefined;
    const view = context.view.current;
    if (!item || !view) return setLines((before) => (before.length > 0 ? [] : before));
    const level_in = elevationOf(design, item) + 1;
    const next = distances
      .filter(({ distance_in }) => distance_in > 0.2)
      .flatMap(({ side, distance_in, from_in, to_in }): Line[] => {
        const from = view.toCanvas(from_in, level_in);
        const to = view.toCanvas(to_in, level_in);
        return from && to ? [{ key: side, from, to, words: lengthText(distance_in) }] : [];
      });
    setLines((before) => (alike(before, next) ? before : next));
  });
  if (lines.length === 0) return null;
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      <title>Distances</title>
      {lines.map(({ key, from, to, words }) => {
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        const width = words.length * 7.5 + 12;
        return (
          <g key={key}>
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              stroke="#fff"
              strokeWidth={4}
              strokeOpacity={0.7}
            />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--color-ink)" strokeWidth={1.5} />
            <rect x={x - width / 2} y={y - 11} width={width} height={22} rx={2} fill="var(--color-ink)" />
            <text
              x={x}
              y={y + 4.5}
              textAnchor="middle"
              fontSize={13}
              className="figures"
              fill="var(--color-paper)"
            >
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const alike = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length &&
  a.every(({ key, from, to, words }, at) => {
    const other = b[at]!;
    const apart =
      Math.abs(from.x - other.from.x) +
      Math.abs(from.y - other.from.y) +
      Math.abs(to.x - other.to.x) +
      Math.abs(to.y - other.to.y);
    return key === other.key && words === other.words && apart < 0.5;
  });
