import { formatDate } from "../ui/format.ts";

const day_ms = 86_400_000;

/** What to say of products that have not arrived though their last promised day is over; null before that. */
export const lateWords = (latest: string, now: Date): string | null =>
  Date.parse(latest) + day_ms < now.getTime() ? `late, was due by ${formatDate(latest)}` : null;
