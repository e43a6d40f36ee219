import { sql } from "kysely";
import { placeViews } from "../../../../domain/materials/material.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

interface AppliedRow extends MediaRow {
  hash: string;
  alt: string;
}

/** The first picture of each product in use: on a floor, a wall, a counter, in a yard. */
export async function appliedImages(db: Db, hashes: readonly string[]): Promise<AppliedRow[]> {
  const { rows } = await sql<AppliedRow>`
    select distinct on (p.id) p.hash, i.alt, m.key as media_key, m.width as media_width,
      m.height as media_height, m.placeholder as media_placeholder
    from products p
    join product_images i on i.product_id = p.id
    join media m on m.key = i.media_key
    where p.hash = ${anyOf(hashes, "text")} and p.status = 'published' and m.source ->> 'view' in (${sql.join(placeViews)})
    order by p.id, i.position`.execute(db);
  return rows;
}
