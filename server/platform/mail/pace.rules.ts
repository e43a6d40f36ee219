/** How many emails that can wait one reader gets in an hour and in a day; what is more becomes a digest. */
export const mailPace = [
  { emails: 6, window_ms: 3600_000 },
  { emails: 24, window_ms: 24 * 3600_000 },
] as const;

/** When the next email may go to a reader who got some at these times; null if it may go now. */
export function nextTurn(got: readonly Date[], now: Date): Date | null {
  const turns = mailPace.flatMap(({ emails, window_ms }) => {
    const recent = got
      .map((time) => time.getTime())
      .filter((time) => time > now.getTime() - window_ms)
      .sort((a, b) => b - a);
    const freeing = recent[emails - 1];
    return freeing === undefined ? [] : [freeing + window_ms];
  });
  return turns.length > 0 ? new Date(Math.max(...turns)) : null;
}
