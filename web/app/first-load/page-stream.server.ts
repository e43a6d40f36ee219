import { EventEmitter } from "node:events";
import { putOffScripts } from "./late-scripts.server.ts";

/**
 * A web stream for React's page output. React writes pieces of two kilobytes and signals when it has no more for now:
 * the pieces are then sent together, which costs a fraction of sending each. `onCancel` is called if the reader leaves
 * first.
 */
export class PageStream extends EventEmitter {
  readonly body: ReadableStream<Uint8Array>;
  private pieces: Uint8Array[] = [];
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(onCancel: () => void) {
    super();
    this.body = new ReadableStream({
      start: (controller) => {
        this.controller = controller;
      },
      cancel: () => {
        this.controller = null;
        onCancel();
      },
    });
  }

  write(piece: Uint8Array | string): boolean {
    this.pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    return true;
  }

  flush(): void {
    if (this.pieces.length === 0) return;
    const whole = Buffer.concat(this.pieces);
    this.pieces = [];
    this.controller?.enqueue(putOffScripts(whole));
  }

  end(): void {
    this.flush();
    this.controller?.close();
    this.controller = null;
    this.emit("close");
  }

  destroy(error: Error): void {
    this.controller?.error(error);
    this.controller = null;
    this.emit("close");
  }
}
