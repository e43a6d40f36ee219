import type { StageItem } from "./stage-item.ts";

/** Where a ray met an item. */
export interface Meeting {
  t: number;
  item: StageItem | null;
  /** On the item, from its center. */
  u: number;
  v: number;
  /** Above the item's underside. */
  z: number;
  /** Met a side instead of the face. */
  side: boolean;
}

export function createMeeting(): Meeting {
  return { t: 1e9, item: null, u: 0, v: 0, z: 0, side: false };
}

export function topAt(item: StageItem, u: number, v: number): number {
  const i = Math.floor(u / item.step_in + item.columns / 2);
  const j = Math.floor(v / item.step_in + item.rows / 2);
  if (i < 0 || j < 0 || i >= item.columns || j >= item.rows) return -1;
  return item.top[j * item.columns + i]!;
}

function isFilled(item: StageItem, u: number, v: number, z: number): boolean {
  const i = Math.floor(u / item.step_in + item.columns / 2);
  const j = Math.floor(v / item.step_in + item.rows / 2);
  if (i < 0 || j < 0 || i >= item.columns || j >= item.rows) return false;
  const at = j * item.columns + i;
  return item.top[at]! >= z && (item.floor === null || z >= item.floor[at]!);
}

/** Follows a ray (eye and direction in stage inches) to the item's height field; keeps it if it is the nearest. */
export function traceItem(
  item: StageItem,
  ex: number,
  ey: number,
  ez: number,
  dx: number,
  dy: number,
  dz: number,
  meeting: Meeting,
): void {
  const { placement, cos, sin } = item;
  const ox = ex - placement.x;
  const oy = ey - placement.y;
  const ou = ox * cos + oy * sin;
  const ov = oy * cos - ox * sin;
  const du = dx * cos + dy * sin;
  const dv = dy * cos - dx * sin;
  const oz = ez - placement.z;
  const halfU = (item.columns * item.step_in) / 2 - 1e-6;
  const halfV = (item.rows * item.step_in) / 2 - 1e-6;
  const u1 = (-halfU - ou) / du;
  const u2 = (halfU - ou) / du;
  const v1 = (-halfV - ov) / dv;
  const v2 = (halfV - ov) / dv;
  const from = Math.max(Math.min(u1, u2), Math.min(v1, v2), (item.highest_in - oz) / dz);
  const to = Math.min(Math.max(u1, u2), Math.max(v1, v2), -oz / dz);
  if (from >= to || from >= meeting.t) return;
  const stride = (item.step_in * 0.8) / Math.hypot(du, dv);
  let before = from;
  for (let t = from; t <= to; t += stride) {
    const z = oz + dz * t;
    if (!isFilled(item, ou + du * t, ov + dv * t, z)) {
      before = t;
      continue;
    }
    let near = before;
    let far = t;
    for (let step = 0; step < 5; step += 1) {
      const middle = (near + far) / 2;
      if (isFilled(item, ou + du * middle, ov + dv * middle, oz + dz * middle)) far = middle;
      else near = middle;
    }
    if (far >= meeting.t) return;
    meeting.t = far;
    meeting.item = item;
    meeting.u = ou + du * far;
    meeting.v = ov + dv * far;
    meeting.z = oz + dz * far;
    meeting.side = topAt(item, meeting.u, meeting.v) - meeting.z > item.step_in * 1.6;
    return;
  }
}
