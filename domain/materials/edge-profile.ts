import type { Edge } from "./material.ts";

/** How a piece's face falls away at its outline. */
export interface EdgeProfile {
  radius_in: number;
  drop_in: number;
  /** A flat cut instead of a round. */
  flat: boolean;
  /** How far the outline strays from the straight. */
  ragged_in: number;
}

export const edgeProfiles: Record<Edge, EdgeProfile> = {
  rectified: { radius_in: 0.03, drop_in: 0.014, flat: true, ragged_in: 0 },
  square: { radius_in: 0.012, drop_in: 0.01, flat: true, ragged_in: 0 },
  micro_bevel: { radius_in: 0.07, drop_in: 0.05, flat: true, ragged_in: 0 },
  bevel: { radius_in: 0.42, drop_in: 0.13, flat: true, ragged_in: 0 },
  pressed: { radius_in: 0.075, drop_in: 0.032, flat: false, ragged_in: 0 },
  soft: { radius_in: 0.13, drop_in: 0.045, flat: false, ragged_in: 0.018 },
  tumbled: { radius_in: 0.24, drop_in: 0.1, flat: false, ragged_in: 0.055 },
  eased: { radius_in: 0.1, drop_in: 0.06, flat: false, ragged_in: 0 },
  bullnose: { radius_in: 0.1, drop_in: 0.06, flat: false, ragged_in: 0 },
  split: { radius_in: 0.09, drop_in: 0.06, flat: false, ragged_in: 0.09 },
};

/** How far the face has dropped at `edge` inches inside the outline. */
export function profileDrop(profile: EdgeProfile, edge: number): number {
  const inside = Math.min(1, Math.max(0, edge / profile.radius_in));
  const away = 1 - inside;
  return profile.drop_in * (profile.flat ? away : 1 - Math.sqrt(1 - away * away));
}
