const blockBytes = 2 ** 20;

/**
 * Texts by number as UTF-8, one after another in blocks of a megabyte outside the heap, so that they cost the garbage
 * collector nothing. When memory is full, the oldest are evicted.
 */
export class TextCache {
  readonly #most: number;
  /** The position of each text plus one, counted over all blocks ever allocated; 0 if there is none. */
  #places = new Float64Array(1024);
  #lengths = new Int32Array(1024);
  #blocks = new Map<number, Buffer>();
  #end = 0;

  /** @param megabytes how much room there is */
  constructor(megabytes: number) {
    this.#most = megabytes;
  }

  /** The text's bytes; undefined if it is not, or no longer, stored. Do not modify them. */
  get(number: number): Buffer | undefined {
    const place = this.#places[number];
    if (!place) return undefined;
    const from = (place - 1) % blockBytes;
    return this.#blocks.get((place - 1 - from) / blockBytes)?.subarray(from, from + this.#lengths[number]!);
  }

  has(number: number): boolean {
    const place = this.#places[number];
    return !!place && this.#blocks.has(Math.floor((place - 1) / blockBytes));
  }

  /** Stores a text, unless it is longer than a block, and returns its bytes. */
  put(number: number, text: string | Buffer): Buffer {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
    if (bytes.length > blockBytes) return bytes;
    const start = this.#roomFor(bytes.length);
    this.#block(start).set(bytes, start % blockBytes);
    if (number >= this.#places.length) this.#grow(number);
    this.#places[number] = start + 1;
    this.#lengths[number] = bytes.length;
    this.#end = start + bytes.length;
    return bytes;
  }

  /** Whether adding more evicts the oldest texts. */
  get isFull(): boolean {
    return this.#blocks.size >= this.#most;
  }

  /** The position for a text of this length: no text crosses a block's end. */
  #roomFor(length: number): number {
    const left = blockBytes - (this.#end % blockBytes);
    return length <= left ? this.#end : this.#end + left;
  }

  #block(place: number): Buffer {
    const number = Math.floor(place / blockBytes);
    let block = this.#blocks.get(number);
    if (!block) {
      block = Buffer.allocUnsafeSlow(blockBytes);
      this.#blocks.set(number, block);
      this.#blocks.delete(number - this.#most);
    }
    return block;
  }

  #grow(number: number): void {
    const length = 2 ** Math.ceil(Math.log2(number + 1));
    const [places, lengths] = [new Float64Array(length), new Int32Array(length)];
    places.set(this.#places);
    lengths.set(this.#lengths);
    this.#places = places;
    this.#lengths = lengths;
  }
}
