import { hash32 } from "../domain/designer/hash.ts";

/**
 * Chance that repeats: the same keys give the same numbers on every machine. Each product, customer and
 * order draws from a stream of its own, so that adding one never changes the others.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** A number from `least` to `most` on a grid of `step`. */
  between(least: number, most: number, step: number): number;
  /** Roughly bell-shaped around the middle of the range. */
  around(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the entries, each as likely as its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** `count` different entries in random order; all of them if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
}

function sfc32(first: number, second: number, third: number): () => number {
  let [a, b, c, counter] = [first | 0, second | 0, third | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/** A stream of its own for these keys. */
export function randomFor(...keys: readonly (string | number)[]): Random {
  const key = keys.join("\u001f");
  const next = sfc32(hash32(key, 1), hash32(key, 2), hash32(key, 3));
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error(`nothing to pick from for ${key}`);
    return list[int(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = int(0, at);
      [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
    }
    return mixed;
  };
  return {
    next,
    int,
    pick,
    shuffle,
    between: (least, most, step) => {
      const steps = Math.round((most - least) / step);
      return Number((least + int(0, steps) * step).toFixed(6));
    },
    around: (least, most) => least + ((next() + next() + next()) / 3) * (most - least),
    chance: (probability) => next() < probability,
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(entries)[0];
    },
    sample: (list, count) => shuffle(list).slice(0, count),
  };
}

const readable = "23456789abcdefghjkmnpqrstuvwxyz";

/** `length` signs of an alphabet without look-alikes, the same for the same key. */
export function codeFor(key: string, length: number): string {
  let code = "";
  for (let at = 0; at < length; at += 6) {
    let bits = hash32(key, 101 + at);
    for (let sign = 0; sign < 6 && code.length < length; sign++) {
      code += readable[bits % readable.length];
      bits = Math.floor(bits / readable.length);
    }
  }
  return code;
}

/** A version-7 UUID whose time is `at` and whose other bits come from the key. */
export function uuidFor(key: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const tail = [11, 12, 13].map((salt) => hash32(key, salt).toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[hash32(key, 14) % 4];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-${variant}${tail.slice(3, 6)}-${tail.slice(6, 18)}`;
}
