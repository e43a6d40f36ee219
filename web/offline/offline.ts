// Lets the pages that were seen last be seen without a connection, and the page say while there is none.

const mark = () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine);

window.addEventListener("online", mark);
window.addEventListener("offline", mark);
// a page that comes from what was seen says so by itself
if (!navigator.onLine) mark();
if (import.meta.env.PROD) {
  navigator.serviceWorker?.register("/showroom/service-worker.js").catch(() => {
    // Nothing is kept where the browser does not want to, as in private windows.
  });
}

export {};
