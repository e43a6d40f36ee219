import { growingInts } from "./growing.rules.ts";

/** Two records to a line of what the processor reads at once. */
const width = 8;

/**
 * What is known of each slot, side by side, so that of a product that stands anywhere in a large catalogue one wait for
 * memory brings it all; in columns of their own each number would be waited for.
 */
export class Records {
  readonly #numbers = growingInts();

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
