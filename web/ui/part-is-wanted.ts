/**
 * Waits until the late part of the server's page comes near the viewport, or the visitor starts to use the page:
 * re-rendering may need the part's scripts. A part that is not in the page yet is wanted at once.
 */
export function partIsWanted(): Promise<void> {
  const part = document.querySelector("[data-late-part]");
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const wanted = new AbortController();
    const want = () => wanted.abort();
    const near = new IntersectionObserver(
      (sights) => sights.some(({ isIntersecting }) => isIntersecting) && want(),
      { rootMargin: "400px" },
    );
    wanted.signal.addEventListener("abort", () => {
      near.disconnect();
      resolve();
    });
    near.observe(part);
    // the last one is of a press that waits for the part (early-use.ts)
    for (const use of ["pointerdown", "keydown", "click", "auxclick"])
      addEventListener(use, want, { capture: true, signal: wanted.signal });
  });
}
