import { type Group, type Material, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, pillow } from "../parts/cushion.ts";
import { repeatOf } from "../parts/fabric-materials.ts";
import { fractalNoise } from "../parts/noise.ts";
import { sheet } from "../parts/sheet.ts";

type Linen = { linen: Material; duvet: Material; throwOver: Material };
type Mattress = { w: number; d: number; y: number; z: number };

/** Mattress, duvet falling over its sides, pillows and a throw, as a shop makes a bed up. */
export function bedding(group: Group, { linen, duvet, throwOver }: Linen, m: Mattress): void {
  const thick = 11;
  put(
    group,
    cushion(m.w, thick, m.d, { edge: 2.2, crown: [0.1, 0.3, 0.1], repeat: repeatOf(linen), grain: 9 }),
    linen,
    { y: m.y + thick / 2, z: m.z },
  );
  const top = m.y + thick;
  const headZ = m.z - m.d / 2;
  cover(group, duvet, m, { top: top + 1.5, from: headZ + 25, to: m.z + m.d / 2, drop: 11, puff: 1, over: 0 });
  fold(group, linen, m, top + 2.3, headZ + 25);
  cover(group, throwOver, m, {
    top: top + 2.5,
    from: m.z + m.d / 2 - 27,
    to: m.z + m.d / 2 - 7,
    drop: 9.5,
    puff: 0.35,
    over: 0.75,
  });
  const wide = Math.min(27, m.w / 2 - 1.5);
  for (const row of [0, 1])
    for (const s of [-1, 1]) {
      const tall = row === 0 ? 18.5 : 16;
      put(
        group,
        pillow(wide, tall, 6.6, repeatOf(row === 0 ? linen : duvet), s + row * 3 + 5),
        row === 0 ? linen : duvet,
        {
          x: (s * m.w) / 4,
          y: top + 0.2,
          z: headZ + 11 + row * 6.2,
          rx: -24 - row * 6,
          ry: s * (row ? -3 : 2),
        },
      );
    }
}

type Cover = { top: number; from: number; to: number; drop: number; puff: number; over: number };

/** A cover laid across the bed: soft waves on top, folds where it hangs at the sides and, if it reaches it, the foot. */
function cover(group: Group, cloth: Material, m: Mattress, c: Cover): void {
  const foot = c.to >= m.z + m.d / 2 - 0.5;
  const half = m.w / 2 + 0.7 + c.over;
  const round = 2.4;
  /** Along the cloth from the middle to an edge: out over the top, round the corner, down. */
  const over = (s: number, reach: number): [out: number, down: number] => {
    const flat = reach - round;
    const arc = (Math.PI / 2) * round;
    const a = Math.abs(s);
    if (a <= flat) return [a, 0];
    if (a <= flat + arc) {
      const t = (a - flat) / round;
      return [flat + Math.sin(t) * round, round - Math.cos(t) * round];
    }
    return [reach, round + a - flat - arc];
  };
  const spanX = half - round + (Math.PI / 2) * round + c.drop;
  const endZ = m.z + m.d / 2 + 0.7;
  const length = c.to - c.from;
  const spanZ = foot ? length + c.drop : length;
  const skin = sheet(
    foot ? 42 : 40,
    foot ? 28 : 9,
    (u, v) => {
      const s = (u * 2 - 1) * spanX;
      const [outX, downX] = over(s, half);
      const t = v * spanZ;
      const [outZ, downZ] = foot ? over(t, endZ - c.from) : [t, 0];
      const side = Math.sign(s);
      const soft = fractalNoise(s * 0.07 + 30, (t + c.from) * 0.07 + 30, 997, 991, 3, 3) - 0.5;
      const hang = Math.min(1, Math.max(downX, downZ) / c.drop);
      const wave = Math.sin((t + c.from) * 0.42 + soft * 6) * 0.9 * (downX > 0.1 ? hang : 0);
      const waveZ = Math.sin(s * 0.42 + soft * 6) * 0.9 * (downZ > 0.1 ? hang : 0);
      const low = Math.max(downX, downZ) - 0.4 * Math.min(downX, downZ);
      return new Vector3(
        side * (outX + wave + hang * 0.4),
        c.top - low + soft * 2.2 * (1 - hang * 0.7),
        c.from + outZ + waveZ + (downZ > 0 ? hang * 0.4 : 0),
      );
    },
    { thick: 0.6 * c.puff + 0.25, repeat: repeatOf(cloth) },
  );
  put(group, skin, cloth);
}

/** The sheet turned back over the duvet's edge. */
function fold(group: Group, cloth: Material, m: Mattress, y: number, z: number): void {
  const half = m.w / 2 + 0.4;
  put(
    group,
    sheet(
      36,
      10,
      (u, v) => {
        const s = (u * 2 - 1) * (half + 7);
        const out = Math.min(half, Math.abs(s));
        const down = Math.max(0, Math.abs(s) - half);
        const roll = v < 0.3 ? Math.sin((v / 0.3) * Math.PI * 0.5) : 1;
        const soft = fractalNoise(s * 0.09 + 30, v * 2 + 30, 997, 991, 21, 3) - 0.5;
        return new Vector3(
          Math.sign(s) * out + Math.sign(s) * (down > 0 ? 0.6 + soft : 0),
          y + 0.1 + soft * 0.9 - down + (roll - 1) * 1.2,
          z - 1 + v * 9,
        );
      },
      { thick: 0.5, repeat: repeatOf(cloth) },
    ),
    cloth,
  );
}
