import { Group, type Material, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { clothMaterial, repeatOf } from "../parts/fabric-materials.ts";
import { weaveNormals, weaveRepeat } from "../parts/fabric-textures.ts";
import { fractalNoise, hash } from "../parts/noise.ts";
import { flag, type ItemParams, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { rod } from "../parts/solids.ts";
import { roundSection, sweep } from "../parts/sweep.ts";
import { rugPattern, secondDye, sized } from "./patterns.ts";

/** Rugs lie on y = 0, the pile up; `pattern`, `pile` (flat, low, high, jute) and `shape` (rect, round). */
export function buildRug(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const pile = text(params, "pile", "low");
  const round = text(params, "shape") === "round";
  const pattern = text(params, "pattern", "plain");
  const weave = pile === "flat" ? "linen" : pile === "jute" ? "wicker" : "pile";
  let material: MeshPhysicalMaterial;
  if (pattern === "plain") material = clothMaterial(finish) ?? new MeshPhysicalMaterial({ color: "#d8cfc0" });
  else {
    material = new MeshPhysicalMaterial({ map: rugPattern(pattern, finish, w, d), roughness: 1 });
    material.normalMap = sized(
      weaveNormals(weave),
      w / (weaveRepeat[weave] * 2),
      d / (weaveRepeat[weave] * 2),
    );
    material.sheen = 0.25;
    material.sheenRoughness = 0.8;
  }
  material.normalScale.setScalar(1.2);
  // Long yarns fall in tufts and ropes of jute are thick: both are coarser than a flat weave.
  const coarse = pile === "high" ? 3.6 : pile === "jute" ? 2.4 : 1.4;
  const repeat = pattern === "plain" ? repeatOf(material) * coarse : 0;
  put(
    group,
    round
      ? roundRug(w, d, h, pile, repeat)
      : squareRug(w, d - (flag(params, "fringe") ? 5 : 0), h, pile, repeat),
    material,
  );
  if (pile !== "high" || round) binding(group, bindingOf(material, pattern, finish), params, round);
  if (flag(params, "fringe")) fringe(group, w, d);
  return group;
}

/** The yarn that the edges are whipped with. */
function bindingOf(material: MeshPhysicalMaterial, pattern: string, finish: string): MeshPhysicalMaterial {
  if (pattern === "plain") return material;
  return new MeshPhysicalMaterial({ color: secondDye(finish), roughness: 1 });
}

/** A whipped edge: a cord along the long sides, round a round rug, and along the ends of one without fringe. */
function binding(group: Group, yarn: Material, params: ItemParams, round: boolean): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const r = Math.min(0.42, h * 0.5);
  if (round) {
    const ring = Array.from({ length: 96 }, (_, i) => {
      const a = (i / 96) * Math.PI * 2;
      return new Vector3(Math.cos(a) * (w / 2 - r), r, Math.sin(a) * (d / 2 - r));
    });
    put(group, sweep(ring, roundSection(r, 6), { closed: true }), yarn);
    return;
  }
  const fringed = flag(params, "fringe");
  const long = d - (fringed ? 5 : 0);
  for (const s of [-1, 1]) {
    put(group, rod(r, long, 0.1, 8), yarn, { x: s * (w / 2 - r), y: r, z: -long / 2, rx: 90 });
    if (!fringed) put(group, rod(r, w, 0.1, 8), yarn, { x: -w / 2, y: r, z: s * (d / 2 - r), rz: -90 });
  }
}

/** Height of the pile at a place: tufts stand unevenly, and the rim is rounded off. */
function pileHeight(x: number, z: number, edge: number, h: number, pile: string): number {
  const high = pile === "high";
  const soft =
    fractalNoise(x * (high ? 0.5 : 0.14) + 300, z * (high ? 0.5 : 0.14) + 300, 997, 991, 5, 2) - 0.5;
  const round = Math.min(1, edge / Math.max(0.3, h * 0.8));
  return (
    h * (0.3 + 0.7 * Math.sqrt(Math.max(0, 1 - (1 - round) ** 2))) +
    soft * (high ? h * 0.5 : h * 0.14) * round
  );
}

function squareRug(w: number, d: number, h: number, pile: string, repeat: number) {
  const high = pile === "high";
  const n = high ? 76 : 30;
  // Long yarns hang unevenly over the edge; a dense pile is cut straight.
  const margin = high ? 0.05 : 1e-6;
  const spread = (t: number) =>
    t < 0.06
      ? (t / 0.06) ** 1.0 * 0.012
      : t > 0.94
        ? 1 - ((1 - t) / 0.06) * 0.012
        : 0.012 + ((t - 0.06) / 0.88) * 0.976;
  return sheet(
    n,
    n,
    (u, v) => {
      const wobble = (s: number) =>
        (fractalNoise(s * 0.09 + 50, 3, 997, 991, 7, 2) - 0.5) * (high ? 1.2 : 0.3) +
        (high ? (fractalNoise(s * 0.6 + 50, 9, 997, 991, 11, 2) - 0.5) * 1.5 : 0);
      // u runs to the west, so that the pile looks up
      const x = (0.5 - spread(u)) * w;
      const z = (spread(v) - 0.5) * d;
      const edge = Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z));
      const rim = u === 0 || u === 1 || v === 0 || v === 1;
      return new Vector3(
        x + (u < margin || u > 1 - margin ? wobble(z) : 0),
        rim ? 0 : pileHeight(x, z, edge, h, pile),
        z + (v < margin || v > 1 - margin ? wobble(x + 90) : 0),
      );
    },
    repeat ? { repeat } : {},
  );
}

