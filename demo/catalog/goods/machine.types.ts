import type { AttributeValue } from "../product.types.ts";
import type { GoodsChoice } from "./goods.types.ts";

export interface Machine {
  child: string;
  noun: string;
  title: string;
  price: readonly [number, number];
  weight: number;
  attributes: Record<string, AttributeValue>;
  option?: { name: string; choices: readonly GoodsChoice[] };
  features: readonly string[];
  seconds: readonly string[];
  output: readonly string[];
  does: readonly string[];
  inside: readonly string[];
  opening: string;
  openings: string;
  circuit: string;
  pipe?: readonly string[];
}
