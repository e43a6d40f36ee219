import { sql } from "kysely";
import { wordsOfColorFamily } from "../../../domain/color-families.ts";
import type { Db } from "../../platform/database.ts";
import type { MediaRow } from "../showrooms/index.ts";

/** What a card may show of a variant in place of the product's own; a picture of its own or the product's. */
export interface OfferRow extends MediaRow {
  product_id: number;
  name: string;
  sku: string;
  options: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  /** What a box covers; 0 for goods that are not sold by the box. */
  covers: number;
  in_stock: boolean;
  allows_backorder: boolean;
  lead_time_days: number;
}

/** What is wanted of a product: values of options, with `between` between them. */
export interface WantedOffer {
  product_id: number;
  wanted: string;
}

/** Stands in no name. */
export const between = "\u001f";

/**
 * Of each product the variant that has most of what is wanted, if one has any; among equals one whose color is of the
 * only family that is wanted, then what is in stock.
 */
export async function offerRows(db: Db, wishes: readonly WantedOffer[]): Promise<OfferRow[]> {
  const ids = wishes.map(({ product_id }) => product_id);
  const wanted = wishes.map((wish) => wish.wanted);
  const colors = wishes.map((wish) => colorsWanted(wish.wanted.split(between)).join(" "));
  const { rows } = await sql<OfferRow>`
    select p.id as product_id, p.name, v.sku, v.options, v.wholesale_cents, v.list_cents, v.box_sqft,
      case when p.unit = 'Box' then coalesce(v.box_sqft, 0) else 0 end as covers,
      v.stock > 0 as in_stock, v.allows_backorder, v.lead_time_days,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from (
      select product_id, string_to_array(wanted, ${between}) as wanted, string_to_array(colors, ' ') as colors
      from unnest(${ids}::bigint[], ${wanted}::text[], ${colors}::text[]) as w (product_id, wanted, colors)
      offset 0 -- so that the arrays are made once
    ) w
    join products p on p.id = w.product_id
    cross join lateral (
      select v.*, h.has
      from variants v
      cross join lateral (
        select count(*) filter (where o.value = any (w.wanted) or lower(o.value) = w.colors[1]) as has,
          min(case when w.colors <> '{}' then (
            select min(array_position(w.colors, word)) from unnest(string_to_array(lower(o.value), ' ')) word
          ) end) as likeness
        from jsonb_each_text(v.options) o
      ) h
      where v.product_id = p.id and ${mayHave} and (h.has > 0 or h.likeness is not null)
      order by h.has desc, h.likeness is null, v.stock <= 0, h.likeness, v.position, v.id
      limit 1
    ) v
    left join media m on m.key = coalesce(v.media_key, p.media_key)`.execute(db);
  return rows;
}

/** Whether a variant may have any of it, which costs a fraction of finding out how much. */
const mayHave = sql`(
  jsonb_path_query_array(v.options, '$.*') ?| w.wanted
  or w.colors <> '{}' and w.colors && string_to_array(
    translate(lower(jsonb_path_query_array(v.options, '$.*')::text), '[]",', '    '), ' ')
)`;

/** Words of the family of colors that is wanted, the best first; none where several are. */
function colorsWanted(texts: readonly string[]): string[] {
  const families = new Map(texts.map((text) => [text.toLowerCase(), wordsOfColorFamily(text)]));
  const [words, ...others] = [...families.values()].filter((family) => family.length > 0);
  return words && others.length === 0 ? words : [];
}
