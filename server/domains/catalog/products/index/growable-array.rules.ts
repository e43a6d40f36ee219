type Numbers = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** A typed array that grows at its end; `at` holds the values, of which the first `length` are valid. */
export class GrowableArray<T extends Numbers> {
  at: T;
  length = 0;

  constructor(empty: T) {
    this.at = empty;
  }

  push(value: number): void {
    if (this.length === this.at.length) {
      const larger = new (this.at.constructor as new (length: number) => T)(Math.max(2, this.length * 2));
      larger.set(this.at);
      this.at = larger;
    }
    this.at[this.length++] = value;
  }
}

export type Smalls = Uint16Array | Int32Array;

/** Numbers from 0 in half the memory, as long as all of them are small. */
export class GrowableSmallArray extends GrowableArray<Smalls> {
  constructor() {
    super(new Uint16Array(8));
  }

  override push(value: number): void {
    if (value > mostSmall && this.at instanceof Uint16Array) this.at = new Int32Array(this.at);
    super.push(value);
  }
}

const mostSmall = 65_535;

/** A larger array that starts with the old one's content. */
export function enlarged<T extends Numbers | Float32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}

export const growableInts = () => new GrowableArray<Int32Array>(new Int32Array(8));
export const growableFloats = () => new GrowableArray<Float64Array>(new Float64Array(8));
/** For very many lists, most of them with one or two numbers. */
export const growableWords = () => new GrowableArray<Uint32Array>(new Uint32Array(1));

/**
 * Hands out one scratch array again and again, in any size, valid until the next call: new arrays are allocated outside
 * the heap, and many of those make the garbage collector walk the whole catalog.
 */
export function scratchWords(): (length: number) => Uint32Array {
  let words = new Uint32Array(8192);
  return (length) => {
    if (words.length < length) words = new Uint32Array(2 * length);
    return words;
  };
}
