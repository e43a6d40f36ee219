import { ArrowDown, ArrowUp, type LucideIcon, RotateCcw, RotateCw } from "lucide-react";
import type { RefObject } from "react";

const ways: readonly (readonly [code: string, words: string, icon: LucideIcon, place: string])[] = [
  ["ArrowUp", "Walk forward", ArrowUp, "col-start-2"],
  ["ArrowLeft", "Turn left", RotateCcw, "col-start-1 row-start-2"],
  ["ArrowDown", "Walk back", ArrowDown, "col-start-2 row-start-2"],
  ["ArrowRight", "Turn right", RotateCw, "col-start-3 row-start-2"],
];

/** Walking with buttons: each works like the key of the same name while pressed. */
export function WalkPad({ canvas }: { canvas: RefObject<HTMLCanvasElement | null> }) {
  const send = (name: "keydown" | "keyup", code: string) =>
    canvas.current?.dispatchEvent(new KeyboardEvent(name, { code }));
  return (
    <fieldset className="absolute right-3 bottom-3 grid grid-cols-3 max-md:bottom-17">
      <legend className="sr-only">Walk</legend>
      {ways.map(([code, words, Icon, place]) => (
        <button
          key={code}
          type="button"
          aria-label={words}
          title={words}
          className={`grid size-11 touch-none select-none place-items-center bg-paper shadow-float hover:bg-sunk active:bg-ink active:text-paper ${place}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            send("keydown", code);
          }}
          onPointerUp={() => send("keyup", code)}
          onPointerCancel={() => send("keyup", code)}
          onKeyDown={(event) => {
            if (event.key === "Enter" || event.key === " ") send("keydown", code);
          }}
          onKeyUp={() => send("keyup", code)}
          onBlur={() => send("keyup", code)}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Icon aria-hidden size={20} />
        </button>
      ))}
    </fieldset>
  );
}
