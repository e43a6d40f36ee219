/**
 * When a job is tried again after `attempts` that failed; null once it is given up.
 * @param pauses_s after each failed attempt; one more attempt than pauses is made
 */
export function nextTry(pauses_s: readonly number[], attempts: number, now: Date): Date | null {
  const pause_s = pauses_s[attempts - 1];
  return pause_s === undefined ? null : new Date(now.getTime() + pause_s * 1000);
}
