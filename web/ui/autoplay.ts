import { type RefObject, useEffect, useState } from "react";

const every_ms = 5000;

/**
 * Calls `step` every five seconds while `element` is in sight and nobody is busy with it: not under the pointer,
 * not while something in it has the focus, not while the page is hidden, and never for those who ask for less
 * motion. The switch that it answers stops it for good, which rules for accessibility ask for. Whether there is
 * anything to move, `isNeeded`, is known in the browser alone; until then it stands still.
 */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  step: () => void,
  isNeeded: boolean,
): { isMoving: boolean; toggle: () => void } {
  const [isWanted, setWanted] = useState<boolean>();
  const isMoving = isNeeded && (isWanted ?? !matchMedia("(prefers-reduced-motion: reduce)").matches);

  useEffect(() => {
    const box = element.current;
    if (!isMoving || !box) return;
    let isInSight = false;
    const sight = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? false;
    });
    sight.observe(box);
    const clock = setInterval(() => {
      const isBusy = document.hidden || box.matches(":hover, :focus-within, :active");
      if (isInSight && !isBusy) step();
    }, every_ms);
    return () => {
      sight.disconnect();
      clearInterval(clock);
    };
  }, [element, isMoving, step]);

  return { isMoving, toggle: () => setWanted(!isMoving) };
}
