/** Scrolls a row that is wider than the screen so that one of its parts stands in the middle; the page stays. */
export function intoMiddle(row: HTMLElement | null, part: string): void {
  const one = row?.querySelector<HTMLElement>(part);
  if (!row || !one) return;
  const { left } = row.getBoundingClientRect();
  row.scrollLeft += one.getBoundingClientRect().left - left - (row.clientWidth - one.offsetWidth) / 2;
}
