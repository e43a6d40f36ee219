import { sql } from "kysely";
import type { ProposalContent } from "../../../../contract/design/proposal-content.ts";
import { unitPrice } from "../../../../domain/money/pricing.ts";
import type { SaleRules } from "../../../../domain/orders/sale-settings.ts";
import { freightsTo } from "../../../../domain/orders/shipping.ts";
import {
  type ProductPrice,
  type ProposalPrices,
  totalsOf,
} from "../../../../domain/projects/proposal/totals.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";
import { marginBp, soldIn } from "../projects/index.ts";

/** A SKU as a showroom sells it at present. */
export interface OfferRow extends MediaRow {
  sku: string;
  variant_id: number;
  product_hash: string;
  product_name: string;
  options: Record<string, string>;
  unit: string;
  vendor_id: string;
  vendor_name: string;
  not_served: string[];
  minimum_cents: number;
  remote_freight_cents: number;
  wholesale_cents: number;
  list_cents: number;
  is_freight: boolean;
  lead_time_days: number;
  minimum_unit: number;
  stock: number;
  allows_backorder: boolean;
  is_published: boolean;
  is_sold_here: boolean;
  markup_bp: number;
  margin_bp: number;
}

/** The offers of SKUs in a showroom; those that do not exist are missing. */
export async function offersOf(db: Db, showroom_id: string, skus: readonly string[]): Promise<OfferRow[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<OfferRow>`
    select v.sku, v.id as variant_id, p.hash as product_hash, p.name as product_name, v.options, p.unit,
      ve.id as vendor_id, ve.name as vendor_name, ve.not_served, ve.minimum_cents, ve.remote_freight_cents,
      v.wholesale_cents, v.list_cents, v.is_freight, v.lead_time_days, p.minimum_unit, v.stock, v.allows_backorder,
      p.status = 'published' as is_published, ${soldIn(sql`${showroom_id}`)} as is_sold_here,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
      coalesce(
        (select markup_bp from showroom_markups where showroom_id = s.id and product_id = p.id),
        (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.id),
        (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.parent_id),
        s.markup_bp
      ) as markup_bp, ${marginBp} as margin_bp
    from variants v
    join products p on p.id = v.product_id
    join categories c on c.id = p.category_id
    join vendors ve on ve.id = p.vendor_id
    join showrooms s on s.id = ${showroom_id}
    left join media m on m.key = coalesce(v.media_key, p.media_key)
    where v.sku = ${anyOf([...new Set(skus)], "text")}`.execute(db);
  return rows;
}

export const skusOf = ({ sections }: Pick<ProposalContent, "sections">): string[] => [
  ...new Set(
    sections.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === "product" ? [line.sku] : []))),
  ),
];

const priceOf = (row: OfferRow): ProductPrice => {
  const price = unitPrice(row.wholesale_cents, row.margin_bp, row.markup_bp);
  return {
    ...price,
    sku: row.sku,
    variant_id: row.variant_id,
    product_hash: row.product_hash,
    product_name: row.product_name,
    options: row.options,
    unit: row.unit,
    media_key: row.media_key,
    vendor_id: row.vendor_id,
    list_price_cents: Math.max(row.list_cents, price.unit_price_cents),
    is_freight: row.is_freight,
    lead_time_days: row.lead_time_days,
  };
};

/** Today's prices of a proposal's products, besides those that were signed for. */
export function pricesOf(
  offers: readonly OfferRow[],
  state: string,
  { at, rules }: { at: Date; rules: SaleRules },
  kept: Pick<ProposalPrices, "signed" | "ordered" | "tax_certificate_id">,
): ProposalPrices {
  const oversize = offers.filter((row) => row.is_freight && row.remote_freight_cents > 0);
  const asked = oversize.map((row) => [row.vendor_id, row.remote_freight_cents] as const);
  return {
    products: offers.map(priceOf),
    freight: [...freightsTo(rules.freight, state, asked)],
    at: at.toISOString(),
    added_rates: rules.added_rates,
    ...kept,
  };
}

/** What an offer comes to today, for content of which nothing is signed. */
export function priceContent(
  content: ProposalContent,
  offers: readonly OfferRow[],
  on: { at: Date; rules: SaleRules },
  tax_certificate_id: string | null = null,
) {
  const prices = pricesOf(offers, content.address.state, on, { signed: [], ordered: [], tax_certificate_id });
  return { prices, totals: totalsOf(content, prices, []) };
}

/** The lines of a project or cart, to start from; undefined if the pro may not see it. */
export async function linesToStartFrom(
  db: Db,
  pro_id: string,
  showroom_id: string,
  project_id: string,
): Promise<
  | {
      name: string;
      owner_id: string | null;
      client_id: string | null;
      lines: { sku: string; qty: number; surface: string }[];
    }
  | undefined
> {
  const { rows: found } = await sql<{ name: string; owner_id: string | null; client_id: string | null }>`
    select p.name, p.user_id as owner_id,
      (select id from clients where id = p.client_id and showroom_id = ${showroom_id}) as client_id
    from projects p
    where p.id = ${project_id} and p.user_id is not null and (p.user_id = ${pro_id}
      or (p.shared_with_pro_at is not null and p.showroom_id = ${showroom_id})
      or exists (select from hires h where h.project_id = p.id and h.pro_id = ${pro_id} and h.status = 'accepted'))`.execute(
    db,
  );
  if (!found[0]) return undefined;
  const { rows: lines } = await sql<{ sku: string; qty: number; surface: string }>`
    select v.sku, l.qty, l.surface from project_lines l join variants v on v.id = l.variant_id
    where l.project_id = ${project_id} order by l.created_at, l.id`.execute(db);
  return { ...found[0], lines };
}

/** Whether a pro sees a room: the own one, one of a project that the pro may change, or one of a hire. */
export async function seesRoom(
  db: Db,
  pro_id: string,
  room_id: string,
): Promise<{ owner_id: string } | undefined> {
  const { rows } = await sql<{ owner_id: string }>`
    select r.user_id as owner_id from rooms r
    where r.id = ${room_id} and r.user_id is not null and (r.user_id = ${pro_id}
      or exists (select from projects p join project_editors e on e.project_id = p.id and e.user_id = ${pro_id}
        where p.id = r.project_id and p.user_id = r.user_id and project_works_on(p.id, e.user_id))
      or exists (select from hires h where h.room_id = r.id and h.pro_id = ${pro_id} and h.status = 'accepted'))`.execute(
    db,
  );
  return rows[0];
}
