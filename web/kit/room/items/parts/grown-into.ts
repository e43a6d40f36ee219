import { Box3, type Group, Vector3 } from "three";

/**
 * Scales a plant to its size without distorting the pot: `w` by `d` about the y axis, from its root at `y` up to `top`
 * (null: its grown height). Inches.
 */
export function grownInto(leaves: Group, w: number, d: number, y: number, top: number | null): Group {
  leaves.updateMatrixWorld(true);
  const box = new Box3().setFromObject(leaves, true);
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const scale = new Vector3(w / size.x, top === null ? 1 : (top - y) / (box.max.y - y), d / size.z);
  leaves.scale.copy(scale);
  leaves.position.set(-middle.x * scale.x, y * (1 - scale.y), -middle.z * scale.z);
  return leaves;
}
