import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { averageColor } from "../../materials/average-color.ts";
import { linearOf, oklabOf } from "../../materials/color.ts";
import { materialOf } from "../takeoff/laying/product-piece.ts";
import { different } from "./change-words.ts";
import { isIn } from "./product-category.ts";
import { isOfUse, isPaper } from "./use.ts";

/** The closest match for a product that is not sold here. */
export interface Nearest {
  product: RoomProduct;
  /** 0 means identical in everything compared. */
  apart: number;
  /** How it differs, in words: `2" wider`, `different finish`. Empty when it does not. */
  differs: string[];
}

interface Part {
  apart: number;
  words: string | null;
}

/**
 * The candidate closest to `wanted`: of its kind (required), then by form, size, style, color and price. Null if none
 * is of its kind. Products in stock win ties.
 */
export function nearestProduct(wanted: RoomProduct, candidates: readonly RoomProduct[]): Nearest | null {
  let best: Nearest | null = null;
  for (const product of candidates) {
    if (!sameKind(wanted, product)) continue;
    const parts = [
      form(wanted, product),
      size(wanted, product),
      style(wanted, product),
      color(wanted, product),
      price(wanted, product),
    ];
    const apart = parts.reduce((sum, part) => sum + part.apart, product.in_stock ? 0 : 0.3);
    if (best && apart >= best.apart) continue;
    best = { product, apart, differs: parts.flatMap(({ words }) => words ?? []) };
  }
  return best;
}

/** Same kind of model and same use, or laid on the same surface and sold the same way. */
function sameKind(a: RoomProduct, b: RoomProduct): boolean {
  if (a.model || b.model) {
    return a.model?.kind === b.model?.kind && hardware(a) === hardware(b) && isOfUse(b, a);
  }
  return (
    a.surface.some((surface) => b.surface.includes(surface)) &&
    isPaint(a) === isPaint(b) &&
    isPaper(a) === isPaper(b)
  );
}

const hardware = (product: RoomProduct): boolean => isIn(product, "cabinet-hardware");
const isPaint = (product: RoomProduct): boolean => product.attributes.coverage_sqft !== undefined;

/** What a model basically is; a pendant cannot replace a sconce. */
const tellingParams = ["form", "mount", "use", "layout", "base", "fuel"];

function form(a: RoomProduct, b: RoomProduct): Part {
  if (!a.model || !b.model) {
    const [own, other] = [materialOf(a), materialOf(b)];
    const family = own && other && own.family !== other.family ? 0.6 : 0;
    const category = a.category.slug_url === b.category.slug_url ? 0 : 1.5;
    return { apart: family + category, words: category > 0 ? `from ${b.category.name}` : null };
  }
  const [own, other] = [a.model, b.model];
  if (own.design === other.design) return { apart: 0, words: null };
  const differing = tellingParams.filter((key) => own.params[key] !== other.params[key]);
  const first = differing[0] === "form" || differing[0] === "mount";
  return { apart: 0.2 + differing.length * 0.5 + (first ? 1.5 : 0), words: different.design };
}

function size(a: RoomProduct, b: RoomProduct): Part {
  const [own, other] = [measures(a), measures(b)];
  let apart = 0;
  own.forEach((length, at) => {
    const there = other[at]!;
    if (length > 0 && there > 0) apart += Math.abs(Math.log(there / length)) * (a.model ? 4 : 1.2);
  });
  const [width = 0] = own;
  const by = Math.round(((other[0] ?? 0) - width) * 100) / 100;
  if (Math.abs(by) < 0.1) return { apart, words: apart > 0.2 ? different.size : null };
  return { apart, words: `${Math.abs(by)}" ${by > 0 ? "wider" : "narrower"}` };
}

/** Width, depth, height of a model; long and short side of a piece. */
function measures({ model, size: piece }: RoomProduct): number[] {
  if (model) return [model.size.width_in, model.size.depth_in, model.size.height_in];
  return [Math.max(piece.width_in, piece.length_in), Math.min(piece.width_in, piece.length_in)];
}

function style(a: RoomProduct, b: RoomProduct): Part {
  const [own, other] = [words(a.attributes.style), words(b.attributes.style)];
  if (own.length === 0 || other.length === 0) return { apart: 0, words: null };
  const shared = own.some((word) => other.includes(word));
  return shared ? { apart: 0, words: null } : { apart: 0.8, words: different.style };
}

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === "string");

/** Distance in OKLab where both have a material, else by finish and color family. */
function color(a: RoomProduct, b: RoomProduct): Part {
  const [own, other] = [materialOf(a), materialOf(b)];
  if (own && other) {
    const [l, r] = [oklabOf(linearOf(averageColor(own))), oklabOf(linearOf(averageColor(other)))];
    const apart = Math.hypot(l[0] - r[0], l[1] - r[1], l[2] - r[2]);
    return { apart: apart * 8, words: apart > 0.05 ? different.color : null };
  }
  const finishes = [a.model?.finish ?? a.options.Finish, b.model?.finish ?? b.options.Finish];
  if (finishes[0] === finishes[1]) return { apart: 0, words: null };
  const families = [words(a.attributes.color_family), words(b.attributes.color_family)] as const;
  const related = families[0].some((family) => families[1].includes(family));
  return { apart: related ? 0.4 : 1, words: different.finish };
}

function price(a: RoomProduct, b: RoomProduct): Part {
  const [own, other] = [perSqft(a), perSqft(b)];
  if (!(own > 0) || !(other > 0)) return { apart: 0, words: null };
  const ratio = other / own;
  const dearer = Math.round((ratio - 1) * 100);
  return {
    apart: Math.abs(Math.log(ratio)) * 0.5,
    words:
      Math.abs(dearer) >= 10 ? `${Math.abs(dearer)} % ${dearer > 0 ? "more expensive" : "cheaper"}` : null,
  };
}

const perSqft = (product: RoomProduct): number => product.price_per_sqft ?? product.price;
