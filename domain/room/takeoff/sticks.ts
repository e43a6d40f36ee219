import { kerf_in } from "./laying/pieces-opened.ts";

/**
 * Stock lengths for stretches of trim: full lengths first, then the rests, longest first, each from the shortest offcut
 * that is long enough. Inches.
 */
export function sticksFor(stretches_in: readonly number[], stick_in: number): number {
  let sticks = 0;
  const rests: number[] = [];
  for (const stretch of stretches_in) {
    const full = Math.floor((stretch + 0.01) / stick_in);
    sticks += full;
    const rest = stretch - full * stick_in;
    if (rest > 0.01) rests.push(rest);
  }
  const offcuts: number[] = [];
  for (const rest of rests.sort((a, b) => b - a)) {
    const fits = offcuts.filter((offcut) => offcut >= rest - 0.01);
    if (fits.length > 0) {
      const best = Math.min(...fits);
      offcuts.splice(offcuts.indexOf(best), 1, best - rest - kerf_in);
    } else {
      sticks += 1;
      offcuts.push(stick_in - rest - kerf_in);
    }
  }
  return sticks;
}
