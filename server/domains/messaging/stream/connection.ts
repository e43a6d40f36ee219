/** A browser that takes nothing in keeps at most this much of our memory. */
const mostUnread_bytes = 256 * 1024;
/** Shorter than the pause after which proxies and our own server close a silent connection. */
export const heartbeat_ms = 15_000;

/** One open connection for server-sent events. */
export interface Connection {
  body: ReadableStream<Uint8Array>;
  send(text: string): void;
  end(): void;
}

/** @param onEnd called once, when either side ends the connection */
export function openConnection(onEnd: () => void): Connection {
  const encoder = new TextEncoder();
  let isOver = false;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const over = () => {
    isOver = true;
    onEnd();
  };
  const end = () => {
    if (isOver) return;
    over();
    controller.close();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      cancel: over,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return {
    body,
    end,
    send(text) {
      if (isOver) return;
      if ((controller.desiredSize ?? 0) < -mostUnread_bytes) return end();
      controller.enqueue(encoder.encode(text));
    },
  };
}

export const eventStreamResponse = (body: ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Content-Type-Options": "nosniff",
      // nginx would collect events otherwise
      "X-Accel-Buffering": "no",
    },
  });
