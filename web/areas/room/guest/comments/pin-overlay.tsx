import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useState } from "react";
import type { CommentPin, ProjectComment } from "../../../../../contract/design/shared-projects.ts";
import { placeOfPin } from "../../../../../domain/room/edit/pins.ts";
import { useRoom, useRoomEditor } from "../../editor/room-context.ts";
import { useFrame } from "../../editor/use-frame.ts";

interface Mark {
  id: string;
  number: number;
  x: number;
  y: number;
  words: string;
}

/** The step of an arrow key for the cross; with Shift five times as far. */
const nudge_px = 8;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const placedId = "placed";

/** Numbered pins over the room, and the choice of the place for a new one by pointer or keyboard. */
export function PinOverlay({
  box,
  comments,
  chosen,
  placed,
  isPlacing,
  onChoose,
  onPlace,
}: {
  box: RefObject<HTMLElement | null>;
  comments: readonly ProjectComment[];
  chosen: string | undefined;
  placed: CommentPin | undefined;
  isPlacing: boolean;
  onChoose: (id: string) => void;
  onPlace: (pin: CommentPin) => void;
}) {
  const context = useRoomEditor();
  const design = useRoom((state) => state.design);
  const [marks, setMarks] = useState<Mark[]>([]);
  useFrame(() => {
    const view = context.view.current;
    const size = box.current?.getBoundingClientRect();
    if (!view || !size) return;
    const pins = comments.flatMap(({ id, pin, author_name, text, done_at }, index) =>
      pin && !done_at ? [{ id, pin, number: index + 1, words: `${author_name}: ${text}` }] : [],
    );
    if (placed) pins.push({ id: placedId, pin: placed, number: pins.length + 1, words: "Your comment" });
    const next = pins.flatMap(({ pin, ...mark }): Mark[] => {
      const place = placeOfPin(design, pin);
      const at = place && view.toCanvas(place.at_in, place.height_in);
      // an off-screen mark could get the focus without being seen
      if (!at || at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return [];
      return [{ ...mark, x: Math.round(at.x), y: Math.round(at.y) }];
    });
    setMarks((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  return (
    <div className="pointer-events-none absolute inset-0">
      {marks.map(({ id, number, x, y, words }) => (
        <button
          key={id}
          type="button"
          title={words}
          aria-label={`Comment ${number}: ${words}`}
          aria-pressed={id === chosen}
          style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}
          className={clsx(
            "figures pointer-events-auto absolute top-0 left-0 grid size-7 place-items-center border border-white font-semibold text-xs shadow-float before:absolute before:-inset-2",
            id === chosen || id === placedId ? "bg-accent text-paper" : "bg-ink text-paper",
          )}
          onClick={() => onChoose(id)}
        >
          {number}
        </button>
      ))}
      {isPlacing && <PlaceChoice box={box} onPlace={onPlace} />}
    </div>
  );
}

/** Takes one press on the room; by keyboard the arrows move a cross, and Enter presses. */
function PlaceChoice({
  box,
  onPlace,
}: {
  box: RefObject<HTMLElement | null>;
  onPlace: (pin: CommentPin) => void;
}) {
  const context = useRoomEditor();
  const [cross, setCross] = useState<{ x: number; y: number }>();
  const place = (x: number, y: number) => {
    const picked = context.view.current?.pick(x, y);
    if (!picked) return;
    const { kind, id, at_in, height_in } = picked;
    onPlace({ kind, id, at_in: [at_in[0], at_in[1]], height_in });
  };
  const onKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const size = box.current?.getBoundingClientRect();
    if (!size || (!arrow && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    const at = cross ?? { x: size.width / 2, y: size.height / 2 };
    if (!arrow) return place(at.x, at.y);
    const by = nudge_px * (event.shiftKey ? 5 : 1);
    setCross({
      x: Math.min(size.width, Math.max(0, at.x + arrow[0] * by)),
      y: Math.min(size.height, Math.max(0, at.y + arrow[1] * by)),
    });
  };
  return (
    <>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: a person who asked to pin a comment goes on here
        autoFocus
        aria-label="Choose a place in the room. Use the arrow keys to move the cross, and Enter to pin the comment."
        className="pointer-events-auto absolute inset-0 cursor-crosshair outline-none focus-visible:outline-3 focus-visible:-outline-offset-3"
        onKeyDown={onKey}
        onClick={(event) => {
          // a press by keyboard has no place of its own
          if (event.detail === 0) return;
          const size = event.currentTarget.getBoundingClientRect();
          place(event.clientX - size.left, event.clientY - size.top);
        }}
      />
      {cross && (
        <svg aria-hidden className="absolute inset-0 size-full">
          <title>Place</title>
          <path
            d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`}
            stroke="var(--color-ink)"
            strokeWidth={2}
          />
        </svg>
      )}
      <p role="status" className="absolute inset-x-4 top-4 mx-auto w-fit bg-ink px-4 py-2 text-paper">
        Select the place that your comment is about.
      </p>
    </>
  );
}
