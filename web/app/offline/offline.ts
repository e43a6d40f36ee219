// Makes recently visited pages available offline, and lets the page say that there is no connection.

const mark = () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine);

window.addEventListener("online", mark);
window.addEventListener("offline", mark);
// a cached page says so by itself
if (!navigator.onLine) mark();
if (import.meta.env.PROD) {
  navigator.serviceWorker?.register("/showroom/service-worker.js").catch(() => {
    // Nothing is stored if the browser does not allow it, as in private windows.
  });
}

export {};
