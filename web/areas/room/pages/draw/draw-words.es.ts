import type { drawWords as english } from "./draw-words.ts";

export const drawWords: typeof english = {
  lShaped: "En forma de L",
  uShaped: "En forma de U",
  tShaped: "En forma de T",
  undoAndRedo: "deshacer, rehacer",
};
