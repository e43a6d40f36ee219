import { useState } from "react";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { elevationOf } from "../../../../domain/room/geometry/elevation.ts";
import { footprintOf } from "../../../../domain/room/geometry/footprint.ts";
import { colorOf } from "./present-people.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { useFrame } from "./use-frame.ts";

interface Line {
  key: string;
  color: string;
  points: string;
}

/** Thin lines around the feet and the top of what others have selected, each in that person's color. */
export function OthersOverlay() {
  const context = useRoomEditor();
  const others = useRoom((state) => state.others);
  const design = useRoom((state) => state.design);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useFrame(() => {
    const next = others.flatMap((other) =>
      other.selected.flatMap((id): Line[] => {
        const item = itemById(design, id);
        if (!item) return [];
        const foot_in = elevationOf(design, item);
        return [foot_in, foot_in + item.height_in].flatMap((level_in): Line[] => {
          const corners = footprintOf(item).map((at) => context.view.current?.toCanvas(at, level_in));
          // partly behind the camera
          if (corners.some((corner) => !corner)) return [];
          const points = corners.map((corner) => `${corner!.x.toFixed(1)},${corner!.y.toFixed(1)}`).join(" ");
          return [{ key: `${other.tab} ${id} ${level_in}`, color: colorOf(other), points }];
        });
      }),
    );
    setLines((before) => (alike(before, next) ? before : next));
  });
  if (lines.length === 0) return null;
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      {lines.map(({ key, color, points }) => (
        <polygon key={key} points={points} fill="none" stroke={color} strokeWidth={1.5} />
      ))}
    </svg>
  );
}

const alike = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length && a.every(({ key, points }, at) => key === b[at]!.key && points === b[at]!.points);
