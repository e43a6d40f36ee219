/** Finishes as the trade names them, and what each does to the face. */
export interface FinishEffect {
  /** Roughness, as `MaterialCommon.sheen`. */
  sheen: number;
  /** As `MaterialCommon.relief`. */
  relief: number;
}

export const finishEffects = {
  polished: { sheen: 0.08, relief: 0 },
  glossy: { sheen: 0.06, relief: 0 },
  honed: { sheen: 0.46, relief: 0 },
  satin: { sheen: 0.34, relief: 0 },
  matte: { sheen: 0.66, relief: 0.04 },
  lappato: { sheen: 0.24, relief: 0.05 },
  leathered: { sheen: 0.42, relief: 0.5 },
  brushed: { sheen: 0.52, relief: 0.25 },
  flamed: { sheen: 0.85, relief: 0.85 },
  bush_hammered: { sheen: 0.9, relief: 1 },
  sandblasted: { sheen: 0.88, relief: 0.5 },
  tumbled: { sheen: 0.72, relief: 0.4 },
  natural_cleft: { sheen: 0.7, relief: 0.6 },
  split_face: { sheen: 0.86, relief: 0.8 },
  textured: { sheen: 0.78, relief: 0.5 },
  grip: { sheen: 0.84, relief: 0.7 },
  smooth: { sheen: 0.42, relief: 0 },
  wire_brushed: { sheen: 0.56, relief: 0.4 },
  hand_scraped: { sheen: 0.46, relief: 0.7 },
  low_gloss: { sheen: 0.36, relief: 0.05 },
  embossed: { sheen: 0.54, relief: 0.35 },
  oiled: { sheen: 0.5, relief: 0.1 },
  frosted: { sheen: 0.55, relief: 0 },
  natural: { sheen: 0.8, relief: 0.1 },
  flat: { sheen: 0.92, relief: 0 },
  eggshell: { sheen: 0.62, relief: 0 },
  semi_gloss: { sheen: 0.22, relief: 0 },
  sealed: { sheen: 0.3, relief: 0.05 },
} as const satisfies Record<string, FinishEffect>;

export type Finish = keyof typeof finishEffects;
