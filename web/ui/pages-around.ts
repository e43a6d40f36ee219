/** Page numbers to offer: first, last, and those next to the present one; `gap` where some are left out. */
export function pagesAround(page: number, lastPage: number): (number | "gap")[] {
  const shown = [1, page - 1, page, page + 1, lastPage].filter((one) => one >= 1 && one <= lastPage);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((one, at) => {
    const before = pages[at - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : ["gap" as const, one];
  });
}
