import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing } from "../parts/cushion.ts";
import { isCloth, repeatOf } from "../parts/fabric-materials.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { rail } from "../parts/legs.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { box, rod } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";

/** Chaise for the pool or a daybed: the head to -z, the back raised by `raise` degrees. */
export function buildLounge(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const covered = isCloth(finish);
  const wood = finishMaterial(covered ? text(params, "frame", "teak") : finish);
  const cloth = finishMaterial(covered ? finish : text(params, "cloth", "canvas-white"));
  const deck = number(params, "deck_in", 11);
  const raise = number(params, "raise", 38);
  const back = Math.min(d * 0.42, (h - deck - 2) / Math.sin((raise * Math.PI) / 180));
  const hinge = -d / 2 + back * Math.cos((raise * Math.PI) / 180) + 1.5;
  for (const s of [-1, 1]) {
    rail(
      group,
      wood,
      [s * (w / 2 - 0.8), deck - 1.6, -d / 2 + 1],
      [s * (w / 2 - 0.8), deck - 1.6, d / 2],
      1.4,
      3,
      "z",
    );
    for (const z of [-d / 2 + 7, d / 2 - 6])
      put(group, grain(box(2.2, deck - 1.5, 2.2, 0.2), "y", s + z), wood, {
        x: s * (w / 2 - 2),
        y: (deck - 1.5) / 2,
        z,
      });
    if (flag(params, "wheels"))
      put(group, rod(3.6, 1, 0.2, 32), wood, {
        x: s * (w / 2 - 0.4) - (s > 0 ? 0 : 0),
        y: 3.6,
        z: -d / 2 + 7,
        rz: 90,
      });
  }
  const slats = Math.round((d / 2 - hinge) / 3.1);
  for (let i = 0; i < slats; i++)
    put(group, grain(box(w - 2, 0.8, 2.4, 0.15), "x", i), wood, {
      y: deck - 0.3,
      z: hinge + ((i + 0.5) / slats) * (d / 2 - hinge),
    });
  const rest = new Group();
  const ribs = Math.round(back / 3.1);
  for (let i = 0; i < ribs; i++)
    put(rest, grain(box(w - 4, 0.8, 2.4, 0.15), "x", i + 40), wood, {
      y: 0,
      z: -((i + 0.5) / ribs) * back,
    });
  for (const s of [-1, 1])
    put(rest, grain(box(1.2, 1.4, back, 0.15), "z", s), wood, {
      x: s * (w / 2 - 3),
      y: -0.9,
      z: -back / 2,
    });
  const s: Stuffing = { edge: 1.1, crown: [0.1, 0.4, 0.1], crease: 0.18, repeat: repeatOf(cloth), grain: 5 };
  const pad = 2.6;
  put(rest, cushion(w - 3, pad, back - 0.4, { ...s, seed: 5 }), cloth, { y: pad / 2 + 0.4, z: -back / 2 });
  put(rest, piping(w - 3, pad, back - 0.4, { ...s, seed: 5 }, "top", 0.13), cloth, {
    y: pad / 2 + 0.4,
    z: -back / 2,
  });
  if (flag(params, "bolster"))
    put(rest, cushion(w - 7, 4.4, 6.5, { ...s, edge: 2.1 }), cloth, { y: pad + 2.2, z: -back + 5 });
  put(group, rest, null, { y: deck, z: hinge, rx: raise });
  const seat = d / 2 - hinge - 0.4;
  const parts = seat > 44 ? 2 : 1;
  for (let i = 0; i < parts; i++) {
    const z = hinge + (seat / parts) * (i + 0.5);
    put(group, cushion(w - 3, pad, seat / parts - 0.15, { ...s, seed: i + 7 }), cloth, {
      y: deck + pad / 2 + 0.1,
      z,
    });
    put(group, piping(w - 3, pad, seat / parts - 0.15, { ...s, seed: i + 7 }, "top", 0.13), cloth, {
      y: deck + pad / 2 + 0.1,
      z,
    });
  }
  return group;
}
