/**
 * Scrolls a row that is wider than the screen so that one of its parts stands in the middle, again when the part
 * becomes wider or narrower, as when the fonts come; the page stays. Gives what ends that.
 */
export function keepInMiddle(row: HTMLElement | null, part: string): (() => void) | undefined {
  const one = row?.querySelector<HTMLElement>(part);
  if (!row || !one) return undefined;
  const resize = new ResizeObserver(() => {
    const { left } = row.getBoundingClientRect();
    row.scrollLeft += one.getBoundingClientRect().left - left - (row.clientWidth - one.offsetWidth) / 2;
  });
  resize.observe(one);
  return () => resize.disconnect();
}
