import effects from "../../content/materials/finishes.json" with { type: "json" };

/** Finishes as the trade names them, and what each does to the face. */
export interface FinishEffect {
  /** Roughness, as `MaterialCommon.sheen`. */
  sheen: number;
  /** As `MaterialCommon.relief`. */
  relief: number;
}

export const finishEffects: Readonly<Record<Finish, FinishEffect>> = effects;

export type Finish = keyof typeof effects;
