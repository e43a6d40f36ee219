/** The statement by which transactions announce something. */
export const announcement = "select pg_notify($1, $2)";

/** Something that servers tell each other: there is something to read, or, on some channels, the thing itself. */
export interface Announcement {
  channel: string;
  text: string;
}

export interface Listener {
  heard(text: string): void;
  /** Called when listening starts, and after an interruption in which something may have been missed. */
  listening(): void;
}

/** What carries announcements where the database does not. */
export interface Carrier {
  /**
   * Call it before the commit of a transaction, and what it answers after that, however the commit ended. If this process
   * dies in between, the others hear it all the same.
   */
  prepare(news: readonly Announcement[]): Promise<() => void>;
  /** Tells all servers, and this one, now. */
  publish(news: readonly Announcement[]): void;
  listen(channel: string, listener: Listener): void;
  /** Waits for what is on its way, for two seconds at most. */
  close(): Promise<void>;
}
