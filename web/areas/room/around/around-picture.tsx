import type { Viewer } from "@photo-sphere-viewer/core";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Maximize,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { aroundWidth_px } from "../../../../contract/design/room-limits.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import "@photo-sphere-viewer/core/index.css";

/** How far a button turns the view. */
const turn = Math.PI / 6;

const buttons: readonly (readonly [string, LucideIcon, (viewer: Viewer) => unknown])[] = [
  ["Look left", ArrowLeft, (viewer) => turned(viewer, -turn, 0)],
  ["Look right", ArrowRight, (viewer) => turned(viewer, turn, 0)],
  ["Look up", ArrowUp, (viewer) => turned(viewer, 0, turn)],
  ["Look down", ArrowDown, (viewer) => turned(viewer, 0, -turn)],
  ["Zoom in", ZoomIn, (viewer) => viewer.zoomIn(15)],
  ["Zoom out", ZoomOut, (viewer) => viewer.zoomOut(15)],
  ["Full screen", Maximize, (viewer) => viewer.enterFullscreen()],
];

function turned(viewer: Viewer, yaw: number, pitch: number): void {
  const from = viewer.getPosition();
  const up = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, from.pitch + pitch));
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill) viewer.rotate({ yaw: from.yaw + yaw, pitch: up });
  else void viewer.animate({ yaw: from.yaw + yaw, pitch: up, speed: 250 });
}

/**
 * A 360° picture. People look around in it by dragging, with the arrow keys or with its buttons. Where the browser can't
 * turn it, the whole picture is there to scroll.
 */
export function AroundPicture({ src, name }: { src: string; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const [isFlat, setFlat] = useState(false);
  const open = useEffectEvent(async (signal: AbortSignal) => {
    const { SYSTEM, Viewer } = await import("@photo-sphere-viewer/core");
    if (signal.aborted || !box.current) return;
    SYSTEM.load();
    if (!SYSTEM.isWebGLSupported) return setFlat(true);
    const opened = new Viewer({
      container: box.current,
      panorama: src,
      navbar: false,
      keyboard: "always",
      // of the height: a phone held upright shows little to the sides otherwise
      maxFov: 105,
      defaultZoomLvl: box.current.clientWidth > box.current.clientHeight ? 35 : 0,
      lang: {
        loading: "Loading the picture",
        loadError: "We couldn't load the picture. Please try again.",
      },
    });
    viewer.current = opened;
    signal.addEventListener("abort", () => opened.destroy(), { once: true });
  });
  useEffect(() => {
    const closing = new AbortController();
    open(closing.signal).catch(() => setFlat(true));
    return () => closing.abort();
  }, []);
  if (isFlat)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
      <section aria-label={name} tabIndex={0} className="h-[min(60dvh,32rem)] overflow-x-auto bg-sunk">
        <img
          src={src}
          alt={name}
          width={aroundWidth_px}
          height={aroundWidth_px / 2}
          className="h-full w-auto max-w-none"
        />
      </section>
    );
  return (
    <>
      <section ref={box} aria-label={name} className="h-[min(60dvh,32rem)] bg-sunk" />
      <div className="mt-2 flex flex-wrap sm:gap-1">
        {buttons.map(([label, Icon, press]) => (
          <IconButton key={label} label={label} onClick={() => viewer.current && press(viewer.current)}>
            <Icon aria-hidden size={20} />
          </IconButton>
        ))}
      </div>
    </>
  );
}
