/** How a surface is laid. What follows its name ends a sentence: "Floor in herringbone". */
export const layingWords = {
  /** Of grout and joints: as the product has them. */
  standard: "default",
  ownColor: "own color",
  ownStart: "own start",
  turned: (degrees: number): string => `turned ${degrees}°`,
  joints: (width: string): string => `${width} joints`,
  grout: (color: string): string => `${color} grout`,
  high: (height: string): string => `${height} high`,
  byDefault: "laid by default",
  inPattern: (pattern: string): string => `in ${pattern}`,
  withJoints: (width: string | undefined): string => (width ? `with ${width} joints` : "with default joints"),
  withGrout: (color?: string): string => (color ? `with ${color} grout` : "with default grout"),
  startedAt: {
    corner: "started in the corner",
    center: "centered",
    door: "with a full piece at the door",
  },
  finishOnAll: "Use this finish on all walls",
  wainscotOnAll: "Use this wainscot on all walls",
};
