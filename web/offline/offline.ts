// Makes recently visited pages available offline, and lets the page say that there is no connection.

const mark = () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine);

window.addEventListener("online", mark);
window.addEventListener("offline", mark);
// Without a connection, links load whole pages: those come from the cache, or a page lists what it has.
window.addEventListener(
  "click",
  (event) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[href]:not([aria-haspopup])");
    if (link && link.pathname !== location.pathname) event.stopPropagation();
  },
  true,
);
// a cached page says so by itself
if (!navigator.onLine) mark();
if (import.meta.env.PROD) {
  navigator.serviceWorker?.register("/showroom/service-worker.js").catch(() => {
    // Nothing is stored if the browser does not allow it, as in private windows.
  });
}

export {};
