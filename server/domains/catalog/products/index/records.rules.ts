import { growableInts } from "./growable-array.rules.ts";

/** Two records per cache line. */
const width = 8;

/**
 * The data of each slot in one record, so that a product anywhere in a large catalog costs one cache miss; with
 * separate columns every number would cost one.
 */
export class Records {
  readonly #numbers = growableInts();

  get length(): number {
    return this.#numbers.length / width;
  }

  /** @param numbers at most eight, by their columns */
  push(numbers: readonly number[]): void {
    for (let column = 0; column < width; column++) this.#numbers.push(numbers[column] ?? 0);
  }

  column(number: number): Column {
    const numbers = this.#numbers;
    return { of: (slot) => numbers.at[slot * width + number]! };
  }
}

/** One number of each slot. */
export interface Column {
  of(slot: number): number;
}
