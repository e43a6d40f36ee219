import { sql } from "kysely";
import type { Db } from "../../../../platform/database.ts";
import { claimJobs, type JobTable } from "../../../../platform/queue/lease.store.ts";
import {
  lockProducts,
  lockVariants,
  refreshProducts,
  showFurtherPicture,
  showOwnPicture,
} from "../../products/index.ts";
import { fileScheme } from "./picture-name.rules.ts";

export const mostAttempts = 5;

export interface WantedPicture {
  variant_id: number;
  url: string;
  /** 0 for the variant's own picture, more for those of its product. */
  place: number;
}

const jobs: JobTable = {
  table: "wanted_pictures",
  key: ["variant_id", "place"],
  due: "next_try_at",
  waiting: sql`j.media_key is null and j.attempts < ${mostAttempts} and not starts_with(j.url, ${fileScheme})`,
  order: sql`j.next_try_at, j.place`,
};

/** Takes the picture that is due next; after a failure it waits for two minutes, then for four times that. */
export async function takePicture(db: Db): Promise<WantedPicture | undefined> {
  const [wanted] = await claimJobs<WantedPicture>(db, jobs, {
    now: sql<Date>`now()`,
    lease: sql`interval '2 minutes' * power(4, j.attempts)`,
    returning: sql`j.variant_id, j.url, j.place`,
  });
  return wanted;
}

export interface PictureFromFile extends WantedPicture {
  sku: string;
  media_key: string | null;
}

/** The pictures that a vendor's lists name by file, including those already shown. */
export async function picturesFromFiles(db: Db, vendorId: string): Promise<PictureFromFile[]> {
  const { rows } = await sql<PictureFromFile>`
    select w.variant_id, w.url, w.place, w.media_key, v.vendor_sku as sku
    from wanted_pictures w join variants v on v.id = w.variant_id
    where v.vendor_id = ${vendorId}::uuid and starts_with(w.url, ${fileScheme}) order by v.vendor_sku, w.place`.execute(
    db,
  );
  return rows;
}

/** Names of the picture files that are shown already, in lower case. */
export async function shownPictureFiles(db: Db, vendorId: string): Promise<Set<string>> {
  const named = await picturesFromFiles(db, vendorId);
  return new Set(named.flatMap(({ url, media_key }) => (media_key ? [url.slice(fileScheme.length)] : [])));
}

/** Records why a picture is missing; a final reason ends the attempts. */
export const notePictureProblem = (db: Db, wanted: WantedPicture, problem: string, isFinal: boolean) =>
  sql`
    update wanted_pictures set problem = ${problem},
      attempts = case when ${isFinal} then ${mostAttempts} else attempts end
    where variant_id = ${wanted.variant_id} and place = ${wanted.place} and url = ${wanted.url}`.execute(db);

/** Assigns a picture to its variant, replacing the one from an earlier URL, or to the variant's product. */
export async function showPicture(
  db: Db,
  { variant_id, url, place }: WantedPicture,
  mediaKey: string,
): Promise<void> {
  // lock the variant first, then the wanted picture, in the same order as an import
  await lockVariants(db, [variant_id]);
  const { rows } = await sql<{ product_id: number }>`
    update wanted_pictures w set media_key = ${mediaKey}, problem = null from variants v
    where w.variant_id = ${variant_id} and w.place = ${place} and w.url = ${url} and v.id = w.variant_id returning v.product_id`.execute(
    db,
  );
  const product = rows[0]?.product_id;
  if (product === undefined) return;
  await lockProducts(db, [product]);
  if (place === 0) await showOwnPicture(db, { product, variant_id, mediaKey });
  else await showFurtherPicture(db, { product, place, mediaKey });
  await refreshProducts(db, [product]);
}

/** The vendor's pictures that could not be fetched, with the reason. */
export async function missingPictures(db: Db, vendorId: string): Promise<{ sku: string; problem: string }[]> {
  const { rows } = await sql<{ sku: string; problem: string }>`
    select v.vendor_sku as sku, w.problem from wanted_pictures w join variants v on v.id = w.variant_id
    where v.vendor_id = ${vendorId}::uuid and w.media_key is null and w.problem is not null
    order by v.vendor_sku`.execute(db);
  return rows;
}
