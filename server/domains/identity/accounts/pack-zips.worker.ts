import zipcodes from "zipcodes/lib/codes.js";
import { isUsState } from "../../../../domain/places/us-states.ts";

/** All ZIP codes in two lists: for each of the 100,000 numbers the place's position plus one, 0 for none. */
export interface PackedZips {
  placeOfZip: Uint16Array;
  /** Latitude and longitude in degrees, two for each of the numbers. */
  positionOfZip: Float32Array;
  /** `OR Portland`, in order of first occurrence. */
  places: string[];
}

/** Runs in its own thread: the package's table takes half a second and 20 MB to load, what we keep of it 2 MB. */
export default function packZips(): PackedZips {
  const placeOfZip = new Uint16Array(100_000);
  const positionOfZip = new Float32Array(200_000);
  const known = new Map<string, number>();
  for (const { zip, city, state, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (!/^\d{5}$/.test(zip) || !isUsState(state)) continue;
    const place = `${state} ${cityName(city)}`;
    const number = known.get(place) ?? known.size + 1;
    known.set(place, number);
    placeOfZip[Number(zip)] = number;
    positionOfZip.set([latitude, longitude], Number(zip) * 2);
  }
  return { placeOfZip, positionOfZip, places: [...known.keys()] };
}

/** Military post offices are written in capitals. */
const cityName = (name: string): string => (/^[ADF]po$/i.test(name) ? name.toUpperCase() : name);
