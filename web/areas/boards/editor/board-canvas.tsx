import { clsx } from "clsx";
import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { BoardItem } from "../../../../contract/design/boards.ts";
import {
  boxOf,
  movedBy,
  resizedTo,
  type Snap,
  snapped,
  turnedTo,
} from "../../../../domain/projects/boards/edit.ts";
import { placeOf } from "../board-view.tsx";
import { ItemView, labelOf, type Pictures } from "../item-view.tsx";
import type { Products } from "../use-board-products.ts";
import type { View } from "./use-view.ts";

const snap_px = 6;
/** Less movement than this is a press. */
const still_px = 3;

type Gesture =
  | { kind: "move"; ids: readonly string[] }
  | { kind: "resize"; item: BoardItem }
  | { kind: "turn"; item: BoardItem; middle: { x: number; y: number } }
  | { kind: "pan"; from: View }
  | { kind: "choose" };

interface Live {
  gesture: Gesture;
  start: { x: number; y: number };
  now: { x: number; y: number };
}

interface CanvasProps {
  canvas: RefObject<HTMLDivElement | null>;
  view: View;
  setView: (view: View) => void;
  items: readonly BoardItem[];
  products: Products;
  pictures: Pictures;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onChange: (items: readonly BoardItem[]) => void;
}

/** The board itself: items are dragged, resized and turned with mouse, pen or finger. */
export function BoardCanvas(props: CanvasProps) {
  const { canvas, view, setView, items, products, pictures, selected, onSelect, onChange } = props;
  const [live, setLive] = useState<Live>();
  const pressed = useRef<string>(undefined);
  const moving = live ? preview(live, items, view) : { items, lines: [] };

  const begin = (event: PointerEvent, gesture: Gesture) => {
    event.stopPropagation();
    if (event.button === 2) return;
    canvas.current?.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, y: event.clientY };
    setLive({ gesture, start, now: start });
  };
  const pressItem = (event: PointerEvent, item: BoardItem) => {
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    const isChosen = selected.includes(item.id);
    pressed.current = isChosen && !isMore ? item.id : undefined;
    const ids = chosenByPress(selected, item.id, isMore);
    onSelect(ids);
    begin(event, { kind: "move", ids });
  };
  const pressCanvas = (event: PointerEvent) => {
    const isPan = event.pointerType !== "mouse" || event.button === 1 || event.altKey;
    begin(event, isPan ? { kind: "pan", from: view } : { kind: "choose" });
  };
  const move = (event: PointerEvent) => {
    if (!live) return;
    const now = { x: event.clientX, y: event.clientY };
    setLive({ ...live, now });
    if (live.gesture.kind === "pan") {
      const { from } = live.gesture;
      setView({ ...from, x: from.x + now.x - live.start.x, y: from.y + now.y - live.start.y });
    }
  };
  const end = () => {
    if (!live) return;
    const { gesture } = live;
    const isStill = distance(live) < still_px;
    setLive(undefined);
    if (gesture.kind === "choose") onSelect(isStill ? [] : chosenIn(live, items, view, canvas.current));
    else if (gesture.kind === "pan") {
      if (isStill) onSelect([]);
    } else if (!isStill) onChange(moving.items);
    else if (gesture.kind === "move" && pressed.current) onSelect([pressed.current]);
  };
  const only = selected.length === 1 ? moving.items.find(({ id }) => id === selected[0]) : undefined;

  return (
    <div
      ref={canvas}
      onPointerDown={pressCanvas}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setLive(undefined)}
      className="relative h-[calc(100dvh-19rem)] min-h-96 touch-none select-none overflow-hidden border border-edge bg-sunk print:hidden"
    >
      <div
        className="absolute top-0 left-0 origin-top-left"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        <ul aria-label="Items on the board">
          {moving.items.map((item) => (
            <BoardItemButton
              key={item.id}
              item={item}
              products={products}
              pictures={pictures}
              isSelected={selected.includes(item.id)}
              onPress={(event) => pressItem(event, item)}
              onSelect={() => onSelect([item.id])}
            />
          ))}
        </ul>
        <SnapLines lines={moving.lines} />
        {only && <Handles item={only} view={view} canvas={canvas} begin={begin} />}
      </div>
      {live?.gesture.kind === "choose" && <Marquee live={live} canvas={canvas.current} />}
    </div>
  );
}

/** One item, to be pressed, dragged or chosen by keyboard. */
function BoardItemButton({
  item,
  products,
  pictures,
  isSelected,
  onPress,
  onSelect,
}: {
  item: BoardItem;
  products: Products;
  pictures: Pictures;
  isSelected: boolean;
  onPress: (event: PointerEvent) => void;
  onSelect: () => void;
}) {
  return (
    <li className="absolute" style={placeOf(item)}>
      <button
        type="button"
        data-item={item.id}
        aria-pressed={isSelected}
        aria-label={labelOf(item, products, pictures)}
        onPointerDown={onPress}
        onClick={(event) => {
          // by keyboard or screen reader; a pointer has chosen it already
          if (event.detail === 0) onSelect();
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible") && !isSelected) onSelect();
        }}
        className={clsx(
          "block size-full cursor-move text-left shadow-float",
          isSelected && "outline-2 outline-accent",
        )}
      >
        <ItemView item={item} products={products} pictures={pictures} />
      </button>
    </li>
  );
}

