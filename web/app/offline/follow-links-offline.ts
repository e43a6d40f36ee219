/**
 * Without a connection, links load whole pages: those come from the cache, or a page lists what it has. Call it before
 * anything else handles clicks: the router, which would fetch parts of the page, gives up by loading the old one anew.
 */
export function followLinksOffline(): void {
  window.addEventListener(
    "click",
    (event) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]:not([aria-haspopup])");
      if (link && link.pathname !== location.pathname) event.stopPropagation();
    },
    true,
  );
}
