import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import type { SkuAsked } from "./sku.rules.ts";

/** A published product's id, or another's, with the first of its SKUs that fits. */
export interface SkuRow {
  product_id: number;
  sku: string;
}

const most = 50;
// as the indexes have them
const signsOf = sql`translate(upper(sku), '-./_ ', '')`;
const partOf = sql`split_part(upper(sku), '-', 2)`;

/** SKUs that begin with these signs; where there is none, those whose second part does. */
export async function skusBeginning(db: Db, { signs, parts, hasPart }: SkuAsked): Promise<SkuRow[]> {
  const found = await skusWithOneOf(db, [signs]);
  return found.length > 0 || !hasPart ? found : skusWithPart(db, parts[0]!, signs);
}

/** SKUs that begin with these signs but for one that is wrong, or two neighbours in the wrong order. */
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

// `like` a parameter finds no index once PostgreSQL keeps one plan for all texts; a range in the index's order does,
// for each of a thousand beginnings in microseconds

/** What follows all that begins so, in the order of the bytes. Signs are capitals and digits. */
const endOf = (signs: string) =>
  signs.slice(0, -1) + String.fromCharCode(signs.charCodeAt(signs.length - 1) + 1);

async function skusWithOneOf(db: Db, beginnings: readonly string[]): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select product_id, min(sku) as sku
    from unnest(${beginnings}::text[], ${beginnings.map(endOf)}::text[]) as asked (first, past)
    cross join lateral (
      select product_id, sku from variants
      where ${signsOf} ~>=~ asked.first and ${signsOf} ~<~ asked.past
      order by ${signsOf} using ~<~ limit ${most}
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
