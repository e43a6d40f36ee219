/** Short words of the drawing page. */
export const drawWords = {
  lShaped: "L-shaped",
  uShaped: "U-shaped",
  tShaped: "T-shaped",
  undoAndRedo: "undo, redo",
};
