import { Piscina } from "piscina";
import type { PackedZips } from "./pack-zips.worker.ts";

let packed: Promise<PackedZips> | undefined;

/** City and state of a ZIP code of five digits; null if nobody delivers there. */
export async function placeOfZip(zip: string): Promise<{ city: string; state: string } | null> {
  packed ??= packZips();
  const { placeOfZip, places } = await packed;
  const place = places[(placeOfZip[Number(zip)] ?? 0) - 1];
  return place ? { state: place.slice(0, 2), city: place.slice(3) } : null;
}

async function packZips(): Promise<PackedZips> {
  const filename = new URL("./pack-zips.worker.ts", import.meta.url).href;
  const pool = new Piscina<undefined, PackedZips>({ filename, minThreads: 1, maxThreads: 1 });
  try {
    return await pool.run(undefined);
  } catch (error) {
    // the next caller tries again
    packed = undefined;
    throw error;
  } finally {
    await pool.destroy();
  }
}
