import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { cutEnds, type Folding, foldedCloth } from "../parts/folded-cloth.ts";
import { fractalNoise, hash } from "../parts/noise.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";

/** A throw: folded with its fringe at both sides, or laid over the edge of a seat. */
export function throwBlanket(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const wool = finishMaterial(finish);
  wool.normalScale.setScalar(1.5);
  const repeat = repeatOf(wool);
  if (text(params, "lay", "folded") === "draped") {
    put(group, draped(w, h, d, repeat), wool);
    return;
  }
  const long = 2;
  const folding: Folding = { repeat, layers: 4, seed: 5, cells: 20, loose: 0.55 };
  put(group, foldedCloth(w - long * 2, h, d, folding), wool);
  for (const end of [0, 1] as const)
    cutEnds(w - long * 2, h, d, folding, end, 13).forEach(({ at }, i) => {
      for (let k = 0; k < 3; k++) put(group, thread(at, end ? 1 : -1, long, i * 3 + k), wool);
    });
}

/** A thread of the fringe that leaves the cloth sideways, sinks and ends on the ground. */
function thread(from: Vector3, out: number, long: number, seed: number) {
  const reach = long * (0.55 + 0.4 * hash(seed, 1, 3));
  const aside = (hash(seed, 2, 3) - 0.5) * 0.5;
  const fall = Math.min(from.y - 0.1, long * (0.5 + 0.5 * hash(seed, 3, 3)));
  const thick = 0.085;
  return sheet(
    3,
    4,
    (u, v) => {
      const a = u * Math.PI * 2;
      return new Vector3(
        from.x + out * (reach * Math.sin((v * Math.PI) / 2) - 0.1),
        from.y - fall * v * v + Math.sin(a) * thick,
        from.z + aside * v + Math.cos(a) * thick * -out,
      );
    },
    { ring: true, repeat: 4 },
  );
}

function draped(w: number, h: number, d: number, repeat: number) {
  return sheet(
    24,
    40,
    (u, v) => {
      const s = v * (d + h * 1.5) - h * 0.8;
      const x = (u - 0.5) * w * (0.94 + 0.1 * v);
      const soft = (fractalNoise(u * 5 + 9, v * 4 + 9, 97, 91, 3, 3) - 0.5) * 1.8;
      const ridge = Math.sin(u * 17 + v * 2) * 0.5;
      const y = s < 0 ? s : s > d ? d - s : 0;
      const round = 1.2;
      const z = Math.max(0, Math.min(d, s)) - d / 2;
      return new Vector3(
        x + soft * 0.6,
        h - round + y + (s >= 0 && s <= d ? 0.5 + soft * 0.3 : 0),
        z + (s < 0 ? -1 : s > d ? 1 : 0) * (0.7 + ridge + Math.abs(soft) * 0.6),
      );
    },
    { thick: 0.5, repeat },
  );
}
