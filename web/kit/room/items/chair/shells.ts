import { type BufferGeometry, Vector3 } from "three";
import { sheet } from "../parts/sheet.ts";

/** A padded shell bent round the sitter; inches, the opening to +z. */
export type ShellShape = {
  /** Half axes of its middle line and how square the bend is (1 is an ellipse, less is squarer). */
  rx: number;
  rz: number;
  square?: number;
  /** Degrees to each side of the back that it reaches round. */
  reach: number;
  thick: number;
  y0: number;
  /** Height at a place from 0 (middle of the back) to 1 (its front end). */
  top: (along: number) => number;
  /** Inches that the upper rim leans back. */
  lean?: number;
  repeat: number;
};

export function paddedShell(s: ShellShape): BufferGeometry {
  const half = (s.reach * Math.PI) / 180;
  const square = s.square ?? 1;
  return sheet(
    44,
    24,
    (u, v) => {
      const along = u * 2 - 1;
      const angle = along * half;
      const end = Math.max(0, (Math.abs(along) - 0.9) / 0.1);
      const soft = Math.sqrt(Math.max(0, 1 - end ** 2.4));
      const section = v * Math.PI * 2;
      const [c, q] = [Math.cos(section), Math.sin(section)];
      const top = s.top(Math.abs(along));
      const mid = (s.y0 + top) / 2;
      const y = mid + Math.sign(q) * Math.abs(q) ** 0.42 * (top - s.y0) * 0.5 * (0.6 + 0.4 * soft);
      // The upholstery swells between its seams.
      const t = (Math.sign(c) * Math.abs(c) ** 0.7 * s.thick * soft) / 2;
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** square;
      const lean = ((y - s.y0) / Math.max(1, top - s.y0)) * (s.lean ?? 0) * Math.cos(angle * 0.5);
      return new Vector3(bend(Math.sin(angle)) * (s.rx + t), y, -bend(Math.cos(angle)) * (s.rz + t) - lean);
    },
    { repeat: s.repeat },
  );
}
