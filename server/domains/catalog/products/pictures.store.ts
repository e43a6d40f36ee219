import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Product pictures that are no variant's own stand behind those that are, whichever comes first. */
const firstFurther = 1_000;

interface Shown {
  product: number;
  mediaKey: string;
}

export async function showOwnPicture(
  db: Db,
  { product, variant_id, mediaKey }: Shown & { variant_id: number },
): Promise<void> {
  await sql`delete from product_images where product_id = ${product} and variant_ids = array[${variant_id}::bigint]`.execute(
    db,
  );
  await sql`
    update product_images set variant_ids = array_remove(variant_ids, ${variant_id}::bigint)
    where product_id = ${product} and ${variant_id} = any(variant_ids)`.execute(db);
  await sql`
    insert into product_images (product_id, position, media_key, variant_ids, alt)
    select id, coalesce((
        select max(position) + 1 from product_images where product_id = p.id and position < ${firstFurther}), 0), ${mediaKey},
      array[${variant_id}::bigint], name
    from products p where id = ${product}`.execute(db);
  await sql`update variants set media_key = ${mediaKey} where id = ${variant_id}`.execute(db);
}

/** One that the product shows already stays where it is. */
export async function showFurtherPicture(
  db: Db,
  { product, place, mediaKey }: Shown & { place: number },
): Promise<void> {
  const wanted = firstFurther + place;
  await sql`
    insert into product_images (product_id, position, media_key, alt)
    select id, case
        when exists (select from product_images where product_id = p.id and position = ${wanted})
          then (select max(position) + 1 from product_images where product_id = p.id)
        else ${wanted}::int end, ${mediaKey}, name
    from products p where id = ${product}
      and not exists (select from product_images where product_id = p.id and media_key = ${mediaKey})`.execute(
    db,
  );
}

/** The end of a statement that names pictures by `variant_id` and `media_key`: their products do not show them beside their variants' own. */
export const dropFurtherPictures = (named: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  delete from product_images i using (${named}) gone, variants v
  where v.id = gone.variant_id and i.product_id = v.product_id and i.media_key = gone.media_key
    and i.variant_ids = '{}'`;
