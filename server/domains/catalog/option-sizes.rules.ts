import { GrowingSmalls, growingInts } from "./growing.rules.ts";
import { type SizeValue, sizesIn } from "./named-sizes.rules.ts";

/** The sizes by which the variants of each slot are chosen, as numbers into a list of values. */
export class OptionSizes {
  /** Those of slot n stand at `starts[n]` up to `starts[n + 1]`. */
  #starts = growingInts();
  #places = new GrowingSmalls();
  #values: SizeValue[] = [];
  #numbers = new Map<string, number>();

  constructor() {
    this.#starts.push(0);
  }

  /** Takes those of the next slot. */
  add(texts: readonly string[]): void {
    for (const text of texts) this.#places.push(this.#numberOf(text));
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
