import type { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { loft, rectRing } from "../parts/loft.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { bar, box, rod, tube, turned } from "../parts/solids.ts";
import type { Outline } from "./bowl.ts";
import type { Ware } from "./ware.ts";

/** Close-coupled tank behind the seat, with lid, handle or button, bolts and the supply. */
export function tank(group: Group, params: ItemParams, ware: Ware, o: Outline, rim: number): void {
  const shape = text(params, "tank");
  const onePiece = text(params, "form") === "one-piece";
  const top = params.height_in;
  const depth = shape === "slim" ? 6.2 : shape === "low" ? 8.4 : 7.8;
  const z = o.wall + depth / 2 + 0.1;
  const width = Math.max(params.width_in - 0.6, 13.6);
  const base = onePiece ? rim - 1.4 : rim + 0.35;
  const lid = shape === "square" || shape === "slim" ? 1.5 : 1.8;
  const at = (w: number, d: number, r: number, y: number): Vector3[] => rectRing(w, d, r, y, 8, 0, z);
  const r = shape === "square" || shape === "slim" ? 1.1 : shape === "curved" || shape === "flow" ? 3.4 : 2;
  const low = shape === "square" || shape === "slim" ? 0.97 : shape === "flow" ? 0.9 : 0.86;
  const h = top - lid - base;
  const rings = [at(width * low * 0.96, depth * 0.9, r, base), at(width * low, depth * 0.94, r, base + 0.4)];
  for (const t of [0.25, 0.5, 0.75, 1]) {
    const swell = shape === "curved" ? Math.sin(t * Math.PI) * 0.035 : 0;
    rings.push(
      at(width * (low + (0.985 - low) * t ** 0.8 + swell), depth * (0.94 + 0.05 * t), r, base + h * t),
    );
  }
  put(group, loft(rings, { start: true, end: true }), ware.china);
  const y = base + h;
  put(
    group,
    loft([at(width * 0.96, depth * 0.95, r, y - 0.02), at(width * 0.96, depth * 0.95, r, y + 0.1)], {}),
    ware.dark,
  );
  const over = shape === "stepped" ? 1.05 : 1.02;
  const cover = [
    at(width * (over - 0.03), depth * (over - 0.02), r, y + 0.1),
    at(width * over, depth * (over + 0.01), r, y + 0.3),
    at(width * over, depth * (over + 0.01), r, y + lid * 0.55),
  ];
  if (shape === "stepped")
    cover.push(
      at(width * 0.99, depth * 0.97, r, y + lid * 0.66),
      at(width * 0.985, depth * 0.96, r, y + lid * 0.86),
    );
  cover.push(
    at(width * (over - 0.015), depth * (over - 0.02), r, y + lid * 0.93),
    at(width * 0.94, depth * 0.9, r * 0.9, y + lid),
    at(width * 0.4, depth * 0.4, r * 0.4, y + lid + 0.04),
  );
  put(group, loft(cover, { start: true, end: true }), ware.china);
  if (onePiece) shoulder(group, ware, o, rim, z + depth / 2, width * low);
  else {
    put(group, box(width * 0.5, 0.6, depth * 0.6, 0.1), ware.dark, { y: rim + 0.2, z });
    put(group, box(width * 0.62, 1.6, depth * 0.9, 0.5, 3), ware.china, { y: rim - 0.7, z: z + 0.3 });
  }
  flush(group, params, ware, { y: y - 2, top, z, front: z + depth / 2, width });
  supply(group, ware, z, base, width);
}

/** Fills the step between the bowl and the tank of a one-piece toilet. */
function shoulder(group: Group, ware: Ware, o: Outline, rim: number, tankFront: number, width: number): void {
  const from = o.z - o.back * 0.9;
  put(
    group,
    box(Math.min(width, o.half * 2) * 0.97, 2.4, Math.max(1, from - tankFront + 3.4), 1, 4),
    ware.china,
    { y: rim - 0.6, z: (from + tankFront) / 2 - 0.6 },
  );
}

type Place = { y: number; top: number; z: number; front: number; width: number };

function flush(group: Group, params: ItemParams, ware: Ware, p: Place): void {
  const kind = text(params, "flush");
  if (kind === "lever") {
    const x = -p.width * 0.34;
    put(
      group,
      turned(
        [
          [0, 0],
          [0.72, 0],
          [0.66, 0.26],
          [0.3, 0.4],
          [0, 0.4],
        ],
        0.08,
        24,
      ),
      ware.chrome,
      { x, y: p.y, z: p.front - 0.08, rx: 90 },
    );
    put(
      group,
      bar(
        bentPath(
          [
            [x, p.y, p.front + 0.5],
            [x + 1.6, p.y - 0.05, p.front + 0.62],
            [x + 3.2, p.y - 0.35, p.front + 0.55],
          ],
          0.8,
          5,
        ),
        0.3,
        0.5,
        0.12,
      ),
      ware.chrome,
    );
    put(group, rod(0.26, 0.6, 0.05, 16), ware.chrome, { x, y: p.y, z: p.front + 0.05, rx: 90 });
  } else if (kind === "top") {
    put(
      group,
      turned(
        [
          [0, 0],
          [1.35, 0],
          [1.3, 0.16],
          [1.16, 0.2],
          [0, 0.2],
        ],
        0.04,
        36,
      ),
      ware.chrome,
      { y: p.top, z: p.z },
    );
    put(group, box(0.06, 0.06, 2.2, 0.01), ware.dark, { x: 0.28, y: p.top + 0.19, z: p.z });
  } else if (kind === "side") {
    put(group, box(0.4, 1.2, 2.4, 0.15, 2), ware.chrome, { x: p.width / 2, y: p.y, z: p.z });
  }
}

function supply(group: Group, ware: Ware, z: number, base: number, width: number): void {
  const x = -width * 0.36;
  put(
    group,
    tube(
      bentPath(
        [
          [x, base + 0.1, z],
          [x, base - 3, z],
          [x - 0.8, base - 6.5, z - 1.6],
          [x - 0.8, 7.2, z - 2.2],
        ],
        2.2,
        7,
      ),
      0.24,
      12,
    ),
    ware.chrome,
  );
  put(
    group,
    turned(
      [
        [0, -0.5],
        [0.6, -0.5],
        [0.6, 0.5],
        [0, 0.5],
      ],
      0.08,
      6,
    ),
    ware.seat,
    { x, y: base - 0.4, z },
  );
  put(group, rod(0.42, 1.6, 0.08, 18), ware.chrome, { x: x - 0.8, y: 5.9, z: z - 2.2 });
}