/** The lines that the moved items have snapped to. */
function SnapLines({ lines }: { lines: Snap["lines"] }) {
  return lines.map(({ axis, at }) => (
    <div
      key={`${axis}${at}`}
      aria-hidden
      className={clsx("pointer-events-none absolute bg-accent", axis === "x" ? "w-px" : "h-px")}
      style={
        axis === "x" ? { left: at, top: -20_000, height: 40_000 } : { top: at, left: -20_000, width: 40_000 }
      }
    />
  ));
}

/** What is chosen once an item was pressed; `isMore` adds it to the others, or takes it from them. */
function chosenByPress(selected: readonly string[], pressed: string, isMore: boolean): readonly string[] {
  const isChosen = selected.includes(pressed);
  if (!isMore) return isChosen ? selected : [pressed];
  return isChosen ? selected.filter((id) => id !== pressed) : [...selected, pressed];
}

const distance = ({ start, now }: Live) => Math.hypot(now.x - start.x, now.y - start.y);

/** The items as they would be if the gesture ended here. */
function preview(
  live: Live,
  items: readonly BoardItem[],
  { scale }: View,
): { items: readonly BoardItem[]; lines: Snap["lines"] } {
  const { gesture, start, now } = live;
  const [dx, dy] = [(now.x - start.x) / scale, (now.y - start.y) / scale];
  if (distance(live) < still_px) return { items, lines: [] };
  if (gesture.kind === "move") {
    const snap = snapped(items, gesture.ids, { dx, dy }, snap_px / scale);
    return { items: movedBy(items, gesture.ids, snap.dx, snap.dy), lines: snap.lines };
  }
  if (gesture.kind === "resize") {
    const { id, w, h, turn } = gesture.item;
    const angle = (-turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { items: resizedTo(items, id, w + dx * cos - dy * sin, h + dx * sin + dy * cos), lines: [] };
  }
  if (gesture.kind === "turn") {
    const degrees = (Math.atan2(now.y - gesture.middle.y, now.x - gesture.middle.x) * 180) / Math.PI + 90;
    const right = Math.round(degrees / 45) * 45;
    return {
      items: turnedTo(items, gesture.item.id, Math.abs(degrees - right) < 4 ? right : degrees),
      lines: [],
    };
  }
  return { items, lines: [] };
}

function chosenIn(
  live: Live,
  items: readonly BoardItem[],
  view: View,
  canvas: HTMLDivElement | null,
): string[] {
  const rect = canvas?.getBoundingClientRect();
  if (!rect) return [];
  const across = (client: number) => (client - rect.left - view.x) / view.scale;
  const down = (client: number) => (client - rect.top - view.y) / view.scale;
  const [left, right] = [live.start.x, live.now.x].map(across).sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [live.start.y, live.now.y].map(down).sort((a, b) => a - b) as [number, number];
  return items
    .filter((item) => {
      const box = boxOf(item);
      return box.x < right && box.x + box.w > left && box.y < bottom && box.y + box.h > top;
    })
    .map(({ id }) => id);
}

function Marquee({ live: { start, now }, canvas }: { live: Live; canvas: HTMLDivElement | null }) {
  const rect = canvas?.getBoundingClientRect();
  if (!rect) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute border border-accent bg-accent-tint/40"
      style={{
        left: Math.min(start.x, now.x) - rect.left,
        top: Math.min(start.y, now.y) - rect.top,
        width: Math.abs(now.x - start.x),
        height: Math.abs(now.y - start.y),
      }}
    />
  );
}

/** Grips to resize and turn the one chosen item; the panel below does the same by numbers. */
function Handles({
  item,
  view,
  canvas,
  begin,
}: {
  item: BoardItem;
  view: View;
  canvas: RefObject<HTMLDivElement | null>;
  begin: (event: PointerEvent, gesture: Gesture) => void;
}) {
  const side = 28 / view.scale;
  const grip = "pointer-events-auto absolute rounded-sm border border-accent bg-white";
  const turn = (event: PointerEvent) => {
    const rect = canvas.current?.getBoundingClientRect();
    if (!rect) return;
    const middle = {
      x: rect.left + view.x + (item.x + item.w / 2) * view.scale,
      y: rect.top + view.y + (item.y + item.h / 2) * view.scale,
    };
    begin(event, { kind: "turn", item, middle });
  };
  return (
    <div aria-hidden className="pointer-events-none absolute" style={placeOf(item)}>
      <div
        className={`${grip} cursor-nwse-resize`}
        onPointerDown={(event) => begin(event, { kind: "resize", item })}
        style={{ width: side / 2, height: side / 2, right: -side / 4, bottom: -side / 4 }}
      />
      <div
        className={`${grip} cursor-grab`}
        onPointerDown={turn}
        style={{
          width: side / 2,
          height: side / 2,
          left: `calc(50% - ${side / 4}px)`,
          top: -side,
          borderRadius: side,
        }}
      />
    </div>
  );
}
