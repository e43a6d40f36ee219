import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Begins what a link such as `/account/coupons#new` asks for: the command palette's way to a dialog or a form. The
 * address forgets it at once, so that a reload or a way back does not begin it again.
 */
export function useStart(start: () => void, what = "new"): void {
  // a new object for each navigation, so the same link chosen again begins again
  const location = useLocation();
  const begin = useEffectEvent(start);
  useEffect(() => {
    const { hash } = location;
    if (hash !== `#${what}` || window.location.hash !== hash) return;
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    begin();
  }, [location, what]);
}
