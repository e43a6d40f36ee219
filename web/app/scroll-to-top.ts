import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How long after a navigation the page goes to its top once more; from the specification. */
export const scrollDelay_ms = 100;
const touches = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Scrolls to the top `scrollDelay_ms` from now, so that late rendering cannot leave a new page half scrolled; not if
 * the visitor scrolls, types or clicks first. Returns a function to cancel.
 */
export function scrollToTopSoon(page: Window): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const touch of touches) page.removeEventListener(touch, stop);
  };
  const timer = setTimeout(() => {
    stop();
    page.scrollTo({ top: 0 });
  }, scrollDelay_ms);
  for (const touch of touches) page.addEventListener(touch, stop, { passive: true });
  return stop;
}

/** After a navigation forward; back and forward restore the place, and a hash or the page itself may choose another. */
export function useScrollToTop(): void {
  // a new object for each navigation
  const location = useLocation();
  const isBack = useNavigationType() === "POP";
  useEffect(() => {
    if (isBack || location.hash || window.scrollY !== 0) return;
    return scrollToTopSoon(window);
  }, [location, isBack]);
}
