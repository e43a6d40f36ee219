import type { ProProduct, ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { fromDollars } from "../../../../../domain/money/money.ts";
import {
  markupFor,
  maximumMarkupBp,
  minimumMarkupBp,
  pricePerSqft,
  unitPrice,
} from "../../../../../domain/money/pricing.ts";

/** A markup of a category, as it is being typed. */
export interface CategoryRule {
  category_id: number;
  percent: string;
  isRemoved: boolean;
}

export interface ProductRule {
  product: ProProduct;
  percent: string;
  isRemoved: boolean;
}

/** All markups of a showroom, as they are being typed. */
export interface MarkupDraft {
  showroom: string;
  categories: CategoryRule[];
  products: ProductRule[];
}

export const readMarkups = ({ markup_percent, markups }: ProShowroom): MarkupDraft => ({
  showroom: String(markup_percent),
  categories: markups.categories.map(({ category_id, markup_percent: percent }) => ({
    category_id,
    percent: String(percent),
    isRemoved: false,
  })),
  products: markups.products.map(({ product, markup_percent: percent }) => ({
    product,
    percent: String(percent),
    isRemoved: false,
  })),
});

export const writeMarkups = ({ showroom, categories, products }: MarkupDraft) => ({
  markup_percent: Number(showroom),
  markups: {
    categories: categories
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ category_id, percent }) => ({ category_id, markup_percent: Number(percent) })),
    products: products
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ product, percent }) => ({ hash: product.hash, markup_percent: Number(percent) })),
  },
});

/** What is wrong with a typed markup; undefined when it can be saved. */
export function percentProblem(text: string): string | undefined {
  if (!/^\d+(\.\d*)?$/.test(text)) return "Enter a markup in percent, such as 12.5.";
  const bp = toBp(text);
  if (bp < minimumMarkupBp) return "Enter at least 10%.";
  return bp > maximumMarkupBp ? "Enter at most 200%." : undefined;
}

/** The first thing that keeps a draft from being saved. */
export function draftProblem({ showroom, categories, products }: MarkupDraft): string | undefined {
  const rules = [...categories, ...products].filter(({ isRemoved }) => !isRemoved);
  return [showroom, ...rules.map(({ percent }) => percent)].map(percentProblem).find(Boolean);
}

const toBp = (text: string): number => Math.round(Number(text) * 100);

interface CategoryNode {
  id: number;
  parent_id: number | null;
  name: string;
}

/** Ids of a category and those above it, itself first. */
export function pathOf(categories: readonly CategoryNode[], id: number): number[] {
  const node = categories.find((category) => category.id === id);
  if (!node) return [];
  return node.parent_id === null ? [id] : [id, ...pathOf(categories, node.parent_id)];
}

/** What a markup is and where it comes from. */
export interface Effective {
  bp: number;
  /** Null for the showroom's own. */
  from: { category_id: number } | { hash: string } | null;
}

/** The markup that a draft gives a product; what cannot be saved as it is typed counts as the least. */
export function effectiveFor(
  draft: MarkupDraft,
  product: Pick<ProProduct, "hash" | "category_id">,
  categories: readonly CategoryNode[],
): Effective {
  const kept = draft.categories.filter(({ isRemoved }) => !isRemoved);
  const own = draft.products.find((rule) => !rule.isRemoved && rule.product.hash === product.hash);
  const path = pathOf(categories, product.category_id);
  const isIn = (id: number) => kept.some(({ category_id }) => category_id === id);
  const bp = markupFor(
    {
      showroom_bp: bpOf(draft.showroom),
      by_category: new Map(kept.map(({ category_id, percent }) => [category_id, bpOf(percent)])),
      by_product: new Map(own ? [[1, bpOf(own.percent)]] : []),
    },
    1,
    path,
  );
  if (own) return { bp, from: { hash: own.product.hash } };
  const category_id = path.find(isIn);
  return { bp, from: category_id === undefined ? null : { category_id } };
}

const bpOf = (text: string): number => (percentProblem(text) ? minimumMarkupBp : toBp(text));

/** What a product costs and brings at a markup; all in cents. */
export interface Figures {
  price: number;
  profit: number;
  /** Null for products that are not sold by the box. */
  price_per_sqft: number | null;
  profit_per_sqft: number | null;
}

export function figuresOf({ trade_price, box_sqft }: ProProduct, markup_bp: number): Figures {
  // the trade price holds the platform's margin already
  const { unit_price_cents: price, contractor_markup_cents: profit } = unitPrice(
    fromDollars(trade_price),
    0,
    markup_bp,
  );
  return {
    price,
    profit,
    price_per_sqft: box_sqft ? pricePerSqft(price, box_sqft) : null,
    profit_per_sqft: box_sqft ? pricePerSqft(profit, box_sqft) : null,
  };
}
