import { type RefObject, useEffect, useState } from "react";

const every_ms = 5000;

/**
 * Calls `step` every five seconds while `element` is visible and idle: not under the pointer, not with the focus
 * inside, not while the page is hidden, and never with reduced motion. The returned switch stops it permanently, as
 * accessibility rules require. Only the browser knows whether there is anything to move (`isNeeded`); until then it
 * stays still.
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
