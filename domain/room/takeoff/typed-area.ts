import { parseLength } from "../../catalog/lengths.ts";

/** Square feet in a square meter. */
const perSquareMeter = 10.7639;
const plain =
  /^(\d+(?:\.\d+)?|\.\d+)\s*(sq\.?\s*ft\.?|sqft|sf|square f(?:ee|oo)t|ft²|ft2|sq\.?\s*m\.?|m²|m2)?$/;

/**
 * Square feet of an area as people type it: `120`, `1,200 sq ft`, `10 m²`, two sides (`12.5 x 10`, `12'6" by 10'`; feet
 * without a unit), or several of these joined by `+`. 0 if empty or not understood.
 */
export function typedArea(text: string): number {
  const parts = text.split("+").map(areaOf);
  return parts.every((part) => part > 0) ? parts.reduce((sum, part) => sum + part, 0) : 0;
}

function areaOf(text: string): number {
  const typed = text.trim().toLowerCase();
  const [, number, unit = ""] = plain.exec(typed.replace(/(\d),(\d{3})(?!\d)/g, "$1$2")) ?? [];
  if (number !== undefined) return Number(number) * (/m/.test(unit) ? perSquareMeter : 1);
  const sides = typed.split(/\s*[x×*]\s*|\s+by\s+/);
  if (sides.length !== 2) return 0;
  const [length, width] = sides.map((side) => parseLength(side, "ft"));
  return length!.ok && width!.ok ? (length!.inches * width!.inches) / 144 : 0;
}
