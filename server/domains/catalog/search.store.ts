import { type RawBuilder, sql } from "kysely";
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
/** An index leads to what has these first signs right. */
const leastRight = 3;

/** SKUs that begin with these signs; where there is none, those whose second part does. */
export async function skusBeginning(db: Db, { signs, parts, hasPart }: SkuAsked): Promise<SkuRow[]> {
  const found = await skusWhere(db, sql`${signsOf} like ${`${signs}%`}`);
  if (found.length > 0 || !hasPart) return found;
  return skusWhere(db, sql`${partOf} like ${`${parts[0]}%`} and ${signsOf} like ${`%${signs}%`}`);
}

/** SKUs that begin with these signs but for one that is wrong. */
export async function skusNearly(db: Db, { signs, parts }: SkuAsked): Promise<SkuRow[]> {
  const wrongAt = (at: number) => `${signs.slice(0, at)}_${signs.slice(at + 1)}%`;
  const late = Array.from({ length: signs.length - leastRight }, (_, at) => wrongAt(at + leastRight));
  const begun = late.map((pattern) => sql`${signsOf} like ${pattern}`);
  const early = Array.from({ length: leastRight }, (_, at) => sql`${signsOf} like ${wrongAt(at)}`);
  const second = parts[1] ? [sql`(${partOf} = ${parts[1]} and (${sql.join(early, sql` or `)}))`] : [];
  return skusWhere(db, sql.join([...begun, ...second], sql` or `));
}

async function skusWhere(db: Db, condition: RawBuilder<unknown>): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select product_id, min(sku) as sku from (
      select product_id, sku from variants where ${condition} limit ${most}
    ) found group by product_id`.execute(db);
  return rows;
}
