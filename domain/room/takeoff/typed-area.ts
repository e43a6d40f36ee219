import { typedSqft } from "../../catalog/page-areas.ts";
import { readLength } from "../../catalog/read-length.ts";

/** Square feet in a square meter. */
const perSquareMeter = 1 / 0.09290304;
const plain =
  /^(\d+(?:\.\d+)?|\.\d+)\s*(sq\.?\s*ft\.?|sqft|sf|square f(?:ee|oo)t|ft²|ft2|pies?²|pies?2|pies? cuadrados?|sq\.?\s*m\.?|square met(?:er|re)s?|metros? cuadrados?|m²|m2)?$/;

/**
 * Square feet of an area as people type it: `120`, `1,200 sq ft`, `10 m²`, two sides (`12.5 x 10`, `12'6" by 10'`),
 * or several of these joined by `+`. Without a unit it is in that of the page: feet, or meters. 0 if empty or not understood.
 */
export function typedArea(text: string): number {
  const parts = text.split("+").map(areaOf);
  return parts.every((part) => part > 0) ? parts.reduce((sum, part) => sum + part, 0) : 0;
}

function areaOf(text: string): number {
  const typed = text.trim().toLowerCase();
  const [, number, unit = ""] = plain.exec(typed.replace(/(\d),(\d{3})(?!\d)/g, "$1$2")) ?? [];
  if (number !== undefined && unit === "") return typedSqft(Number(number));
  if (number !== undefined) return Number(number) * (/m/.test(unit) ? perSquareMeter : 1);
  const sides = typed.split(/\s*[x×*]\s*|\s+(?:by|por)\s+/);
  if (sides.length !== 2) return 0;
  const [length, width] = sides.map((side) => readLength(side, "room", "ft"));
  return length!.ok && width!.ok ? (length!.inches * width!.inches) / 144 : 0;
}
