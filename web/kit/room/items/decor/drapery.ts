import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { fractalNoise } from "../parts/noise.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { ball, rod, turned } from "../parts/solids.ts";

/**
 * Curtains on a rod, wall at z = -depth/2: two panels drawn to the sides (`drawn` is the part of the width that each
 * covers), or a roman shade that is `raised` in part.
 */
export function drapery(group: Group, params: ItemParams, finish: string): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const cloth = finishMaterial(finish);
  if (text(params, "style") === "roman") {
    roman(group, params, cloth);
    return;
  }
  const metal = finishMaterial(text(params, "metal", "matte-black"));
  const drawn = number(params, "drawn", 0.2);
  const panel = w * drawn;
  const rodY = h - 1.2;
  const z = d / 2 - 2.2;
  put(group, rod(0.5, w - 3, 0.06, 18), metal, { x: -w / 2 + 1.5, y: rodY, z, rz: -90 });
  for (const s of [-1, 1]) {
    put(group, ball(1.1, 18), metal, { x: s * (w / 2 - 1.1), y: rodY, z });
    put(group, rod(0.3, z + d / 2, 0.05, 12), metal, { x: s * (w / 2 - 4), y: rodY, z: -d / 2, rx: 90 });
    put(group, rod(1.1, 0.3, 0.08, 20), metal, { x: s * (w / 2 - 4), y: rodY, z: -d / 2, rx: 90 });
    const folds = Math.max(4, Math.round(panel / 3.4));
    hanging(group, cloth, {
      x: s * (w / 2 - 2 - panel / 2),
      z,
      w: panel,
      top: rodY - 1.1,
      folds,
      seed: s + 4,
      side: s,
    });
    for (let i = 0; i < folds; i++) {
      const x = s * (w / 2 - 2 - panel / 2) + ((i + 0.5) / folds - 0.5) * panel;
      put(
        group,
        turned(
          [
            [0.62, -0.12],
            [0.78, 0],
            [0.62, 0.12],
          ],
          0.03,
          16,
        ),
        metal,
        { x, y: rodY, z, rz: 90 },
      );
    }
  }
}

type Panel = { x: number; z: number; w: number; top: number; folds: number; seed: number; side: number };

/** Cloth gathered at the top that falls in round folds, wider and softer below, just clear of the floor. */
function hanging(group: Group, cloth: ReturnType<typeof finishMaterial>, p: Panel): void {
  const per = 12;
  const skin = sheet(
    p.folds * per,
    14,
    (u, v) => {
      const down = 1 - v;
      const drift = (fractalNoise(u * 4 + 9, down * 2 + 9, 97, 91, p.seed, 2) - 0.5) * 0.5;
      const phase = u * p.folds * Math.PI * 2 + drift * down * 1.6;
      const uneven = 0.75 + 0.5 * fractalNoise(u * p.folds * 0.9 + 3, down * 1.2, 97, 91, p.seed + 5, 2);
      const deep = (0.85 + 0.75 * down) * uneven;
      const flare = 1 + 0.07 * down;
      const x = (u - 0.5) * p.w * flare + Math.sin(phase * 2) * 0.32 * down;
      return new Vector3(p.x + x, p.top * v + 0.4 * (1 - v), p.z + Math.sin(phase) * deep);
    },
    { repeat: repeatOf(cloth) },
  );
  put(group, skin, cloth);
}

function roman(group: Group, params: ItemParams, cloth: ReturnType<typeof finishMaterial>): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const folds = number(params, "folds", 4);
  const z = -d / 2 + 0.1;
  const swell = (d - 0.2) / (1 + 0.1 * (folds - 1));
  put(
    group,
    sheet(
      8,
      90,
      (u, v) => {
        const x = (u - 0.5) * w;
        const flat = 0.52;
        if (v < flat) return new Vector3(x, h - (v / flat) * h * 0.62, z);
        const t = ((v - flat) / (1 - flat)) * folds;
        const i = Math.min(folds - 1, Math.floor(t));
        const f = t - i;
        const each = (h * 0.38) / folds;
        const sag = Math.sin(u * Math.PI) * 0.5;
        return new Vector3(
          x,
          h * 0.38 - i * each - f * each * 1.25 + Math.max(0, f - 0.8) * each * 1.25 - sag * f,
          z + Math.sin(f * Math.PI) ** 0.8 * swell * (1 + 0.1 * i),
        );
      },
      { thick: 0.12, repeat: repeatOf(cloth) },
    ),
    cloth,
  );
}
