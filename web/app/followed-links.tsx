import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { shopPath } from "../client/shop-href.ts";

/** How long a pointer rests on a link before its page is prefetched. */
const intent_ms = 80;

/**
 * Handles plain links to shop pages on the client, and prefetches a page when a click is likely; not for `nofollow`
 * filter links, which a pointer often passes over. `data-keep-scroll` keeps the scroll position.
 */
export function FollowedLinks() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = linkAt(event.target);
      if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      const isHere = link.hash && link.pathname === location.pathname && link.search === location.search;
      const path = shopPath(new URL(link.href), location.origin);
      if (path === undefined || isHere) return;
      event.preventDefault();
      void navigate(path, { preventScrollReset: "keepScroll" in link.dataset });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const forget = () => clearTimeout(waiting);
    const consider = ({ target, type }: Event) => {
      forget();
      const link = linkAt(target);
      if (!link || link.rel.includes("nofollow")) return;
      const path = shopPath(new URL(link.href), location.origin);
      if (path === undefined || link.pathname === location.pathname) return;
      waiting = setTimeout(() => setAhead(path), type === "touchstart" ? 0 : intent_ms);
    };
    const signs = ["pointerover", "focusin", "touchstart"] as const;
    for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
    return () => {
      forget();
      for (const sign of signs) document.removeEventListener(sign, consider);
    };
  }, []);

  return ahead === undefined ? null : <PrefetchPageLinks page={ahead} />;
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