function roundRug(w: number, d: number, h: number, pile: string, repeat: number) {
  const rings = pile === "jute" ? 44 : 26;
  const geometry = sheet(
    64,
    rings,
    (u, v) => {
      const a = u * Math.PI * 2;
      const r = v;
      const braid = pile === "jute" ? Math.abs(Math.sin(r * 22 * Math.PI)) * 0.3 : 0;
      const x = (Math.cos(a) * r * w) / 2;
      const z = (Math.sin(a) * r * d) / 2;
      const edge = ((1 - r) * w) / 2;
      return new Vector3(x, v >= 1 ? 0 : pileHeight(x, z, edge, h, pile) * (0.75 + braid), z);
    },
    { ring: true },
  );
  const position = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let i = 0; i < position.count; i++) {
    if (repeat) uv.setXY(i, position.getX(i) / repeat, position.getZ(i) / repeat);
    else uv.setXY(i, position.getX(i) / w + 0.5, position.getZ(i) / d + 0.5);
  }
  return geometry;
}

/** Knotted warp ends along both short sides. */
function fringe(group: Group, w: number, d: number): void {
  const yarn = new MeshPhysicalMaterial({ color: "#ded3bd", roughness: 1 });
  const count = Math.min(110, Math.round(w / 0.9));
  for (const s of [-1, 1]) {
    const strands = sheet(count * 2, 3, (u, v) => {
      const i = Math.floor(u * count * 2 + 0.001);
      const k = i >> 1;
      const wide = (w / count) * 0.42;
      const cx = ((k + 0.5) / count - 0.5) * w + (hash(k, s + 3, 1) - 0.5) * 0.5 * v;
      return new Vector3(
        cx + (i % 2 ? 1 : -1) * wide * (v < 0.3 ? 1 : 0.75),
        0.12 * (1 - v) + 0.05,
        s * (d / 2 - 2.6 + v * (2.3 + hash(k, s + 3, 2) * 0.3)),
      );
    });
    const index = strands.getIndex()!;
    const kept: number[] = [];
    for (let q = 0; q < index.count; q += 18)
      if ((q / 18) % 2 === 0) for (let j = 0; j < 18; j++) kept.push(index.getX(q + j));
    strands.setIndex(kept);
    yarn.side = 2;
    put(group, strands, yarn);
  }
}
