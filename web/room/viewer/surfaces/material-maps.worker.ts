import type { MapsReply, MapsRequest } from "./material-maps.types.ts";
import { packMaps } from "./pack-maps.ts";

self.addEventListener("message", ({ data }: MessageEvent<MapsRequest>) => {
  const maps = packMaps(data.definition, data.pixels);
  const reply: MapsReply = { id: data.id, maps };
  self.postMessage(reply, { transfer: [maps.color.buffer, maps.relief.buffer] });
});
