import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import type { Project, ProjectLine } from "../../../../contract/design/project-cart.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import {
  pricePerSqft,
  savingsPercent,
  tradePrice,
  type UnitPrice,
  unitPrice,
} from "../../../../domain/money/pricing.ts";
import { lineDelivery } from "../../../../domain/orders/delivery-window.ts";
import { shipsAs } from "../../../../domain/orders/freight-class.ts";
import type { LineRow, OfferRow } from "./priced-lines.store.ts";
import type { ProjectRow } from "./project-cart.store.ts";

/** The current unit price of a line: with the showroom's markup, or at the trade price for its own pro. */
export const priceOfUnit = (
  line: Pick<LineRow, "wholesale_cents" | "margin_bp" | "markup_bp" | "is_trade">,
): UnitPrice =>
  line.is_trade
    ? tradePrice(line.wholesale_cents, line.margin_bp)
    : unitPrice(line.wholesale_cents, line.margin_bp, line.markup_bp);

/** A line with its current price in its showroom. */
export type PricedLine = LineRow & UnitPrice & { line_total_cents: number };

export function priceLine(row: LineRow): PricedLine {
  const price = priceOfUnit(row);
  return { ...row, ...price, line_total_cents: price.unit_price_cents * row.qty };
}

/** Why a quantity of an offer cannot be added to a cart, in the words for its field, or null. */
export function quantityProblem(
  offer: OfferRow | undefined,
  qty: number,
): { field: "sku" | "qty"; message: string } | null {
  if (!offer) return { field: "sku", message: "No product has this SKU." };
  if (!offer.is_sold_here) return { field: "sku", message: "This product is not sold in this showroom." };
  if (qty < offer.minimum_unit)
    return { field: "qty", message: `The minimum quantity is ${offer.minimum_unit}.` };
  if (qty > offer.stock && !offer.allows_backorder) {
    return {
      field: "qty",
      message: offer.stock > 0 ? `Only ${offer.stock} left in stock.` : "This item is out of stock.",
    };
  }
  return null;
}

/** Why a line can no longer be ordered, whatever its quantity, or null. */
export function unavailableWords(
  line: Pick<LineRow, "showroom_is_closed" | "is_published" | "is_sold_here">,
): string | null {
  if (line.showroom_is_closed) return "This showroom has closed. Please order in another one.";
  if (!line.is_published) return "This product is no longer sold. Please remove it.";
  return line.is_sold_here ? null : "This showroom no longer sells this product. Please remove it.";
}

/** The project as the API shows it. */
export function projectView(
  project: ProjectRow,
  rows: readonly LineRow[],
  tempProjectId: string | null,
  now: Date,
): Project {
  const lines = rows.map(priceLine);
  const fromStock = shareStock(lines);
  const merchandise = lines.reduce((sum, line) => sum + line.line_total_cents, 0);
  const list = lines.reduce(
    (sum, line) => sum + Math.max(line.list_cents, line.unit_price_cents) * line.qty,
    0,
  );
  return {
    id: project.id,
    temp_project_id: tempProjectId,
    is_cart: project.is_cart,
    at_trade_price: rows.some((row) => row.is_trade),
    edits_for: null,
    kept_for: null,
    name: project.name,
    version: project.version,
    showroom: { id: project.showroom_id, vsd_id: project.vsd_id, company_name: project.company_name },
    floorplan: project.floorplan,
    floorTemplate: project.floor_template,
    is_3d: project.is_3d,
    extra_info: project.extra_info as Record<string, unknown>,
    Project_tans: lines.map((line) => lineView(line, fromStock.get(line.id)!, now)),
    coupon: null,
    totals: {
      items: lines.reduce((sum, line) => sum + line.qty, 0),
      merchandise: toDollars(merchandise),
      discount: 0,
      shipping: 0,
      tax: null,
      total: toDollars(merchandise),
      savings: toDollars(list - merchandise),
    },
    is_archived: project.archived_at !== null,
    waiting_payments: [],
    updated_at: project.updated_at.toISOString(),
  };
}

/**
 * How many units of each line stock covers: lines of one variant share it in order. All, if nothing is made to order.
 */
export function shareStock(lines: readonly PricedLine[]): Map<string, number> {
  const left = new Map(lines.map((line) => [line.variant_id, line.stock]));
  return new Map(
    lines.map((line) => {
      if (!line.allows_backorder) return [line.id, line.qty];
      const units = Math.min(line.qty, left.get(line.variant_id)!);
      left.set(line.variant_id, left.get(line.variant_id)! - units);
      return [line.id, units];
    }),
  );
}

function lineView(line: PricedLine, from_stock: number, now: Date): ProjectLine {
  return {
    id: line.id,
    sku: line.sku,
    product: cardOf(line),
    options: line.options,
    qty: line.qty,
    unit: line.unit,
    unit_price: toDollars(line.unit_price_cents),
    list_price: toDollars(line.list_cents),
    line_total: toDollars(line.line_total_cents),
    surface: line.surface,
    takeoff: line.takeoff ?? null,
    covers_sqft: line.box_sqft === null ? null : Math.round(line.box_sqft * line.qty * 100) / 100,
    stock: line.stock,
    lot: line.lot,
    lot_left: line.lot === null ? null : line.lot_left,
    lots_before: line.lots_before,
    allows_backorder: line.allows_backorder,
    unavailable: unavailableWords(line),
    vendor: {
      id: line.vendor_id,
      name: line.vendor_name,
      ships_from: [line.vendor_city, line.vendor_state].filter(Boolean).join(", "),
      order_minimum: toDollars(line.minimum_cents),
    },
    lead_time_days: line.lead_time_days,
    ships_as: shipsAs(line.freight_class),
    from_projects: line.from_projects,
    delivery: lineDelivery(hourOf(now), { qty: line.qty, from_stock, lead_time_days: line.lead_time_days }),
  };
}

function cardOf(line: PricedLine): ProductCard {
  return {
    hash: line.product_hash,
    name: line.product_name,
    brand: line.brand,
    vendor: line.vendor_name,
    category: { id: line.category_id, name: line.category_name, slug_url: line.category_slug },
    image: line.media_key
      ? {
          url: `/showroom/media/${line.media_key}/800.webp`,
          width: line.media_width ?? 1,
          height: line.media_height ?? 1,
          alt: line.product_name,
          placeholder: line.media_placeholder ?? "",
        }
      : null,
    images_count: line.images_count,
    rating: line.rating_count > 0 ? Math.round((line.rating_sum / line.rating_count) * 10) / 10 : null,
    reviews: line.rating_count,
    unit: line.unit,
    box_sqft: line.box_sqft,
    minimum_unit: line.minimum_unit,
    sku: line.sku,
    price: toDollars(line.unit_price_cents),
    price_per_sqft: line.box_sqft ? toDollars(pricePerSqft(line.unit_price_cents, line.box_sqft)) : null,
    list_price: toDollars(line.list_cents),
    savings_percent: savingsPercent(line.unit_price_cents, line.list_cents),
    needs_showroom: false,
    in_stock: unavailableWords(line) === null && line.stock > 0,
    allows_backorder: line.allows_backorder,
    lead_time_days: line.lead_time_days,
    has_model: line.has_model,
    swatches: [],
    looks_count: 1,
    variants_count: 1,
  };
}

/** Delivery is promised in days, so a cart reads the same each time. */
const hourOf = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % 3_600_000));
