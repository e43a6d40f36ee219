import type { BakeReply, BakeRequest } from "./bake.types.ts";
import { Baker } from "./baker.ts";

let current = 0;

const send = (reply: BakeReply, transfer: Transferable[]) => self.postMessage(reply, { transfer });

/** Leaves the thread for a moment, so that a newer request can take over. */
const breathe = () => new Promise<void>((go) => setTimeout(go, 0));

async function bake({ id, scene, quality }: BakeRequest): Promise<void> {
  current = id;
  for (const light of new Baker(scene, quality).steps()) {
    send({ id, light }, [light.lightmap.buffer, ...light.volume.map((part) => part.buffer)]);
    await breathe();
    if (current !== id) return;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<BakeRequest>) => void bake(data));
