import { type BufferGeometry, Vector3 } from "three";
import { fractalNoise, hash } from "./noise.ts";
import { sheet } from "./sheet.ts";

/** A cloth folded back and forth; inches. */
export type Folding = {
  /** Inches of one repeat of the cloth. */
  repeat: number;
  /** Even, so that folds look to the front and the loose ends to the back. */
  layers: number;
  seed: number;
  /** Cells across. */
  cells?: number;
  /** How unevenly it lies. */
  loose?: number;
};

const onLayer = 5;
const onFold = 6;

/** Where the cloth runs: layer by layer, each turn a half circle; `along` from 0 at the back to 1 at the front. */
function course(layers: number): { layer: number; along: number; turn: number }[] {
  return Array.from({ length: layers }, (_, layer) => {
    const forward = layer % 2 === 0;
    const straight = Array.from({ length: onLayer }, (_, k) => ({
      layer,
      along: forward ? k / (onLayer - 1) : 1 - k / (onLayer - 1),
      turn: 0,
    }));
    const fold = Array.from({ length: layer < layers - 1 ? onFold - 1 : 0 }, (_, k) => ({
      layer,
      along: forward ? 1 : 0,
      turn: (k + 1) / onFold,
    }));
    return [...straight, ...fold];
  }).flat();
}

/** Where a place of the folded cloth lies: `u` from 0 to 1 across, `k` the step of its course. */
function lying(w: number, h: number, d: number, { layers, seed, loose = 0.3 }: Folding) {
  const each = h / layers;
  const steps = course(layers);
  const at = (u: number, k: number) => {
    const { layer, along, turn } = steps[k]!;
    const r = each / 2;
    const angle = (turn - 0.5) * Math.PI;
    const front = along > 0.5;
    const height = each * (layer + 0.5) + (turn ? r * (1 + Math.sin(angle)) : 0);
    const fold = front ? layer : layer + 40;
    const shift =
      (hash(turn || along === 1 || along === 0 ? fold - (layer % 2) : fold, 1, seed) - 0.5) * loose;
    const wander = (fractalNoise(u * 3 + seed, fold * 1.7, 97, 91, seed, 2) - 0.5) * loose;
    const reach = d / 2 - r - loose * 0.6;
    const out = (along * 2 - 1) * (reach + shift * Math.abs(along * 2 - 1) + wander);
    const wave = fractalNoise(u * 2.4 + 9, along * 2 + seed + layer * 0.35, 97, 91, seed + 2, 2) - 0.5;
    const plump = 0.93 + 0.09 * along - 0.07 * Math.abs(2 * u - 1) ** 3;
    const side =
      (hash(layer, 7, seed) - 0.5) * loose +
      (fractalNoise(along * 3, layer * 2.3, 97, 91, seed, 2) - 0.5) * loose;
    return new Vector3(
      (u - 0.5) * (w - loose) + side * 0.7,
      Math.max(each * 0.45, height * plump + wave * loose * (height / h) * 0.9),
      out + (turn ? (front ? 1 : -1) * r * Math.cos(angle) : 0),
    );
  };
  return { at, count: steps.length, steps, each };
}

/** A folded cloth that lies on y = 0, its round folds to +z. */
export function foldedCloth(w: number, h: number, d: number, folding: Folding): BufferGeometry {
  const { at, count, each } = lying(w, h, d, folding);
  return sheet(folding.cells ?? 12, count - 1, (u, v) => at(u, Math.round(v * (count - 1))), {
    thick: each * 0.84,
    repeat: folding.repeat,
  });
}

/** Places along the cut ends of a folded cloth, at the left (u = 0) or right (u = 1), `perLayer` on each layer. */
export function cutEnds(
  w: number,
  h: number,
  d: number,
  folding: Folding,
  u: 0 | 1,
  perLayer: number,
): { at: Vector3; layer: number }[] {
  const { at, steps } = lying(w, h, d, folding);
  return Array.from({ length: folding.layers }, (_, layer) => {
    const first = steps.findIndex((step) => step.layer === layer);
    return Array.from({ length: perLayer }, (_, i) => {
      const t = ((i + 0.5) / perLayer) * (onLayer - 1);
      const k = first + Math.min(onLayer - 2, Math.floor(t));
      return { at: at(u, k).lerp(at(u, k + 1), t - Math.floor(t)), layer };
    });
  }).flat();
}
