/** Somebody who has a page about a topic open, in one tab. */
export interface Watcher {
  /** Chosen by the tab. */
  tab: string;
  user_id: string;
  name: string;
  /** What else others see of it. */
  about: Record<string, unknown>;
}

/** A tab that said nothing for this long is gone. */
const gone_ms = 30_000;
/** Of one topic; later ones are not noticed. */
const most = 50;

/** Who has which topic open, as far as this server has heard; each server hears all of it. */
export class Watchers {
  readonly #topics = new Map<string, Map<string, { watcher: Watcher; until: number }>>();

  /** A tab is there, until it says so again. */
  here(topic: string, watcher: Watcher, now: Date): void {
    this.#sweep(now);
    const tabs = this.#topics.get(topic) ?? new Map();
    if (tabs.size >= most && !tabs.has(watcher.tab)) return;
    this.#topics.set(topic, tabs.set(watcher.tab, { watcher, until: now.getTime() + gone_ms }));
  }

  gone(topic: string, { tab, user_id }: Pick<Watcher, "tab" | "user_id">): void {
    const tabs = this.#topics.get(topic);
    // nobody signs another account's tab off
    if (tabs?.get(tab)?.watcher.user_id === user_id) tabs.delete(tab);
  }

  of(topic: string, now: Date): Watcher[] {
    this.#sweep(now);
    return [...(this.#topics.get(topic)?.values() ?? [])].map(({ watcher }) => watcher);
  }

  #sweep(now: Date): void {
    for (const [topic, tabs] of this.#topics) {
      for (const [tab, { until }] of tabs) if (until <= now.getTime()) tabs.delete(tab);
      if (tabs.size === 0) this.#topics.delete(topic);
    }
  }
}
