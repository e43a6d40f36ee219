import { type SizeValue, sizesIn } from "../search/named-sizes.rules.ts";
import { GrowableSmallArray, growableInts } from "./growable-array.rules.ts";

/** The sizes that distinguish each slot's variants, as indexes into a list of values. */
export class OptionSizes {
  /** Those of slot n are at `starts[n]` up to `starts[n + 1]`. */
  #starts = growableInts();
  #places = new GrowableSmallArray();
  #values: SizeValue[] = [];
  #numbers = new Map<string, number>();

  constructor() {
    this.#starts.push(0);
  }

  /** The numbers of sizes. */
  read(texts: readonly string[]): number[] {
    return texts.map((text) => this.#numberOf(text));
  }

  /** Appends the sizes of the next slot. */
  add(numbers: readonly number[]): void {
    for (const number of numbers) this.#places.push(number);
    this.#starts.push(this.#places.length);
  }

  of(slot: number): SizeValue[] {
    const places = this.#places.at.subarray(this.#starts.at[slot]!, this.#starts.at[slot + 1]!);
    return Array.from(places, (place) => this.#values[place]!);
  }

  #numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#values.push({ text, sizes: sizesIn(text) }) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }
}
