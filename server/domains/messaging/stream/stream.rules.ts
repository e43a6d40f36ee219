/** An event of an account's stream, as stored. */
export interface StreamEvent {
  /** Its number in the account's stream, from 1. */
  seq: number;
  kind: string;
  data: unknown;
}

/** The most events that are sent again after an interruption; with more, the page loads what it shows anew. */
export const mostResumed = 500;

/**
 * One server-sent event. Without `id` the browser's place in the stream stays where it is.
 * JSON never contains a line break, so one `data` line is enough.
 */
export function sse(event: string, data: unknown, id?: number): string {
  const place = id === undefined ? "" : `id: ${id}\n`;
  return `${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The number in a `Last-Event-ID` header; null if there is none that we could have sent. */
export function readPlace(header: string | null | undefined): number | null {
  if (!header || !/^\d{1,15}$/.test(header)) return null;
  return Number(header);
}

/**
 * Where a stream begins. It resumes after `asked` if every later event is still stored; otherwise it begins with what
 * happens next, and the page has to load anew what it shows.
 * @param head number of the account's newest event
 * @param stored how many events after `asked` are stored
 */
export function beginningOf(
  asked: number | null,
  { head, stored }: { head: number; stored: number },
): { after: number; resumed: boolean } {
  if (asked === null || asked > head) return { after: head, resumed: false };
  const missed = head - asked;
  return stored === missed && missed <= mostResumed
    ? { after: asked, resumed: true }
    : { after: head, resumed: false };
}
