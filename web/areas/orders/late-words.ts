import { formatDate, isoDay } from "../../ui/format.ts";

/** What to say of products that have not arrived though their last promised day is over; null before that. */
export const lateWords = (latest: string, now: Date): string | null =>
  isoDay(latest) < isoDay(now.toISOString()) ? `late, was due by ${formatDate(latest)}` : null;
