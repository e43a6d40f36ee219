/** Reports when the canvas changes its size on the page, and when a lost graphics context is back. Returns the end of it. */
export function watchCanvas(
  canvas: HTMLCanvasElement,
  { onResize, onRestore }: { onResize: () => void; onRestore: () => void },
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // the browser restores only a context whose loss was not left to its default
  canvas.addEventListener("webglcontextlost", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("webglcontextrestored", onRestore, { signal });
  const resizer = new ResizeObserver(onResize);
  resizer.observe(canvas);
  return () => {
    stop.abort();
    resizer.disconnect();
  };
}
