import type { MaterialDefinition } from "../../../../../domain/materials/material.ts";
import type { Pixels } from "../../../../../domain/materials/pixels.ts";
import type { MapsReply, MapsRequest } from "./material-maps.types.ts";
import { packMaps } from "./pack-maps.ts";

const loaded = new Map<string, Promise<Pixels | null>>();

self.addEventListener("message", async ({ data }: MessageEvent<MapsRequest>) => {
  const maps = packMaps(data.definition, data.pixels, await pixelsOf(data.definition));
  const reply: MapsReply = { id: data.id, maps };
  self.postMessage(reply, { transfer: [maps.color.buffer, maps.relief.buffer] });
});

/** The pixels of a material that is a picture; null if it does not load, so that its color shows. */
function pixelsOf(definition: MaterialDefinition): Promise<Pixels | null> | null {
  if (definition.family !== "picture") return null;
  const { url } = definition;
  const known = loaded.get(url);
  if (known) return known;
  const loading = load(url).catch(() => {
    loaded.delete(url);
    return null;
  });
  loaded.set(url, loading);
  return loading;
}

async function load(url: string): Promise<Pixels | null> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!canvas) return null;
  canvas.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { data: canvas.getImageData(0, 0, width, height).data, width_px: width, height_px: height };
}
