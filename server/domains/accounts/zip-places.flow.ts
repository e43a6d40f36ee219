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

/** The middle of a ZIP code of five digits, in degrees; null if it is not known. */
export async function positionOfZip(zip: string): Promise<{ latitude: number; longitude: number } | null> {
  packed ??= packZips();
  const { placeOfZip, positionOfZip: positions } = await packed;
  const at = Number(zip) * 2;
  const [latitude, longitude] = [positions[at], positions[at + 1]];
  // an unknown number is at 0, 0, in the ocean
  if (!placeOfZip[Number(zip)] || !latitude || !longitude) return null;
  return { latitude, longitude };
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
