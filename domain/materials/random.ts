/** Even 32-bit hash of two whole numbers. Same in every engine. */
export function hash2(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Hash of three whole numbers. */
export function hash3(a: number, b: number, c: number): number {
  return hash2(hash2(a, b), c);
}

/** 0..1 (1 excluded) from a hash. */
export function unit(hash: number): number {
  return hash / 4294967296;
}

/** A repeatable stream of numbers 0..1 for that seed. */
export function randomStream(seed: number): () => number {
  let count = 0;
  return () => unit(hash2(seed | 0, ++count));
}
