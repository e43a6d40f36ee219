import { useEffect, useState } from "react";

/** As high as suits the width, and as fits on the screen beside the page's head and foot. */
export function heightFor(width_px: number): number {
  const most_px = Math.max(320, Math.min(600, window.innerHeight - 430));
  return Math.round(Math.min(Math.max(width_px * 0.78, 320), most_px));
}

/** The width of an element in whole pixels, as it is now. */
export function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
