export interface Heard {
  id: number | null;
  event: string;
  data: Record<string, unknown>;
}

/** Reads server-sent events as a browser does, and remembers where it stopped. */
export interface Ear {
  heard: Heard[];
  lastId: string | null;
  status: number;
  /** Resolves once an event fits; fails when the stream ends before. */
  until(fits: (heard: readonly Heard[]) => boolean): Promise<void>;
  /** Resolves when the stream ends. */
  ended: Promise<void>;
  hangUp(): void;
}

export async function listenTo(
  fetched: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>,
  lastId: string | null = null,
): Promise<Ear> {
  const leaving = new AbortController();
  const response = await fetched(lastId === null ? {} : { "Last-Event-ID": lastId }, leaving.signal);
  const waiting = new Set<() => void>();
  let isOver = false;
  const ear: Ear = {
    heard: [],
    lastId,
    status: response.status,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (fits(ear.heard)) resolve();
          else if (isOver) reject(new Error(`the stream ended after ${JSON.stringify(ear.heard)}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
    ended: Promise.resolve(),
    hangUp: () => leaving.abort(),
  };
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  leaving.signal.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
  ear.ended = (async () => {
    let rest = "";
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        const blocks = (rest + value).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) take(ear, block);
        for (const look of [...waiting]) look();
      }
    } catch {
      // cut off
    } finally {
      isOver = true;
      for (const look of [...waiting]) look();
    }
  })();
  return ear;
}

function take(ear: Ear, block: string): void {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  const event = field("event");
  if (!event) return;
  const id = field("id");
  if (id !== undefined) ear.lastId = id;
  ear.heard.push({
    id: id === undefined ? null : Number(id),
    event,
    data: JSON.parse(field("data") ?? "{}"),
  });
}
