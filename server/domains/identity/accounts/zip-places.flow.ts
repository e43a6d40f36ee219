import { Piscina } from "piscina";
import { zipProblem } from "../../../../domain/places/zip-state.ts";
import { failFields } from "../../../http/failure.ts";
import type { PackedZips } from "./pack-zips.worker.ts";

let packed: Promise<PackedZips> | undefined;

/** City and state of a ZIP code of five digits; null if nobody delivers there. */
export async function placeOfZip(zip: string): Promise<{ city: string; state: string } | null> {
  packed ??= packZips();
  const { placeOfZip, places } = await packed;
  const place = places[(placeOfZip[Number(zip)] ?? 0) - 1];
  return place ? { state: place.slice(0, 2), city: place.slice(3) } : null;
}

interface PostalPart {
  state: string;
  zip_code: string;
}

/** Why an address' ZIP code is not in its state, in the words for its field; null if it is, or nobody knows. */
export async function zipProblemOf({ state, zip_code }: PostalPart): Promise<string | null> {
  const zip = /^\d{5}/.exec(zip_code.trim())?.[0];
  return zip ? zipProblem(state, zip, (await placeOfZip(zip))?.state) : null;
}

/**
 * Refuses an address whose ZIP code belongs to another state: sales tax and freight depend on the state.
 * @param field the ZIP code's in the request
 */
export async function assertZipInState(address: PostalPart, field = "zip_code"): Promise<void> {
  const problem = await zipProblemOf(address);
  if (problem) failFields({ [field]: problem });
}

/** The same of several addresses of one form, by the field of each one's ZIP code. */
export async function zipProblems(
  addresses: Readonly<Record<string, PostalPart | null | undefined>>,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [field, address] of Object.entries(addresses)) {
    const problem = address ? await zipProblemOf(address) : null;
    if (problem) problems[field] = problem;
  }
  return problems;
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
