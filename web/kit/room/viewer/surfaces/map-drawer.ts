import type { MaterialDefinition } from "../../../../../domain/materials/material.ts";
import { keyOf } from "../../scene/part.ts";
import type { MapsReply, MapsRequest, PackedMaps } from "./material-maps.types.ts";

/** Where drawn maps may be kept between visits; a studio gives one on disk. */
export type MapStore = {
  get(key: string): Promise<PackedMaps | null>;
  put(key: string, maps: PackedMaps): Promise<void>;
};

type Waiting = { request: MapsRequest; done: (maps: PackedMaps) => void };

/** Draws material maps in a few workers, small ones first. */
export class MapDrawer {
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<number, (maps: PackedMaps) => void>();
  readonly #most: number;
  readonly #store: MapStore | null;
  #next = 1;

  constructor(store: MapStore | null = null) {
    this.#store = store;
    this.#most = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
  }

  async draw(definition: MaterialDefinition, pixels: number): Promise<PackedMaps> {
    const key = keyOf([2, definition, pixels]);
    const kept = await this.#store?.get(key);
    if (kept) return kept;
    const maps = await new Promise<PackedMaps>((done) => {
      this.#waiting.push({ request: { id: this.#next, definition, pixels }, done });
      this.#next += 1;
      this.#waiting.sort((a, b) => a.request.pixels - b.request.pixels || a.request.id - b.request.id);
      this.#pump();
    });
    await this.#store?.put(key, maps);
    return maps;
  }

  #pump(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#all.length < this.#most ? this.#hire() : null);
      if (!worker) return;
      const { request, done } = this.#waiting.shift()!;
      this.#running.set(request.id, done);
      worker.postMessage(request);
    }
  }

  #hire(): Worker {
    const worker = new Worker(new URL("./material-maps.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<MapsReply>) => {
      this.#idle.push(worker);
      this.#running.get(data.id)?.(data.maps);
      this.#running.delete(data.id);
      this.#pump();
    });
    this.#all.push(worker);
    return worker;
  }

  dispose(): void {
    for (const worker of this.#all) worker.terminate();
    this.#waiting.length = 0;
    this.#running.clear();
  }
}
