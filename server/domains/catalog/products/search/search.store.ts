import { sql } from "kysely";
import type { Db } from "../../../../platform/database.ts";
import type { SkuAsked } from "./sku.rules.ts";

/** A published product's id, or a variant's, with the first matching SKU. */
export interface SkuRow {
  product_id: number;
  sku: string;
}

const most = 50;
// in the same form as the indexes
const signsOf = sql`translate(upper(sku), '-./_ ', '')`;
const vendorSignsOf = sql`translate(upper(vendor_sku), '-./_ ', '')`;
const partOf = sql`split_part(upper(sku), '-', 2)`;

/**
 * The shop's SKUs that start with these characters, or whose vendor number does; if there is none, those whose second
 * part does.
 */
export async function skusBeginning(db: Db, { signs, parts, hasPart, isShort }: SkuAsked): Promise<SkuRow[]> {
  const found = await skusWithOneOf(db, [signs], isShort ? [`${signs}0`] : undefined);
  return found.length > 0 || !hasPart ? found : skusWithPart(db, parts[0]!, signs);
}

/** SKUs that start with these characters except for one wrong character or two swapped ones. */
export function skusNearly(db: Db, { signs }: SkuAsked): Promise<SkuRow[]> {
  const near = [...signs].flatMap((sign, at) => {
    const before = signs.slice(0, at);
    const after = signs.slice(at + 1);
    const others = [...alphabet].filter((other) => other !== sign).map((other) => before + other + after);
    return after ? [...others, before + after[0] + sign + after.slice(1)] : others;
  });
  return skusWithOneOf(db, near);
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

// `like` with a parameter uses no index under a generic plan; a range in the index's order does, in microseconds for
// each of a thousand prefixes

/** The upper bound of a prefix, in byte order. The characters are capitals and digits. */
const endOf = (signs: string) =>
  signs.slice(0, -1) + String.fromCharCode(signs.charCodeAt(signs.length - 1) + 1);

async function skusWithOneOf(
  db: Db,
  beginnings: readonly string[],
  ends: readonly string[] = beginnings.map(endOf),
): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select product_id, min(sku) as sku
    from unnest(${beginnings}::text[], ${ends}::text[]) as asked (first, past)
    cross join lateral (
      (select product_id, sku from variants
        where ${signsOf} ~>=~ asked.first and ${signsOf} ~<~ asked.past
        order by ${signsOf} using ~<~ limit ${most})
      union all
      (select product_id, sku from variants
        where vendor_sku <> sku and ${vendorSignsOf} ~>=~ asked.first and ${vendorSignsOf} ~<~ asked.past
        order by ${vendorSignsOf} using ~<~ limit ${most})
    ) found group by product_id limit ${most}`.execute(db);
  return rows;
}

async function skusWithPart(db: Db, part: string, signs: string): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select product_id, min(sku) as sku from (
      select product_id, sku from variants
      where ${partOf} ~>=~ ${part} and ${partOf} ~<~ ${endOf(part)} and strpos(${signsOf}, ${signs}) > 0
      order by ${partOf} using ~<~ limit ${most}
    ) found group by product_id`.execute(db);
  return rows;
}
