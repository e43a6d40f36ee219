import type { BakeReply, BakeRequest } from "./bake.types.ts";
import { Baker } from "./baker.ts";
import { gatherRows } from "./gather.ts";
import { LightField } from "./light-field.ts";

let field: LightField | null = null;
let current = 0;

const send = (reply: BakeReply, transfer: Transferable[]) => self.postMessage(reply, { transfer });

/** Leaves the thread for a moment, so that a newer request can take over. */
const breathe = () => new Promise<void>((go) => setTimeout(go, 0));

async function bake(request: Extract<BakeRequest, { kind: "bake" }>): Promise<void> {
  current = request.id;
  const baker = new Baker(request.scene, request.quality);
  for (const light of baker.steps()) {
    if (current !== request.id) return;
    if (light.done) field = baker.field;
    const known = light.done ? baker.field.known() : null;
    send({ kind: "light", id: request.id, light, known }, [
      light.lightmap.buffer,
      ...light.volume.map((part) => part.buffer),
      ...(known ? [known.planes.buffer, known.sun.buffer, known.grid.buffer] : []),
    ]);
    await breathe();
    if (current !== request.id) return;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<BakeRequest>) => {
  if (data.kind === "bake") {
    void bake(data);
    return;
  }
  if (data.kind === "adopt") {
    field = new LightField(data.scene);
    field.adopt(data.known);
    return;
  }
  if (!field) return;
  const { light, gloss } = gatherRows(field, data.rows);
  send({ kind: "gathered", id: data.rows.id, light, gloss }, [light.buffer, gloss.buffer]);
});
